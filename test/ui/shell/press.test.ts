import type {Key} from 'ink';
import {describe, expect, it} from 'vitest';
import fc from 'fast-check';
import {PRESS_NAMES, readPresses} from '../../../source/ui/shell/press.js';
import {NO_KEY} from '../no-key.js';

const names = (input: string, key: Partial<Key> = {}) =>
	readPresses(input, {...NO_KEY, ...key}).map(
		({name, text, ctrl}) => `${ctrl ? 'ctrl ' : ''}${name === 'character' ? text : name}`,
	);

describe('readPresses', () => {
	it('takes a quick typist’s chunk apart', () => {
		expect(names('Nf3\r')).toEqual(['N', 'f', '3', 'enter']);
		expect(names('a \t\u007F')).toEqual(['a', 'space', 'tab', 'backspace']);
	});

	it('names the keys that Ink names', () => {
		expect(names('', {upArrow: true})).toEqual(['up']);
		expect(names('\r', {return: true})).toEqual(['enter']);
		expect(names('', {escape: true})).toEqual(['escape']);
		expect(names('', {escape: true, meta: true})).toEqual(['escape', 'escape']);
	});

	it('reads Ctrl and a letter in both forms', () => {
		expect(names('c', {ctrl: true})).toEqual(['ctrl c']);
		expect(names('\u0003')).toEqual(['ctrl c']);
		expect(names('\u001A')).toEqual(['ctrl z']);
	});

	it('hears a key of the newer protocol once, when it goes down', () => {
		expect(names('a', {eventType: 'press'})).toEqual(['a']);
		expect(names('a', {eventType: 'repeat'})).toEqual(['a']);
		expect(names('a', {eventType: 'release'})).toEqual([]);
	});

	it('makes nothing of a broken sequence', () => {
		expect(names('[1;5')).toEqual(['other']);
		expect(names('[<0;3;4M')).toEqual(['other']);
		expect(names('OQ')).toEqual(['other']);
		expect(names('')).toEqual([]);
	});

	it('has no character that would make one sign of others', () => {
		expect(names('👩\u200D👩👍🏽♟\uFE0F🇩🇪\u202Ee4')).toEqual(['👩', '👩', '👍', '♟', 'e', '4']);
	});

	it('takes full-width signs of ASCII as the usual ones, and no others', () => {
		expect(names('Ｎｆ３　：漢①é')).toEqual(['N', 'f', '3', 'space', ':', '漢', '①', 'é']);
	});

	it('knows every name it gives, for any input', () => {
		fc.assert(
			fc.property(fc.string({unit: 'binary', maxLength: 8}), (input) => {
				const odd = readPresses(input, NO_KEY).filter(
					({name, text}) =>
						!PRESS_NAMES.includes(name) || /^[\u0000-\u001F\u007F-\u009F]/.test(text),
				);
				expect(odd).toEqual([]);
			}),
		);
	});
});
