import type {Variant} from '../rules/variant.js';
import {joinWords} from './men.js';

/** One part of a rules card: what it is about, and sentences. */
export type CardPart = {
	readonly title: string;
	readonly lines: readonly string[];
	/** The address that the lines lead to. */
	readonly link?: string | undefined;
};

type SightPart = Variant['see'][number];
type AskRule = NonNullable<Variant['asks']>[number];
type HearRules = Variant['hear'];
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
	checkmate: 'A king in check that cannot be helped is mated, and the umpire says so at once.',
	'checkmate-by-queen':
		'A king in check that cannot be helped is mated; who mates without a queen among the men that give check loses.',
	'no-queens': 'When no queen is left: a draw.',
	stalemate: 'A side that is not in check and has no legal move draws; the umpire says so at once.',
	'stalemate-loses': 'A side that is not in check and has no legal move loses.',
	insufficient: 'When nobody has the men to mate with: a draw.',
	'bare-kings': 'The two kings alone, and not next to each other: a draw.',
};

/** Returns the lines that there are. */
const said = (...lines: readonly (string | false | undefined)[]): string[] =>
	lines.filter((line) => typeof line === 'string');

const CASTLING: {readonly [rule in Variant['moves']['castling']]?: string} = {
	free: 'Castling may go out of, through and into attack.',
	none: 'There is no castling.',
};

const moveLines = ({moves}: Variant): string[] =>
	said(
		moves.royal === 'capture'
			? 'Men move as in chess, but there is no check: the king may stay attacked, and be taken.'
			: 'Men move as in chess; the king may never stay attacked.',
		CASTLING[moves.castling],
		!moves.doubleStep && 'A pawn never goes two squares at once.',
		!moves.enPassant && 'Nothing is taken in passing.',
	);

const HIDDEN: {readonly [what in NonNullable<Variant['hides']>]: string} = {
	king: 'the king of the other side',
	knight: 'the knights of the other side',
	move: 'a move that was sealed',
};

function sightLines({see, refusals, hides}: Variant): string[] {
	const isPlain = see.includes('destinations') && !see.includes('everything');
	return said(
		`You see ${joinWords(see.map((part) => SIGHT[part]))}${hides === undefined ? '' : `, but not ${HIDDEN[hides]}`}.`,
		isPlain &&
			!see.includes('pawn-fronts') &&
			'What blocks a pawn is not seen by that pawn; that it is blocked can be told.',
		isPlain &&
			!see.includes('pawn-attacks') &&
			'An empty square diagonally before a pawn is fog, too.',
		isPlain &&
			refusals === undefined &&
			'You are told nothing but the end: a man of yours that is taken is simply gone.',
	);
}

/** Returns what becomes of tries and questions where there is an umpire. */
function umpireLines({refusals, asks = []}: Variant): string[] {
	if (refusals === undefined) {
		return [];
	}

	const audience = {all: 'aloud', mover: 'to you alone'} as const;
	const {heardBy, nonsense} = refusals;
	return said(
		`You try what your own men could do. The first legal try stands; the others are refused, ${audience[heardBy]}.`,
		nonsense !== 'as-refused' &&
			`What cannot be a move by your own men and the announcements is called nonsense, ${audience[nonsense]}.`,
		...asks.map((rule) => QUESTIONS[rule.id](rule)),
	);
}

const QUESTIONS: {
	readonly [id in AskRule['id']]: (rule: AskRule) => string;
} = {
	any: (rule) =>
		`"Any?" asks whether your pawns can capture. After "Try" you must ${rule.id === 'any' && rule.owes === 'capture' ? 'make a pawn capture' : 'try one such capture'}; after "No" they are nonsense.`,
	count: () => 'You may ask for the count of the other side: pawns and pieces.',
	seven: () =>
		'Once a turn, before your first try, you may name seven squares (seven?a1,b2,…) and are told what stands there.',
	refusals: () => 'You may ask how many tries of the other side were refused in its last turn.',
};

const PAWN_TRIES: {readonly [rule in NonNullable<HearRules['pawnTries']>]: string} = {
	squares: 'Before each turn: the squares on which pawns can capture.',
	count: 'Before each turn: how many captures pawns have.',
	some: 'Before a turn: that a pawn can capture, when one can.',
	'some-or-none': 'Before each move: whether a pawn can capture.',
};

function captureLines(rule: HearRules['captured']): string[] {
	if (rule === undefined) {
		return [];
	}

	if (rule === 'by-side') {
		return ['Of a capture the taker hears that he took, and the other side what it lost.'];
	}

	if (rule === 'in-passing') {
		return ['Who loses a pawn in passing is told so, alone; of other captures nobody is told.'];
	}

	const {square, kind, enPassant} = rule;
	const what =
		kind === undefined
			? 'the square, not the man'
			: `the square, and ${kind === 'role' ? 'the man' : 'whether it was a pawn or a piece'}`;
	const passing = enPassant
		? 'A capture in passing is called one, on the square where the taker lands.'
		: square === 'victim'
			? 'In passing it is the square of the pawn that was taken.'
			: 'In passing it is the square where the taker lands.';
	return [`Of a capture ${what}. ${passing}`];
}

/** Returns what an umpire tells of moves that stand. */
function hearLines({refusals, hear}: Variant): string[] {
	if (refusals === undefined) {
		return [];
	}

	const {captured, check, pawnTries, promoted, remaining} = hear;
	return said(
		...captureLines(captured),
		check && CHECK[check],
		pawnTries && PAWN_TRIES[pawnTries],
		promoted && 'That a pawn was promoted; neither where nor to what.',
		remaining && 'After each move, how many men the other side has left.',
		'Nothing else; mate and stalemate at once.',
	);
}

const CHECK: {readonly [rule in NonNullable<HearRules['check']>]: string} = {
	plain: 'Check, but not from where.',
	'by-kind':
		'Check on the rank, the file, the long or the short diagonal, or by a knight, seen from the king.',
};

/** Returns the rules of a variant as a card has them, made from its answers. Pure. */
export const rulesCard = (variant: Variant): readonly CardPart[] =>
	allParts(variant).filter(({lines}) => lines.length > 0);

const allParts = (variant: Variant): readonly CardPart[] => [
	{title: variant.title, lines: [variant.summary]},
	{title: 'How it is played', lines: variant.rules ?? []},
	{title: 'What you see', lines: sightLines(variant)},
	{title: 'What you may try', lines: umpireLines(variant)},
	{title: 'What the umpire tells', lines: hearLines(variant)},
	{title: 'How men move', lines: moveLines(variant)},
	{
		title: 'How it ends',
		lines: [
			...variant.end.map((rule) => END[rule]),
			'A side may also resign, agree to a draw, or run out of time.',
		],
	},
	{title: 'Source', lines: [variant.source], link: variant.link},
];
