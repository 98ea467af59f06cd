import {describe, expect, it} from 'vitest';
import type {Color} from '../../source/core/color.js';
import {parseSquare, squareName} from '../../source/core/square.js';
import {unwrap} from '../../source/core/result.js';
import {type KnownBoard, knownBoard} from '../../source/knowledge/known-board.js';
import {followWorlds} from '../../source/knowledge/worlds/follow-worlds.js';
import {
	describeKnownSquare,
	describeLegal,
	describePositions,
} from '../../source/text/known-squares.js';
import {describeLikeliest} from '../../source/text/likeliest-men.js';
import {manRole} from '../../source/core/man.js';
import {knownMarks} from '../../source/ui/panes/known-view.js';
import {historyOf} from '../helpers/histories.js';
import {USUAL_COVERS} from '../helpers/usual-covers.js';

/** A game that goes on from the one before is followed no further than that. */
const follower = followWorlds();

/** Returns what a seat knows in a game of these acts. */
function known(variant: string, seat: Color, ...acts: readonly string[]): KnownBoard {
	const history = historyOf(seat, acts, undefined, variant);
	return knownBoard(unwrap(follower.follow(history)), history);
}

const on = (board: KnownBoard, name: string): string => {
	const found = board.squares.find(({square}) => square === parseSquare(name));
	return found === undefined ? '' : describeKnownSquare(found, board);
};

const possible = ({squares}: KnownBoard): readonly string[] =>
	squares.filter(({kind}) => kind === 'possible').map(({square}) => squareName(square));

