import {expect, it} from 'vitest';
import {EMPTY, makeMan} from '../../../source/core/man.js';
import {createRandom} from '../../../source/core/random.js';
import {parseSquare} from '../../../source/core/square.js';
import type {ArrangedExtra} from '../../../source/rules/machines/arranged.js';
import {exchanged} from '../../../source/rules/machines/concealed.js';
import {ARMY_SET_UP} from '../../../source/rules/machines/half-board.js';
import {withNoticed} from '../../../source/rules/machines/known-men.js';
import {placedOn, withPlaced} from '../../../source/rules/machines/set-up.js';
import {Table} from '../../../source/rules/table.js';
import {findVariant} from '../../../source/rules/registry.js';
import {unwrap} from '../../../source/core/result.js';

const DRAWS = 600;
const KING = 'd8';

it('makes no square likelier than another to have a man when the king is put where he is known to be', () => {
	const table = unwrap(Table.start(unwrap(findVariant('welbeck'))));
	const {board: empty} = table.state;
	const view = table.view('white');
	const random = createRandom(7);
	const men = new Map<number, number>();
	for (let draw = 0; draw < DRAWS; draw++) {
		const army = ARMY_SET_UP.draw?.('black', random, () => true) ?? {};
		const drawn = withPlaced(empty, ARMY_SET_UP, 'black', army);
		const {board} = withNoticed(drawn, {sides: ['black'], rule: ARMY_SET_UP}, 'white', view, [
			{type: 'kings', white: 'e1', black: KING},
		]);
		const placed = placedOn(ARMY_SET_UP, 'black', board);
		expect(Object.keys(placed)).toHaveLength(16);
		expect(placed[parseSquare(KING) ?? -1]).toBe('king');
		for (const square of ARMY_SET_UP.squares.black) {
			men.set(square, (men.get(square) ?? 0) + (board[square] === EMPTY ? 0 : 1));
		}
	}

	men.delete(parseSquare(KING) ?? -1);
	// Fifteen men on thirty-one squares; five standard deviations from it.
	for (const count of men.values()) {
		expect(Math.abs(count / DRAWS - 15 / 31)).toBeLessThan(0.1);
	}
});

it('lets a concealed man change places with any that is what it proves to be', () => {
	const places = new Set<number>();
	for (let seed = 0; seed < 40; seed++) {
		let table = unwrap(Table.start(unwrap(findVariant('schrodinger')), {seed}));
		for (const seat of ['white', 'black'] as const) {
			for (const word of ['random', 'ready'] as const) {
				table = table.act(seat, {kind: 'say', word})?.table ?? table;
			}
		}

		const {board, extra} = table.state;
		const men = extra as ArrangedExtra;
		const queen = Object.keys(men.roles)
			.map(Number)
			.find((square) => square >= 48 && men.roles[square] === 'queen');
		const knights = Object.keys(men.roles)
			.map(Number)
			.filter((square) => square >= 48 && men.roles[square] === 'knight');
		const cells = board.board.slice();
		cells[queen ?? -1] = makeMan('black', 'knight');
		const roles = exchanged(board, men.roles, cells);
		places.add(knights.findIndex((square) => roles[square] === 'queen'));
	}

	// The one and the other.
	expect(places).toEqual(new Set([0, 1]));
});
