import {describe, expect, it} from 'vitest';
import {makeAct} from '../../../source/core/act.js';
import {opposite} from '../../../source/core/color.js';
import {makeFogFen} from '../../../source/core/fog-fen.js';
import {EMPTY, isMan, KING, manColor, PAWN} from '../../../source/core/man.js';
import {createRandom, pick} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {fileOf, parseSquare, rankOf, squareName} from '../../../source/core/square.js';
import {followWorlds} from '../../../source/knowledge/worlds/follow-worlds.js';
import {isInCheck} from '../../../source/rules/attack.js';
import {Position} from '../../../source/rules/position.js';
import {findVariant} from '../../../source/rules/registry.js';
import {Table} from '../../../source/rules/table.js';
import {sampleSize} from '../../helpers/sample-size.js';
import {playActs} from '../../helpers/play-acts.js';
import {expectAlike} from '../../helpers/expect-alike.js';

const begin = (id: string, white: string, black: string, fen?: string): Table =>
	playActs(unwrap(Table.start(unwrap(findVariant(id)), {fen})), [
		`white>name:${white}`,
		`black>name:${black}`,
		'white>ready',
		'black>ready',
	]).table;

const specialsOf = (table: Table): string[] =>
	table
		.tries(table.toAct[0])
		.map(makeAct)
		.filter((text) => text.startsWith('special:'));

/** Returns whether a queen or knight could go from one square to another over a board, by looking at each square between. */
function reaches(cells: Uint8Array, from: number, to: number): boolean {
	const [files, ranks] = [fileOf(to) - fileOf(from), rankOf(to) - rankOf(from)];
	const [wide, high] = [Math.abs(files), Math.abs(ranks)];
	if (wide * high === 2) {
		return true;
	}

	const far = Math.max(wide, high);
	const isLine = far > 0 && (wide === 0 || high === 0 || wide === high);
	const between = Array.from(
		{length: Math.max(0, far - 1)},
		(_, step) => from + ((step + 1) * (files + ranks * 8)) / far,
	);
	return isLine && between.every((square) => cells[square] === EMPTY);
}

/** Returns the special moves of a man by trying all squares. */
function byHand(position: Position, name: string, isTeleport: boolean): string[] {
	const from = parseSquare(name)!;
	const setup = position.toSetup();
	const {cells, turn} = setup;
	const found: string[] = [];
	for (let to = 0; to < 64; to++) {
		const victim = cells[to];
		const isFree = victim === EMPTY;
		const isEnemy = isMan(victim) && manColor(victim) !== turn && (victim & 7) !== KING;
		const goes = isTeleport ? isFree : (isFree || isEnemy) && reaches(cells, from, to);
		const after = cells.slice();
		after[to] = after[from];
		after[from] = EMPTY;
		const played = Position.fromSetupUnchecked({...setup, cells: after}, position.rules);
		if (to === from || !goes || isInCheck(played, position.side)) {
			continue;
		}

		const isLast = rankOf(to) === (turn === 'white' ? 7 : 0) && (cells[from] & 7) === PAWN;
		found.push(
			...(isLast ? ['q', 'r', 'b', 'n'] : ['']).map(
				(letter) => `special:${name}${squareName(to)}${letter}`,
			),
		);
	}

	return found.sort();
}

const POSITIONS: readonly (readonly [fen: string, white: string])[] = [
	['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', 'a2'],
	['r3k3/1P6/8/3b4/8/8/8/R3K2R w KQ - 0 1', 'b7'],
	['4k3/8/8/8/4r3/8/8/4K2N w - - 0 1', 'h1'],
];

describe('the special move', () => {
	it.each(POSITIONS)('goes where trying all squares lets it: %s, %s', (fen, name) => {
		for (const id of ['special-move', 'special-move+teleport']) {
			const table = begin(id, name, 'e8', fen);
			const expected = byHand(table.state.board, name, id.endsWith('teleport'));
			expect(specialsOf(table)).toEqual(expected);
			expect(expected.length).toBeGreaterThan(0);
		}
	});

	it.each(['special-move', 'special-move+teleport', 'special-move+double'])(
		'is a secret until it is made: the other seat has the same, whatever was written down (%s)',
		(id) => {
			const random = createRandom(id);
			let compared = 0;
			for (let game = 0; game < sampleSize(6, 20); game++) {
				const names = ['a2', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1'];
				const seat = game % 2 === 0 ? 'white' : 'black';
				const other = opposite(seat);
				const rank = (name: string) =>
					other === 'white' ? name : name.replace('1', '8').replace('2', '7');
				const [one, two] = [pick(random, names), pick(random, names)].map(rank);
				const own = other === 'white' ? 'd8' : 'd1';
				let pair = [one, two].map((name) =>
					other === 'white' ? begin(id, name, own) : begin(id, own, name),
				);
				for (let act = 0; act < 24; act++) {
					const [first, second] = pair;
					const looks = pair.map((table) => [
						table.history(seat),
						makeFogFen(table.view(seat)),
						table.tries(seat).map(makeAct),
						table.toAct,
						table.outcome,
					]);
					if (first.outcome !== undefined || second.outcome !== undefined) {
						break;
					}

					expectAlike(looks[0], looks[1]);
					compared += one === two ? 0 : 1;
					const may = pair.map((table) => table.tries(table.toAct[0]).map(makeAct));
					const common = may[0].filter((each) => may[1].includes(each));
					if (common.length === 0) {
						break;
					}

					const text = pick(random, common);
					pair = pair.map((table) => table.actText(table.toAct[0], text)!.table);
				}
			}

			expect(compared).toBeGreaterThan(sampleSize(30, 100));
		},
	);

	it('is held possible of each man of the other side, until it is made', () => {
		const sizeOf = (table: Table): readonly [number, boolean] => {
			const worlds = unwrap(followWorlds().follow(table.history('white')));
			return [worlds.size, worlds.isExact];
		};

		const table = begin('special-move', 'd1', 'd7');
		expect(sizeOf(table)).toEqual([16, true]);
		expect(sizeOf(playActs(table, ['e2e4', 'a7a6']).table)).toEqual([16, true]);
		expect(sizeOf(playActs(table, ['e2e4', 'special:d7c5']).table)[0]).toBe(1);
		// Of one that is taken it is not known whether it was he.
		expect(sizeOf(playActs(table, ['e2e4', 'd7d5', 'e4d5']).table)).toEqual([16, true]);
	});
});
