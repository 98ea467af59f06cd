import {expect, it} from 'vitest';
import {findVariant} from '../../../source/rules/registry.js';
import {Table} from '../../../source/rules/table.js';
import {oneEye} from '../../../source/rules/variants/one-eye.js';

it('begins from no FEN that a bishop given up would make impossible', () => {
	const read = (fen: string) => Table.start(oneEye, {fen});
	// The rook would attack the king, with White to move.
	expect(read('2b1kb1R/8/8/8/8/8/8/4K3 w - - 0 1')).toEqual({
		ok: false,
		error: 'without the bishop on f8 the black king stands in check, and is not on move',
	});
	expect(read('2b1kb2/8/4R3/8/8/8/8/4K3 b - - 0 1').ok).toBe(false);
});

it('has no options but its own', () => {
	expect(findVariant('one-eye+fifty-moves').ok).toBe(false);
});
