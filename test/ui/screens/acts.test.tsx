import {describe, expect, it} from 'vitest';
import {movesOf} from '../../../source/match/acts.js';
import {KEYS} from '../../helpers/render-screen.js';
import {FakeWorld} from '../fake-world.js';
import {openApp} from '../open-app.js';
import {allSaid, clickSquares, clickWords, saidBeside, squaresWith} from '../read-app.js';

const open = (
	variant: string,
	size: {readonly columns?: number; readonly rows?: number} = {},
	fen?: string,
) => {
	const world = new FakeWorld();
	const app = openApp(world, {kind: 'hotseat', variant, ...(fen === undefined ? {} : {fen})}, size);
	const enter = async (...texts: readonly string[]) => {
		for (const text of texts) {
			// oxlint-disable-next-line no-await-in-loop -- One act comes after the other.
			await app.type(`${text}${KEYS.enter}`);
		}
	};
	const acts = () => {
		const last = world.saved.at(-1);
		return last === undefined ? [] : movesOf(last.match);
	};
	return {world, app, enter, acts};
};

describe('a set-up', () => {
	it('is made by acts that are typed, in friendlier forms too, then by the other side', async () => {
		const {app, enter, acts} = open('reverse-schrodinger');
		expect(app.text()).toContain('W H I T E');
		await app.type(KEYS.space);
		expect(allSaid(app)).toContain('Put down the other side’s men: q r b n.');
		await enter('N@a8');
		expect(allSaid(app)).toContain('You put a knight on a8.');
		await enter('-a8', 'Nb8', 'rand');
		await enter('a9');
		expect(allSaid(app)).toContain('There is no square a9');
		await app.type(KEYS.escape);
		await enter('re');
		// A rook that was put down by the first letter of a word was taken back.
		expect(acts()).toEqual(['N@a8', '-@a8', 'N@b8', 'random', 'ready']);
		expect(app.text()).not.toContain('B L A C K');
		await app.type(KEYS.enter);
		expect(app.text()).toContain('B L A C K');
		await app.type(KEYS.space);
		await enter('random', 'ready');
		await app.type(KEYS.enter);
		expect(app.text()).toContain('W H I T E');
		await app.type(KEYS.space);
		expect(app.text().split('\n')[0]).toMatch(/ move 1 . White to move/);
		await enter('e4');
		expect(acts().at(-1)).toBe('e2e4');
	});
});

describe('a plan of several moves', () => {
	it('is explained in every turn where there is room', async () => {
		const {app, enter} = open('tripod');
		for (const row of ['e4 Nf3 a3', 'e5 Nf6 a6', '']) {
			// oxlint-disable-next-line no-await-in-loop -- One side comes after the other.
			await app.type(KEYS.space);
			expect(app.text()).toContain('Plan your moves one by one; the last one sends them all.');
			// oxlint-disable-next-line no-await-in-loop -- One side comes after the other.
			await enter(row, '');
		}

		app.unmount();
	});

	it('loses its last move by the key that takes back, as long as there is one', async () => {
		const {app, enter, acts} = open('tripod');
		await app.type(KEYS.space);
		await enter('a4', 'Nf3');
		expect(app.text()).toContain(
			'Planned: 1 a4  2 Nf3 · the next one sends them all · Backspace one back',
		);
		await app.type('u');
		expect(app.text()).toContain('Planned: 1 a4 ');
		expect(app.text()).not.toContain('Nf3');
		await app.type('u');
		expect(app.text()).not.toContain('Planned: 1');
		expect(allSaid(app)).not.toContain('take back');
		await app.type('u');
		expect(allSaid(app)).toContain('You have no move to take back.');
		expect(acts()).toEqual([]);
	});

	it('stands once in a small window, without the keys that have no room', async () => {
		const {app, enter} = open('tripod', {columns: 40, rows: 12});
		await app.type(KEYS.space);
		await enter('a4');
		expect(app.text().split('Planned')).toHaveLength(2);
		expect(app.text()).not.toContain('Planned: 1 a4 · Backspace…');
	});
});

describe('what is to be done', () => {
	it('stands once when a refused move is told the same', async () => {
		const {app, enter, acts} = open('declaration');
		await app.type(KEYS.space);
		await enter('e4');
		await app.type(KEYS.enter);
		await app.type(KEYS.space);
		await enter('seal:f7f5', 'done');
		await app.type(KEYS.enter);
		await app.type(KEYS.space);
		await enter('look');
		expect(app.text().split('You looked')).toHaveLength(2);
		await enter('a3');
		expect(acts()).toEqual(['e2e4', 'seal:f7f5', 'look']);
		// Beside the entry line, which has the beginning of it.
		const [pane] = app.text().split('a3_');
		expect(pane.split('You looked')).toHaveLength(2);
		expect(allSaid(app)).toMatch(/only Qh5 and exf5 can be played\./);
		app.unmount();
	});
});

