import {isSpoken} from '../../core/act.js';
import {byColor, type Color} from '../../core/color.js';
import {toldTry} from '../../knowledge/move-list.js';
import type {Match} from '../../match/match.js';
import type {Review, ReviewStep} from '../../match/review.js';
import {type SeatReport, seatReport} from '../../match/seat-report.js';
import {type Announcement, isInVain} from '../../rules/news.js';
import {type HistoryTry, type SeatHistory, viewBefore} from '../../rules/history.js';
import type {View} from '../../rules/view.js';
import {adviserOf} from '../../rules/seat.js';
import {seatName, sideName, uncapitalise} from '../../text/men.js';
import {answerIn, isTrueClaim} from '../../knowledge/told-acts.js';
import {describeAnswer, describePassed} from '../../text/move-answer.js';
import {parseUci} from '../../core/uci.js';
import {isReport} from '../../knowledge/sent-moves.js';
import {describeHeard} from '../../text/umpire.js';
import {heardIn} from './heard-in.js';
import {describeOtherTries} from './umpire-messages.js';
import {isTakenBack, takesBack} from './taken-back.js';
import {takenAt} from './taken-at.js';
import {TAKEN_BACK} from '../../text/turn.js';

/** A try in vain as it is written, with what was said of it; a question has no name. */
type ToldTry = {
	readonly name: string | undefined;
	readonly answer: string;
	/** Who tried it, where that was not the one who played. */
	readonly by?: string | undefined;
};

/** Returns names in one row, of too many the first and how many there are besides. */
const nameSome = (names: readonly string[], most: number): string =>
	names.length <= most
		? names.join(', ')
		: `${names.slice(0, most - 1).join(', ')} and ${names.length - most + 1} more`;

/**
 * Returns what somebody tried and asked in a turn, as sentences in order; tries that came one after the other and
 * were answered alike stand in one: "White tried Bxf7, Ng5: no." Of these at most `most` are named. Pure.
 */
export function gatherTries(
	tries: readonly ToldTry[],
	who: string,
	most = Number.POSITIVE_INFINITY,
): readonly string[] {
	const groups: {names: string[]; answer: string; by: string}[] = [];
	for (const {name, answer, by = who} of tries) {
		const last = groups.at(-1);
		if (
			name !== undefined &&
			last !== undefined &&
			last.names.length > 0 &&
			last.answer === answer &&
			last.by === by
		) {
			last.names.push(name);
		} else {
			groups.push({names: name === undefined ? [] : [name], answer, by});
		}
	}

	return groups.map(({names, answer, by}) =>
		names.length === 0
			? `${who} asked. ${answer}`
			: `${by} tried ${nameSome(names, most)}: ${uncapitalise(answer)}`,
	);
}

/** Returns what one side tried and asked in a turn with the answers, as it is told of them or as others tell of it. `cells` is its own board. */
const describeTries = (
	tries: readonly (Pick<HistoryTry, 'text' | 'heard'> & {readonly isAdvised?: true})[],
	{cells, viewer}: Pick<View, 'cells' | 'viewer'>,
	variant: string,
	who: string,
	most?: number,
): readonly string[] =>
	gatherTries(
		tries.flatMap(({text, heard, isAdvised}, index): readonly ToldTry[] => {
			const said = describeHeard(heard, viewer).join(' ');
			if (text === undefined || takesBack({text})) {
				return [];
			}

			// An adviser's word is what is answered to a question; before it there is no answer.
			if (isSpoken(text)) {
				return said === '' ? [] : [{name: undefined, answer: said}];
			}

			return [
				{
					name: toldTry(cells, text, variant),
					answer: isTakenBack(tries, index) ? TAKEN_BACK : said,
					by: isAdvised ? seatName(adviserOf(viewer)) : undefined,
				},
			];
		}),
		who,
		most,
	);

/** Returns what a seat heard of the tries and questions of one turn, which it saw begin so. */
const describeTurn = (
	tries: readonly HistoryTry[],
	view: View,
	variant: string,
	most?: number,
): readonly string[] =>
	tries.at(0)?.by === view.viewer
		? describeTries(tries, view, variant, 'You', most)
		: describeOtherTries(tries);

