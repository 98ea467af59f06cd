import {START_FEN} from '../../core/fen.js';
import {arranged} from '../machines/arranged.js';
import {ORTHODOX, ORTHODOX_MEN} from '../move-rules.js';
import type {Book, RuleText} from '../book.js';
import type {Variant} from '../variant.js';

/** What both games with concealed men are but for who arranges them. */
const schrodingers = {
	kind: 'set-up',
	setup: {kind: 'fixed', fen: START_FEN},
	// A concealed man goes one or two squares straight, in any of the eight directions.
	moves: {...ORTHODOX, men: {unknown: {steps: ORTHODOX_MEN.queen.steps, range: 2}}},
	see: ['everything'],
	hear: {},
	end: ['checkmate', 'stalemate', 'insufficient'],
} satisfies Partial<Book>;

const RULES: readonly RuleText[] = [
	{
		text: 'A concealed man moves and takes one or two squares straight, in any of the eight directions and without jumping, and gives check so.',
		isOfTurn: true,
	},
	{
		text: 'Who captures must reveal one of the own concealed men that is still on the board; the one that captured may be it.',
		isOfTurn: true,
	},
	'A revealed man moves as itself from then on, and mate and stalemate are judged after that.',
	'A man that is taken while concealed stays a secret. Castling needs a revealed rook in its corner that has not moved. While a man is concealed it is no draw for want of men.',
];

/** Schrödinger's Chess: each side arranges its own men, and the other side does not know them. */
export const schrodinger: Variant = arranged(
	{
		...schrodingers,
		id: 'schrodinger',
		title: 'Schrödinger’s Chess',
		summary: 'You arrange your concealed men in secret; whoever captures reveals one of their own.',
		source:
			'Darren Provine, Schrödinger’s Chess, as in Matthew Gallant, Chess Variants (2015), section 3',
		rules: [
			'The seven men beside each king are concealed. Each side first arranges its own in secret, and alone knows what they are.',
			...RULES,
		],
	},
	'owner',
);

/** Reverse Schrödinger's Chess: your men are concealed, and the other side has arranged them. */
export const reverseSchrodinger: Variant = arranged(
	{
		...schrodingers,
		id: 'reverse-schrodinger',
		title: 'Reverse Schrödinger’s Chess',
		summary:
			'You arrange the other side’s men in secret; whoever captures reveals one of their own.',
		source: 'Matthew Gallant, Chess Variants (2015), section 3',
		rules: [
			'The seven men beside each king are concealed. Each side first arranges those of the other side in secret, and then knows what they are; their owner does not.',
			...RULES,
		],
	},
	'other',
);