describe('a tall panel', () => {
	const TALL = {columns: 120, rows: 40};
	const count = (text: string, part: string): number => text.split(part).length - 1;

	it('tells once each of several moves in a row', async () => {
		const {app, enter} = open('kriegspiel-scotch', TALL);
		await app.type(KEYS.space);
		await enter('e4', '');
		await enter('');
		await app.type(KEYS.space);
		await enter('d5', '', 'Nf6', '');
		await app.type(KEYS.space);
		expect(count(allSaid(app), 'Black has moved.')).toBe(2);
		expect(count(allSaid(app), 'You played e4.')).toBe(1);
		app.unmount();
	});

	it('tells once that all is arranged', async () => {
		const {app, enter} = open('welbeck', TALL);
		for (let side = 0; side < 2; side++) {
			// oxlint-disable-next-line no-await-in-loop -- One side comes after the other.
			await app.type(KEYS.space);
			// oxlint-disable-next-line no-await-in-loop -- One side comes after the other.
			await enter('standard', 'ready');
			// Nothing has been played or taken yet.
			expect(app.text()).not.toMatch(/You took|No moves yet/);
			// oxlint-disable-next-line no-await-in-loop -- One side comes after the other.
			await enter('');
		}

		await app.type(KEYS.space);
		expect(count(allSaid(app), 'All is arranged.')).toBe(1);
		expect(allSaid(app)).not.toMatch(/1\.|1…/);
		app.unmount();
	});
});

describe('the key for what one knows', () => {
	it.each([
		['declaration', 'only a sealed move is hidden.'],
		['pickle-pot', 'You see all that stands on the board.'],
		['schrodinger', 'The set-up is not over'],
	])('says why there is nothing to work out: %s', async (variant, why) => {
		const {app} = open(variant);
		await app.type(KEYS.space);
		await app.type('w');
		expect(saidBeside(app)).toContain(why);
		app.unmount();
	});
});

