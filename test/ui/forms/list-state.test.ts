import {describe, expect, it} from 'vitest';
import {type ListState, pressInList} from '../../../source/ui/forms/list-state.js';
import {deadKey, readPresses} from '../../../source/ui/shell/press.js';
import {NO_KEY} from '../no-key.js';

const START: ListState = {typed: '', isTyping: false, index: 0};
const FIVE = {all: 5, count: 5, page: 3, context: 'games'} as const;

/** Returns what keys, typed as text, come to; the last one's action. */
function press(
	keys: string,
	before: ListState = START,
	counts: Parameters<typeof pressInList>[2] = FIVE,
) {
	let result: ReturnType<typeof pressInList> = {state: before};
	for (const one of readPresses(keys, NO_KEY)) {
		result = pressInList(result.state, one, counts);
	}

	return result;
}

describe('the keys of the list of games', () => {
	it('do something with the game under the cursor, or move it', () => {
		for (const [keys, action] of [
			['\r', 'choose'],
			['a', 'analyse'],
			['x', 'analyse'],
			['e', 'export'],
			['z', 'undelete'],
			['s', 'statistics'],
			['q', 'back'],
			['\u001B', 'back'],
		]) {
			expect(press(keys)).toEqual({state: START, action});
		}

		expect(press('jj').state.index).toBe(2);
		expect(press('k').state.index).toBe(4);
		const [key] = readPresses('x', NO_KEY);
		const turned = (name: 'pageUp' | 'pageDown', index: number): number =>
			pressInList({...START, index}, {...key, name, text: ''}, FIVE).state.index;
		expect([turned('pageDown', 0), turned('pageDown', 3), turned('pageUp', 4)]).toEqual([3, 4, 1]);
	});

	it('do nothing with a game where there is none', () => {
		const none = {...FIVE, count: 0};
		for (const key of ['\r', 'a', 'e', 'd']) {
			expect(press(key, START, none)).toEqual({state: START});
		}

		expect(press('/', START, {...FIVE, all: 0, count: 0})).toEqual({state: START});
	});

	it('are typed after a stroke, until Enter; Esc shows all games again before it goes back', () => {
		expect(press('/a 2q').state).toMatchObject({typed: 'a 2q', isTyping: true, index: 0});
		expect(press('/  ab\u007F').state.typed).toBe('a');
		const found = press('/bot\r').state;
		expect(found).toEqual({typed: 'bot', isTyping: false, index: 0});
		expect(press('e', found)).toEqual({state: found, action: 'export'});
		expect(press('\u001B', found)).toEqual({state: START});
		expect(press('/bot\u001B').state).toEqual(START);
		// Where nothing was typed, or fits, the cursor goes back to where it was.
		const third = {...START, index: 2};
		expect(press('/\u001B', third).state).toEqual(third);
		const dropped = press('\u001B', press('/zz', third).state, {...FIVE, count: 0});
		expect(dropped.state).toEqual(third);
		// A second stroke begins anew, or goes on with the keys that erase.
		expect(press('/x', found).state.typed).toBe('x');
		expect(press('/xy', found).state.typed).toBe('xy');
		expect(press('/\u007Fy', found).state.typed).toBe('boy');
		expect(press('/\r', found).state).toMatchObject({typed: 'bot', isTyping: false});
		expect(press('/ann b\u0017c').state.typed).toBe('ann c');
		expect(press('/ann\u0015b').state.typed).toBe('b');
		expect(press(`/${'x'.repeat(99)}`).state.typed).toHaveLength(40);
	});

	it('go by digits to a row, and open it when no longer number can follow', () => {
		expect(press('3')).toEqual({state: {...START, index: 2}, action: 'choose'});
		const many = {...FIVE, all: 60, count: 40, page: 9};
		const third = {...START, index: 2, number: '3'};
		expect(press('3', START, many).state).toEqual(third);
		expect(press('31', START, many)).toEqual({state: {...START, index: 30}, action: 'choose'});
		expect(press('3\r', START, many)).toEqual({state: {...START, index: 2}, action: 'choose'});
		expect(press('3\u007F', START, many)).toEqual({state: {...START, index: 2}});
		expect(press('3\u001B', START, many)).toEqual({state: {...START, index: 2}});
		// More rows than there are: nothing is lost of what was typed.
		expect(press('0', third, many).state).toEqual({...START, index: 29});
		expect(press('5', {...third, number: '4'}, many).state).toMatchObject({...third, number: '4'});
	});

	it('say of one that does nothing that it does not, as in every list', () => {
		const [key] = readPresses('v', NO_KEY);
		expect(press('v').state).toEqual({...START, said: deadKey(key)});
	});

	it('delete only after a yes, and Enter alone keeps', () => {
		const asked = press('jd');
		expect(asked).toEqual({state: {...START, index: 1, answer: 0}});
		expect(press('dy')).toEqual({state: START, action: 'delete'});
		for (const keys of ['dn', 'd\r', 'd\u001B']) {
			expect(press(keys)).toEqual({state: START});
		}

		expect(press('d\t\r')).toEqual({state: START, action: 'delete'});
		// Nothing else counts meanwhile.
		expect(press('dx').state).toEqual({...START, answer: 0});
	});
});
