import {expect, it} from 'vitest';
import {withDeduced} from '../../../source/ui/board/deduced-board.js';

const nobody = (square: number) => ({square, kind: 'impossible', men: [], share: 0}) as const;
const knight = {square: 7, kind: 'possible', men: [2], share: 0.5} as const;

it('what is deduced takes the place of ghosts, and of what was told of the same squares alone', () => {
	const ghosts = [{square: 3, man: 2, age: 1}] as never;
	const board = {known: [nobody(7), nobody(9)], ghosts};
	expect(withDeduced(board, [knight])).toEqual({known: [nobody(9), knight], ghosts: []});
	expect(withDeduced(board, [])).toBe(board);
	expect(withDeduced({ghosts}, [knight])).toEqual({known: [knight], ghosts: []});
});