describe('what may stand on squares that are seen', () => {
	it('is the unseen king, on each square where he may be', () => {
		const board = known('luft', 'black', 'e2e4', 'e7e5', 'e1e2', 'd7d6', 'e2e3');
		expect(board.isExact).toBe(true);
		expect(possible(board)).toHaveLength(board.size);
		expect(on(board, 'e3')).toBe(
			`e3: king in 1, nobody unseen in ${board.size - 1} (of ${board.size} positions).`,
		);
		expect(on(board, 'd5')).toBe('d5: certainly nobody unseen.');
	});

	it('is an unseen man who moved, where he was and where he may be', () => {
		const board = known('ghostrider', 'white', 'e2e4', 'b8c6');
		expect(possible(board)).toEqual(expect.arrayContaining(['a6', 'c6', 'f6', 'h6', 'b8', 'g8']));
		expect(on(board, 'c6')).toMatch(/^c6: knight in \d, nobody unseen in \d \(of/u);
	});

	it('is what a covered man may be, and an own one that is not known', () => {
		const liar = known('liar', 'white', ...USUAL_COVERS);
		expect(on(liar, 'e8')).toMatch(/^e8: king about \d+ %, pawn \d+ %, /u);
		expect(on(liar, 'e2')).toBe('');
		// Nobody can tell one cover from another.
		expect(new Set(liar.squares.map((one) => JSON.stringify(one.men))).size).toBe(1);
		expect(describeLikeliest(liar, 0.2, 8)).toBe('Likeliest: pawn on each of 16 squares 50 %.');
		const arranged = known(
			'reverse-schrodinger',
			'black',
			...'N@a8 R@b8 B@c8 Q@d8 B@f8 N@g8 R@h8 ready'.split(' '),
			...'N@a1 R@b1 B@c1 Q@d1 B@f1 N@g1 R@h1 ready'.split(' '),
		);
		expect(on(arranged, 'a8')).toMatch(/^a8: your man: \w+ \d+ %.* \(of 630 positions\)/u);
		expect(on(arranged, 'a1')).toBe('');
		const orders = arranged.squares.map(({men}) => men.map(({role}) => role).join(' '));
		expect(new Set(orders)).toEqual(new Set(['knight bishop rook queen']));
	});

	it('is which move lies sealed, to the other side alone', () => {
		const white = known('declaration', 'white', 'e2e4', 'seal:e7e5');
		expect(white.sealed).toHaveLength(20);
		expect(describePositions(white)).toMatch(
			/^The other side’s sealed move: one of 20\. Na6, .*h5 or h6\.$/u,
		);
		expect(known('declaration', 'black', 'e2e4', 'seal:e7e5').sealed).toBeUndefined();
		expect(known('declaration', 'white', 'e2e4').sealed).toBeUndefined();
	});

	it('is in how many positions a claim is no lie, to who is to answer it alone', () => {
		const claimed = [...USUAL_COVERS, 'e2e4', 'pass', 'b8c6'];
		const asked = known('liar', 'white', ...claimed);
		expect(describeLegal(asked).join(' ')).toMatch(/^b8-c6: legal for its man in about 1\d %\.$/u);
		const {claim, squares} = asked;
		const moved = squares.find(({square}) => square === parseSquare('c6'));
		// The sentence below it tells how often a knight stands there, and is no other number.
		expect(claim?.legal).toBe(moved?.men.find(({role}) => role === 'knight')?.count);
		const none = claim === undefined ? asked : {...asked, claim: {...claim, legal: 0}};
		expect(describeLegal(none).join(' ')).toMatch(/^b8-c6: legal for its man in none of 512\.$/u);
		const few = claim === undefined ? asked : {...asked, size: 20, claim: {...claim, legal: 5}};
		expect(describeLegal(few)).toEqual(['b8-c6: legal for its man in about 30 %.']);
		expect(describeLegal({...few, isExact: true})).toEqual(['b8-c6: legal for its man in 25 %.']);
		expect(describeLegal(known('liar', 'black', ...claimed))).toEqual([]);
		const passed = known('liar', 'white', ...claimed, 'pass');
		expect(describePositions(passed)).toMatch(/\. Claims that were let pass are not weighed\.$/u);
		expect(describePositions({size: passed.size, isExact: passed.isExact})).not.toContain('Claims');
		expect(describeLegal(passed)).toEqual([]);
	});

	it('is a concealed man while nobody has put one there', () => {
		expect(on(known('liar', 'white'), 'e7')).toBe(
			'e7: a concealed man, whichever its side puts there.',
		);
	});

	it('is not counted while men are put down', () => {
		const arranging = (variant: string, ...acts: readonly string[]) =>
			known(variant, 'white', ...acts).isArranging;
		expect(arranging('liar')).toBe(true);
		expect(arranging('welbeck', 'random')).toBe(true);
		expect(arranging('special-move', 'name:d1')).toBe(true);
		expect(arranging('special-move', 'name:d1', 'ready', 'name:d8', 'ready')).toBeUndefined();
		expect(arranging('welbeck', 'random', 'ready', 'standard', 'ready')).toBeUndefined();
	});

	it('is which man was written down', () => {
		const board = known('special-move', 'white', 'name:d1', 'ready', 'name:d8', 'ready');
		expect(board.size).toBe(16);
		expect(on(board, 'd8')).toBe(
			'd8: written down: queen 6 %, another man 94 % (of 16 positions).',
		);
		const shown = known(
			'special-move',
			'white',
			...'name:d1 ready name:d8 ready e2e4 special:d8e6'.split(' '),
		);
		expect(on(shown, 'a8')).toBe('a8: certainly not the man written down.');
	});

	it('is the same in two games that a seat cannot tell apart', () => {
		const written = ['name:d8', 'name:a7'].map((name) =>
			known('special-move', 'white', 'name:d1', 'ready', name, 'ready', 'e2e4', 'e7e5'),
		);
		expect(written[0]).toEqual(written[1]);

		const kings = ['e2e3', 'e2f3'].map((move) =>
			known('luft', 'black', 'e2e4', 'e7e5', 'e1e2', 'd7d6', move),
		);
		expect(kings[0]).toEqual(kings[1]);
	});
});

it('a king is certain where the umpire has just said that he stands, though worlds are a sample', () => {
	const board = known('welbeck', 'white', 'random', 'ready', 'random', 'ready');
	expect(board.isExact).toBe(false);
	expect(board.squares.filter(({kind}) => kind === 'certain')).toMatchObject([
		{men: [{role: 'king', count: board.size}]},
	]);
});

it.each(['white', 'black'] as const)(
	'of men put down in secret no share is told to %s until something is heard',
	(seat) => {
		const begun = ['standard', 'ready', 'standard', 'ready', ...(seat === 'black' ? ['a2a3'] : [])];
		const board = known('welbeck', seat, ...begun);
		expect(describePositions(board)).toBe(
			'Beyond what was told, nothing is known yet of where the other side’s men stand.',
		);
		const men = knownMarks({status: 'there', board}, seat).map(({men: [man]}) => manRole(man));
		expect(men).toEqual(['king']);
		const later = known('welbeck', seat, ...begun, seat === 'black' ? 'a7a6' : 'a2a3');
		expect(describePositions(later)).toContain('sample');
		expect(knownMarks({status: 'there', board: later}, seat).length).toBeGreaterThan(1);
	},
);