describe('men on the board of a set-up', () => {
	const begin = async (size = {}) => {
		const opened = open('reverse-schrodinger', size);
		await opened.app.type(KEYS.space);
		return opened;
	};

	it('are put down by letters, square after square, from a tray', async () => {
		const {app, acts} = await begin();
		expect(app.text().split('\n')[0]).toMatch(/ (White|Black) sets up/);
		expect(saidBeside(app)).toContain('To put down: q ♛×1 r ♜×2 b ♝×2 n ♞×2');
		await app.type('rnb');
		expect(acts()).toEqual(['R@a8', 'N@b8', 'B@c8']);
		expect(saidBeside(app)).toContain('To put down: q ♛×1 r ♜×1 b ♝×1 n ♞×1');
		await app.type('qbnr');
		expect(saidBeside(app)).toContain('Nothing is left to put down.');
		expect(allSaid(app)).toContain('Say ready when done.');
		expect(acts()).toHaveLength(7);
	});

	it('are moved and exchanged by Enter, Space or clicks, and taken off by Backspace', async () => {
		const {app, acts} = await begin();
		await app.type('rn');
		await app.type(KEYS.left + KEYS.left + KEYS.enter + KEYS.right + KEYS.space);
		expect(acts().slice(2)).toEqual(['-@a8', '-@b8', 'R@b8', 'N@a8']);
		expect(allSaid(app)).toContain('You swapped a8 and b8.');
		await app.type('u');
		expect(saidBeside(app)).toContain('You took back the last step of your set-up.');
		await clickSquares(app, 'a8', 'b8');
		await clickSquares(app, 'b8', 'h8');
		expect(acts().slice(6)).toEqual(['-@b8', 'R@h8']);
		await app.type(KEYS.backspace);
		expect(acts().slice(8)).toEqual(['-@h8']);
		await app.type(KEYS.backspace);
		expect(allSaid(app)).toContain('You have no man on h8.');
		expect(acts().slice(9)).toEqual([]);
		// Another letter takes the place of a man.
		await clickSquares(app, 'a8', 'a8');
		await app.type('q');
		expect(acts().slice(9)).toEqual(['-@a8', 'Q@a8']);
		expect(app.faults).toEqual([]);
	});

	it('are taken back by the key that takes back in play', async () => {
		const {app} = open('welbeck');
		await app.type(KEYS.space);
		await app.type('q');
		expect(allSaid(app)).toContain(
			'Put down your men: k r b n p. Enter moves, Backspace takes off.',
		);
		await app.type('u');
		expect(saidBeside(app, 39)).toContain('You took back putting a queen on a1.');
	});

	it('are asked about once more where a row would end a set-up with points left', async () => {
		const {app, enter, acts} = open('quantum');
		await app.type(KEYS.space);
		await enter('Ke1 ready', '');
		await app.type(KEYS.space);
		await enter('Ke8 ready', '');
		await app.type(KEYS.space);
		await enter('Qd8 Rh8 ready');
		expect(saidBeside(app, 39)).toContain('Ready with 26 points unspent? They are lost then.');
		// Nothing is taken back while that is asked.
		await app.type('u');
		expect(allSaid(app)).toContain('Answer first: n No or y Yes.');
		await app.type('n');
		expect(acts()).toEqual(['K@e1', 'ready', 'K@e8', 'ready', 'Q@d8', 'R@h8']);
		await enter('Nb8 ready');
		await app.type('y');
		expect(acts().slice(-2)).toEqual(['N@b8', 'ready']);
	});

	it('are not put down by a word that begins with their letter', async () => {
		const {app, enter, acts} = await begin();
		await app.type('r');
		expect(acts()).toEqual(['R@a8']);
		expect(app.text()).not.toContain('r_');
		await enter('andom');
		expect(acts()).toEqual(['random']);
		// It is no step that could be taken back either.
		await app.type('u');
		expect(saidBeside(app, 39)).toContain('You took back putting the men down at random.');
		expect(acts()).toEqual([]);
		expect(app.faults).toEqual([]);
	});

	it('are put down by their names, key by key, and none by the letters of a name', async () => {
		const {app, enter, acts} = open('welbeck');
		await app.type(KEYS.space);
		const typed = async (text: string) => {
			const [name] = text.split(' ');
			for (const key of name) {
				// oxlint-disable-next-line no-await-in-loop -- One key comes after the other.
				await app.type(key);
			}

			await enter(text.slice(name.length));
		};
		await typed('queen d4');
		await typed('rook a1');
		await typed('knight b1');
		await typed('pawn on a2, bishop c1');
		await typed('king e1');
		const all = ['Q@d4', 'R@a1', 'N@b1', 'P@a2', 'B@c1', 'K@e1'];
		expect(acts()).toEqual(all);
		// One of which none is left is moved, and what else stands stays.
		await typed('king f1');
		expect(acts().slice(6)).toEqual(['-@e1', 'K@f1']);
		await typed('queen d3');
		expect(acts().slice(8)).toEqual(['-@d4', 'Q@d3']);
		// The second letter of her name takes back when it is not gone on with.
		await app.type('q');
		await app.type('u');
		expect(app.text()).toContain('qu_');
		expect(acts()).toHaveLength(10);
		await app.type('u');
		expect(app.text()).not.toContain('qu_');
		expect(acts()).toHaveLength(8);
		expect(app.faults).toEqual([]);
	});

	it('are refused where they cost too much, and the letter may begin a word all the same', async () => {
		const {app} = open('quantum');
		for (let side = 0; side < 2; side++) {
			// Keys that come at once do what they do one by one.
			// oxlint-disable-next-line no-await-in-loop -- One side comes after the other.
			await app.type(`${KEYS.space}kready${KEYS.enter}`);
			// oxlint-disable-next-line no-await-in-loop -- One side comes after the other.
			await app.type(KEYS.enter);
		}

		await app.type(`${KEYS.space}qqqqbr`);
		expect(allSaid(app)).toContain('A rook costs 5 points');
		expect(app.text()).not.toContain('r_');
		await app.type('3');
		expect(app.text()).not.toContain('r3');
		await app.type(`re${KEYS.enter}`);
		expect(allSaid(app)).toContain('Ready with 1 point unspent?');
		app.unmount();
	});

	it('are put by the next key after a text that was turned down', async () => {
		const {app, enter, acts} = await begin();
		await enter('Qa8q');
		expect(app.text()).toContain('Qa8q_');
		await app.type('xq');
		expect(app.text()).not.toContain('Qa8q');
		expect(acts()).toEqual(['Q@a8']);
		app.unmount();
	});

	it('stand on squares that are free before, though concealed men will be there', async () => {
		const {app} = open('schrodinger');
		await app.type(KEYS.space);
		expect(app.text()).not.toContain('▗▄▄');
		const placed = ['1', '2', KEYS.enter, KEYS.space];
		for (const key of [...placed, ...placed]) {
			await app.type(key);
		}

		expect(app.text()).toContain('▗▄▄▖');
	});

	it('are put at once by a letter that could begin a word', async () => {
		const {app, acts} = open('welbeck');
		await app.type(KEYS.space);
		await clickSquares(app, 'a1');
		await app.type(`r${KEYS.right}r${KEYS.right}n${KEYS.right}q${KEYS.right}`);
		expect(acts().map((text) => text.slice(0, 2))).toEqual(['R@', 'R@', 'N@', 'Q@']);
		expect(app.faults).toEqual([]);
	});

	it('are put down, moved and named by what is typed in lower case', async () => {
		const {app, enter, acts} = open('welbeck');
		await app.type(KEYS.space);
		await clickSquares(app, 'e1');
		await app.type('k');
		await clickSquares(app, 'e1', 'e1');
		await app.type('q');
		expect(allSaid(app)).toContain('The king that stood on e1 is in the box');
		await clickSquares(app, 'e1', 'e1');
		await app.type(KEYS.backspace);
		await enter('K@e1');
		await clickSquares(app, 'e1', 'e1');
		const before = acts().length;
		await enter('q@d1');
		expect(acts().slice(before)).toEqual(['Q@d1']);
		await enter('e1e3', 'K@e4');
		expect(acts().slice(before + 1)).toEqual(['-@e1', 'K@e3', '-@e3', 'K@e4']);
		await enter('rb1');
		expect(acts().slice(before + 5)).toEqual(['R@b1']);
		expect(acts()).not.toContain('random');
		expect(app.faults).toEqual([]);
	});

	it('forget a letter that was turned down when a digit follows and no pawns are put down', async () => {
		const {app, acts} = open('reverse-schrodinger');
		await app.type(KEYS.space);
		await clickSquares(app, 'a8');
		await app.type('b');
		await app.type('b');
		await app.type(`${KEYS.right}b`);
		expect(allSaid(app)).toContain('No bishop is left;');
		await app.type('3');
		expect(app.text()).not.toContain('b3_');
		await app.type('b');
		await app.type('2');
		expect(app.text()).not.toContain('b2_');
		expect(acts()).toHaveLength(2);
		expect(app.faults).toEqual([]);
	});

	it('are taken back step by step, a row or all of them at once, and nobody is asked', async () => {
		const {app, enter, acts} = open('welbeck');
		await app.type(KEYS.space);
		await enter('Ke1', 'Qd1 Ra1');
		expect(allSaid(app)).toContain('You put down 2 men.');
		expect(allSaid(app)).not.toContain('You put a rook');
		await app.type('1');
		expect(saidBeside(app)).toContain('Put all men down at random?');
		await app.type('y');
		expect(acts()).toEqual(['K@e1', 'Q@d1', 'R@a1', 'random']);
		await app.type('u');
		expect(acts()).toEqual(['K@e1', 'Q@d1', 'R@a1']);
		expect(saidBeside(app)).toContain('You took back putting the men down at random.');
		await app.type('u');
		expect(acts()).toEqual(['K@e1']);
		expect(saidBeside(app)).toContain('You took back the last 2 steps of your set-up.');
		expect(saidBeside(app)).not.toContain('at random');
		await app.type(KEYS.backspace);
		await enter('Qd1');
		await app.type('u');
		await app.type('u');
		expect(acts()).toEqual([]);
		await app.type('u');
		expect(allSaid(app)).toContain('You have no move to take back.');
		expect(app.text()).not.toContain('BLACK');
		// It begins no word; what is typed in full asks the same as its key.
		await enter('Ke1', 'Qd1', 'standard array');
		expect(saidBeside(app, 39)).toContain('Put all men down in the standard array?');
		await app.type('y');
		expect(acts()).toEqual(['K@e1', 'Q@d1', 'standard']);
		await app.type('u');
		expect(acts()).toEqual(['K@e1', 'Q@d1']);
		expect(app.faults).toEqual([]);
	});

	it('ask before all men are put down anew from two that stand, by key as by word', async () => {
		const {app, enter, acts} = open('welbeck');
		await app.type(KEYS.space);
		await enter('Ke1');
		await app.type('3');
		expect(acts()).toEqual(['K@e1', 'standard']);
		await app.type('u');
		await enter('standard');
		expect(acts()).toEqual(['K@e1', 'standard']);
		await app.type('u');
		await enter('Qd1');
		await app.type('3');
		expect(saidBeside(app, 39)).toContain('Put all men down in the standard array?');
		expect(acts()).toEqual(['K@e1', 'Q@d1']);
		expect(app.faults).toEqual([]);
	});

	it('are put down by a click on the key for it, and a click answers what is asked', async () => {
		const {app, enter, acts} = open('welbeck');
		await app.type(KEYS.space);
		await enter('Ke1', 'Qd1');
		await clickWords(app, 'random');
		expect(saidBeside(app)).toContain('Put all men down at random?');
		await clickWords(app, 'n No');
		expect(app.text()).not.toContain('n No');
		expect(acts()).toEqual(['K@e1', 'Q@d1']);
		await clickWords(app, '1 random');
		await clickWords(app, 'Yes');
		expect(acts()).toEqual(['K@e1', 'Q@d1', 'random']);
		await clickWords(app, '? help');
		expect(app.text()).toContain('Keys');
		await clickWords(app, 'Esc');
		expect(app.text()).toContain('1 random');
		expect(app.faults).toEqual([]);
	});

	it('are put down by a click on a man in the tray, the last of several, and one on a square', async () => {
		const {app, acts} = open('welbeck');
		await app.type(KEYS.space);
		await clickWords(app, 'q ♕');
		await clickWords(app, '♖×2');
		await clickSquares(app, 'c7', 'c2');
		expect(acts()).toEqual(['R@c2']);
		await clickSquares(app, 'c2', 'd2');
		expect(acts()).toEqual(['R@c2', '-@c2', 'R@d2']);
		expect(app.faults).toEqual([]);
	});

	it('are asked about in the smallest window with nothing behind the answers', async () => {
		const {app, enter} = open('welbeck', {columns: 40, rows: 12});
		await app.type(KEYS.space);
		await enter('Ke1', 'Qd1');
		await app.type('1');
		expect(app.text()).toMatch(/\[n No\] {2}y Yes *$/m);
		app.unmount();
	});

	it('may be chosen anew before the choice is told of, and nobody is asked', async () => {
		const {app, acts} = open('special-move');
		await app.type(KEYS.space);
		await app.type('d1');
		await app.type(KEYS.enter);
		expect(acts()).toEqual(['name:d1']);
		await app.type('u');
		expect(acts()).toEqual([]);
		expect(allSaid(app)).toContain('You took back choosing the queen on d1.');
		app.unmount();
	});

	it('are taken back after the set-up was ended, until the other side has noticed', async () => {
		const {app, enter, acts} = open('quantum');
		await app.type(KEYS.space);
		await enter('Ka1', 'ready');
		await app.type('u');
		expect(acts()).toEqual(['K@a1']);
		expect(app.text()).toContain('White sets up');
		app.unmount();
	});

	it('are pawns by a square alone, though its file was turned down as a bishop', async () => {
		const {app, acts} = open('welbeck');
		await app.type(KEYS.space);
		await clickSquares(app, 'a1');
		await app.type('b');
		await app.type('b');
		await app.type(`${KEYS.right}b`);
		await app.type('2');
		await app.type(KEYS.enter);
		expect(acts()).toEqual(['B@a1', 'B@b1', 'P@b2']);
	});

	it('begin with the cursor on the king who is to be put anew, and a square alone is his', async () => {
		const {app, enter, acts} = open('welbeck');
		await app.type(KEYS.space);
		await enter('standard', 'Qd4', 'ready', '');
		await app.type(KEYS.space);
		await enter('standard', 'Ke5', 'ready');
		expect(app.text()).toContain('Your king on e5 is in check: choose another square.');
		expect(saidBeside(app)).toContain('To put elsewhere: k ♚×1');
		expect(saidBeside(app)).toContain('One that is attacked is refused aloud.');
		await app.type('?');
		expect(saidBeside(app)).toContain('choose another free square of your half.');
		expect(saidBeside(app)).not.toContain('Backspace');
		await app.type(KEYS.escape);
		expect(app.text()).not.toContain('Backspace');
		await app.type(`${KEYS.up}k`);
		expect(allSaid(app)).toContain('No man is put on e4');
		const before = acts().length;
		await app.type(KEYS.enter);
		expect(acts()).toHaveLength(before);
		await enter('d5');
		expect(allSaid(app)).toContain('You tried Kd5: no.');
		expect(squaresWith(app, '·')).not.toContain('e4');
		expect(squaresWith(app, '·')).toContain('f4');
		await enter('Kd5');
		expect(app.text()).toContain('Kd5 was refused in this turn.');
		await clickSquares(app, 'a3');
		expect(acts().at(-1)).toBe('K@h6');
		expect(app.faults).toEqual([]);
	});

	it('have no letters for the words of a set-up that is over', async () => {
		const {app, enter, acts} = open('welbeck');
		await app.type(KEYS.space);
		await enter('standard', 'ready');
		await app.type(KEYS.enter);
		await app.type(KEYS.space);
		await enter('standard', 'ready');
		await app.type(KEYS.enter);
		await app.type(KEYS.space);
		expect(acts()).toEqual(['standard', 'ready', 'standard', 'ready']);
		const help = () => app.text().trimEnd().split('\n').at(-1);
		expect(help()).toContain('m mark');
		await app.type('s');
		expect(app.text()).not.toContain('s_');
		expect(allSaid(app)).not.toContain('belongs to the set-up');
		await enter('ready');
		expect(allSaid(app)).toContain('That belongs to the set-up, which is over.');
		expect(app.faults).toEqual([]);
	});

	it('are moved by a letter and a square where none is left, and what was undone is not told', async () => {
		const {app, acts} = open('welbeck');
		await app.type(KEYS.space);
		await clickSquares(app, 'd1', 'd1');
		await app.type('q');
		expect(allSaid(app)).toContain('You put a queen on d1.');
		await clickSquares(app, 'e1', 'e1');
		await app.type('q@');
		expect(app.text()).toContain('q@_');
		await app.type(`d3${KEYS.enter}`);
		expect(acts()).toEqual(['Q@d1', '-@d1', 'Q@d3']);
		await app.type('qb2');
		expect(app.text()).toContain('qb2_');
		await app.type(KEYS.escape);
		await clickSquares(app, 'f1', 'f1');
		await app.type('k@');
		// The bishop that "b" put is off again.
		expect(acts().slice(3)).toEqual([]);
		expect(app.text()).toContain('k@_');
		expect(allSaid(app)).not.toContain('You took the man off');
		await app.type(`e1${KEYS.enter}`);
		expect(acts().at(-1)).toBe('K@e1');
		expect(allSaid(app)).toContain('You put a king on e1.');
		await clickSquares(app, 'e1', 'e1');
		await app.type(KEYS.backspace);
		expect(allSaid(app)).toContain('You took the man off e1.');
		expect(app.faults).toEqual([]);
	});

	it('cannot stand where they may not, which is said', async () => {
		const {app, acts} = await begin();
		await clickSquares(app, 'e8');
		expect(allSaid(app)).toContain('No man is put on e8.');
		await app.type('q');
		expect(allSaid(app)).toContain('No man is put on e8.');
		await app.type('p');
		expect(allSaid(app)).toContain('No pawn is left to put down.');
		await clickSquares(app, 'a8');
		await app.type('q');
		await clickSquares(app, 'a8', 'a1');
		expect(saidBeside(app)).toContain('The queen on a8 cannot stand on a1: only on rank 8.');
		await app.type(KEYS.escape);
		await clickSquares(app, 'b7');
		expect(allSaid(app)).toContain('No man is put on b7: only on rank 8.');
		await clickSquares(app, 'b8');
		expect(saidBeside(app)).toContain('Nothing stands on b8: a letter puts a man there.');
		expect(acts()).toEqual(['Q@a8']);
	});

	it.each([
		{columns: 80, rows: 24},
		{columns: 40, rows: 12},
	])('are refused in whole sentences: %o', async (size) => {
		const isSaid = (sentence: string): boolean =>
			allSaid(app).includes(sentence) || saidBeside(app, size.columns / 2 - 1).includes(sentence);
		const {app, enter} = open('welbeck', size);
		await app.type(KEYS.space);
		const refusals = {
			ready: 'First put down king, queen, bishop, 2 knights and 8 pawns.',
			'B@c3': 'c3 is of the same colour as the other bishop’s square.',
			'R@a2': 'No rook is left; to move one, type both squares: a1a2.',
			'Q@e5': 'No man is put on e5: only on ranks 1 to 4.',
			'Q@c1': 'Your bishop stands on c1: -c1 takes it off.',
		};
		await enter('R@a1', 'R@h1', 'B@c1');
		// Its number says the same.
		await app.type('2');
		expect(isSaid(refusals.ready)).toBe(true);
		for (const [text, refusal] of Object.entries(refusals)) {
			await app.type(text);
			expect(isSaid(refusal), text).toBe(true);
			await app.type(KEYS.enter);
			expect(isSaid(refusal), text).toBe(true);
			await app.type(KEYS.escape);
		}

		app.unmount();
	});

	it('have keys for what else may be said, only while it may', async () => {
		const {app, acts} = await begin();
		const help = () => app.text().trimEnd().split('\n').at(-1);
		expect(help()).toContain('1 random');
		expect(help()).not.toContain('ready');
		await app.type('2');
		expect(acts()).toEqual([]);
		await app.type(':ready');
		expect(allSaid(app)).toContain('No command fits.');
		await app.type(KEYS.escape);
		await app.type('1');
		expect(help()).toContain('2 ready');
		await app.type(':ready');
		await app.type(KEYS.enter);
		expect(acts()).toEqual(['random', 'ready']);
	});

	it('and all keys fit the smallest window', async () => {
		const {app, acts} = await begin({columns: 34, rows: 11});
		await app.type('rn');
		expect(acts()).toEqual(['R@a8', 'N@b8']);
		expect(allSaid(app)).toContain('To put');
		app.unmount();
	});
});

