import {type ByColor, byColor, type Color} from '../core/color.js';
import type {Sight} from '../core/fog-fen.js';
import {makeSan} from '../core/san.js';
import {fail, ok, type Result} from '../core/result.js';
import {parseUci, type UciMove} from '../core/uci.js';
import type {Announcement, Outcome} from '../rules/announcement.js';
import {Game} from '../rules/game.js';
import {findVariant} from '../rules/registry.js';
import type {Match} from './match.js';

/** Whose eyes a game is gone through with. */
export const EYES = ['white', 'black', 'truth'] as const;
export type Eyes = (typeof EYES)[number];

/** A move with its text. The text is told apart from all that the mover could have played. */
export type ReviewMove = {readonly by: Color; readonly move: UciMove; readonly san: string};

/** What was tried in vain or asked, and what was said of it. */
export type ReviewTry = {
	readonly by: Color;
	readonly text: string;
	readonly heard: ByColor<readonly Announcement[]>;
};

/** How a game stood after some plies, with all eyes. */
export type ReviewStep = {
	/** The plies played; 0 is the start. */
	readonly ply: number;
	/** The move that led here; undefined at the start. */
	readonly move?: ReviewMove;
	readonly sights: {readonly [eyes in Eyes]: Sight};
	readonly heard: ByColor<readonly Announcement[]>;
	/** What was tried in vain or asked before the move that led here; with an umpire alone. */
	readonly tries?: readonly ReviewTry[];
};

/** A whole game, every step worked out, so that stepping and changing eyes cost nothing. */
export type Review = {
	readonly variant: string;
	readonly names: ByColor<string>;
	/** `steps[n]` is the game after n plies. */
	readonly steps: readonly ReviewStep[];
	/** The moves in full: `moves[n]` leads from step n to step n + 1. */
	readonly moves: readonly ReviewMove[];
	readonly outcome?: Outcome;
};

/** Returns what was said of a try or question, which the game takes in. */
const answerOf = (game: Game, text: string): ByColor<readonly Announcement[]> =>
	game.tryText(text)?.heard ?? {white: [], black: []};

function lookAt(game: Game): ReviewStep['sights'] {
	const {cells, turn, castling, epSquare} = game.position.toSetup();
	return {
		white: game.view('white'),
		black: game.view('black'),
		truth: {cells, turn, castling, epSquare},
	};
}

/**
 * Returns every step of a match, finished or not: it holds the truth, so it is for umpires (`replay`)
 * and, through `reviewMatch`, for games that are over. Throws when the moves cannot be played, which
 * no match from `startMatch`, `transition` or `restoreMatch` allows.
 */
export function reviewTruth(match: Match): Review {
	const {settings, moves, tries = [], outcome} = match;
	const variant = findVariant(settings.variant);
	const started = variant.ok ? Game.start(variant.value, settings.fen) : variant;
	if (!started.ok) {
		throw new Error('the start of this match cannot be read');
	}

	const game = started.value;
	const steps: ReviewStep[] = [{ply: 0, sights: lookAt(game), heard: game.heardAtStart}];
	const made: ReviewMove[] = [];
	for (const text of moves) {
		const by = game.turn;
		const ply = made.length;
		const before = tries
			.filter((one) => one.ply === ply)
			.map((one): ReviewTry => ({by, text: one.text, heard: answerOf(game, one.text)}));
		const possible = game.moves();
		const {cells} = steps[steps.length - 1].sights.truth;
		const result = game.tryText(text);
		const move = parseUci(text);
		if (!result?.moved || move === undefined) {
			throw new Error('the moves of this match cannot be played');
		}

		made.push({by, move, san: makeSan(move, cells, possible)});
		steps.push({
			ply: steps.length,
			move: made[made.length - 1],
			sights: lookAt(game),
			heard: result.heard,
			...(before.length === 0 ? {} : {tries: before}),
		});
	}

	return {
		variant: settings.variant,
		names: byColor((color) => settings.seats[color].name),
		steps,
		moves: made,
		...(outcome === undefined ? {} : {outcome}),
	};
}

/** Returns a finished game for going through as White saw it, as Black saw it, and in truth; a running one is refused. */
export const reviewMatch = (match: Match): Result<Review> =>
	match.outcome === undefined
		? fail('this game is not over, and a review would show what each side may not see')
		: ok(reviewTruth(match));
