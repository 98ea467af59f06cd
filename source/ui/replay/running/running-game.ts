import {seatReport} from '../../../match/seat-report.js';
import {sideOf} from '../../../rules/seat.js';
import {reviewScene} from '../review-scene.js';
import {type Color, COLORS} from '../../../core/color.js';
import {isAnyMan, UNSEEN} from '../../../core/man.js';
import type {Eyes} from '../../../match/review.js';
import {EYES_WORDS, seenTexts} from '../../../text/eyes.js';
import {capitalise, countOf, isTold, sideName} from '../../../text/men.js';
import {stoppedText, thinks} from '../../../text/waiting.js';
import {describeOutcome} from '../../../text/outcome.js';
import {headerLine} from '../../panes/Header.js';
import {moveListLines} from '../../panes/MoveList.js';
import {justify, type Line, lineWidth} from '../../frame/text-lines.js';
import {eyesBoard, type FrameSource, type Looking, paceText} from '../frame-source.js';
import {GAME_PACES, type Gaze, type Playback} from '../playback.js';
import {countsTurns, variantTitle} from '../../../text/finished-game.js';
import {listedMoves, nextNumber} from '../../../session/told/listed-moves.js';
import {moveHeading} from '../score-sheet.js';
import {endOfReview, lengthOfReview} from '../../../session/told/ended-game.js';
import {refusalsInTurn} from '../../../session/told/umpire-words.js';
import {eyesNews, isRefereed} from './eyes-news.js';
import {seesOwnMenOnly} from '../../../session/told/turn-of.js';
import {toldLog} from '../../../session/told/told-log.js';
import {reelOf, type SpectatedState} from './spectated-game.js';

const SQUARES = 64;
/** So much is left free beside how much a side sees: a blank before it, and one behind it. */
const BLANKS = 2;

/** Returns a game of two bots so far, as it is watched: with both views and the truth. */
export function runningGame(state: SpectatedState): FrameSource {
	const {match, review, thinking, fault} = state;
	const {steps, names, outcome} = review;
	const reel = reelOf(match);
	const {last} = reel;
	const movesFor = (shown: Gaze) => listedMoves(review, shown === 'all' ? 'truth' : shown);
	const mayBeRefused = isRefereed(match);

	/** The side whose act comes next: in a set-up both may be to act. */
	const toMove = (ply: number): Color => {
		const {phase} = match;
		return (
			review.moves.at(ply)?.by ??
			(phase.name === 'turn' ? sideOf(phase.seat) : steps[ply].sights.truth.turn)
		);
	};

	/** What a side is doing that is to move, with how many of its tries were refused, or how much it sees; where that is its own men, how many it has. */
	const sideText = (ply: number, side: Color, room: number): string => {
		if (thinking === side && ply === last) {
			const refusals = mayBeRefused ? refusalsInTurn(match, side) : 0;
			return refusals === 0 ? 'thinks' : `thinks, ${refusals} refused`;
		}

		const {cells} = steps[ply].sights[side];
		if (mayBeRefused || seesOwnMenOnly(review.reports[side])) {
			return countOf(cells.filter(isAnyMan).length, 'man', 'men');
		}

		const form = seenTexts(SQUARES).findIndex((text) => text.length <= room);
		return seenTexts(cells.filter((code) => code !== UNSEEN).length).at(form) ?? '';
	};

	/** Where the game stands, for the right end of the top line. */
	const status = (ply: number, dots: string): string => {
		if (ply < last) {
			return `${ply} of ${last} half-moves`;
		}

		const turn = toMove(ply);
		return outcome === undefined
			? `${countsTurns(review.variant) ? 'turn' : 'move'} ${nextNumber(review, turn)} ${dots} ${sideName(turn)}`
			: `over ${dots} ${lengthOfReview(review)}`;
	};

	/** The line over one of several boards: whose it is, who plays it and whether he is to move, how much he sees. */
	const title = ({playback: {frame}, theme}: Looking, eyes: Eyes, width: number): Line => {
		const {palette, glyphs} = theme;
		if (eyes === 'truth') {
			return [{text: `  ${capitalise(EYES_WORDS.truth)}`, style: palette.title}];
		}

		const isToMove = toMove(frame) === eyes && (outcome === undefined || frame < last);
		const whose = (side: Color): Line => [
			{text: isToMove ? `${glyphs.here} ` : '  ', style: palette.cursor},
			{text: sideName(side), style: palette.title},
			{text: ` ${glyphs.dots} ${names[side]}`, style: palette.text},
		];
		// Alike over both sides' boards, whatever they see.
		const longest = Math.max(...COLORS.map((side) => lineWidth(whose(side))));
		const room = width - longest - BLANKS;
		return justify(
			whose(eyes),
			[{text: `${sideText(frame, eyes, room)} `, style: palette.faint}],
			width,
			glyphs.ellipsis,
		);
	};

	/** What is said below the boards: how it ended, whether it goes on by itself and how fast, who thinks. */
	const foot = (playback: Playback): string => {
		const {frame, isPlaying} = playback;
		if (frame === last && outcome !== undefined) {
			return describeOutcome(outcome, endOfReview(review)).join(' ');
		}

		return [
			isPlaying ? paceText(playback, GAME_PACES, 'move') : stoppedText(frame, last),
			...(thinking === undefined ? [] : [thinks(sideName(thinking))]),
			...(fault === undefined ? [] : [fault]),
		].join('   ');
	};

	return {
		...reel,
		can: outcome === undefined ? ['running'] : ['running', 'ended'],
		variant: review.variant,
		gazes: ['all', 'white', 'truth', 'black'],
		hasNotes: false,
		scene: reviewScene(review),
		header: ({playback: {frame}, shown, columns, theme}) =>
			headerLine(
				{
					...(shown === 'all'
						? {title: 'Watch', mode: variantTitle(review.variant)}
						: {
								title: capitalise(EYES_WORDS[shown]),
								mode: `${names.white} ${theme.glyphs.dash} ${names.black}`,
							}),
					status: status(frame, theme.glyphs.dots),
					width: columns,
				},
				theme,
			),
		title,
		board: ({playback}, eyes) => eyesBoard(review, playback.frame, eyes, playback.orientation),
		heading: ({playback: {frame}, shown, theme}, eyes) =>
			shown !== 'all'
				? moveHeading(movesFor(shown), frame, theme.glyphs, ({by}) => names[by])
				: eyes === 'truth'
					? undefined
					: isTold(eyes),
		messages: ({playback: {frame}, shown}, eyes, most) =>
			shown === 'all' && eyes !== 'truth'
				? toldLog(seatReport(match, eyes), steps[frame].noticed[eyes], most)
				: eyesNews(state, frame, eyes),
		moves: ({playback: {frame}, shown, theme}, size) =>
			moveListLines(
				movesFor(shown).filter(({ply}) => ply <= frame),
				size,
				theme,
			),
		foot: ({playback}) => foot(playback),
	};
}