describe('an act on a square', () => {
	it('is offered by the cursor or a click, and done by Enter or another click', async () => {
		for (const isMouse of [false, true]) {
			const {app, enter, acts} = open('one-eye');
			await app.type(KEYS.space);
			expect(app.text()).toContain('Give up a bishop: choose c8 or f8.');
			if (isMouse) {
				// Black's board is turned: f8 is where c1 would be.
				await clickSquares(app, 'c1');
				expect(app.text()).toContain('Enter again gives up the bishop on f8');
				await clickSquares(app, 'c1');
			} else {
				await app.type(KEYS.tab);
				await app.type(KEYS.enter);
				expect(app.text()).toContain('Enter again gives up the bishop on f8');
				expect(app.text()).not.toContain('cede:');
				// The cursor's way to the other one leaves it, and so does Esc.
				await app.type(KEYS.tab);
				expect(app.text()).not.toContain('Enter again');
				await app.type(KEYS.enter);
				expect(app.text()).toContain('Enter again gives up the bishop on c8');
				await app.type(KEYS.escape);
				expect(app.text()).not.toContain('Enter again');
				await app.type(`${KEYS.space}cede:c`);
				expect(app.text()).toContain('Enter gives up the bishop on c8');
				await app.type(KEYS.enter);
			}

			expect(acts()).toHaveLength(1);
			expect(acts()[0]).toMatch(/^cede:/);
			expect(allSaid(app)).toMatch(/The bishop on .8 is given up\./);
			await app.type(KEYS.enter);
			expect(allSaid(app)).toMatch(/Black gives up the bishop on .8\./);
			expect(app.text()).toContain('W H I T E');
			await app.type(KEYS.space);
			await enter('e4');
			expect(app.text()).toContain('Try e4?');
			await app.type(KEYS.enter);
			await app.type(KEYS.enter);
			await app.type(KEYS.space);
			// Who sees the whole board is not asked whether a move is meant.
			await enter('d5');
			expect(acts().slice(1)).toEqual(['e2e4', 'd7d5']);
			app.unmount();
		}
	});

	it('is done at once where it can be changed', async () => {
		const {app, acts} = open('special-move');
		await app.type(KEYS.space);
		await app.type(KEYS.enter);
		await clickSquares(app, 'd1');
		expect(acts()).toEqual(['name:a1', 'name:d1']);
		expect(app.text()).not.toContain('name:');
		// Its sign stands where those that may yet be chosen have a dot, under the cursor too.
		expect(app.text().match(/¶/g)).toHaveLength(1);
		app.unmount();
	});

	it('is not undone by Enter once it was typed: the cursor stands on what was chosen', async () => {
		const {app, enter, acts} = open('special-move');
		await app.type(KEYS.space);
		await enter('d2');
		await app.type(KEYS.enter);
		expect(acts()).toEqual(['name:d2']);
		expect(app.text()).toContain('The man on d2 is chosen. Say ready,');
		app.unmount();
	});

	it('reveals a man after a capture, in the same turn', async () => {
		const {app, enter, acts} = open('reverse-schrodinger');
		await app.type(KEYS.space);
		for (let side = 0; side < 2; side++) {
			await enter('random', 'ready');
			await app.type(KEYS.enter);
			await app.type(KEYS.space);
		}

		for (const move of ['e4', 'd5']) {
			await enter(move);
			await app.type(KEYS.enter);
			await app.type(KEYS.space);
		}

		await enter('exd5');
		expect(allSaid(app)).toContain('Reveal one of your men: choose its square.');
		await enter('d4');
		expect(allSaid(app)).toContain('No man of yours that could be revealed');
		await app.type(KEYS.escape);
		await enter('reveal c1');
		expect(allSaid(app)).toMatch(/You reveal c1: a \w+\./);
		expect(acts().slice(-2)).toEqual(['e4d5', 'reveal:c1']);
		await app.type(KEYS.enter);
		expect(app.text()).toContain('B L A C K');
		await app.type(KEYS.space);
		expect(allSaid(app)).toMatch(/White reveals c1: a \w+\./);
		await enter('Xa8b8');
		expect(allSaid(app)).not.toContain('You played a8-b8.');
		await app.type(KEYS.escape);
		await app.type('X');
		expect(app.text()).toMatch(/[a-h][18]-[a-h]\d/);
		await app.type(KEYS.escape);
		await app.type('w');
		expect(allSaid(app)).toMatch(/a .* sample of \d+ is looked at\./);
	});
});

