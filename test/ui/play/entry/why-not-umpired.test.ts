import {describe, expect, it} from 'vitest';
import {unwrap} from '../../../../source/core/result.js';
import {currentView} from '../../../../source/rules/history.js';
import {findVariant} from '../../../../source/rules/registry.js';
import {toldInTurn} from '../../../../source/session/entry/move-knowledge.js';
import {whyNot} from '../../../../source/session/entry/why-not.js';
import {UmpiredGame} from '../../../helpers/umpired-games.js';

/** Returns why a text is no try of the side to move after these tries, questions and moves. */
function why(book: string, texts: readonly string[], text: string): string {
	const game = new UmpiredGame(unwrap(findVariant(book)));
	for (const one of texts) {
		game.play(one);
	}

	const history = game.histories[game.game.turn];
	return whyNot(text, {
		moves: game.game.moves(),
		cells: currentView(history).cells,
		variant: book,
		told: toldInTurn(history),
	});
}

const OPEN = ['e2e4', 'd7d5'];

describe('why a text is no try behind an umpire', () => {
	it.each([
		['kriegspiel-eastern', [], 'count?', 'This game has no question “count?”.'],
		['kriegspiel-icc', [], 'any?', 'This game has no question “any?”.'],
		['kriegspiel-eastern', ['any?'], 'Any?', 'You have asked that in this turn.'],
		['kriegspiel-eastern', [...OPEN, 'e4f5'], 'exf5', 'exf5 was refused in this turn.'],
		[
			'kriegspiel-eastern',
			[...OPEN, 'any?'],
			'Nf3',
			'After “Try” a pawn capture must be tried first.',
		],
		// That an own man stands there is so whatever was asked.
		...(['dxe5', 'd4e5', 'Nxe5'] as const).map(
			(text) =>
				[
					'kriegspiel-eastern',
					['e2e4', 'c7c6', 'd2d4', 'd7d5', 'e4e5', 'f7f6', 'any?'],
					text,
					'Your pawn stands on e5.',
				] as const,
		),
		...['kriegspiel-1899', 'kriegspiel-berkeley-any'].map(
			(book) =>
				[book, [...OPEN, 'any?'], 'Nf3', 'After “Try” a pawn capture must be made'] as const,
		),
		[
			'kriegspiel-eastern',
			['any?'],
			'exd3',
			'By what the umpire said no pawn of yours can take on d3.',
		],
		['kriegspiel-rand', OPEN, 'exf5', 'By what the umpire said no pawn of yours can take on f5.'],
		['kriegspiel-rand', OPEN, 'axd5', 'No pawn of yours on the a-file can take on d5.'],
		['kriegspiel-rand', OPEN, 'exd8', 'No pawn of yours on the e-file can take on d8.'],
		// Behind the squares from which a pawn would take there is no board.
		['kriegspiel-american', ['e2e4'], 'dxe8', 'Your king stands on e8.'],
		['kriegspiel-american', [], 'dxe1', 'Your king stands on e1.'],
		['kriegspiel-eastern', [], 'e4e5', 'You have no man on e4.'],
		['kriegspiel-eastern', [], 'e8=Q', 'No pawn of yours can go to e8.'],
	] as const)('%s after %j: %s', (book, texts, text, reason) => {
		expect(why(book, texts, text)).toContain(reason);
	});
});
