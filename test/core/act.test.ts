import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {type Act, makeAct, makeSpecial, parseAct, QUESTIONS, WORDS} from '../../source/core/act.js';
import {ROLES} from '../../source/core/man.js';

describe('acts as text', () => {
	it.each([
		'e2e4',
		'e7e8q',
		'a4a4n',
		'e5e5',
		'Q@d1',
		'-@d1',
		'any?',
		'count?',
		'refusals?',
		'instructions?',
		'seven?',
		'seven?a1,b2,c3,d4,e5,f6,g7',
		...WORDS,
		'reveal:c3',
		'reveal:a1',
		'seal:e2e4',
		'name:g1',
		'special:e2e5',
		'cede:c1',
		'batch:e2e4,g1f3,a2a3',
		'batch:a4a4n',
	])('%s is read and written', (text) => {
		const act = parseAct(text);
		expect(act).toBeDefined();
		expect(makeAct(act!)).toBe(text);
	});

	it.each([
		'',
		'e2',
		'e2e9',
		'e2e4x',
		'e7e8Q',
		'a4a4N',
		'a4a4nn',
		'q@d1',
		'X@d1',
		'@d1',
		'Q@d9',
		'Q@d1 ',
		'-@',
		'any',
		'any?a1',
		'any??',
		'Any?',
		'toString?',
		'seven?a1,b2',
		'seven?a1,a1,c3,d4,e5,f6,g7',
		'seven?a1,b2,c3,d4,e5,f6,z7',
		'reveal',
		'reveal:',
		'reveal:z1',
		'seal:e2',
		'ready:e2',
		'batch:',
		'batch:e2e4,',
		'constructor',
	])('"%s" is no act', (text) => {
		expect(parseAct(text)).toBeUndefined();
	});

	it('reads back whatever it writes', () => {
		const square = fc.integer({min: 0, max: 63});
		const move = fc
			.record(
				{from: square, to: square, promotion: fc.constantFrom('queen', 'knight', 'rook', 'bishop')},
				{requiredKeys: ['from', 'to']},
			)
			.filter(({from, to}) => from !== to);
		const acts: fc.Arbitrary<Act> = fc.oneof(
			move,
			fc.record({kind: fc.constant('place'), role: fc.constantFrom(...ROLES, undefined), square}),
			fc.record({kind: fc.constant('ask'), question: fc.constantFrom(...QUESTIONS)}),
			fc.record({kind: fc.constant('say'), word: fc.constantFrom(...WORDS)}),
			fc.record({
				kind: fc.constant('say'),
				word: fc.constantFrom('reveal', 'name', 'cede'),
				square,
			}),
			fc.record({kind: fc.constant('say'), word: fc.constant('seal'), move}),
			move.map(makeSpecial),
			fc.record({kind: fc.constant('batch'), moves: fc.array(move, {minLength: 1, maxLength: 3})}),
		);
		fc.assert(
			fc.property(acts, (act) => {
				expect(parseAct(makeAct(act))).toEqual(act);
			}),
		);
	});

	it('never throws on any text', () => {
		fc.assert(
			fc.property(fc.string(), (text) => {
				const act = parseAct(text);
				expect(act === undefined || makeAct(act) === text).toBe(true);
			}),
		);
	});
});
