import {isOtherAct, makeAct} from '../core/act.js';
import type {Color} from '../core/color.js';
import type {Sight} from '../core/fog-fen.js';
import {given} from '../core/given.js';
import {makeUci} from '../core/uci.js';
import {
	HIDDEN,
	hasNumber,
	type MoveEntry,
	moveList,
	moveNumbers,
	tryText,
} from '../knowledge/move-list.js';
import {playedAct} from '../knowledge/own-move.js';
import type {ManOn} from '../knowledge/own-man.js';
import {isReport} from '../knowledge/sent-moves.js';
import {lossesBy} from '../knowledge/taken.js';
import {sealedMoves} from '../knowledge/sealed-moves.js';
import {toldAct} from '../knowledge/told-acts.js';
import {currentView, type HistoryTry, type SeatHistory, seenNow} from '../rules/history.js';
import type {Announcement} from '../rules/news.js';
import {variantOf} from '../rules/registry.js';
import type {Match} from './match.js';
import {type Eyes, type ReviewTry, reviewTruth} from './review.js';
import {seatReport} from './seat-report.js';
import {settled} from './settled.js';

/** A try that was refused, or a question, as one pair of eyes knew it. */
export type ReplayTry = {
	readonly by: Color;
	/** Whether it was his adviser, as the truth knows it. */
	readonly isAdvised?: true;
	/** Null for what these eyes are not told. */
	readonly text: string | null;
	/** How a list of moves has it: told apart from what else could be tried, in truth even from nonsense. */
	readonly written: string | null;
	readonly heard: readonly Announcement[];
};

/** One ply as one pair of eyes knew it. */
export type ReplayLine = {
	readonly ply: number;
	/** The number of the move, counted up after Black's; of the next one of that side where something else was done. */
	readonly number: number;
	/** Who moved; null at the start. */
	readonly by: Color | null;
	/** Whether it was a move, and not something else such as a placement, or the start. */
	readonly isMove: boolean;
	/** In UCI; null for a move that these eyes neither saw nor were told. */
	readonly move: string | null;
	/** A move of the other side's that was written down, as an act, since these eyes were told what it was. */
	readonly sealed?: string;
	/** Whether an adviser played it, as the truth knows it. */
	readonly isAdvised?: true;
	/** How the move list has it; '' at the start. */
	readonly text: string;
	readonly sight: Sight & {readonly phase?: string};
	readonly heard: readonly Announcement[];
	/** The men that these eyes' side lost, where a report tells of captures of both sides at once. */
	readonly lost?: readonly ManOn[];
	/** What was tried in vain or asked before the move; left out where nothing was. */
	readonly tries?: readonly ReplayTry[];
	/** With the last ply: what was tried in vain or asked after it; left out where nothing was. */
	readonly after?: readonly ReplayTry[];
};

type Line = Omit<ReplayLine, 'number' | 'isMove' | 'after'>;

/** Plies, and what was tried and asked after the last one. */
type Lines = {readonly lines: readonly Line[]; readonly after: readonly ReplayTry[]};

/** Both seats' announcements, what both heard once: what an umpire said. */
function allHeard(heard: {readonly [color in Color]: readonly Announcement[]}): Announcement[] {
	const said = new Map<string, Announcement>();
	for (const one of [...heard.white, ...heard.black]) {
		said.set(JSON.stringify(one), one);
	}

	return [...said.values()];
}

/** Returns whether all that is known of a ply is that something was done in a set-up. */
const isHiddenSetUp = (text: string, before: Line | undefined): boolean =>
	text.includes(HIDDEN) && before?.sight.phase !== undefined;

/**
 * Returns a match ply by ply as a seat knew it, or in truth. A seat's lines are made from its report
 * alone. An end that the players or a clock brought about is heard with the last ply.
 */
