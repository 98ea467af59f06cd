import fc from 'fast-check';
import {makeAct} from '../../../../source/core/act.js';
import {describe, expect, it} from 'vitest';
import {makeSan} from '../../../../source/core/san.js';
import {squareName} from '../../../../source/core/square.js';
import {NO_PARTS} from '../../../../source/text/turn.js';
import {makeUci} from '../../../../source/core/uci.js';
import {
	clickInTurn,
	pasteInTurn,
	pressInTurn,
} from '../../../../source/ui/play/entry/turn-input.js';
import {turnOverlays} from '../../../../source/ui/play/entry/turn-overlays.js';
import {
	shownText,
	startTurn,
	type TurnAction,
	type TurnInput,
	type TurnKnowledge,
	type TurnResult,
} from '../../../../source/ui/play/entry/turn-state.js';
import type {Press, PressName} from '../../../../source/ui/shell/press.js';
import {cellsOf, moves, square} from '../../board/sample.js';
import {anyTurn} from './random-turns.js';
import {TURNS} from '../../key-contexts.js';

const START: TurnKnowledge = {
	cells: cellsOf('????????/????????/????????/????????/8/8/PPPPPPPP/RNBQKBNR'),
	moves: moves(
		'a2a3 a2a4 b2b3 b2b4 c2c3 c2c4 d2d3 d2d4 e2e3 e2e4 f2f3 f2f4 g2g3 g2g4 h2h3 h2h4 b1a3 b1c3 g1f3 g1h3',
	),
	variant: 'fog',
	seat: 'white',
	orientation: 'white',
};

/** A king that can take on f2 and go to h1, beside an h-pawn that can push and take. */
const KING: TurnKnowledge = {
	cells: cellsOf('????????/????????/????????/6p?/5p1P/4P3/5p2/6K1'),
	moves: moves('g1h1 g1f2 h4h5 h4g5 e3e4 e3f4'),
	variant: 'fog',
	seat: 'white',
	orientation: 'white',
};

const named = (name: PressName, shift = false): Press => ({
	name,
	text: '',
	ctrl: false,
	shift,
	meta: false,
});

const character = (text: string): Press =>
	text === '\r'
		? named('enter')
		: text === ' '
			? {...named('space'), text}
			: {...named('character'), text};

/** Presses keys one after the other; returns the last input and every action on the way. */
function press(
	presses: readonly Press[],
	knowledge = START,
	from: TurnInput = startTurn(square('e4')),
): {input: TurnInput; actions: TurnAction[]} {
	const actions: TurnAction[] = [];
	let input = from;
	for (const one of presses) {
		const result: TurnResult = pressInTurn(input, one, knowledge);
		input = result.input;
		if (result.action !== undefined) {
			actions.push(result.action);
		}
	}

	return {input, actions};
}

const type = (text: string, knowledge = START, from?: TurnInput) =>
	press(Array.from(text, character), knowledge, from);

const summary = (actions: readonly TurnAction[]): string =>
	actions
		.map((action) =>
			action.type === 'play'
				? `play ${makeUci(action.move)}`
				: action.type === 'promote'
					? `promote ${makeUci(action)}`
					: action.type === 'command'
						? action.command
						: action.type === 'ask'
							? action.question
							: action.type === 'act'
								? makeAct(action.act)
								: 'sentence' in action
									? action.sentence
									: '',
		)
		.join('; ');

