import {expect, it} from 'vitest';
import {isMan, manColor, manRole} from '../../source/core/man.js';
import {createRandom} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {currentView} from '../../source/rules/history.js';
import {knownBoard} from '../../source/knowledge/known-board.js';
import {followWorlds} from '../../source/knowledge/worlds/follow-worlds.js';
import {findVariant} from '../../source/rules/registry.js';
import {UmpiredGame} from '../helpers/umpired-games.js';

const ICC = unwrap(findVariant('kriegspiel-icc'));

/** Plays at random and returns what White knows at each of his turns, beside the truth. */
function* follow(plies: number, most: number) {
	const random = createRandom('umpired board');
	const played = new UmpiredGame(ICC);
	const known = followWorlds(undefined, {particles: {most, least: 8, attempts: 32}});
	for (let ply = 0; ply < plies && played.game.outcome === undefined;) {
		ply += played.playAny(random) ? 1 : 0;
		const history = played.histories.white;
		const view = currentView(history);
		const board = knownBoard(unwrap(known.follow(history)), history);
		yield {board, view, truth: played.game.position.board};
	}
}

it('counts the men in all positions that fit, and what is certain or impossible is so in truth', () => {
	let certain = 0;
	let impossible = 0;
	for (const {board, view, truth} of follow(6, 20_000)) {
		if (!board.isExact) {
			break;
		}

		expect(board.squares.map(({square}) => square)).toEqual(
			[...view.cells.keys()].filter((square) => !isMan(view.cells[square])),
		);
		for (const {square, kind, men, empty} of board.squares) {
			const man = truth[square];
			const isEnemy = isMan(man) && manColor(man) === 'black';
			expect(men.reduce((sum, {count}) => sum + count, empty)).toBe(board.size);
			expect(kind).not.toBe('unmet');
			expect(isEnemy ? men.map(({role}) => role).includes(manRole(man)) : empty > 0).toBe(true);
			certain += kind === 'certain' ? 1 : 0;
			impossible += kind === 'impossible' ? 1 : 0;
		}
	}

	expect(certain).toBeGreaterThan(20);
	expect(impossible).toBeGreaterThan(20);
});

it('calls nothing certain or impossible where it looks at a sample', () => {
	let samples = 0;
	for (const {board} of follow(8, 12)) {
		if (!board.isExact) {
			samples++;
			expect(board.size).toBeLessThanOrEqual(12);
			const kinds = new Set(board.squares.map(({kind}) => kind));
			expect([...kinds].sort()).toEqual(['possible', 'unmet']);
		}
	}

	expect(samples).toBeGreaterThan(2);
});