export function replayLines(match: Match, eyes: Eyes): readonly ReplayLine[] {
	const {lines, after} = eyes === 'truth' ? trueLines(match) : seatLines(match, eyes);
	const {outcome} = match;
	const numbers = moveNumbers(
		lines.map(({by, move, text}, index) => ({
			by: by ?? 'white',
			isNumbered: by !== null && hasNumber(move ?? text, lines[index - 1]?.sight.phase),
		})),
	);
	return lines.map((line, index): ReplayLine => {
		const {by, move, sealed, text, heard} = line;
		const isMove =
			by !== null && !isOtherAct(sealed ?? move ?? text) && !isHiddenSetUp(text, lines[index - 1]);
		const isLast = index === lines.length - 1;
		const isTold = outcome === undefined || heard.some(({type}) => type === 'ended');
		return {
			...line,
			number: numbers[index],
			isMove,
			heard: isLast && !isTold ? [...heard, {type: 'ended', ...outcome}] : heard,
			...(isLast && after.length > 0 ? {after} : {}),
		};
	});
}

/** Returns the same as a record of the game has it: of a set-up what came out. */
export const recordLines = (match: Match, eyes: Eyes): readonly ReplayLine[] =>
	replayLines(settled(match), eyes);

/**
 * Returns how a seat's try is written that it made when so many plies stood, after others in the turn: as a move where it
 * was one that it could think possible. Nonsense may read like what is possible.
 */
function writtenTry(
	history: SeatHistory,
	count: number,
	tries: readonly HistoryTry[],
	text: string,
): string {
	const before = {...history, plies: history.plies.slice(0, count), tries};
	const {seat, variant: id} = history;
	const variant = variantOf(id);
	const open = variant.tries(seenNow(before, {id: seat, side: seat}));
	const isPossible = open.some((act) => makeAct(act) === text);
	return isPossible ? tryText(currentView(before).cells, text, id) : text;
}

/** Returns what the other side did, where the seat certainly saw or heard what it was; null where not. */
const otherAct = (history: SeatHistory, {ply, move}: MoveEntry): string | null =>
	toldAct(history, ply - 1) ?? (move === undefined ? null : makeUci(move));

function seatLines(match: Match, seat: Color): Lines {
	const {history} = seatReport(match, seat);
	const {start, heardAtStart = [], plies} = history;
	const texts = moveList(history);
	const sealed = sealedMoves(history);
	const triesOf = (all: readonly HistoryTry[], count: number): readonly ReplayTry[] =>
		all.map(({by, text, heard}, index) => ({
			by,
			text: text ?? null,
			written: text === undefined ? null : writtenTry(history, count, all.slice(0, index), text),
			heard,
		}));
	const first = {ply: 0, by: null, move: null, text: '', sight: start, heard: heardAtStart};
	return {
		lines: [
			first,
			...plies.map(({by, view, heard, tries}, index) => ({
				ply: index + 1,
				by,
				move: playedAct(plies[index]) ?? (by === seat ? null : otherAct(history, texts[index])),
				text: texts[index].text,
				sight: view,
				heard,
				...(heard.some(isReport) ? {lost: lossesBy(history, index)} : {}),
				...(by === seat ? {} : given({sealed: sealed.get(index)?.act})),
				...given({tries: tries && triesOf(tries, index)}),
			})),
		],
		after: triesOf(history.tries ?? [], plies.length),
	};
}

function trueLines(match: Match): Lines {
	const {steps, after = [], variant} = reviewTruth(match);
	const trueTry =
		({cells}: Sight) =>
		({by, isAdvised, text, isPossible, heard}: ReviewTry): ReplayTry => ({
			by,
			...given({isAdvised}),
			text,
			// Nonsense may read like what is possible.
			written: isPossible ? tryText(cells, text, variant) : text,
			heard: allHeard(heard),
		});
	return {
		lines: steps.map(({ply, move, sights, heard, tries}, index) => ({
			ply,
			by: move?.by ?? null,
			move: move?.act ?? null,
			...given({isAdvised: move?.isAdvised}),
			text: move?.san ?? '',
			sight: sights.truth,
			heard: allHeard(heard),
			...given({tries: tries?.map(trueTry(steps[Math.max(0, index - 1)].sights.truth))}),
		})),
		after: after.map(trueTry(steps[steps.length - 1].sights.truth)),
	};
}