describe('the cursor', () => {
	it('goes by arrows and by h j k l, and stops at the edge', () => {
		expect(squareName(type('hjkl').input.cursor)).toBe('e4');
		expect(squareName(type('hh').input.cursor)).toBe('c4');
		expect(squareName(type('kkkkkkkk').input.cursor)).toBe('e8');
		const arrows = [named('left'), named('up'), named('up'), named('right'), named('down')];
		expect(squareName(press(arrows).input.cursor)).toBe('e5');
	});

	it('marks the squares that are spoken of where what is typed is no move', () => {
		const lit = (text: string) => turnOverlays(type(text).input, START).lit?.map(squareName);
		expect(type('a1a4').input.typed).toBe('a1a4');
		expect(lit('a1a4')).toEqual(['a1', 'a4', 'a2']);
		expect(lit('e2e4')).toEqual(['e2', 'e4']);
		expect(lit('Zq')).toEqual([]);
	});

	it('goes the way it looks when the board is turned', () => {
		const turned = {...START, orientation: 'black'} as const;
		expect(squareName(type('hk', turned).input.cursor)).toBe('f3');
	});

	it('picks up, puts down and lets go', () => {
		const picked = press([named('down'), named('down'), named('enter')]);
		expect(picked.input.selected).toBe(square('e2'));
		expect(turnOverlays(picked.input, START).targets).toHaveLength(2);
		const put = press([named('up'), named('up'), named('enter')], START, picked.input);
		expect(summary(put.actions)).toBe('play e2e4');
		expect(put.input.selected).toBeUndefined();
		expect(press([named('enter')], START, picked.input).input.selected).toBeUndefined();
		expect(press([named('escape')], START, picked.input).input.selected).toBeUndefined();
	});

	it('says why nothing happens', () => {
		expect(summary(press([named('enter')]).actions)).toBe('You have no man on e4.');
		const rook = startTurn(square('a1'));
		expect(summary(press([named('enter')], START, rook).actions)).toBe(
			'Your rook on a1 has no move.',
		);
		const picked = {...startTurn(square('e5')), selected: square('e2')};
		expect(summary(press([named('enter')], START, picked).actions)).toBe(
			'Your pawn on e2 cannot go to e5.',
		);
	});

	it('picks up another man instead', () => {
		const picked = {...startTurn(square('d2')), selected: square('e2')};
		expect(press([named('enter')], START, picked).input.selected).toBe(square('d2'));
	});

	it('jumps with Tab between men that can move, and then between their targets', () => {
		const next = press([named('tab')]);
		expect(squareName(next.input.cursor)).toBe('a2');
		expect(squareName(press([named('tab')], START, next.input).input.cursor)).toBe('b2');
		expect(squareName(press([named('tab', true)]).input.cursor)).toBe('g1');
		const picked = {...startTurn(square('g1')), selected: square('g1')};
		expect(squareName(press([named('tab')], START, picked).input.cursor)).toBe('f3');
	});
});