describe('a turn of several moves', () => {
	it('stays with who plays it, and the hand-off tells of all of it', async () => {
		const {app, enter, acts} = open('kriegspiel-scotch');
		await app.type(KEYS.space);
		const move = async (text: string) => {
			await enter(text);
			await app.type(KEYS.enter);
		};
		await move('e4');
		await app.type(KEYS.enter);
		await app.type(KEYS.space);
		await move('d5');
		expect(app.text()).not.toContain('W H I T E');
		await move('dxe4');
		await app.type(KEYS.enter);
		expect(app.text()).toContain('W H I T E');
		expect(allSaid(app)).toContain('Black has moved.');
		expect(allSaid(app)).toContain('Capture on e4.');
		expect(acts()).toEqual(['e2e4', 'd7d5', 'd5e4']);
		await app.type(KEYS.space);
		expect(allSaid(app)).toContain('You have 3 moves in this turn.');
	});
});

/** Returns all that White is shown while Black arranges, and on until White has played. */
async function shownToWhite(
	set: readonly string[],
	{variant = 'reverse-schrodinger', own = ['random'], keys = ''} = {},
): Promise<readonly string[]> {
	const {app, enter} = open(variant);
	const shown: string[] = [];
	const see = () => shown.push(app.lastFrame());
	see();
	await app.type(KEYS.space);
	await enter(...own, 'ready');
	see();
	await app.type(KEYS.enter);
	see();
	await app.type(KEYS.space);
	await app.type(keys);
	await enter(...set, 'ready');
	await app.type(KEYS.enter);
	see();
	await app.type(KEYS.space);
	see();
	await enter('e4');
	see();
	await app.type(KEYS.enter);
	await app.type(KEYS.space);
	await enter('d5');
	await app.type(KEYS.enter);
	see();
	await app.type(KEYS.space);
	see();
	// White asks for a takeback: how many acts Black's set-up took is not told.
	await app.type('u');
	see();
	app.unmount();
	return shown;
}

