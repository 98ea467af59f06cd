import type {Variant} from '../rules/variant.js';
import {joinWords} from './men.js';

/** One part of a rules card: what it is about, and sentences. */
export type CardPart = {readonly title: string; readonly lines: readonly string[]};

type SightPart = Variant['see'][number];
type EndRule = Variant['end'][number];

const SIGHT: {readonly [part in SightPart]: string} = {
	'own-men': 'your own men',
	destinations: 'every square that one of them could move to now',
	'en-passant': 'the pawn you can take in passing, while you can',
	'pawn-fronts': 'the square before each of your pawns',
	'pawn-attacks': 'both squares diagonally before each of your pawns',
	everything: 'the whole board',
};

const END: {readonly [rule in EndRule]: string} = {
	'king-captured': 'Whoever takes the king wins.',
	repetition: 'The third time that a position comes up, the host ends the game as a draw.',
	'fifty-moves':
		'Fifty moves of each side without a capture or a pawn move: the host calls a draw.',
	'no-move': 'A side on move that has no move at all: a draw.',
	'bare-kings': 'The two kings alone, and not next to each other: a draw.',
};

function moveLines({moves}: Variant): string[] {
	const lines = [
		moves.royal === 'capture'
			? 'Men move as in chess, but there is no check: the king may stay attacked, and be taken.'
			: 'Men move as in chess; the king may never stay attacked.',
	];
	if (moves.castling === 'free') {
		lines.push('Castling may go out of, through and into attack.');
	} else if (moves.castling === 'none') {
		lines.push('There is no castling.');
	}

	if (!moves.doubleStep) {
		lines.push('A pawn never goes two squares at once.');
	}

	if (!moves.enPassant) {
		lines.push('Nothing is taken in passing.');
	}

	return lines;
}

function sightLines({see}: Variant): string[] {
	const lines = [`You see ${joinWords(see.map((part) => SIGHT[part]))}.`];
	if (see.includes('everything')) {
		return lines;
	}

	if (!see.includes('pawn-fronts')) {
		lines.push('What blocks a pawn is not seen by that pawn; that it is blocked can be told.');
	}

	if (!see.includes('pawn-attacks')) {
		lines.push('An empty square diagonally before a pawn is fog, too.');
	}

	lines.push('You are told nothing but the end: a man of yours that is taken is simply gone.');
	return lines;
}

/** Returns the rules of a variant as a card has them, made from its answers. Pure. */
export const rulesCard = (variant: Variant): readonly CardPart[] => [
	{title: variant.title, lines: [variant.summary]},
	{title: 'What you see', lines: sightLines(variant)},
	{title: 'How men move', lines: moveLines(variant)},
	{
		title: 'How it ends',
		lines: [
			...variant.end.map((rule) => END[rule]),
			'A side may also resign, agree to a draw, or run out of time.',
		],
	},
	{title: 'Source', lines: [variant.source]},
];
