import {describe, expect, it} from 'vitest';
import {unwrap} from '../../../source/core/result.js';
import {squareName} from '../../../source/core/square.js';
import {kingDanger} from '../../../source/knowledge/worlds/king-danger.js';
import {followWorlds} from '../../../source/knowledge/worlds/follow-worlds.js';
import {historyOf} from '../../helpers/histories.js';

function dangerAfter(moves: readonly string[], fen: string) {
	const history = historyOf('white', moves, fen);
	const worlds = unwrap(followWorlds(fen).follow(history));
	return kingDanger(worlds, history);
}

describe('what a king has to fear of men that are not seen', () => {
	it('is counted in the positions that fit', () => {
		// The rook can stand on 14 squares or on none new, as the king may have moved: from a1 and e8 it looks along a line.
		const danger = dangerAfter(['a8a4'], 'r6k/8/8/8/8/8/5P2/4K3 b - - 0 1');
		// Of 16 moves (7 and 6 of the rook, 3 of the king) two bring it onto a line with e1.
		expect(danger).toMatchObject({role: 'rook', share: 2 / 16});
		expect(['a1', 'e8']).toContain(squareName(danger!.square));
	});

	it('is nothing where no man can come to look at him, and leaves out who is seen', () => {
		expect(dangerAfter(['a8a7'], 'r6k/8/8/8/8/3PPP2/3PPP2/3NKN2 b - - 0 1')).toBeUndefined();
		expect(dangerAfter(['a8e8'], 'r6k/2N5/8/8/8/8/3P1P2/3RKR2 b - - 0 1')).toBeUndefined();
	});
});