describe('the secret of a set-up', () => {
	it('keeps from White what Black has arranged, and in how many acts', async () => {
		const first = await shownToWhite(['random']);
		const byKeys = await shownToWhite(['random'], {keys: `q${KEYS.backspace}${KEYS.left}`});
		expect(byKeys).toEqual(first);
		const second = await shownToWhite(
			['random', '-a1', '-b1', '-c1', '-d1', '-f1', '-g1', '-h1'].concat([
				'Ra1',
				'Nb1',
				'Bc1',
				'Qd1',
				'Bf1',
				'Ng1',
				'Rh1',
			]),
		);
		expect(second).toEqual(first);
	});

	it('keeps from White which man Black has written down', async () => {
		const game = {variant: 'special-move', own: ['name:d1']};
		const first = await shownToWhite(['name:a8'], game);
		expect(await shownToWhite(['name:b8', 'name:h8'], game)).toEqual(first);
	});
});

describe('a word that waits for its square', () => {
	it('has the cursor on the first that can be chosen, and Enter chooses it', async () => {
		const {app, acts} = open('ghostrider');
		await app.type(KEYS.space);
		await app.type('1');
		expect(app.text()).toContain('Enter choose');
		expect(app.text()).toContain('Esc drop');
		expect(app.text()).not.toContain('1 reveal');
		await app.type('?');
		expect(app.text()).toContain('You reveal one of your men');
		expect(app.text()).toContain('you can choose that square');
		expect(app.text()).not.toContain('the man can go there');
		await app.type(KEYS.escape);
		await app.type(KEYS.enter);
		expect(app.text()).toContain('Enter choose');
		await app.type(KEYS.enter);
		expect(acts()).toEqual(['reveal:b1']);
		app.unmount();
	});
});

