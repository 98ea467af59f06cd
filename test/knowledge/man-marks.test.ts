import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {parseFogFen} from '../../source/core/fog-fen.js';
import {parseSquare} from '../../source/core/square.js';
import {manMarks} from '../../source/knowledge/man-marks.js';
import {describeManMark} from '../../source/text/man-marks.js';

const told = (fen: string) =>
	manMarks(unwrap(parseFogFen(fen)), 'fog').map((mark) => [
		mark.square,
		describeManMark(mark, 'white'),
	]);

const at = (name: string) => parseSquare(name);

describe('what there is to say of men', () => {
	it('is the sign of a cover, for whoever it covers', () => {
		expect(told('8/p7/8/x7/8/8/8/K7 w - - a1~Q,a5~p')).toEqual([
			[at('a1'), 'under a cover with the sign Q'],
			[at('a5'), 'under a cover with the sign p'],
		]);
	});

	it('is that a man whose cover tells nothing is known, and nothing of one that is not', () => {
		expect(told('8/8/8/x7/8/8/8/K7 w - - a1~X,a5~x')).toEqual([
			[at('a1'), 'under its cover still'],
		]);
	});

	it('is who stands there besides', () => {
		expect(told('8/8/8/n7/8/8/8/8 w - - a5+N')).toEqual([[at('a5'), 'with your knight']]);
	});
});
