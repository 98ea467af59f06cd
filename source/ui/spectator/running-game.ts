import {countPlies} from '../../match/acts.js';
import {type Color, COLORS} from '../../core/color.js';
import {isAnyMan, UNSEEN} from '../../core/man.js';
import type {HistoryPly} from '../../rules/history.js';
import {findVariant} from '../../rules/registry.js';
import type {Match} from '../../match/match.js';
import type {Eyes} from '../../match/review.js';
import {type SeatReport, seatReport} from '../../match/seat-report.js';
import {countOf, sideName} from '../../text/men.js';
import {describeOutcome} from '../../text/outcome.js';
import {headerLine} from '../components/Header.js';
import type {Message} from '../components/MessagePane.js';
import {moveListLines} from '../components/MoveList.js';
import {justify, type Line} from '../components/text-lines.js';
import {seatMessages} from '../game/seat-messages.js';
import {eyesBoard} from '../replay/eyes-board.js';
import {type FrameSource, type Looking, paceText} from '../replay/frame-source.js';
import {GAME_PACES, type Playback} from '../replay/playback.js';
import {listedMoves, moveNumbers, numberedMove} from '../replay/score-sheet.js';
import {
	openTurn,
	openTurnInTruth,
	refusalsInTurn,
	triesBefore,
	umpireWords,
} from '../replay/umpire-words.js';
import {reelOf, type SpectatedState} from './spectated-game.js';

/** How eyes are called. */
export const EYES_WORDS: {readonly [eyes in Eyes]: string} = {
	white: 'White’s view',
	truth: 'The truth',
	black: 'Black’s view',
};

/** Returns whether an umpire judges the tries of a game. */
const isRefereed = (match: Match): boolean => seatReport(match, 'white').umpire !== undefined;

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
export function eyesNews(
	{match, review}: SpectatedState,
	ply: number,
	eyes: Eyes,
): readonly Message[] {
	const {lived, sights} = review.steps[ply];
	if (eyes !== 'truth') {
		const open = openNews(match, eyes, lived[eyes]);
		return [
			...open.map((text) => ({text, tone: 'accent'}) as const),
			...seatNews(match, eyes, lived[eyes]),
		];
	}

	if (isRefereed(match)) {
		const open = ply === countPlies(match) ? openTurnInTruth(match, sights.truth.turn) : [];
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

/** Returns a game of two bots so far, as it is watched: with both views and the truth. */
export function runningGame(state: SpectatedState): FrameSource {
	const {match, review, thinking, fault} = state;
	const {steps, names, outcome} = review;
	const reel = reelOf(match);
	const {last} = reel;
	const moves = listedMoves(review);
	const isUmpired = isRefereed(match);
	const variant = findVariant(review.variant);

	/** The side whose act comes next: in a set-up both may be to act. */
	const toMove = (ply: number): Color => {
		const {phase} = match;
		return (
			review.moves.at(ply)?.by ??
			(phase.name === 'turn' ? phase.side : steps[ply].sights.truth.turn)
		);
	};

	/** What a side is doing that is to move, with how many of its tries were refused, or how much it sees; where that is its own men, how many it has. */
	const sideText = (ply: number, side: Color): string => {
		if (thinking === side && ply === last) {
			const refusals = isUmpired ? refusalsInTurn(match, side) : 0;
			return refusals === 0 ? 'thinks' : `thinks, ${refusals} refused`;
		}

		const {cells} = steps[ply].sights[side];
		return isUmpired
			? countOf(cells.filter(isAnyMan).length, 'man', 'men')
			: `sees ${cells.filter((code) => code !== UNSEEN).length}`;
	};

	/** Where the game stands, for the right end of the top line. */
	const status = (ply: number, dots: string): string => {
		if (ply < last) {
			return `ply ${ply} of ${last}`;
		}

		const turn = toMove(ply);
		const before = moves.at(-1);
		const isNext = turn === 'white' && before?.by === 'black';
		return outcome === undefined
			? `move ${(before?.number ?? 1) + (isNext ? 1 : 0)} ${dots} ${sideName(turn)}`
			: `over ${dots} ${countOf(ply, 'ply', 'plies')}`;
	};

	const lastMove = (ply: number, dots: string): string =>
		ply === 0
			? 'The start.'
			: `${numberedMove(moves[ply - 1], ' ')}  ${dots} ${names[moves[ply - 1].by]}`;

	/** The line over one of several boards: whose it is, who plays it and whether he is to move, how much he sees. */
	const title = ({playback: {frame}, theme}: Looking, eyes: Eyes, width: number): Line => {
		const {palette, glyphs} = theme;
		if (eyes === 'truth') {
			return [{text: `  ${EYES_WORDS.truth}`, style: palette.title}];
		}

		const isToMove = toMove(frame) === eyes && (outcome === undefined || frame < last);
		return justify(
			[
				{text: isToMove ? `${glyphs.here} ` : '  ', style: palette.cursor},
				{text: sideName(eyes), style: palette.title},
				{text: ` ${glyphs.dots} ${names[eyes]}`, style: palette.text},
			],
			[{text: `${sideText(frame, eyes)} `, style: palette.faint}],
			width,
			glyphs.ellipsis,
		);
	};

	/** What is said below the boards: how it ended, whether it goes on by itself and how fast, who thinks. */
	const foot = (playback: Playback): string => {
		const {frame, isPlaying} = playback;
		if (frame === last && outcome !== undefined) {
			return describeOutcome(outcome).join(' ');
		}

		const stopped = frame === last ? 'stopped' : `stopped at ply ${frame} of ${last}`;
		return [
			isPlaying ? paceText(playback, GAME_PACES, 'ply') : stopped,
			...(thinking === undefined ? [] : [`${sideName(thinking)} thinks …`]),
			...(fault === undefined ? [] : [fault]),
		].join('   ');
	};

	return {
		...reel,
		keys: 'spectator',
		gazes: ['all', 'white', 'truth', 'black'],
		scrolls: false,
		hasNotes: false,
		scene: {hasConcealed: steps[0].sights.truth.marks !== undefined},
		header: ({playback: {frame}, shown, columns, theme}) =>
			headerLine(
				{
					...(shown === 'all'
						? {title: 'Watch', mode: variant.ok ? variant.value.title : ''}
						: {
								title: EYES_WORDS[shown],
								mode: `${names.white} ${theme.glyphs.dash} ${names.black}`,
							}),
					status: status(frame, theme.glyphs.dots),
					width: columns,
				},
				theme,
			),
		title,
		board: ({playback}, eyes) => eyesBoard(steps[playback.frame], eyes, playback.orientation),
		heading: ({playback, theme}) => lastMove(playback.frame, theme.glyphs.dots),
		messages: ({playback: {frame}, shown}, eyes, most) =>
			shown === 'all' && eyes !== 'truth'
				? newsLog(match, eyes, steps[frame].lived[eyes], most)
				: eyesNews(state, frame, eyes),
		moves: ({playback, theme}, size) => moveListLines(moves.slice(0, playback.frame), size, theme),
		foot: ({playback}) => foot(playback),
	};
}
