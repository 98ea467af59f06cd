import {type Color, opposite} from '../../core/color.js';
import {EYES, type Eyes, type Review} from '../../match/review.js';
import {startsPair} from '../../knowledge/move-list.js';
import type {Command} from '../key-map.js';

/** Where a person is in going through a game, and with whose eyes. */
export type ReviewState = {
	readonly ply: number;
	readonly eyes: Eyes;
	/** The side at the bottom. */
	readonly orientation: Color;
	readonly last: number;
	/** Whether the pictures of a plan are drawn where there are any. */
	readonly hasPicture: boolean;
};

/** Where a review begins; at the end of the game, in truth, when left out. */
export type ReviewStart = {readonly ply?: number; readonly eyes?: Eyes};

const clamp = (ply: number, last: number): number => Math.min(last, Math.max(0, ply));

/** Returns the state to begin with. */
export function beginReview(
	{steps}: Review,
	orientation: Color = 'white',
	{ply, eyes = 'truth'}: ReviewStart = {},
): ReviewState {
	const last = steps.length - 1;
	return {ply: clamp(ply ?? last, last), eyes, orientation, last, hasPicture: false};
}

/**
 * Returns what a command makes of the state; the same state when it means nothing here. `marked` are the steps
 * whose moves are marked in the list. Pure.
 */
export function stepReview(
	state: ReviewState,
	command: Command | undefined,
	marked: readonly number[] = [],
): ReviewState {
	const {ply, last, eyes, orientation} = state;
	const to = (next: number): ReviewState => ({...state, ply: clamp(next, last)});
	switch (command) {
		case 'previous':
			return to(ply - 1);
		case 'next':
			return to(ply + 1);
		case 'pageUp':
			return to(ply - 10);
		case 'pageDown':
			return to(ply + 10);
		case 'first':
			return to(0);
		case 'last':
			return to(last);
		case 'nextMarked':
			return to(marked.find((step) => step > ply) ?? ply);
		case 'lastMarked':
			return to(marked.findLast((step) => step < ply) ?? ply);
		case 'plan':
			return {...state, hasPicture: !state.hasPicture};
		case 'eyes':
			return {...state, eyes: EYES[(EYES.indexOf(eyes) + 1) % EYES.length]};
		case 'flip':
			return {...state, orientation: opposite(orientation)};
		default:
			return state;
	}
}

/** A row of the list of moves: its number, and White's and Black's move with their plies. */
export type MoveRow = {
	readonly number: number;
	readonly white?: {readonly ply: number; readonly san: string};
	readonly black?: {readonly ply: number; readonly san: string};
};

/** Returns the moves in rows as a score sheet has them; `ply` is the step a move leads to. */
export function moveRows(moves: Review['moves']): readonly MoveRow[] {
	const rows: MoveRow[] = [];
	let number = 1;
	for (const [index, {by, san}] of moves.entries()) {
		number += startsPair(moves, index) ? 1 : 0;
		const entry = {ply: index + 1, san};
		const last = rows.at(-1);
		if (by === 'black' && last !== undefined && last.black === undefined) {
			rows[rows.length - 1] = {...last, black: entry};
		} else {
			rows.push({number, [by]: entry});
		}
	}

	return rows;
}

/** Returns the number of the move that led to a step. */
export const numberOf = (rows: readonly MoveRow[], ply: number): number =>
	rows.find(({white, black}) => white?.ply === ply || black?.ply === ply)?.number ?? 0;
