import {type Color, opposite} from '../../core/color.js';
import {
	currentView,
	type HistoryPly,
	type HistoryTry,
	type SeatHistory,
	viewBefore,
} from '../../rules/history.js';
import {isSpoken} from '../../core/act.js';
import {isUnknownMan} from '../../core/man.js';
import {moveAt, toldTry} from '../../knowledge/move-list.js';
import {answerIn} from '../../knowledge/told-acts.js';
import {playedAct} from '../../knowledge/own-move.js';
import {lossesBy} from '../../knowledge/taken.js';
import {ownLength, turnStart} from '../../knowledge/turn-start.js';
import type {View} from '../../rules/view.js';
import {describeLosses} from '../../text/changes.js';
import {countOf, sideName, uncapitalise} from '../../text/men.js';
import {describeAnswer} from '../../text/move-answer.js';
import {offerBack, youTookBack} from '../../text/turn.js';
import {heardIn} from './heard-in.js';
import {asNow, type Message, say} from './message.js';
import {tellOwnAct} from './own-act.js';
import {setUpOver} from './set-up-over.js';
import {isTakenBack} from './taken-back.js';
import {toldPlies} from './told-plies.js';
import {describeHeard} from '../../text/umpire.js';
import type {SeatReport} from '../../match/seat-report.js';
import {type Announcement, isInVain, isRefusal} from '../../rules/news.js';

const describeOwnTries = (
	tries: readonly HistoryTry[],
	view: View,
	variant: string,
): readonly (readonly string[])[] =>
	tries.map((tried, index) => {
		const {text, heard} = tried;
		if (text !== undefined && isTakenBack(tries, index)) {
			return [youTookBack(toldTry(view.cells, text, variant))];
		}

		if (text !== undefined && heard.some(({type}) => type === 'take-back-offered')) {
			return [offerBack(toldTry(view.cells, text, variant))];
		}

		const answer = describeHeard(heard, view.viewer).join(' ');
		if (answer === '') {
			return [];
		}

		// What an adviser said, to himself or to his player, is an answer too.
		if (text === undefined ? !isInVain(tried) : isSpoken(text)) {
			return [answer];
		}

		const what =
			text === undefined
				? 'Your side tried a move'
				: `You tried ${toldTry(view.cells, text, variant)}`;
		return [`${what}: ${uncapitalise(answer)}`];
	});

const refusedText = (by: Color, count: number): readonly string[] =>
	count === 0 ? [] : [`${sideName(by)} was refused ${countOf(count, 'try', 'tries')}.`];

/** Returns tries in the order in which they were made: those in vain that came one after the other in one, each that was answered by itself. */
function inRuns(tries: readonly HistoryTry[]): readonly (readonly HistoryTry[])[] {
	const runs: HistoryTry[][] = [];
	for (const tried of tries) {
		const last = runs.at(-1);
		if (last !== undefined && isInVain(last[0]) && isInVain(tried)) {
			last.push(tried);
		} else {
			runs.push([tried]);
		}
	}

	return runs;
}

/** Returns what was heard of the other side's tries in a turn, in order: refusals counted, answers in full. The order tells something: what is refused after "Try" was a pawn capture. */
export const describeOtherTries = (tries: readonly HistoryTry[], seat?: Color): readonly string[] =>
	inRuns(tries).flatMap((run) => {
		const [{by}] = run;
		const heard = run.flatMap((tried) => tried.heard.filter((record) => !isRefusal(record)));
		return isInVain(run[0])
			? [...refusedText(by, run.length), ...describeHeard(heard, seat)]
			: [`${sideName(by)} asks: ${describeHeard(heard).join(' ')}`];
	});

/** Returns what an umpire said of a ply, and what it cost the seat; that counts now where the seat's turn began with it. */
export function describePly(history: SeatHistory, index: number): readonly Message[] {
	const {seat} = history;
	const {by, tries = []} = history.plies[index];
	const heard = heardIn(history, index);
	const move = playedAct(history.plies[index]);
	if (by === seat) {
		const rest = heard.filter(({type}) => type !== 'moved' && type !== 'ended');
		const act = move === undefined ? undefined : tellOwnAct(history, index, move);
		// What all were told of an act that is no move says it better.
		const who = move === undefined ? 'Your adviser' : 'You';
		const own = act ?? `${who} played ${moveAt(history, index).text}.`;
		const said = describeHeard(rest, seat, by);
		const words = act !== undefined && said.length > 0 ? said : [own, ...said];
		return say([...words, ...setUpOver(history, index)]);
	}

	// Who moves is told before what the move did.
	const told = (isMove: boolean): readonly string[] =>
		describeHeard(
			heard.filter(
				({type}) =>
					type !== 'ended' &&
					type !== 'lost' &&
					(type === 'moved' || type === 'adviser') === isMove,
			),
			seat,
			by,
		);
	const news = [
		...say(told(false)),
		...say(describeLosses(lossesBy(history, index), seat), 'taken'),
	];
	const messages = [
		...say([...describeOtherTries(tries, seat), ...told(true)]),
		...(beginsTurn(history, index) ? asNow(news) : news),
		...say(setUpOver(history, index)),
	];
	// An umpire who announces no moves leaves it to the turn, which has come round, to tell of one.
	const isUntold = messages.length === 0 && viewBefore(history, index).phase === undefined;
	return isUntold ? say(describeHeard([{type: 'moved', by}])) : messages;
}

/** Returns whether the seat is to act after a ply of the other side's. */
export const beginsTurn = (history: SeatHistory, index: number): boolean =>
	index === turnStart(history) - 1 &&
	history.plies[index].by !== history.seat &&
	history.plies[index].view.turn === history.seat;

