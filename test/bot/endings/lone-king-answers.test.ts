import {expect, it} from 'vitest';
import {answersTo} from '../../../source/bot/endings/lone-king-answers.js';
import {EMPTY, KING, makeMan, type Role} from '../../../source/core/man.js';
import {createRandom, randomInteger} from '../../../source/core/random.js';
import {SquareSet} from '../../../source/core/square-set.js';
import {NO_SQUARE} from '../../../source/core/square.js';
import {makeUci} from '../../../source/core/uci.js';
import {toUciMove} from '../../../source/rules/move.js';
import {Position} from '../../../source/rules/position.js';
import {fog} from '../../../source/rules/variants/fog.js';
import {byStrength, isPlacement, type Placement} from '../../../source/solver/material.js';
import {
	afterMove,
	attackedBy,
	hiddenFrom,
	rolesOf,
	uciOf,
	whiteMoves,
} from '../../../source/solver/reach.js';
import {legalMoves, nameOf} from '../../../source/solver/verify/board.js';
import {playMove} from '../../../source/solver/search/play.js';

const ROLES: readonly Role[] = ['queen', 'rook', 'bishop', 'knight', 'pawn', 'pawn'];

function positionWith(placement: Placement, king: number): Position {
	const cells = new Uint8Array(64).fill(EMPTY);
	for (const [man, role] of rolesOf(placement).entries()) {
		cells[placement.squares[man]] = makeMan('white', role);
	}

	cells[king] = makeMan('black', 'king');
	return Position.fromSetupUnchecked(
		{cells, turn: 'white', castling: 0, epSquare: NO_SQUARE, halfmoves: 0, fullmoves: 1},
		fog.moves,
	);
}

/** A set of squares and White's men as a text. */
const write = (squares: Iterable<number>, men: readonly number[]): string =>
	`${[...squares].sort((a, b) => a - b).join()} ${[...men].sort((a, b) => a - b).join()}`;

it('parts what may come of a move just as the rules do, with one to five men', () => {
	const random = createRandom('answers');
	let compared = 0;
	while (compared < 80) {
		const material = Array.from(
			{length: 1 + randomInteger(random, 5)},
			() => ROLES[randomInteger(random, ROLES.length)],
		).sort(byStrength);
		const squares = Array.from({length: material.length + 1}, () => randomInteger(random, 64));
		const placement = {material, squares};
		if (!isPlacement(placement)) {
			continue;
		}

		const hidden = [...hiddenFrom(placement)];
		const belief = SquareSet.from(hidden.filter(() => random() < 0.3));
		const moves = whiteMoves(placement);
		if (belief.size < 2 || moves.length === 0) {
			continue;
		}

		const move = moves[randomInteger(random, moves.length)];
		const after = afterMove(placement, move);
		const {losses, hunts} = answersTo(after, belief.without(move.to));
		const positions = Array.from(belief, (king) => positionWith(placement, king));
		const name = legalMoves(positions[0]).find(
			(one) => makeUci(toUciMove(one)) === makeUci(uciOf(placement, move)),
		)!;
		const groups = playMove(positions, nameOf(name));
		expect(losses > 0).toBe(groups === undefined);
		if (groups !== undefined) {
			const left = groups
				.map((group) => ({
					kings: group.map(({board}) => board.indexOf(KING | 8)),
					men: [...group[0].board.keys()].filter(
						(at) => (group[0].board[at] & 8) === 0 && group[0].board[at] !== EMPTY,
					),
					isSeen: group.some((member) => {
						const now = Position.fromSetupUnchecked(
							{
								cells: member.board,
								turn: 'white',
								castling: 0,
								epSquare: NO_SQUARE,
								halfmoves: 0,
								fullmoves: 1,
							},
							fog.moves,
						);
						return legalMoves(now).some((one) => ((one >> 6) & 63) === now.kings[1]);
					}),
				}))
				.filter(({isSeen}) => !isSeen);
			const expected = new Set(left.map(({kings, men}) => write(kings, men)));
			expect(new Set(hunts.map((hunt) => write(hunt.belief, hunt.placement.squares)))).toEqual(
				expected,
			);
			compared++;
		}
	}
});

it('tells nothing of a king who must step where he is taken', () => {
	// White: Kc2, Ra8 and Rb7; the king in the corner h8 is attacked, and so is every square beside him.
	const placement: Placement = {material: ['rook', 'rook'], squares: [10, 56, 49]};
	expect(attackedBy(placement).has(63)).toBe(true);
	const {losses, hunts} = answersTo(placement, SquareSet.from([63]));
	expect({losses, hunts}).toEqual({losses: 0, hunts: []});
});
