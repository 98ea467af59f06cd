import {textsOf} from '../session/told/message.js';
import {toldLog} from '../session/told/told-log.js';
import type {Word} from '../core/act.js';
import {type Color, opposite} from '../core/color.js';
import {timeLeft} from '../match/clock.js';
import {findRequestFault} from '../match/request-fault.js';
import {actTexts, type SeatReport} from '../match/seat-report.js';
import type {MatchHost} from '../session/match-host.js';
import {clockText} from '../text/clock.js';
import {isAdviser, SEAT_IDS, type SeatId, sideOf} from '../rules/seat.js';
import {variantTitle} from '../text/finished-game.js';
import {describeAdviser, HAND_BACK_TEXT, TO_ADVISER_TEXT} from '../text/hand-off.js';
import {capitalise, seatName, sideName} from '../text/men.js';
import {askResign} from '../text/questions.js';
import {savedAs, SAVES_ITSELF} from '../text/saves.js';
import {GAME_HAS_NO_HINTS} from '../text/turn.js';
import type {PlainCommand} from './place.js';
import {no, type Question, yes} from './question.js';
import type {Session} from './session.js';
import {UNDO_WORDS} from './turn.js';

/** Why there is no clock to read, as a part of a sentence. */
const NO_CLOCK_HERE = 'this game has no clock';

const TAKE_BACK: Word = 'take-back';

/** Returns both clocks, the seat's own first. */
function readClocks({match}: ReturnType<MatchHost['getState']>, seat: Color, now: number): string {
	const {clocks, settings, phase} = match;
	if (settings.clock.kind === 'none') {
		return `${capitalise(NO_CLOCK_HERE)}.`;
	}

	const left = (side: Color): string => {
		const isRunning = phase.name === 'turn' && sideOf(phase.seat) === side;
		return clockText(isRunning ? timeLeft(clocks, side, now) : clocks.left[side]);
	};

	return `You have ${left(seat)}, ${sideName(opposite(seat))} has ${left(opposite(seat))}.`;
}

/** What a game's place adds to its commands. */
type GameWays = {
	/** Says again all that is new in this turn. */
	readonly tellAll: () => void;
};

/** Says how a game is kept; one that could not be saved is saved now, if that can be. */
function tellSaved(session: Session, host: MatchHost): void {
	if (host.getState().notSaved !== undefined && !host.saveAgain()) {
		session.say(host.getState().notSaved);
	} else {
		session.say(host.isSaved ? savedAs(host.savedAs) : undefined, SAVES_ITSELF);
	}
}

/** Returns the command that says again all that a seat was told. */
export const toldCommand = (session: Session, read: () => SeatReport): PlainCommand => ({
	names: ['told', 'log'],
	help: 'all that you were told so far, turn by turn',
	run: () => session.say(...textsOf(toldLog(read()))),
});

/** Returns what is said of hints where nobody gives any. */
export const noHints = (session: Session): PlainCommand => ({
	names: ['hint'],
	help: 'none in a game; says which words tell more',
	run: () => session.say(GAME_HAS_NO_HINTS),
});

/** Returns the commands of a game that are about the game and not the board; lichess's blind mode has most of them. */
export function gameCommands(
	session: Session,
	host: MatchHost,
	id: SeatId,
	question: Question,
	{tellAll}: GameWays,
): readonly PlainCommand[] {
	const {services} = session;
	const seat = sideOf(id);
	const report = host.report(id);
	const {passesTo, adviser} = report;
	// Where the game itself offers a try back, that is meant.
	const ownBack = actTexts(report).acts.find((act) => act === TAKE_BACK);
	const passing: readonly PlainCommand[] =
		passesTo === undefined
			? adviser === undefined || id !== seat
				? []
				: [
						{
							names: ['adviser'],
							help: 'why your adviser cannot play for you now',
							run: () => session.say(describeAdviser(adviser)),
						},
					]
			: [
					{
						names: isAdviser(passesTo) ? ['adviser'] : ['back'],
						help: isAdviser(passesTo) ? TO_ADVISER_TEXT : HAND_BACK_TEXT,
						run: () => host.send({type: 'turnPassed', to: passesTo}),
					},
				];
	const running: readonly PlainCommand[] = [
		// Who is practised against agrees to none.
		...(host.drill === undefined
			? [
					{
						names: ['draw'],
						help: 'offers a draw, or agrees to one',
						fault: findRequestFault(report, 'draw'),
						run: () => host.send({type: 'drawOffered', side: seat}),
					},
				]
			: []),
		{
			names: UNDO_WORDS,
			help:
				host.getState().match.settings.seats[opposite(seat)].kind === 'bot'
					? 'takes your last move back, with the answer to it'
					: 'asks to take your last move back',
			fault: ownBack === undefined ? findRequestFault(report, 'takeback') : undefined,
			run() {
				if (ownBack !== undefined) {
					host.send({type: 'moveChosen', seat: id, move: ownBack});
					return;
				}

				host.send({type: 'takebackAsked', side: seat});
			},
		},
		{
			names: ['resign'],
			help: host.drill === undefined ? 'gives the game up' : 'gives the drill up',
			run() {
				question.ask(askResign(seat), [yes(() => host.send({type: 'resigned', side: seat})), no()]);
			},
		},
	];
	return [
		...passing,
		// An adviser asks nothing of the other side.
		...(host.getState().match.outcome === undefined && id === seat ? running : []),
		{
			names: ['last', 'l', 'changed'],
			help: 'what the last move changed, and what was said since',
			run: tellAll,
		},
		toldCommand(session, () => host.report(id)),
		{names: ['save'], help: 'how the game is kept', run: () => tellSaved(session, host)},
		{
			names: ['clock', 'c'],
			help: 'both clocks',
			fault: host.getState().match.settings.clock.kind === 'none' ? NO_CLOCK_HERE : undefined,
			run: () => session.say(readClocks(host.getState(), seat, services.now())),
		},
		{
			names: ['opponent', 'o'],
			help: 'who plays, and what',
			run() {
				const {seats, variant} = host.getState().match.settings;
				session.say(
					`${variantTitle(variant)}.`,
					...SEAT_IDS.map(
						(one) =>
							seats[one] && `${seatName(one)}: ${seats[one].name}${one === id ? ', you' : ''}.`,
					),
				);
			},
		},
	];
}