describe('typing', () => {
	it.each([
		['Nf3\r', 'play g1f3'],
		['nf3\r', 'play g1f3'],
		['e4\r', 'play e2e4'],
		['e2 e4\r', 'play e2e4'],
		['h4\r', 'play h2h4'],
		['hhh4\r', 'play h2h4'],
		['kkh4\r', 'play h2h4'],
		['kke4\r', 'play e2e4'],
		['ke2\r', 'Your pawn stands on e2.'],
		['ke3\r', 'Your king on e1 has no move.'],
		['kh4\r', 'Your king on e1 has no move.'],
		['kxe2\r', 'Your pawn stands on e2.'],
		['hxg3\r', 'There is nothing to take on g3.'],
		['jle4\r', 'play e2e4'],
		['Ke2\r', 'Your pawn stands on e2.'],
		['e5\r', 'No pawn of yours can go to e5.'],
		['h5\r', 'No pawn of yours can go to h5.'],
		['N\r', 'That is not a whole move yet: Na3, Nc3, Nf3, Nh3.'],
		['Nf\r', 'Tab completes it to Nf3.'],
	])('%j: %s', (text, expected) => {
		expect(summary(type(text).actions)).toBe(expected);
	});

	it.each([
		['kh1\r', 'play g1h1'],
		['kf2\r', 'play g1f2'],
		['h5\r', 'play h4h5'],
		['hg5\r', 'play h4g5'],
		['hxg5\r', 'play h4g5'],
		['exf4\r', 'play e3f4'],
		['kxf2\r', 'play g1f2'],
	])('takes back the steps of h and k that turn out to begin a move: %j: %s', (text, expected) => {
		const {actions, input} = type(text.slice(0, -1), KING);
		expect(actions).toEqual([]);
		expect(input.cursor).toBe(square('e4'));
		expect(summary(type(text, KING).actions)).toBe(expected);
	});

	it.each([
		['h4\r', 'Your pawn on h4 can go to h5 or g5.'],
		['g1\r', 'Your king on g1 can go to h1 or f2.'],
		['Kg1\r', 'Your king stands on g1 already, and can go to h1 or f2.'],
		['kg1\r', 'Your king stands on g1 already, and can go to h1 or f2.'],
	])('says of a square with an own man what that can do: %j: %s', (text, expected) => {
		expect(summary(type(text, KING).actions)).toBe(expected);
	});

	it('takes a lone k before a file for the king’s, though he cannot go there', () => {
		const {input} = type('ke2');
		expect(input.typed).toBe('ke2');
		expect(input.cursor).toBe(square('e4'));
		// With nothing to take, an x must not be lost either.
		expect(type('kxh1', KING).input.typed).toBe('kxh1');
		expect(type('hxg3').input.typed).toBe('hxg3');
	});

	it('leaves x to a drill that has a command on it', () => {
		const stepped = type('h').input;
		expect(pressInTurn(stepped, character('x'), START, TURNS['refereed-drill']).action).toEqual({
			type: 'command',
			command: 'why',
		});
	});

	it('keeps the steps that belong to no move', () => {
		const {input} = type('hhh4');
		expect(squareName(input.cursor)).toBe('c4');
		expect(input.typed).toBe('h4');
		expect(squareName(type('kke4').input.cursor)).toBe('e6');
	});

	it('never plays a pawn for a king’s move that does not go', () => {
		// "kf" begins Kf2, so the entry is the king's from then on: it does not turn into f3 or e4.
		expect(summary(type('kf4\r', KING).actions)).not.toContain('play');
	});

	it('never sets off a command', () => {
		for (const text of [
			'Nf3',
			'e2e4',
			'O-O-O',
			'0-0',
			'bxc3',
			'hxg5',
			'kxe2',
			'qd4',
			'e8=Q+',
			'rad1',
		]) {
			expect(type(text).actions).toEqual([]);
			expect(type(text, KING).actions).toEqual([]);
		}
	});

	it('completes with Tab, forward and backward, and goes round', () => {
		const tab = (count: number, shift = false) =>
			shownText(
				press(
					Array.from({length: count}, () => named('tab', shift)),
					START,
					type('N').input,
				).input,
				START,
			);
		expect([1, 2, 3, 4, 5].map((count) => tab(count))).toEqual(['Na3', 'Nc3', 'Nf3', 'Nh3', 'Na3']);
		expect(tab(1, true)).toBe('Nh3');
		const completed = press([named('tab'), named('tab')], START, type('N').input).input;
		expect(summary(press([named('enter')], START, completed).actions)).toBe('play b1c3');
		expect(press([named('backspace')], START, completed).input.typed).toBe('Nc');
	});

	it('is erased by Backspace, and cleared by Esc and by the arrows', () => {
		const typed = type('Nf3').input;
		expect(press([named('backspace')], START, typed).input.typed).toBe('Nf');
		expect(press([named('escape')], START, typed).input.typed).toBe('');
		const moved = press([named('left')], START, typed).input;
		expect(moved.typed).toBe('');
		expect(squareName(moved.cursor)).toBe('d4');
	});

	it('begins anew after a text that was turned down, where the two together begin nothing', () => {
		const wrong = type('Ke2\r').input;
		expect(wrong.typed).toBe('Ke2');
		expect(summary(type('Ke2\re4\r').actions)).toBe('Your pawn stands on e2.; play e2e4');
		expect(summary(type('zz9e5\re4\r').actions)).toContain('play e2e4');
		// Erased it is mended, and what is a beginning goes on.
		const mended = press([named('backspace'), character('1')], START, wrong).input;
		expect(mended.typed).toBe('Ke1');
		expect(summary(type('N\rf3\r').actions)).toContain('play g1f3');
		expect(summary(type('N\rc4\re4\r').actions)).toMatch(/play e2e4$/);
		// Steps, commands and pastes find an empty line again.
		expect(squareName(type('h4', START, wrong).input.cursor)).toBe('e4');
		expect(summary(type('h4\r', START, wrong).actions)).toBe('play h2h4');
		expect(summary(type('s', START, wrong).actions)).toBe('ghosts');
		expect(pasteInTurn(wrong, 'e4', START).input.typed).toBe('e4');
		expect(summary(type(' e4\r', START, wrong).actions)).toBe('play e2e4');
		expect(type('y', START, wrong).input.typed).toBe('');
		expect(type(' ', START, wrong).input.typed).toBe('');
		// A digit begins nothing, and is no part of what was turned down.
		expect(type('1', START, wrong).input.typed).toBe('');
		expect(type('x', START, wrong).input.typed).toBe('');
		expect(summary(type('1e4\r', START, wrong).actions)).toMatch(/play e2e4$/);
		// An x goes on with something, so it does not turn exd5 into d5.
		expect(type('e\rxd4').input.typed).toBe('exd4');
		expect(type('e5e', START).input.typed).toBe('e5e');
	});

	it('is no place from which a letter asks the umpire', () => {
		const wrong = type('Ke2\r').input;
		expect(wrong.typed).toBe('Ke2');
		const {input, action} = pressInTurn(wrong, character('y'), START, TURNS.refereed);
		expect(input.typed).toBe('');
		expect(action).toEqual({type: 'say', sentence: 'Not asked: y again asks the umpire.'});

		const empty = pressInTurn(type('').input, character('y'), START, TURNS.refereed);
		expect(empty.action).toEqual({type: 'command', command: 'ask'});
	});

	it('begins with an x where a pawn can take, and shows it', () => {
		expect(type('x').input.typed).toBe('');
		expect(type('xg5', KING).input.typed).toBe('xg5');
		expect(summary(type('xg5\r', KING).actions)).toBe('play h4g5');
		expect(summary(type('xf2\r', KING).actions)).toBe('No pawn of yours can take on f2.');
		// A step straight on takes nothing.
		expect(summary(type('xe4\r', KING).actions)).not.toContain('play');
	});

	it('gives way to a sign that is a command and can stand behind nothing that is typed', () => {
		const scene = {of: 'scene'} as const;
		const typed = (keys: string) => {
			let {input} = type('');
			const actions: TurnAction[] = [];
			for (const key of keys) {
				const result = pressInTurn(
					input,
					key === '\r' ? named('enter') : character(key),
					START,
					scene,
				);
				({input} = result);
				actions.push(...(result.action === undefined ? [] : [result.action]));
			}

			return {input, actions};
		};
		expect(summary(typed('0+Nf3\r').actions)).toBe('hint; play g1f3');
		expect(summary(typed('N?').actions)).toBe('keys');
		expect(summary(typed('N:').actions)).toBe('commands');
		expect(typed('N:').input.typed).toBe('N');
		// Behind a whole move they are its marks, whether it can be played or not.
		for (const text of ['Nf3+', 'Qa8+', 'Nf3!?', 'O-O+', 'e8=', 'e4#']) {
			expect(typed(text)).toMatchObject({input: {typed: text}, actions: []});
		}
	});

	it('begins anew after two men were meant, and Tab still chooses', () => {
		const two: TurnKnowledge = {
			...START,
			cells: cellsOf('????????/????????/????????/????????/8/1N6/8/4KN2'),
			moves: moves('b3d2 f1d2 e1e2'),
		};
		expect(summary(type('Nd2\rNbd2\r', two).actions)).toBe('Nd2 can be Nbd2 or Nfd2.; play b3d2');
		const chosen = press([named('tab'), named('enter')], two, type('Nd2\r', two).input);
		expect(summary(chosen.actions)).toBe('play b3d2');
	});

	it('lights its squares and hides the cursor meanwhile', () => {
		expect(turnOverlays(type('Nf3').input, START)).toEqual({lit: [square('g1'), square('f3')]});
		expect(turnOverlays(type('').input, START)).toEqual({cursor: square('e4')});
	});

	it('asks what a pawn becomes', () => {
		const pawn: TurnKnowledge = {
			...START,
			cells: cellsOf('3??3/P7/8/8/8/8/8/4K3'),
			moves: moves('a7a8q a7a8r a7a8b a7a8n e1e2'),
		};
		expect(summary(type('a8\r', pawn).actions)).toBe('promote a7a8');
		expect(summary(type('a8=N\r', pawn).actions)).toBe('play a7a8n');
		const picked = {...startTurn(square('a8')), selected: square('a7')};
		expect(summary(press([named('enter')], pawn, picked).actions)).toBe('promote a7a8');
	});

	it('plays what any own move is written as, key by key, wherever the cursor is', () => {
		fc.assert(
			fc.property(anyTurn, fc.nat(), fc.integer({min: 0, max: 63}), (knowledge, choice, cursor) => {
				const move = knowledge.moves[choice % knowledge.moves.length];
				const san = makeSan(move, knowledge.cells, knowledge.moves);
				for (const text of [san, makeUci(move)]) {
					const {actions} = type(`${text}\r`, knowledge, startTurn(cursor));
					expect(summary(actions), text).toBe(`play ${makeUci(move)}`);
				}
			}),
			{numRuns: 80},
		);
	});

	it('plays king’s moves typed in lower case, or nothing', () => {
		fc.assert(
			fc.property(anyTurn, (knowledge) => {
				for (const move of knowledge.moves) {
					const san = makeSan(move, knowledge.cells, knowledge.moves);
					if (san.startsWith('K')) {
						const {actions} = type(`${san.toLowerCase()}\r`, knowledge);
						expect(summary(actions), san).toBe(`play ${makeUci(move)}`);
					}
				}
			}),
			{numRuns: 80},
		);
	});
});