/** Returns the plies of which an umpire tells a seat now: what his adviser played is new to a player when his next turn begins. */
function toldByUmpire(history: SeatHistory): readonly number[] {
	const own = ownLength(history) - 1;
	const told = toldPlies(history);
	return own < 0 || history.plies[own].move !== undefined || told.includes(own)
		? told
		: [own, ...told];
}

/**
 * Returns what the umpire told a seat by some plies, those since its own last move when left out, in the order in which it
 * was said; of those only what `isTold`. Made from its history alone. Pure.
 */
export function umpireMessages(
	history: SeatHistory,
	told?: readonly number[],
	isTold: (ply: number) => boolean = () => true,
): readonly Message[] {
	const {seat, heardAtStart = []} = history;
	return [
		...say(told === undefined && ownLength(history) === 0 ? describeHeard(heardAtStart, seat) : []),
		...(told ?? toldByUmpire(history))
			.filter(isTold)
			.flatMap((index) => describePly(history, index)),
	];
}

/** Returns which ply was the seat's own last one, where it is known and the other side has acted since. */
export function ownBefore(history: SeatHistory): number | undefined {
	const last = ownLength(history) - 1;
	const isBefore = last >= 0 && last < turnStart(history) - 1;
	return isBefore && history.plies[last].move !== undefined ? last : undefined;
}

/**
 * Returns which ply was the seat's own last one where that told it more than that it was made, and the other side has acted
 * since; undefined where not. What a challenge brought out, and what an act that is no move cost, the boards alone tell.
 */
export function ownNews(history: SeatHistory): number | undefined {
	const {plies} = history;
	const last = ownBefore(history);
	if (last === undefined) {
		return undefined;
	}

	const isNews =
		plies[last].heard.some(({type}) => type !== 'moved' && type !== 'intends') ||
		answerIn(history, last) !== undefined ||
		lossesBy(history, last).length > 0;
	return isNews ? last : undefined;
}

/** Returns what came of each try in the turn that is on, as sentences to a seat; of the other side's all at the last one. */
export function describeTries(history: SeatHistory): readonly (readonly string[])[] {
	const {seat, variant, tries = []} = history;
	const view = currentView(history);
	return view.turn === seat
		? describeOwnTries(tries, view, variant)
		: tries.map((_, index) => (index === tries.length - 1 ? describeOtherTries(tries, seat) : []));
}

/** Returns of that what will be told with a higher count while the other side's turn goes on: how many of its last tries were refused. */
export function refusedSoFar(history: SeatHistory): string | undefined {
	const {seat, tries = []} = history;
	const last = inRuns(tries).at(-1) ?? [];
	return currentView(history).turn !== seat && last.some(isInVain)
		? refusedText(opposite(seat), last.length)[0]
		: undefined;
}

/** Returns what both sides heard, as records. */
function inBoth(one: readonly Announcement[], other: readonly Announcement[]): Announcement[] {
	const texts = new Set(other.map((record) => JSON.stringify(record)));
	return one.filter((record) => texts.has(JSON.stringify(record)));
}

/**
 * Returns what both sides were told of the last turn, as sentences: what may stand on a screen that
 * either of them sees.
 */
export function publicWords(white: SeatReport, black: SeatReport): readonly string[] {
	const own = turnOf(white.history);
	const others = turnOf(black.history);
	// Of acts that one side alone noticed nothing is said, nor how many they were.
	const count = Math.min(own.length, others.length);
	const [known, alike] = [own, others].map((plies) => plies.slice(plies.length - count));
	const first = white.history.plies.length - count;
	return known.flatMap((ply, index) => [
		...publicAnswer(white.history, first + index, alike[index]),
		...wordsOf(
			{...ply, heard: heardIn(white.history, first + index)},
			{...alike[index], heard: heardIn(black.history, black.history.plies.length - count + index)},
		),
	]);
}

/** Returns how a move was answered in a ply, which both saw; of a man that one of them does not know no more than that. */
function publicAnswer(history: SeatHistory, index: number, other: HistoryPly): readonly string[] {
	const answer = answerIn(history, index);
	if (answer === undefined) {
		return [];
	}

	const {square} = answer;
	const seen = [history.plies[index].view.cells[square], other.view.cells[square]];
	return [describeAnswer({...answer, man: seen.find(isUnknownMan) ?? seen[0]})];
}

/** Returns the plies of the last turn: several where a turn has several moves. */
function turnOf({plies}: SeatHistory): readonly HistoryPly[] {
	const by = plies.at(-1)?.by;
	return plies.slice(plies.findLastIndex((ply) => ply.by !== by) + 1);
}

/** Returns what both heard of a turn's tries, in order: the other side may have heard of fewer than who made them, and none besides. */
function triesInBoth(made: readonly HistoryTry[], noticed: readonly HistoryTry[]): HistoryTry[] {
	const known = made.flatMap(({heard}) => heard);
	return noticed.flatMap((tried) => {
		const both = inBoth(tried.heard, known);
		const heard = tried.heard.filter((record) => isRefusal(record) || both.includes(record));
		return heard.length === 0 ? [] : [{...tried, heard}];
	});
}

/** Returns what both were told of one ply, as White and Black noticed it. */
function wordsOf(white: HistoryPly, black: HistoryPly): readonly string[] {
	const {by} = white;
	const [made, noticed] = by === 'white' ? [white, black] : [black, white];
	return [
		...describeOtherTries(triesInBoth(made.tries ?? [], noticed.tries ?? [])),
		...describeHeard(inBoth(white.heard, black.heard), undefined, by),
	];
}