describe('a word before a move', () => {
	it('is said by its key, then the move is entered as usual; Esc drops it', async () => {
		const {app, enter, acts} = open('special-move');
		for (const name of ['name:a1', 'name:a8']) {
			// oxlint-disable-next-line no-await-in-loop -- One side comes after the other.
			await app.type(KEYS.space);
			// oxlint-disable-next-line no-await-in-loop -- The same.
			await enter(name, 'ready', '');
		}

		await app.type(KEYS.space);
		await app.type('1');
		expect(app.text()).toContain('Your only special move, of the rook on a1: enter it as usual');
		expect(app.text()).toContain('Esc drop');
		expect(app.text()).not.toContain('1 special');
		await app.type('?');
		expect(app.text()).toContain('Your special move is next');
		await app.type(KEYS.escape);
		// The cursor is on him.
		await app.type(KEYS.enter);
		expect(app.text()).toContain('rook a1');
		await app.type(KEYS.escape);
		await app.type(KEYS.escape);
		expect(app.text()).not.toContain('only special move');
		await app.type('1');
		await app.type('a1b3');
		expect(app.text()).toContain('Enter makes your only special move Rb3');
		await app.type(KEYS.enter);
		expect(acts().at(-1)).toBe('special:a1b3');
		expect(app.faults).toEqual([]);
		await app.type(KEYS.enter);
		await app.type(KEYS.space);
		await enter('special a8b6');
		expect(acts().at(-1)).toBe('special:a8b6');
	});
});

