import {type Color, COLORS, opposite} from '../core/color.js';
import {timeLeft} from '../match/clock.js';
import type {MatchHost} from '../session/match-host.js';
import {clockText} from '../text/clock.js';
import {sideName} from '../text/men.js';
import {askResign} from '../text/questions.js';
import type {PlainCommand} from './place.js';
import {no, type Question, yes} from './question.js';
import type {Session} from './session.js';

/** Returns both clocks, the seat's own first. */
function readClocks({match}: ReturnType<MatchHost['getState']>, seat: Color, now: number): string {
	const {clocks, settings, phase} = match;
	if (settings.clock.kind === 'none') {
		return 'This game has no clock.';
	}

	const left = (side: Color): string => {
		const isRunning = phase.name === 'turn' && phase.side === side;
		return clockText(isRunning ? timeLeft(clocks, side, now) : clocks.left[side]);
	};

	return `You have ${left(seat)}, ${sideName(opposite(seat))} has ${left(opposite(seat))}.`;
}

/** Returns the commands of a game that are about the game and not the board; lichess's blind mode has most of them. */
export function gameCommands(
	session: Session,
	host: MatchHost,
	seat: Color,
	question: Question,
	{tellAll, tookBack}: {readonly tellAll: () => void; readonly tookBack: () => void},
): readonly PlainCommand[] {
	const {services} = session;
	const running: readonly PlainCommand[] = [
		{
			names: ['draw'],
			help: 'offers a draw, or agrees to one',
			run: () => host.send({type: 'drawOffered', side: seat}),
		},
		{
			names: ['takeback', 'u'],
			help: 'asks to take your last move back',
			run() {
				tookBack();
				host.send({type: 'takebackAsked', side: seat});
			},
		},
		{
			names: ['resign'],
			help: 'gives the game up',
			run() {
				question.ask(askResign(seat), [yes(() => host.send({type: 'resigned', side: seat})), no()]);
			},
		},
	];
	return [
		...(host.getState().match.outcome === undefined ? running : []),
		{
			names: ['last', 'l', 'changed'],
			help: 'what the last move changed, and what was said since',
			run: tellAll,
		},
		{
			names: ['clock', 'c'],
			help: 'both clocks',
			run: () => session.say(readClocks(host.getState(), seat, services.now())),
		},
		{
			names: ['opponent', 'o'],
			help: 'who plays',
			run() {
				const {seats} = host.getState().match.settings;
				session.say(
					...COLORS.map(
						(side) => `${sideName(side)}: ${seats[side].name}${side === seat ? ', you' : ''}.`,
					),
				);
			},
		},
	];
}
