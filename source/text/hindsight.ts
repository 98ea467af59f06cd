import {type Color, opposite} from '../core/color.js';
import {manColor, manRole} from '../core/man.js';
import {squareName} from '../core/square.js';
import type {TrueSight} from '../match/review.js';
import type {Hindsight, Risk, WeighedMoment} from '../match/hindsight.js';
import {capitalise, manName, sideName} from './men.js';
import {isCountedAfterwards, partOf, thousands} from './share.js';

/** What a moment that decided a game was, in few words. */
export const MOMENT_WORDS = {
	king: 'king fell',
	loss: 'costliest loss',
	missed: 'capture missed',
} as const satisfies {readonly [kind in WeighedMoment['kind']]: string};

/** From this share on a danger could be known; up to the lower one it was bad luck, and between them a risk. */
const KNOWN = 0.5;
const LUCK = 0.1;

/** Returns whether another move would have been much safer, and which. */
function safer({safest, share, size}: Risk): string {
	if (safest === undefined) {
		return '';
	}

	if (safest.share > share / 2) {
		return share >= KNOWN ? ' No move was much safer.' : '';
	}

	return safest.share === 0
		? ` ${safest.move} was safe${['', ' in both'][size - 1] ?? ' in all of them'}.`
		: ` After ${safest.move} it could have been in ${partOf(safest.share, size)} of them.`;
}

/** Returns in which of the positions: "the one position", "both positions", "all 75 positions", "2 of 3 positions", "about 30 % of 512 sampled positions". */
function positionsOf({share, size, isExact}: Risk): string {
	const noun = `${isExact ? '' : 'sampled '}position${size === 1 ? '' : 's'}`;
	if (share === 1) {
		return `${['the one', 'both'][size - 1] ?? `all ${thousands(size)}`} ${noun}`;
	}

	const about = isExact || isCountedAfterwards(size) ? '' : 'about ';
	return `${about}${partOf(share, size)} of ${thousands(size)} ${noun}`;
}

/** How a move was judged by whoever analysed it: a verdict in words, by the side that made it and the step of the review; undefined where it was not. */
export type VerdictAt = (side: Color, step: number) => string | undefined;

/**
 * Returns what the move was after which the man was lost, as what comes before and behind the danger: by the analysis where there is one, for one move has
 * one verdict. Else of a king, by what could be known of the danger; of another man only what happened: it may
 * have been offered, and well.
 */
function verdictOn(
	{kind, side}: Pick<WeighedMoment, 'kind' | 'side'>,
	risk: Risk,
	you: Color | undefined,
	judged: string | undefined,
): {readonly before: string; readonly after: string} {
	const {share, move} = risk;
	const after = `after ${move}`;
	if (judged !== undefined) {
		const whose = side === you ? 'your' : `${sideName(side)}’s`;
		return {before: `Verdict on ${whose} move: ${judged}. ${capitalise(after)}`, after: ''};
	}

	if (kind === 'king') {
		const who = side === you ? 'you' : sideName(side);
		const verdict =
			share >= KNOWN
				? `${capitalise(who)} could have known it`
				: share > LUCK
					? 'A risk'
					: `Bad luck for ${who}`;
		return {before: `${verdict}: ${after}`, after: ''};
	}

	const offered = share >= KNOWN ? ': an offer or an oversight' : '';
	return {before: capitalise(after), after: offered};
}

/**
 * Returns what decided a game, in one or two sentences, by knowledge or by luck: in which share of the
 * positions that fitted what the side knew the man could be taken after its move. `you` is the side of the one who reads it.
 */
export function describeMoment(
	moment: Omit<WeighedMoment, 'ply'>,
	you?: Color,
	judged?: string,
): string {
	const {kind, side, man, square, risk} = moment;
	const name = (one: Color): string => (one === you ? 'you' : sideName(one));
	const who = name(side);
	const role = `${manRole(man)} on ${squareName(square)}`;
	const what =
		you === undefined ? `the ${role}` : `${side === you ? 'your' : `${sideName(side)}’s`} ${role}`;
	if (kind === 'missed') {
		return `Missed: ${who} saw ${manName(man)} on ${squareName(square)} and could have taken it.`;
	}

	const fell =
		kind === 'king'
			? `Decided here: ${what} fell.`
			: `The costliest loss: ${name(opposite(side))} took ${what}.`;
	if (risk === undefined) {
		return fell;
	}

	const {before, after} = verdictOn({kind, side}, risk, you, judged);
	return `${fell} ${before} it could be taken in ${positionsOf(risk)} that fitted what ${who} knew${after}.${safer(risk)}`;
}

/** Returns the same for nobody's eyes, with the verdict of the analysis on the move before, after which the man could be taken. */
export const describeJudgedMoment = (moment: WeighedMoment, verdict?: VerdictAt): string =>
	describeMoment(moment, undefined, verdict?.(moment.side, moment.ply - 1));

/**
 * Returns what decided a game: the king's fall, or else the costliest loss; undefined where neither came about. To who
 * lost nothing so costly himself (`you`) a king that he did not take comes before what the other lost.
 */
export function describeDecision(
	{moments}: Pick<Hindsight, 'moments'>,
	you?: Color,
): string | undefined {
	const loss = moments.find(({kind}) => kind === 'loss');
	const missed = moments.findLast(({kind, side}) => kind === 'missed' && side === you);
	const moment =
		moments.findLast(({kind}) => kind === 'king') ?? (loss?.side === you ? loss : (missed ?? loss));
	return moment && describeMoment(moment, you);
}

/** What is said where neither came about. */
export const NONE_DECIDED = 'No loss of a man decided it.';

/** What is said where it is not looked for. */
export const DECISION_UNTOLD = 'What decided it is not worked out for this game.';

/** What is said while it is worked out: of the moments, and of what each side knew. */
export const LOOKING_BACK = 'Looking for what decided it …';
export const COUNTING = 'Counting what each side could not rule out …';

/** Why there is no answer. */
export const NOT_LOOKED_BACK = 'what each side knew could not be worked out';

/** Returns what is said instead of a number of positions where they are not counted, of which `most` are. */
export const notCounted = (most: number): string =>
	`not counted; more than ${thousands(most)} positions may fit.`;

/** Returns why there is no plot of what each side could not rule out. */
export const noPlot = (why: string): string => `No plot: ${why}.`;

export const TRUTH_SHOWN = 'The board shows the truth.';

/** Returns which men had been written down in secret to the end: "Black had written down the pawn on a7."; to `you` as his own. */
export const describeWritten = ({cells, written = []}: TrueSight, you?: Color): string =>
	written
		.map((square) => {
			const man = `the ${manRole(cells[square])} on ${squareName(square)}`;
			const side = manColor(cells[square]);
			return `${side === you ? 'You' : sideName(side)} had written down ${man}.`;
		})
		.join(' ');
