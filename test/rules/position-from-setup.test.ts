import {describe, expect, it} from 'vitest';
import {makeAct} from '../../source/core/act.js';
import {makeFogFen} from '../../source/core/fog-fen.js';
import {unwrap} from '../../source/core/result.js';
import {findVariant} from '../../source/rules/registry.js';
import {Table} from '../../source/rules/table.js';

const read = (variant: string, fen: string) => Table.start(unwrap(findVariant(variant)), {fen});

describe('a position that play can come to', () => {
	it.each([
		['luft', '7k/3p4/3K4/4P3/8/8/8/8 b - - 0 1', 'd7d5', '7k/8/3K4/3pP3/8/8/8/8 w - d6 0 1'],
		[
			'ghostrider',
			'4k3/4p3/4N3/3P4/8/8/8/4K3 b - - 0 1',
			'e7e5',
			'4k3/8/4N3/3Pp3/8/8/8/4K3 w - e6 0 1',
		],
	])(
		'can be read where a pawn passed over a man that is not seen: %s',
		(variant, before, push, after) => {
			const pushed = unwrap(read(variant, before)).actText('black', push)!.table;
			const begun = unwrap(read(variant, after));
			for (const seat of ['white', 'black'] as const) {
				expect(makeFogFen(begun.view(seat))).toBe(makeFogFen(pushed.view(seat)));
				expect(begun.tries(seat).map(makeAct)).toEqual(pushed.tries(seat).map(makeAct));
			}

			expect(read('fog', after)).toMatchObject({ok: false});
			// Another man would be in the way.
			expect(
				read(variant, after.replace(/[KN](?=\d\/3[pP])/, 'B').replace('8/8 w', '8/4K3 w')),
			).toMatchObject({
				ok: false,
				error: expect.stringContaining('passed over') as string,
			});
		},
	);

	it('has pawns on the own first rank where men are put anywhere in a half, and nowhere else', () => {
		const fen = '4k1p1/8/8/8/8/8/7q/P2K1P2 w - - 0 1';
		for (const variant of ['welbeck', 'assassin', 'mafeking', 'quantum']) {
			expect(unwrap(read(variant, fen)).tries('white').map(makeAct)).toContain('a1a2');
			expect(read(variant, fen.replace('4k1p1', 'P3k3'))).toMatchObject({
				ok: false,
				error: 'a pawn cannot stand on a8',
			});
		}

		for (const variant of ['fog', 'fog-ending', 'luft', 'kriegspiel-eastern']) {
			expect(read(variant, fen).ok).toBe(false);
		}
	});
});
