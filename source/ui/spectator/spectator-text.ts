import {countPlies} from '../../match/acts.js';
import {type Color, COLORS} from '../../core/color.js';
import {isAnyMan, UNSEEN} from '../../core/man.js';
import type {HistoryPly} from '../../rules/history.js';
import type {Match} from '../../match/match.js';
import type {Eyes, Review} from '../../match/review.js';
import {type SeatReport, seatReport} from '../../match/seat-report.js';
import {startsPair} from '../../knowledge/move-list.js';
import {countOf, sideName} from '../../text/men.js';
import {describeOutcome} from '../../text/outcome.js';
import type {Message} from '../components/MessagePane.js';
import type {ListedMove} from '../components/MoveList.js';
import {justify, type Line} from '../components/text-lines.js';
import {seatMessages} from '../game/seat-messages.js';
import type {Theme} from '../theme/theme.js';
import {umpireWords} from '../plan/umpire-notes.js';
import {PACES, type SpectatedState} from './spectated-game.js';
import {openTurn, openTurnInTruth, refusalsInTurn, triesBefore} from './umpire-log.js';

/** How eyes are called. */
export const EYES_WORDS: {readonly [eyes in Eyes]: string} = {
	white: 'White’s view',
	truth: 'The truth',
	black: 'Black’s view',
};

/** Returns whether an umpire judges the tries of a game. */
const isRefereed = ({match}: SpectatedState): boolean =>
	seatReport(match, 'white').umpire !== undefined;

/** Returns what a seat knew after so many plies of its own history; of the turn that is on nothing yet. */
function reportAt(match: Match, seat: Color, ply: number): SeatReport {
	const {outcome, ...report} = seatReport(match, seat);
	const {plies, tries: _tries, ...history} = report.history;
	return {
		...report,
		history: {...history, plies: plies.slice(0, ply)},
		...(ply < plies.length || outcome === undefined ? {} : {outcome}),
	};
}

/**
 * Returns what a side was told after so many plies of its own history, as a person in its place would have read it, with its own tries
 * in vain where an umpire judged them, at most `most` named in a row. Made from its seat's report alone.
 */
export function seatNews(
	match: Match,
	seat: Color,
	ply: number,
	most?: number,
): readonly Message[] {
	const report = reportAt(match, seat, ply);
	return [
		...triesBefore(report.history, ply - 1, most).map((text) => ({text})),
		...seatMessages(report),
	];
}

/** Returns what a side has lived of the turn that is on, when that is looked at. */
const openNews = (match: Match, seat: Color, ply: number, most?: number): readonly string[] =>
	ply === seatReport(match, seat).history.plies.length
		? openTurn(seatReport(match, seat), most)
		: [];

/** So many tries are named in a row where there is little room. */
const NAMED = 4;

/** What a seat was told of a ply, once it has been worked out: it stays the same. */
const told = new WeakMap<HistoryPly, string>();

/**
 * Returns what a side was told of the last plies up to one of its own history, one message a ply, the latest first, at most so many. The
 * moves are numbered as in the list. What it lived of a turn that is on comes before all.
 */
export function newsLog(match: Match, seat: Color, ply: number, most: number): readonly Message[] {
	const {plies} = seatReport(match, seat).history;
	const numbers = moveNumbers(plies);
	const open = openNews(match, seat, ply, NAMED);
	const log: Message[] = open.length === 0 ? [] : [{text: open.join(' '), tone: 'accent'}];
	for (let last = ply; last > 0 && log.length < most; last--) {
		const lived = plies[last - 1];
		let text = told.get(lived);
		if (text === undefined) {
			text = seatNews(match, seat, last, NAMED)
				.map((message) => message.text)
				.join(' ');
			told.set(lived, text);
		}

		const mark = lived.by === 'white' ? '.' : '…';
		log.push({
			text: `${numbers[last - 1]}${mark} ${text}`,
			...(last === ply ? {} : {tone: 'faint'}),
		});
	}

	return ply === 0 ? [...log, ...seatNews(match, seat, 0)].slice(0, most) : log;
}

/** Returns what the eyes have to say of a ply: a side what it was told, the truth what both were, or all that an umpire said. */
export function eyesNews(state: SpectatedState, eyes: Eyes): readonly Message[] {
	const {match, review, ply} = state;
	const {lived} = review.steps[ply];
	if (eyes !== 'truth') {
		const open = openNews(match, eyes, lived[eyes]);
		return [
			...open.map((text) => ({text, tone: 'accent'}) as const),
			...seatNews(match, eyes, lived[eyes]),
		];
	}

	if (isRefereed(state)) {
		const {turn} = review.steps[ply].sights.truth;
		const open = ply === countPlies(match) ? openTurnInTruth(match, turn) : [];
		return [
			...umpireWords(review, ply).map((text) => ({text})),
			...open.map((text) => ({text, tone: 'accent'}) as const),
		];
	}

	return COLORS.map((seat) => {
		const texts = seatNews(match, seat, lived[seat]).map(({text}) => text);
		return {text: `${sideName(seat)} is told: ${texts.join(' ')}`};
	});
}

