import {squareName} from '../../core/square.js';
import type {SquareSet} from '../../core/square-set.js';
import {parseUci, type UciMove} from '../../core/uci.js';
import {type ComparedMove, type ComparedStep, compareWithOptimum} from '../../drill/compare.js';
import {drillPerson, knownStart} from '../../drill/knowledge.js';
import type {DrillTables} from '../../drill/tables.js';
import type {Verdict} from '../../endings/judge.js';
import {type SeatHistory, viewBefore} from '../../rules/history.js';
import {makeOwnSan} from '../../knowledge/own-san.js';
import type {Match} from '../../match/match.js';
import {seatReport} from '../../match/seat-report.js';
import {countOf, joinWords} from '../../text/men.js';
import {type Message, say} from '../told/message.js';
import type {ReplayStart, ReviewNote, ReviewNotes} from '../told/notes.js';
import {squareMarks} from './plan-view.js';
import {describeVerdict} from './coach-text.js';

/** More of the best moves than these are counted and not named. */
const MOST_NAMED = 5;

/** Returns the sign of a slip in the list of moves: by how many moves it is over the optimum, or that he got out. */
function slipSign(verdict: Verdict): string | undefined {
	return verdict.kind === 'costs'
		? `+${verdict.by}`
		: verdict.kind === 'throws'
			? 'out'
			: undefined;
}

const isSame = (a: UciMove, b: UciMove): boolean =>
	a.from === b.from && a.to === b.to && a.promotion === b.promotion;

function bestText(history: SeatHistory, {ply, move, best, needed}: ComparedMove): string {
	const played = parseUci(move);
	const view = viewBefore(history, ply);
	const others = best.filter((one) => played === undefined || !isSame(one.move, played));
	const names = others.map((one) => makeOwnSan(view, one.move, history.variant));
	const more = names.length - MOST_NAMED;
	const named = more > 1 ? [...names.slice(0, MOST_NAMED), `${more} more`] : names;
	if (others.length === best.length) {
		return `Best, at most ${countOf(needed ?? 0, 'move')}: ${joinWords(named, 'or')}.`;
	}

	return names.length === 0 ? 'No other move is as good.' : `As good: ${joinWords(named, 'or')}.`;
}

/** Returns what is said of tries that an umpire refused before a move and that gave something away all the same. */
const refusedSlips = (history: SeatHistory, {refused}: ComparedMove): Message[] =>
	refused.flatMap(({ply, move, verdict}) => {
		const tried = parseUci(move);
		const isSlip = verdict.kind === 'costs' || verdict.kind === 'throws';
		const said =
			tried === undefined || !isSlip
				? undefined
				: describeVerdict(
						`${makeOwnSan(viewBefore(history, ply), tried, history.variant)}, refused,`,
						verdict,
					);
		return said === undefined ? [] : [said];
	});

function moveMessages(history: SeatHistory, move: ComparedMove, left?: number): readonly Message[] {
	const {ply, needed} = move;
	const played = parseUci(move.move);
	const name =
		played === undefined
			? move.move
			: makeOwnSan(viewBefore(history, ply), played, history.variant);
	const verdict = describeVerdict(name, move.verdict);
	if (verdict === undefined || needed === undefined) {
		return say('Nothing was forced here, so nothing could be lost.', 'faint');
	}

	const after = left === undefined ? 'nothing is forced after it' : `${left} after it`;
	return [
		verdict,
		...refusedSlips(history, move),
		...say(bestText(history, move), 'accent'),
		...say(`Moves needed: ${needed} before, ${after}.`),
	];
}

/** Returns where the king could be, as White knew it; `isOwn` when the reader is that king. */
function whereText(belief: SquareSet, isOwn: boolean): string {
	const [first, ...others] = belief;
	if (first === undefined) {
		return '';
	}

	if (others.length === 0) {
		return isOwn
			? `White knew you on ${squareName(first)}.`
			: `He had to be on ${squareName(first)}.`;
	}

	const count = others.length + 1;
	return isOwn ? `For White you could be on ${count} squares.` : `He could be on ${count} squares.`;
}

function startMessages({belief, needed}: ComparedStep, isOwn: boolean): readonly Message[] {
	const par =
		needed === undefined
			? 'Nothing was forced from this start.'
			: `Par ${needed}: the table needs at most ${countOf(needed, 'move')} from here.`;
	return [...say(par, 'accent'), ...say(whereText(belief, isOwn))];
}

function kingMessages(
	{belief, needed}: ComparedStep,
	before: SquareSet,
	isOwn: boolean,
): readonly Message[] {
	const left =
		needed === undefined
			? 'Nothing was forced.'
			: `At most ${countOf(needed, 'move')} more were needed.`;
	const where = `${whereText(belief, isOwn)} Before it was ${countOf(before.size, 'square')}.`;
	return [...say(where), ...say(left, 'accent')];
}

/**
 * Returns the notes for going through a drill that is over with the optimum beside it: at each of White's moves what
 * was needed before and after, its verdict and the best moves; everywhere the squares where the king could
 * be. All of it from White's history.
 */
export function replayNotes(match: Match, tables: DrillTables): ReviewNotes {
	const {history} = seatReport(match, 'white');
	const isOwn = drillPerson(match.settings) === 'black';
	const steps = compareWithOptimum(history, tables, knownStart(match.settings));
	return steps.map((step, ply): ReviewNote => {
		const {move, belief, needed} = step;
		const isTaken = ply === history.plies.length && match.outcome?.reason === 'king-captured';
		// Only where he could be: what White sees and what he does not shows the rest.
		const marks = isTaken ? [] : squareMarks(viewBefore(history, ply).cells, belief);
		const where = isTaken ? [] : [{text: whereText(belief, isOwn)}];
		const messages =
			move !== undefined
				? [...moveMessages(history, move, needed), ...where]
				: ply === 0
					? startMessages(step, isOwn)
					: isTaken
						? []
						: kingMessages(step, steps[ply - 1].belief, isOwn);
		const sign = move === undefined ? undefined : slipSign(move.verdict);
		return {
			messages,
			belief: marks.filter(({kind}) => kind === 'possible'),
			by: 'white',
			...(sign === undefined ? {} : {sign}),
		};
	});
}

/** Returns where going through a drill begins: at the first slip, or else at the start; with the person's own eyes. */
export const replayStart = (notes: ReviewNotes, match: Match): ReplayStart => ({
	frame: Math.max(
		0,
		notes.findIndex((note) => note?.sign !== undefined),
	),
	gaze: drillPerson(match.settings) === 'white' ? 'white' : 'truth',
});
