import type {Color} from '../core/color.js';
import type {Sight} from '../core/fog-fen.js';
import {moveList} from '../knowledge/move-list.js';
import type {Match} from '../match/match.js';
import {type Eyes, reviewTruth} from '../match/review.js';
import {seatReport} from '../match/seat-report.js';
import type {Announcement} from '../rules/news.js';
import type {HistoryTry} from '../rules/history.js';

/** A try that was refused, or a question, as one pair of eyes knew it. */
export type ReplayTry = {
	readonly by: Color;
	/** Null for what these eyes are not told. */
	readonly text: string | null;
	readonly heard: readonly Announcement[];
};

/** One ply as one pair of eyes knew it. */
export type ReplayLine = {
	readonly ply: number;
	/** Who moved; null at the start. */
	readonly by: Color | null;
	/** In UCI; null for a move that these eyes are not told. */
	readonly move: string | null;
	/** How the move list has it; '' at the start. */
	readonly text: string;
	readonly sight: Sight;
	readonly heard: readonly Announcement[];
	/** What was tried in vain or asked before the move; left out where nothing was. */
	readonly tries?: readonly ReplayTry[];
};

/** Both seats' announcements, what both heard once: what an umpire said. */
function allHeard(heard: {readonly [color in Color]: readonly Announcement[]}): Announcement[] {
	const said = new Map<string, Announcement>();
	for (const one of [...heard.white, ...heard.black]) {
		said.set(JSON.stringify(one), one);
	}

	return [...said.values()];
}

/**
 * Returns a match ply by ply as a seat knew it, or in truth. A seat's lines are made from its report
 * alone. An end that the players or a clock brought about is heard with the last ply.
 */
export function replayLines(match: Match, eyes: Eyes): readonly ReplayLine[] {
	const lines = eyes === 'truth' ? trueLines(match) : seatLines(match, eyes);
	const {outcome} = match;
	const last = lines[lines.length - 1];
	if (outcome === undefined || last.heard.some(({type}) => type === 'ended')) {
		return lines;
	}

	return [...lines.slice(0, -1), {...last, heard: [...last.heard, {type: 'ended', ...outcome}]}];
}

const seatTry = ({by, text, heard}: HistoryTry): ReplayTry => ({by, text: text ?? null, heard});

function seatLines(match: Match, seat: Color): ReplayLine[] {
	const {history} = seatReport(match, seat);
	const texts = moveList(history);
	const {start: sight, heardAtStart: said = []} = history;
	const start = {ply: 0, by: null, move: null, text: '', sight, heard: said};
	return [
		start,
		...history.plies.map(({by, move, view, heard, tries}, index) => ({
			ply: index + 1,
			by,
			move: move ?? null,
			text: texts[index].text,
			sight: view,
			heard,
			...(tries === undefined ? {} : {tries: tries.map(seatTry)}),
		})),
	];
}

const trueLines = (match: Match): ReplayLine[] =>
	reviewTruth(match).steps.map(({ply, move, sights, heard, tries}) => ({
		ply,
		by: move?.by ?? null,
		move: move?.act ?? null,
		text: move?.san ?? '',
		sight: sights.truth,
		heard: allHeard(heard),
		...(tries === undefined
			? {}
			: {tries: tries.map((one) => ({...one, heard: allHeard(one.heard)}))}),
	}));