/** Returns the number of each move, counted up after Black's, from 1 where the game began. */
function moveNumbers(moves: readonly {readonly by: Color}[]): readonly number[] {
	let number = 1;
	return moves.map((_, index) => (number += startsPair(moves, index) ? 1 : 0));
}

/** Returns the moves up to a ply, in full. */
export function listedMoves({moves}: Review, ply: number): readonly ListedMove[] {
	const numbers = moveNumbers(moves);
	return moves.slice(0, ply).map(({by, san}, index) => ({number: numbers[index], by, text: san}));
}

/** Returns the move that led to a ply, with its number and who played it. */
export function lastMoveText({review, ply}: SpectatedState, dots: string): string {
	const last = listedMoves(review, ply).at(-1);
	return last === undefined
		? 'The start.'
		: `${last.number}${last.by === 'white' ? '.' : '…'} ${last.text}  ${dots} ${review.names[last.by]}`;
}

/** Returns the side whose act comes next: in a set-up both may be to act. */
function toMove({match, review, ply}: Pick<SpectatedState, 'match' | 'review' | 'ply'>): Color {
	const {phase} = match;
	const next = review.moves.at(ply)?.by;
	return next ?? (phase.name === 'turn' ? phase.side : review.steps[ply].sights.truth.turn);
}

/** Returns the line over one of several boards: whose it is, who plays it and whether he is to move, how much he sees. */
export function boardTitle(
	state: SpectatedState,
	eyes: Eyes,
	width: number,
	{palette, glyphs}: Theme,
): Line {
	const {match, review, ply, thinking} = state;
	if (eyes === 'truth') {
		return [{text: `  ${EYES_WORDS.truth}`, style: palette.title}];
	}

	const isOver = match.outcome !== undefined && ply === countPlies(match);
	const isToMove = toMove(state) === eyes && !isOver;
	const isThinking = thinking === eyes && ply === countPlies(match);
	return justify(
		[
			{text: isToMove ? `${glyphs.here} ` : '  ', style: palette.cursor},
			{text: sideName(eyes), style: palette.title},
			{text: ` ${glyphs.dots} ${review.names[eyes]}`, style: palette.text},
		],
		[
			{
				text: `${isThinking ? thinkingText(state, eyes) : sightText(state, eyes)} `,
				style: palette.faint,
			},
		],
		width,
		glyphs.ellipsis,
	);
}

/** Returns what a side is doing that is to move: behind an umpire, with how many of its tries were refused. */
function thinkingText(state: SpectatedState, side: Color): string {
	const refusals = isRefereed(state) ? refusalsInTurn(state.match, side) : 0;
	return refusals === 0 ? 'thinks' : `thinks, ${refusals} refused`;
}

/** Returns how much a side sees; where that is its own men, how many it has. */
function sightText(state: SpectatedState, side: Color): string {
	const {cells} = state.review.steps[state.ply].sights[side];
	const seen = cells.filter((code) => code !== UNSEEN).length;
	return isRefereed(state) ? countOf(cells.filter(isAnyMan).length, 'man', 'men') : `sees ${seen}`;
}

/** Returns where the game stands, for the right end of the top line. */
export function headerStatus({match, review, ply}: SpectatedState, dots: string): string {
	if (ply < countPlies(match)) {
		return `ply ${ply} of ${countPlies(match)}`;
	}

	const turn = toMove({match, review, ply});
	const last = listedMoves(review, ply).at(-1);
	const isNext = turn === 'white' && last?.by === 'black';
	return match.outcome === undefined
		? `move ${(last?.number ?? 1) + (isNext ? 1 : 0)} ${dots} ${sideName(turn)}`
		: `over ${dots} ${countOf(ply, 'ply', 'plies')}`;
}

/** Returns what is said below the boards: how it ended, whether it goes on by itself and how fast, who thinks. */
export function statusText(state: SpectatedState): string {
	const {match, ply, isPlaying, pace, thinking, fault} = state;
	const isLast = ply === countPlies(match);
	if (isLast && match.outcome !== undefined) {
		return describeOutcome(match.outcome).join(' ');
	}

	const run = isPlaying
		? `playing, ${PACES[pace] / 1000} s a ply`
		: isLast
			? 'stopped'
			: `stopped at ply ${ply} of ${countPlies(match)}`;
	return [
		run,
		...(thinking === undefined ? [] : [`${sideName(thinking)} thinks …`]),
		...(fault === undefined ? [] : [fault]),
	].join('   ');
}
