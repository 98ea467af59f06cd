import {parseAct} from '../../core/act.js';
import {type Color, opposite} from '../../core/color.js';
import {adviserLeft} from '../../knowledge/adviser-left.js';
import {seesEverySquare} from '../../knowledge/hidden-men.js';
import {ownLength} from '../../knowledge/turn-start.js';
import type {SeatReport} from '../../match/seat-report.js';
import {currentView, heardBefore, type SeatHistory, viewBefore} from '../../rules/history.js';
import {isInVain} from '../../rules/news.js';
import {variantOf} from '../../rules/registry.js';
import {isAdviser} from '../../rules/seat.js';
import {isSetUp} from '../../rules/view.js';
import {SECRET_SET_UP} from '../../text/arranging.js';
import {sideName} from '../../text/men.js';
import {describeAdviser} from '../../text/hand-off.js';
import {describeMoral, describeOutcome} from '../../text/outcome.js';
import {ALL_OPEN, KING_ANEW, phaseText, SECOND, SECOND_MOVE} from '../../text/phases.js';
import {askRequest, describeNotice, describeOwnRequest} from '../../text/requests.js';
import {MAY_NOT_MATE, mayAdvise} from '../../text/turn.js';
import {describeHeard} from '../../text/umpire.js';
import {isArranging} from '../entry/arranging.js';
import {wordsOf} from '../entry/plan-steps.js';
import {endOfHistory} from './ended-game.js';
import {broughtBefore, foggedMessages} from './fogged-messages.js';
import {mayBeRefused} from './may-be-refused.js';
import {asNow, asResult, type Message, say, type Tone} from './message.js';
import {tellPly} from './open-plies.js';
import {tellCheck} from './tell-check.js';
import {toldPlies} from './told-plies.js';
import {describePly, describeTries, ownNews, umpireMessages} from './umpire-messages.js';

/** Returns what a seat that sees the whole board was told by some plies. */
const openMessages = (history: SeatHistory, told: readonly number[]): readonly Message[] =>
	told.flatMap((index) => tellPly(history, index));

/** Returns what came with the seat's own last move: who plays against a bot has had no time to read it. */
function toldBefore(history: SeatHistory, isRefereed: boolean): readonly Message[] {
	const ply = ownNews(history);
	const told =
		ply !== undefined
			? isRefereed
				? describePly(history, ply)
				: tellPly(history, ply)
			: isRefereed || seesEverySquare(history)
				? []
				: say(broughtBefore(history));
	return told.map((message) => ({...message, isBefore: true as const}));
}

/** Returns whether a seat put a man down or took one off in a ply. */
const isOwnPut = ({plies, seat}: SeatHistory, ply: number): boolean =>
	plies[ply].by === seat && parseAct(plies[ply].move ?? '')?.kind === 'place';

/** How many plies stood when each notice was given, of those that stand yet: what was taken back later does not count. */
export function noticePlies(notices: SeatReport['notices']): readonly number[] {
	let most = Number.POSITIVE_INFINITY;
	return notices
		.toReversed()
		.map(({kind, ply}) => {
			const stood = Math.min(ply, most);
			most = kind === 'taken-back' ? stood : most;
			return stood;
		})
		.reverse();
}

/** Returns whether moves are written down no more, as each side is told on its first turn of open play. */
function opensNow({plies}: SeatHistory): boolean {
	const written = plies.findLastIndex(({view}) => view.phase !== undefined);
	const isAsked = plies.some(({view}) => view.phase === 'closing');
	return isAsked && plies.length - written > 1 && plies.length - written <= 3;
}

/** Returns messages in which the umpire's answers about squares stay in sight as long as the turn is on in which they were asked. */
function keepAnswers(
	messages: readonly Message[],
	{tries = [], seat}: SeatHistory,
): readonly Message[] {
	const answers = tries
		.filter(({by}) => by === seat)
		.flatMap(({heard}) =>
			describeHeard(
				heard.filter(({type}) => type === 'occupants'),
				seat,
			),
		);
	return messages.map((message) =>
		answers.includes(message.text) ? {...message, isNow: true} : message,
	);
}

/** Returns that the game begins, as long as nothing has been done in it. */
function beginning({history, outcome, acts}: SeatReport): readonly Message[] {
	if (history.plies.length > 0 || outcome !== undefined) {
		return [];
	}

	const {turn, phase} = currentView(history);
	const first = isArranging(acts)
		? ` ${SECRET_SET_UP}`
		: phase === undefined
			? ` ${sideName(turn)} moves first.`
			: '';
	return say(`The game begins.${first}`, 'faint');
}

/** Returns what a seat is told now, or of one ply, in a game, which has a beginning. Made from its report alone. Pure. */
export const seatMessages = (report: SeatReport, only?: number): readonly Message[] => [
	...beginning(report),
	...seatNews(report, only),
];

/**
 * Returns what a seat is told now, or of one ply (0 is the first), in sentences, the newest last; nothing of a beginning, for
 * what starts in the middle of a game. Made from its report alone. Pure.
 */
