import {expect, it} from 'vitest';
import {createRandom, pick} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {makeUci} from '../../../source/core/uci.js';
import {bareKings, isBare} from '../../../source/knowledge/worlds/bare-king.js';
import {followWorlds} from '../../../source/knowledge/worlds/follow-worlds.js';
import {Position} from '../../../source/rules/position.js';
import {Table} from '../../../source/rules/table.js';
import {kingStepsFrom} from '../../../source/knowledge/king-steps.js';
import {SquareSet} from '../../../source/core/square-set.js';
import {parseSquare} from '../../../source/core/square.js';
import {findVariant} from '../../../source/rules/registry.js';
import {UmpiredGame} from '../../helpers/umpired-games.js';

const squareNamed = (name: string): number => parseSquare(name)!;

/** Black's pawn is blocked, so that his king alone moves until it is taken. */
const FEN = '4k3/8/8/3p4/2PP4/8/8/R3K3 w - - 0 1';

it('holds all places of a king that is left alone, though the sample before was small', () => {
	for (const id of ['kriegspiel-icc', 'kriegspiel-schemingmind', 'kriegspiel-discreet']) {
		const random = createRandom(id);
		const played = new UmpiredGame(unwrap(findVariant(id)), FEN);
		const follower = followWorlds(FEN, {particles: {most: 3, least: 2, attempts: 8}});
		const position = new Position(played.variant.moves);
		const play = (text: string) => {
			played.play(text);
			return unwrap(follower.follow(played.histories.white));
		};

		for (const text of ['a1a2', 'a2a3', 'a3a2', 'a2a1']) {
			play(text);
			while (played.game.turn === 'black') {
				const {board} = played.game.position;
				const moves = played.game.moves().filter(({from}) => (board[from] & 7) === 6);
				play(makeUci(pick(random, moves)));
			}
		}

		let set = play('c4d5');
		expect(isBare(set.state(0), 1)).toBe(true);
		expect(set.isExact).toBe(true);
		expect(set.size).toBeGreaterThan(10);
		for (let plies = 0; plies < 16 && played.game.outcome === undefined; plies++) {
			// The rook goes to and fro, and looks.
			const moves = played.game.moves();
			set = play(makeUci(pick(random, moves)));
			const kings = new Set<number>();
			for (let index = 0; index < set.size; index++) {
				set.load(index, position);
				kings.add(position.kings[1]);
			}

			expect(kings.size).toBe(set.size);
			expect(kings).toContain(played.game.position.kings[1]);
		}
	}
});

it.each([
	['white', '4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1', ['d7d5', 'e5d6']],
	['black', '4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1', ['e2e4', 'd4e3']],
] as const)('holds them too when %s takes the last man in passing', (seat, fen, [push, taking]) => {
	const variant = unwrap(findVariant('kriegspiel-eastern'));
	const before = unwrap(Table.start(variant, {fen})).actText(
		seat === 'white' ? 'black' : 'white',
		push,
	)!;
	const after = before.table.actText(seat, taking)!;
	const states = bareKings(variant, before.table.state, seat, {
		by: seat,
		text: taking,
		stands: true,
		heard: after.news[seat]!,
		view: after.table.view(seat),
	});
	const side = seat === 'white' ? 0 : 1;
	const kings = states.map(({board}) => board.kings[side ^ 1]);
	const ownKing = squareNamed(seat === 'white' ? 'e1' : 'e8');
	// All squares but the own king's and those beside it, those of the two pawns, and those where check would be heard.
	const others = seat === 'white' ? ['e5', 'd5', 'd6', 'c7', 'e7'] : ['d4', 'e4', 'e3', 'd2', 'f2'];
	const wanted = SquareSet.from([...kingStepsFrom(ownKing), ownKing, ...others.map(squareNamed)]);
	expect(kings).toContain(after.table.state.board.kings[side ^ 1]);
	expect(new Set(kings)).toEqual(new Set(wanted.complement()));
	expect(states.every(({board}) => board.count[side ^ 1] === 1)).toBe(true);
});
