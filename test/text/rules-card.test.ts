import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {findVariant, VARIANTS} from '../../source/rules/registry.js';
import type {SeatId} from '../../source/rules/seat.js';
import {rulesCard} from '../../source/text/rules-card.js';

const card = (name: string, seat?: SeatId): string =>
	rulesCard(unwrap(findVariant(name)), seat)
		.flatMap(({title, lines}) => lines.map((line) => `${title}: ${line}`))
		.join('\n');

describe('the rules card', () => {
	it.each(VARIANTS.map((variant) => [variant.id, variant] as const))(
		'of %s contradicts itself nowhere',
		(id, {moves, end, isStrict}) => {
			const text = card(id);
			expect(text).not.toMatch(/[{}]/);
			expect(text.includes('Nothing is taken in passing')).toBe(!moves.enPassant);
			expect(moves.enPassant || !/In passing it is|called one/.test(text)).toBe(true);
			expect(end.includes('king-captured') && text.includes('Mate and stalemate at once')).toBe(
				false,
			);
			expect(text).not.toContain('concealed or covered');
			expect(isStrict === true && text.includes('nonsense')).toBe(false);
			expect(moves.men?.unknown !== undefined && text.includes('You see the whole board')).toBe(
				false,
			);
		},
	);

	it('says nothing of taking in passing where one side has no pawns', () => {
		expect(card('semi-kriegspiel')).not.toContain('In passing');
	});

	it.each([
		['schrodinger', 'white', 'How men move: Men whose role is shown move as in chess; the king'],
		[
			'liar',
			'white',
			'How men move: Men whose role is shown move as in chess, but there is no check',
		],
		['assassin', 'white', 'Men move as in chess, but knights take nothing; the king'],
		['kriegspiel-partnership', 'black-adviser', 'Your player tries what his own men could do.'],
		['one-eye', 'black', 'You see the whole board.'],
		['one-eye', 'black', 'The questions are White’s alone; you hear the answers.'],
		['one-eye', 'black', 'Both sides may castle.'],
		['one-eye', 'white', 'You see your own men.'],
		['one-eye', 'white', '“Any?” asks whether your pawns can capture.'],
		['one-eye', undefined, 'Black sees the whole board, White its own men alone.'],
		['one-eye+white-sees', 'white', 'You see the whole board.'],
		['one-eye+white-sees', 'black', 'White begins by giving up one of the two bishops'],
		['pickle-pot', 'black', 'Only White has rooks to castle with.'],
		['semi-kriegspiel', 'black', 'You know your legal moves and make one of them.'],
		['semi-kriegspiel', 'white', 'You try what your own men could do.'],
		['kriegspiel-partnership', 'white-adviser', 'You see the whole board.'],
		['kriegspiel-partnership', 'white', 'You see your own men.'],
		['liar', 'white', 'A side on move that has no move at all: a draw.'],
		['liar', 'white', 'two squares like a pawn only from its own second rank'],
		['schrodinger', 'white', 'While a man is concealed it is no draw for want of men.'],
		['declaration', 'black', 'You may seal any move that your man could make'],
		['special-move', 'white', 'moves once as a queen or as a knight.'],
		['special-move+teleport', 'white', 'goes once to any free square.'],
		['special-move+double', 'white', 'makes a move, and then any man of yours another one.'],
		['kriegspiel-spy+written', 'white', 'tells its owner alone'],
		['kriegspiel-modern+aloud', 'white', 'seven squares both sides are told.'],
		['mafeking', 'white', 'when your turn begins each of yours tells you'],
		['mafeking+moved-only', 'white', 'when one has moved it tells you'],
		['special-move', 'white', 'May be agreed on: '],
		['special-move', 'white', 'the special man moves to any free square (+teleport); '],
		[
			'mafeking+moved-only',
			'white',
			'Agreed on: a scout reports only when it has moved (+moved-only).',
		],
		['one-eye+white-sees', 'white', 'Black plays in the dark, White sees everything'],
		['kriegspiel-eastern', 'white', 'Mate and stalemate at once; nothing else.'],
		['kriegspiel-berkeley-any', 'white', 'after “No” they are nonsense'],
		['nommenspiel', 'white', 'Nothing else but what is told above.'],
	] as const)('of %s says to %s: %s', (name, seat, sentence) => {
		expect(card(name, seat)).toContain(sentence);
	});

	it.each([
		['one-eye', 'black', 'You see your own men'],
		['special-move+teleport', 'white', 'as a queen'],
		['assassin', 'white', 'or by a knight'],
		['luft', 'white', 'the umpire'],
		['kriegspiel-spy+written', 'white', 'both sides which'],
	] as const)('of %s does not say to %s: %s', (name, seat, sentence) => {
		expect(card(name, seat)).not.toContain(sentence);
	});

	it.each([
		['liar', 'A side on move that has no move at all: a draw.'],
		['welbeck', 'A king in check that can be put on no other square of its half: a draw.'],
		['assassin', 'A king in check that can be put on no other square of its half: a draw.'],
	])('has how %s ends under that title', (name, sentence) => {
		const parts = rulesCard(unwrap(findVariant(name)));
		expect(parts.find(({title}) => title === 'How it ends')?.lines).toContain(sentence);
	});
});