describe('a question about squares', () => {
	it('takes several that are typed in one line, and Esc clears the text first', async () => {
		const {app, world} = open('kriegspiel-modern');
		await app.type(KEYS.space);
		await app.type('y');
		await app.type('a7,b7 c7');
		expect(app.text()).toContain('Enter chooses a7 b7 c7');
		await app.type(KEYS.enter);
		expect(app.text()).toContain('Chosen: a7 b7 c7; 4 to go');
		await app.type('d');
		expect(app.text()).toContain('d1 d2 d3');
		await app.type(KEYS.escape);
		expect(app.text()).toContain('Chosen: a7 b7 c7; 4 to go');
		await app.type(`d7 e7 f7 g7${KEYS.enter}`);
		expect(world.saved.at(-1)?.match.acts.at(-1)?.text).toBe('seven?a7,b7,c7,d7,e7,f7,g7');
		app.unmount();
	});

	it('is asked of seven that are chosen one by one', async () => {
		const {app, acts, world} = open('kriegspiel-modern');
		await app.type(KEYS.space);
		await app.type('y');
		expect(app.text()).toContain('Ask of 7 squares');
		await clickSquares(app, 'a1', 'b1', 'c1', 'd8');
		expect(app.text()).toContain('Chosen: a1 b1 c1 d8; 3 to go');
		await app.type(KEYS.backspace);
		await clickSquares(app, 'a1');
		expect(app.text()).toContain('Chosen: b1 c1; 5 to go');
		await clickSquares(app, 'a8', 'b8', 'c8', 'd8', 'e8');
		expect(world.saved.at(-1)?.match.acts).toEqual([
			{seat: 'white', text: 'seven?b1,c1,a8,b8,c8,d8,e8', stands: false},
		]);
		expect(acts()).toEqual([]);
	});
});

describe('an offer', () => {
	it('is answered by the keys that the help line shows, and they alone are offered', async () => {
		const {app, enter, acts} = open('kriegspiel-take-back');
		const move = async (text: string) => {
			await app.type(KEYS.space);
			await enter(text);
			if (app.text().includes(`Try ${text}?`)) {
				await app.type(KEYS.enter);
			}
		};

		for (const text of ['Nc3', 'e5', 'Nd5', 'c6']) {
			// oxlint-disable-next-line no-await-in-loop -- One move comes after the other.
			await move(text);
			// oxlint-disable-next-line no-await-in-loop -- The same.
			await app.type(KEYS.enter);
		}

		await move('a3');
		const help = app.text().trimEnd().split('\n').at(-1);
		expect(help).toContain('1 take back  2 stand');
		expect(help).not.toContain('type a move');
		await app.type('1');
		expect(app.text()).not.toContain('B L A C K');
		await enter('b3');
		await app.type('2');
		expect(acts().at(-1)).toBe('stand');
	});

	it('asks once whether a try is meant, also where the first one was taken back', async () => {
		const fen = 'rnbqkbnr/pppp1ppp/8/4p3/8/2N2N2/PPPPPPPP/R1BQKB1R w KQkq - 0 1';
		const {app, enter, acts} = open('kriegspiel-take-back', {}, fen);
		await app.type(KEYS.space);
		await enter('f3d4');
		expect(app.text()).toContain('Try Nd4?');
		await app.type(KEYS.enter);
		// Where it goes is fog, and is marked all the same, also with the cursor elsewhere.
		await app.type(KEYS.up.repeat(2));
		expect(app.text()).toMatch(/^ 4 .{13}\?/mu);
		expect(app.text().match(/\(..\)/gu)).toHaveLength(2);
		await app.type('1');
		await enter('c3d5');
		expect(app.text()).not.toContain('Try Nd5?');
		expect(acts()).toEqual(['c3d5']);
	});
});