export function seatNews(report: SeatReport, only?: number): readonly Message[] {
	const {history, seat, id, adviser, names, notices, request, outcome, phase} = report;
	const messages: Message[] = [];
	// Who sees the whole board beside an umpire is told what changed on it.
	const isRefereed = report.umpire !== undefined && mayBeRefused(report);
	if (adviser !== undefined && id === seat && report.moves.length > 0 && ownLength(history) === 0) {
		messages.push(...say(describeAdviser(adviser), 'faint'));
	}

	const now = history.plies.length;
	const plies = noticePlies(notices);
	/** Returns what was told while so many plies stood; in a set-up the last alone, and until the next step. */
	const noticed = (stood: (plies: number) => boolean) =>
		notices.filter(
			(_, index) =>
				stood(plies[index]) &&
				(!isSetUp(viewBefore(history, plies[index]).phase) ||
					(plies[index] === now && index === notices.length - 1)),
		);
	const sayNotices = (given: SeatReport['notices']) =>
		given.flatMap((notice) => say(describeNotice(notice, seat, names), 'accent'));
	const isFogged = !isRefereed && !seesEverySquare(history);
	const before = toldBefore(history, isRefereed);
	messages.push(
		...(isFogged ? [] : before),
		...sayNotices(noticed((stood) => stood >= ownLength(history) && stood < now)),
	);
	const variant = variantOf(history.variant);
	const {acts = [], moves} = report;
	const one = only === undefined ? undefined : [only];
	// Where a man was taken back the one put before him is no news.
	const isBack = one === undefined && notices.at(-1)?.kind === 'taken-back' && plies.at(-1) === now;
	const isTold = (ply: number): boolean => !isBack || !isOwnPut(history, ply);
	const told = one ?? toldPlies(history).filter(isTold);
	messages.push(
		...(isRefereed
			? umpireMessages(history, one, isTold)
			: seesEverySquare(history)
				? openMessages(history, told)
				: foggedMessages(history, told, before, outcome !== undefined && only === undefined)),
	);

	const turnNotices = noticed((stood) => stood >= now);
	const tries = isFogged ? [] : describeTries(history);
	for (let index = 0; index <= tries.length; index++) {
		messages.push(
			...say(tries[index - 1] ?? []),
			...sayNotices(
				turnNotices.filter(({tries: before = 0}) => Math.min(before, tries.length) === index),
			),
		);
	}

	if (currentView(history).phase === 'kings' && acts.length > 0) {
		messages.push(...asNow(say(KING_ANEW, 'accent')));
	}

	const tried = history.tries?.at(-1);
	// Nothing else is refused to one who sees all.
	if (isAdviser(report.id) && tried?.text !== undefined && isInVain(tried)) {
		messages.push(...say(MAY_NOT_MATE, 'warning'));
	}

	const left = adviserLeft(history);
	if (isAdviser(report.id) && left !== undefined && moves.length > 0) {
		messages.push(...say(mayAdvise(seat, left), 'accent'));
	}

	const {phase: doing} = currentView(history);
	if (doing === SECOND && acts.length + moves.length > 0) {
		messages.push(...say(SECOND_MOVE, 'accent'));
	}

	messages.push(...asNow(say(outcome === undefined ? tellCheck(history) : undefined)));

	if (variant.hides === 'move' && acts.length + moves.length > 0) {
		const words = wordsOf(acts);
		const mayOpen = words.includes('open') && words.includes('done');
		// With which man one must reply was told with that it was chosen.
		const named = doing?.startsWith('named ') === true;
		const amends = heardBefore(history, now).some(({type}) => type === 'illegal-seal');
		const asked = opensNow(history) ? ALL_OPEN : phaseText(doing, mayOpen, amends);
		messages.push(...say(named ? undefined : asked, 'accent'));
	}

	if (request !== undefined && request.by === seat) {
		messages.push(...say(describeOwnRequest(request), 'faint'));
	} else if (request !== undefined && phase.name === 'turn' && phase.seat === seat) {
		messages.push(...say(`${askRequest(request, names)} A move of yours declines it.`, 'accent'));
	}

	messages.push(...resultMessages(report, seat));
	return keepAnswers(messages, history);
}

/** Returns how a game ended and who won, to a seat or, without one, to both sides; nothing of one that goes on. */
export function resultMessages(
	{history, outcome}: Pick<SeatReport, 'history' | 'outcome'>,
	seat?: Color,
): readonly Message[] {
	if (outcome === undefined) {
		return [];
	}

	const variant = variantOf(history.variant);
	const moral = describeMoral(variant, outcome, currentView(history).turn);
	const told = [...describeOutcome(outcome, endOfHistory(history), seat), ...moral];
	return asResult(say(told, outcomeTone(outcome.winner, seat)));
}

const outcomeTone = (winner: Color | null, seat: Color | undefined): Tone =>
	winner === null || seat === undefined ? 'accent' : winner === opposite(seat) ? 'warning' : 'good';
