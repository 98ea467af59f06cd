import {describe, expect, it} from 'vitest';
import {playPhantom} from '../../../scripts/strength/phantom-game.js';
import {findBot} from '../../../source/bot/bots.js';
import {makeBot} from '../../../source/bot/make-bot.js';
import {withEndgames} from '../../../source/bot/endgame-bot.js';
import {HuntSearch} from '../../../source/bot/endings/hunt-search.js';
import {CoreLevels} from '../../../source/bot/endings/core-levels.js';
import {wantedTable} from '../../../source/bot/endings/hunt-lone-king.js';
import type {Role} from '../../../source/core/man.js';
import {createRandom, randomInteger} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {SquareSet} from '../../../source/core/square-set.js';
import {parseSquare, type Square} from '../../../source/core/square.js';
import {Game} from '../../helpers/game.js';
import {fogEnding} from '../../../source/rules/variants/fog.js';
import {byStrength, isPlacement, type Placement} from '../../../source/solver/material.js';
import {hiddenFrom} from '../../../source/solver/reach.js';
import {buildTables} from '../../helpers/tables.js';

const tables = buildTables('KQvK', 'KRvK', 'KPvK');

/** Draws a start in which White does not see the king. */
function drawStart(
	material: readonly Role[],
	seed: string,
): {readonly placement: Placement; readonly king: Square} {
	const random = createRandom(seed);
	for (;;) {
		const squares = Array.from({length: material.length + 2}, () => randomInteger(random, 64));
		const [king, ...men] = squares;
		const placement = {material: [...material].sort(byStrength), squares: men};
		const isFree = new Set(squares).size === squares.length && isPlacement(placement);
		if (isFree && hiddenFrom(placement).has(king)) {
			return {placement, king};
		}
	}
}

describe('against the phantom, which has not decided where it stands', () => {
	it.each([
		[['queen'], false],
		[['queen', 'pawn'], true],
		[['queen', 'bishop', 'pawn', 'pawn'], true],
		[['rook', 'pawn', 'pawn'], false],
		[['rook', 'knight', 'bishop', 'pawn'], false],
		[['pawn', 'pawn', 'pawn'], false],
	] as const)('wins with %s, nothing known: %s', (material, isBlind) => {
		for (let round = 0; round < 2; round++) {
			const seed = `${material.join()} ${round}`;
			const {placement, king} = drawStart(material, seed);
			const {end} = playPhantom({
				bot: makeBot(unwrap(findBot('random')), tables),
				variant: fogEnding,
				start: {placement, belief: isBlind ? hiddenFrom(placement) : SquareSet.from([king])},
				tables,
				random: createRandom(seed),
			});
			expect(end, seed).toBe('king-captured');
		}
	});

	it('is a test: who moves at random does not win', () => {
		const {placement, king} = drawStart(['queen', 'pawn'], 'lost');
		const {end} = playPhantom({
			bot: ({moves}, random) => ({move: moves[randomInteger(random, moves.length)]}),
			variant: fogEnding,
			start: {placement, belief: SquareSet.from([king])},
			tables,
			random: createRandom(1),
		});
		expect(end).not.toBe('king-captured');
	});
});

/** Squares by their names. */
const on = (...names: readonly string[]): Square[] => names.map((name) => parseSquare(name)!);

const FREE = {nodes: 4000, movesLeft: 50, mayBeDrawn: () => false, visits: () => 0};

it('pushes its pawn where the host would end the game before the king is taken', () => {
	const search = new HuntSearch(new CoreLevels(tables));
	const placement: Placement = {material: ['queen', 'pawn'], squares: on('a1', 'h1', 'b2')};
	const hunt = {placement, belief: SquareSet.from(on('e5', 'e6', 'd5'))};
	const roles = (movesLeft: number) =>
		search.best(hunt, {...FREE, movesLeft}).map((move) => placement.material[move.man - 1]);
	expect(new Set(roles(3))).toEqual(new Set(['pawn']));
});

it('looks at as few moves as there is time for, with many men and nothing known', () => {
	const search = new HuntSearch(new CoreLevels(tables));
	const placement: Placement = {
		material: ['queen', 'queen', 'rook', 'rook', 'bishop'],
		squares: on('a1', 'd1', 'd2', 'h1', 'c4', 'b2'),
	};
	const hunt = {placement, belief: hiddenFrom(placement)};
	const timesAsked = (most: number): number => {
		let asked = 0;
		const moves = search.best(hunt, {...FREE, shouldStop: () => ++asked >= most});
		expect(moves.length).toBeGreaterThan(0);
		return asked;
	};
	expect(timesAsked(1)).toBe(1);
	expect(timesAsked(3)).toBe(3);
	expect(timesAsked(Number.POSITIVE_INFINITY)).toBeGreaterThan(3);
});

it('does not play into a draw by repetition while another move wins as well', () => {
	const search = new HuntSearch(new CoreLevels(tables));
	const placement: Placement = {material: ['queen'], squares: on('a1', 'h1')};
	const hunt = {placement, belief: SquareSet.from(on('e5'))};
	const [first] = search.best(hunt, FREE);
	const name = ({man, to}: typeof first): string => `${man} ${to}`;
	const others = search.best(hunt, {
		...FREE,
		mayBeDrawn: ({squares}) => squares[first.man] === first.to,
	});
	expect(others.map((move) => name(move))).not.toContain(name(first));
	expect(others.length).toBeGreaterThan(0);
});

it('tells which table would help, and none before the king is alone or with a queen', () => {
	const ask = (fen: string, men: number): string | undefined => {
		const game = unwrap(Game.start(fogEnding, fen));
		return wantedTable({
			history: {seat: 'white', variant: 'fog-ending', start: game.view('white'), plies: []},
			menAtStart: {white: 3, black: men},
		});
	};

	expect(ask('8/8/8/3k4/8/8/8/KRB5 w - - 0 1', 1)).toBe('KRBvK');
	expect(ask('8/8/8/3k4/8/8/8/KQB5 w - - 0 1', 1)).toBeUndefined();
	expect(ask('8/8/8/3k4/8/8/8/KRBN4 w - - 0 1', 1)).toBe('KRBvK');
	expect(ask('8/7p/8/3k4/8/8/8/KRB5 w - - 0 1', 2)).toBeUndefined();
});

it('keeps to its middle game while the other side has men', () => {
	let asked = 0;
	const bot = withEndgames(({moves}) => {
		asked++;
		return {move: moves[0]};
	}, tables);
	const game = unwrap(Game.start(fogEnding, '7r/8/8/3k4/8/8/8/KR6 w - - 0 1'));
	const history = {
		seat: 'white' as const,
		variant: 'fog-ending',
		start: game.view('white'),
		plies: [],
	};
	bot({history, menAtStart: {white: 2, black: 2}, moves: game.moves()}, createRandom(1));
	expect(asked).toBe(1);
});