describe('commands', () => {
	it.each([
		['s', 'ghosts'],
		['m', 'mark'],
		['w', 'know'],
		['p', 'men'],
		['t', 'flip'],
		['u', 'takeback'],
		['i', 'rules'],
		[':', 'commands'],
		['?', 'keys'],
		['h?', 'keys'],
		['h:', 'commands'],
		['ks', 'ghosts'],
	])('%s asks for %s', (text, expected) => {
		expect(summary(type(text).actions)).toBe(expected);
	});

	it('go to the typed move while there is one', () => {
		expect(type('em').actions).toEqual([]);
		expect(type('em').input.typed).toBe('em');
		// A question keeps its sign where it cannot be asked, and is told so.
		expect(type('any?').input.typed).toBe('any?');
	});

	it.each(['e', 'Nf3', 'Nh7\r'])('open their list over the text %j, which stays', (text) => {
		const {input, actions} = type(`${text}:`);
		expect(actions.at(-1)).toEqual({type: 'command', command: 'commands'});
		expect(input.typed).toBe(text.trim());
	});

	it('leave only when there is nothing else to go back from', () => {
		expect(summary(press([named('escape')]).actions)).toBe('back');
		expect(press([named('escape')], START, type('e').input).actions).toEqual([]);
	});
});

describe('pastes and clicks', () => {
	it('type a paste without playing it', () => {
		const {input, action} = pasteInTurn(startTurn(0), ' e2e4\nd7d5\n', START);
		expect(action).toBeUndefined();
		expect(input.typed).toBe('e2e4');
	});

	it('refuse a paste that is no move, with a sentence', () => {
		const {input, action} = pasteInTurn(startTurn(0), 'x'.repeat(10_000), START);
		expect(input.typed).toBe('');
		expect(action?.type).toBe('say');
	});

	it('keep control characters and wide signs off the screen', () => {
		expect(pasteInTurn(startTurn(0), 'N\u001B[2Jf3', START).input.typed).toBe('N[2Jf3');
		expect(pasteInTurn(startTurn(0), 'Nf3漢', START)).toEqual({
			input: startTurn(0),
			action: {type: 'say', sentence: NO_PARTS},
		});
	});

	it('move by two clicks, and say why not', () => {
		const first = clickInTurn(startTurn(square('a8')), square('g1'), START);
		expect(first.input.selected).toBe(square('g1'));
		const second = clickInTurn(first.input, square('f3'), START);
		expect(second.action).toEqual({type: 'play', move: moves('g1f3')[0]});
		expect(clickInTurn(first.input, square('g5'), START).action?.type).toBe('say');
		expect(clickInTurn(type('Nc').input, square('e2'), START).input).toMatchObject({
			typed: '',
			selected: square('e2'),
		});
	});
});

describe('any keys', () => {
	it('never throw, and play only moves that are offered', () => {
		const key = fc.oneof(
			fc
				.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHKNQRBO012345678-=+#!?x: \r'.split(''))
				.map(character),
			fc
				.constantFrom<PressName>(
					'up',
					'down',
					'left',
					'right',
					'tab',
					'escape',
					'backspace',
					'other',
					'home',
				)
				.map((name) => named(name)),
		);
		fc.assert(
			fc.property(anyTurn, fc.array(key, {maxLength: 40}), (knowledge, keys) => {
				const {input, actions} = press(keys, knowledge);
				expect(input.cursor).toBeGreaterThanOrEqual(0);
				expect(input.cursor).toBeLessThan(64);
				expect(input.typed.length).toBeLessThanOrEqual(16);
				for (const action of actions) {
					if (action.type === 'play') {
						expect(knowledge.moves).toContainEqual(action.move);
					}
				}
			}),
			{numRuns: 80},
		);
	});
});