/** Returns what came before the seat's own move of ply `index` (0 is the first); the other side's is told with its move. At most `most` tries are named in a row. */
export const triesBefore = (
	history: SeatHistory,
	index: number,
	most?: number,
): readonly string[] => {
	const ply = history.plies.at(index);
	return ply?.tries === undefined || ply.by !== history.seat
		? []
		: describeTurn(ply.tries, viewBefore(history, index), history.variant, most);
};

/** Returns what a seat saw and heard of the turn that is on, likewise. Made from its report alone. */
export const openTurn = (
	{history}: Pick<SeatReport, 'history'>,
	most?: number,
): readonly string[] => {
	const {tries = [], plies, variant} = history;
	return describeTurn(tries, viewBefore(history, plies.length), variant, most);
};

/** Returns all that was tried and asked in the turn that is on, as the umpire knows it: its mover hears every answer. */
export function openTurnInTruth(match: Match, mover: Color): readonly string[] {
	const {history} = seatReport(match, mover);
	const {tries = [], plies, variant} = history;
	return describeTries(tries, viewBefore(history, plies.length), variant, sideName(mover));
}

/** Returns how many tries of the turn that is on were refused. */
export const refusalsInTurn = (match: Match, mover: Color): number =>
	(seatReport(match, mover).history.tries ?? []).filter(isInVain).length;

/** Returns both sides' announcements, what both heard once. */
function allHeard({white, black}: ReviewStep['heard']): readonly Announcement[] {
	const texts = new Set(white.map((record) => JSON.stringify(record)));
	return [...white, ...black.filter((record) => !texts.has(JSON.stringify(record)))];
}

/** Returns what both sides heard at a step, its moves written for who reads, and each report with whose it is. */
function heardAt({steps, reports}: Review, ply: number): ReviewStep['heard'] {
	return byColor((seat) => {
		const noticed = steps[ply].noticed[seat];
		const isNew = ply > 0 && noticed > steps[ply - 1].noticed[seat];
		const heard = isNew ? heardIn(reports[seat].history, noticed - 1) : steps[ply].heard[seat];
		return heard.map((record) => (isReport(record) ? {...record, of: seat} : record));
	});
}

/** Returns how a move that could be challenged was answered by the act that led to a step, as a sentence; both sides see it. */
function answerAt(review: Review, ply: number): readonly string[] {
	const {steps, variant} = review;
	if (steps[ply - 1]?.sights.white.phase === undefined) {
		return [];
	}

	const plies = steps.slice(1, ply + 1).map(({move, heard, sights}) => ({
		by: move?.by ?? 'white',
		heard: heard.white,
		view: sights.white,
	}));
	const history = {seat: 'white', variant, start: steps[0].sights.white, plies} as const;
	const answer = answerIn(history, ply - 1);
	return answer === undefined
		? []
		: [
				describeAnswer({...answer, man: steps[ply].sights.truth.cells[answer.square]}),
				...(answer.isRight === undefined ? passedAt(review, ply) : []),
			];
}

/** Returns what the man was whose claim was let pass at a step. */
function passedAt({moves, steps, variant}: Review, ply: number): readonly string[] {
	const {act, by} = moves[ply - 2];
	const move = parseUci(act);
	const {truth, [by]: view} = steps[ply - 2].sights;
	const open = {...view, cells: truth.cells};
	return move === undefined
		? []
		: [describePassed(truth.cells[move.from], isTrueClaim(open, move, variant))];
}

/** That a move was made, by whomever, and how the game ended is told with the step itself. */
const TOLD_WITH_STEP: ReadonlySet<Announcement['type']> = new Set([
	'moved',
	'ghost-moved',
	'ended',
]);

/** Returns the umpire's voice at a step of a game, with what was tried in vain and asked before it. */
export function umpireWords(review: Review, ply: number): readonly string[] {
	const {steps, variant} = review;
	const {tries = [], move} = steps[ply];
	const by = tries.at(0)?.by ?? 'white';
	const {cells} = steps[Math.max(0, ply - 1)].sights[by];
	const taken = takenAt(review, ply);
	return [
		...describeTries(
			tries.map((one) => ({...one, heard: allHeard(one.heard)})),
			{cells, viewer: by},
			variant,
			sideName(by),
		),
		...answerAt(review, ply),
		...taken,
		...describeHeard(
			allHeard(heardAt(review, ply)).filter(
				({type}) => !TOLD_WITH_STEP.has(type) && !(type === 'captured' && taken.length > 0),
			),
			undefined,
			move?.by,
		),
	];
}
