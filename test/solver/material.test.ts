import {describe, expect, it} from 'vitest';
import {parseFen} from '../../source/core/fen.js';
import {unwrap} from '../../source/core/result.js';
import {NO_SQUARE, parseSquare} from '../../source/core/square.js';
import {
	materialName,
	neededMaterials,
	nextMaterials,
	parseMaterial,
	readPlacement,
} from '../../source/solver/material.js';

describe('the name of an ending', () => {
	it.each([
		['KQvK', 'KQvK'],
		['kqvk', 'KQvK'],
		['KrRVk', 'KRRvK'],
		['KNQvK', 'KQNvK'],
		['KvK', 'KvK'],
		['kprvk', 'KRPvK'],
	])('%s is read as %s', (text, name) => {
		expect(materialName(unwrap(parseMaterial(text)))).toBe(name);
	});

	it.each([
		['', 'written like KQvK'],
		['queen', 'written like KQvK'],
		['KXvK', '“X”'],
		['KQxK', 'there is no ending “KQxK”; did you mean KQvK?'],
		['KQK', 'did you mean KQvK?'],
		['krrk', 'did you mean KRRvK?'],
		['KQvKQ', 'Black has a bare king in an ending, as in KQvK'],
		['KKvK', '“K”'],
		['KPPPvK', '3 men'],
		['KQRBvK', '3 men'],
	])('%s is refused: %s', (text, reason) => {
		const read = parseMaterial(text);
		expect(read.ok ? '' : read.error).toContain(reason);
	});

	it('comes behind the endings it can fall into', () => {
		const names = (text: string): string[] =>
			neededMaterials(unwrap(parseMaterial(text))).map((material) => materialName(material));
		expect(names('KRRvK')).toEqual(['KvK', 'KRvK', 'KRRvK']);
		expect(new Set(names('KQNvK'))).toEqual(new Set(['KvK', 'KQvK', 'KNvK', 'KQNvK']));
		expect(names('KQNvK').at(-1)).toBe('KQNvK');
		expect(names('KPvK')).toEqual(['KvK', 'KQvK', 'KRvK', 'KBvK', 'KNvK', 'KPvK']);
	});

	it('comes, with two pawns, behind all twenty others', () => {
		const materials = neededMaterials(unwrap(parseMaterial('KPPvK')));
		const names = materials.map((material) => materialName(material));
		expect(new Set(names).size).toBe(21);
		for (const [place, material] of materials.entries()) {
			for (const next of nextMaterials(material)) {
				expect(names.indexOf(materialName(next))).toBeLessThan(place);
				expect(names).toContain(materialName(next));
			}
		}
	});
});

describe('a placement', () => {
	const read = (board: string) => readPlacement(unwrap(parseFen(board)).cells);

	it('is read off a board, the king first and the strongest man next', () => {
		const {placement, blackKing} = unwrap(read('8/8/8/3k4/8/8/8/NQ2K3'));
		expect(placement.material).toEqual(['queen', 'knight']);
		expect(placement.squares).toEqual(['e1', 'b1', 'a1'].map((name) => parseSquare(name)));
		expect(blackKing).toBe(parseSquare('d5'));
	});

	it('needs no black king', () => {
		expect(unwrap(read('8/8/8/8/8/8/8/KQ6')).blackKing).toBe(NO_SQUARE);
	});

	it.each([
		['8/8/8/3kr3/8/8/8/KQ6', 'a rook with him'],
		['8/8/8/3k4/8/8/8/1Q6', 'no king'],
		['8/8/8/3k4/8/8/8/KP6', 'a pawn cannot stand on b1'],
		['P7/8/8/3k4/8/8/8/K7', 'a pawn cannot stand on a8'],
		['8/8/8/3k4/8/8/8/KQRB4', '3 men'],
	])('%s has no table: %s', (board, reason) => {
		const placed = read(board);
		expect(placed.ok ? '' : placed.error).toContain(reason);
	});
});
