import {describe, expect, it} from 'vitest';
import {isMove} from '../../source/core/act.js';
import {COLORS} from '../../source/core/color.js';
import {makeMan, type Man} from '../../source/core/man.js';
import {createRandom, pick} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {parseSquare, type Square, squareName} from '../../source/core/square.js';
import {knownBoard} from '../../source/knowledge/known-board.js';
import {stillThere} from '../../source/knowledge/still-there.js';
import {followWorlds} from '../../source/knowledge/worlds/follow-worlds.js';
import {noticedIn} from '../../source/knowledge/worlds/noticed.js';
import type {SeatHistory} from '../../source/rules/history.js';
import {findVariant} from '../../source/rules/registry.js';
import {Table} from '../../source/rules/table.js';
import {sampleSize} from '../helpers/sample-size.js';
import {playActs} from '../helpers/play-acts.js';

const menIn = (history: SeatHistory): ReadonlyMap<Square, Man> =>
	stillThere(noticedIn(history), history.start);

const namesIn = (history: SeatHistory): string[] => [...menIn(history).keys()].map(squareName);

/** Games with grids, and a start in which men are near one another. */
const FEN = 'r3k1nr/1ppq1ppp/2npp3/3PN3/1bB1P3/2N2Q2/PPP2PPP/R1B1K2R w KQkq - 0 1';

describe('men that are known to be where they were told to be', () => {
	it.each([
		['assassin', sampleSize(12, 40)],
		['mafeking', sampleSize(12, 40)],
		['welbeck', 0],
		['kriegspiel-spy', 0],
	])('%s: stand there in truth, whatever was moved since', (id, least) => {
		const variant = unwrap(findVariant(id));
		let kept = 0;
		for (let seed = 0; seed < sampleSize(12, 40); seed++) {
			const random = createRandom(seed);
			let table = unwrap(Table.start(variant, {fen: FEN}));
			for (let act = 0; act < 30 && table.toAct.length > 0; act++) {
				const [by] = table.toAct;
				const moves = table.tries(by).filter(isMove);
				table = table.act(by, pick(random, moves))?.table ?? table;
				for (const seat of COLORS) {
					const {cells} = variant.truth(table.state);
					for (const [square, man] of menIn(table.history(seat))) {
						expect(cells[square], `${seed} ${seat} ${squareName(square)}`).toBe(man);
						kept++;
					}
				}
			}
		}

		expect(kept).toBeGreaterThanOrEqual(least);
	});

	it.each(['welbeck', 'mafeking', 'assassin'])(
		'%s: stand there in truth after a set-up, whose kings are announced',
		(id) => {
			const variant = unwrap(findVariant(id));
			let kept = 0;
			for (let seed = 0; seed < sampleSize(6, 20); seed++) {
				const random = createRandom(seed);
				const start = unwrap(Table.start(variant, {seed}));
				let {table} = playActs(start, ['random', 'ready', 'random', 'ready']);
				for (let act = 0; act < 30 && table.toAct.length > 0; act++) {
					const [by] = table.toAct;
					const open = table.tries(by).filter((one) => isMove(one) || one.kind === 'place');
					table = table.act(by, pick(random, open))?.table ?? table;
					for (const seat of COLORS) {
						const {cells} = variant.truth(table.state);
						for (const [square, man] of menIn(table.history(seat))) {
							expect(cells[square], `${seed} ${seat} ${squareName(square)}`).toBe(man);
							kept++;
						}
					}
				}
			}

			expect(kept).toBeGreaterThan(0);
		},
	);

	it('are pawns that are blocked, and men that could not have taken', () => {
		const variant = unwrap(findVariant('assassin'));
		const fen = '4k2q/7p/2b1p3/8/8/5N2/3P3P/4K2Q w - - 0 1';
		const historyAfter = (...acts: string[]) =>
			playActs(unwrap(Table.start(variant, {fen})), acts).table.history('white');
		const told = historyAfter('f3e5');
		expect(namesIn(told)).toEqual(['e6']);
		const quiet = historyAfter('f3e5', 'h7h6');
		expect(namesIn(quiet)).toEqual(['e6']);
		expect(namesIn(historyAfter('f3e5', 'h7h6', 'e5g4', 'c6h1'))).toEqual(['e6']);
		expect(namesIn(historyAfter('f3e5', 'h7h6', 'e5g4', 'h6h5'))).not.toContain('e6');
		const worlds = unwrap(followWorlds(fen).follow(quiet));
		const pawn = knownBoard(worlds, quiet).squares.find(({square}) => square === parseSquare('e6'));
		expect(pawn).toMatchObject({kind: 'certain', men: [{role: 'pawn', count: worlds.size}]});
		expect(menIn(quiet).get(parseSquare('e6')!)).toBe(makeMan('black', 'pawn'));
	});

	it('are a king that was announced as play began and could not have taken', () => {
		const black = 'K@a6 Q@f6 R@a8 R@h8 N@b8 N@g8 B@c8 B@f8';
		const pawns = 'a7 b7 c7 d7 e7 g7 h7 h6'.split(' ').map((square) => `P@${square}`);
		const acts = [
			'standard',
			'ready',
			...black.split(' '),
			...pawns,
			'ready',
			'a2a3',
			'f6f2',
			'e1f2',
		];
		const welbeck = unwrap(Table.start(unwrap(findVariant('welbeck'))));
		const history = playActs(welbeck, acts).table.history('white');
		expect(namesIn(history)).toEqual(['a6']);
		const worlds = unwrap(followWorlds(undefined).follow(history));
		const king = knownBoard(worlds, history).squares.find(
			({square}) => squareName(square) === 'a6',
		);
		expect(king).toMatchObject({kind: 'certain', men: [{role: 'king'}]});
		// What is told of no capture may have been his move.
		const {table} = playActs(welbeck, [...acts, 'a6b6']);
		expect(namesIn(table.history('white'))).toEqual([]);
	});
});
