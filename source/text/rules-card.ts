import {agreedOptions, ownOptions} from '../rules/book-settings.js';
import type {Variant} from '../rules/variant.js';
import {makeCastling} from '../core/castling.js';
import {opposite} from '../core/color.js';
import {parseFen} from '../core/fen.js';
import {isAdviser, type SeatId, sideOf} from '../rules/seat.js';
import {capitalise, joinWords, sideName} from './men.js';

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
	'en-passant': 'the pawn that you can take in passing (en passant), while you can',
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

/** Returns how a rule ends a game; that the umpire says so where there is one. */
const endLine = (rule: EndRule, {refusals}: Variant): string =>
	refusals === undefined
		? END[rule].replace(/[,;] (?:and )?the umpire says so at once/, '')
		: END[rule];

/** Returns the lines that there are. */
const said = (...lines: readonly (string | false | undefined)[]): string[] =>
	lines.filter((line) => typeof line === 'string');

const CASTLING: {readonly [rule in Variant['moves']['castling']]?: string} = {
	free: 'Castling may go out of, through and into attack.',
	none: 'There is no castling.',
};

/** Returns which sides have rooks to castle with where that is not the same for both, which a start tells. */
function castlers({moves, setup}: Variant): string | undefined {
	const fen = parseFen(setup.fen);
	const rights = fen.ok ? makeCastling(fen.value.castling) : '';
	const [hasWhite, hasBlack] = [/[KQ]/.test(rights), /[kq]/.test(rights)];
	return moves.castling === 'none' || hasWhite === hasBlack
		? undefined
		: `Only ${sideName(hasWhite ? 'white' : 'black')} has rooks to castle with.`;
}

const moveLines = (variant: Variant): string[] => {
	const {moves, sighted} = variant;
	const men = moves.men?.unknown === undefined ? 'Men' : 'Men whose role is shown';
	const knights = moves.men?.knight?.takes === false ? ', but knights take nothing' : '';
	return said(
		moves.royal === 'capture'
			? `${men} move as in chess${knights}, but there is no check: the king may stay attacked, and be taken.`
			: `${men} move as in chess${knights}; the king may never stay attacked.`,
		CASTLING[moves.castling],
		sighted && (castlers(variant) ?? 'Both sides may castle.'),
		!moves.doubleStep && 'A pawn never goes two squares at once.',
		!moves.enPassant && 'Nothing is taken in passing.',
	);
};

const HIDDEN: {readonly [what in NonNullable<Variant['hides']>]: string} = {
	king: 'the king of the other side',
	knight: 'the knights of the other side',
	move: 'a move that was sealed',
};

function sightLines({see, refusals, hides, sighted, moves}: Variant, seat?: SeatId): string[] {
	if (sighted !== undefined && seat === undefined) {
		const blind = sideName(opposite(sighted));
		return [`${sideName(sighted)} sees the whole board, ${blind} its own men alone.`];
	}

	if (moves.men?.unknown !== undefined) {
		return [
			'You see where all men stand; what a hidden one is you know only if you have put it there yourself.',
		];
	}

	const seesAll = seat !== undefined && (sideOf(seat) === sighted || isAdviser(seat));
	const parts = seesAll ? (['everything'] as const) : see;
	const isPlain = parts.includes('destinations') && !parts.includes('everything');
	return said(
		`You see ${joinWords(parts.map((part) => SIGHT[part]))}${hides === undefined ? '' : `, but not ${HIDDEN[hides]}`}.`,
		isPlain &&
			!see.includes('pawn-fronts') &&
			'What blocks a pawn is not seen by that pawn; you can tell that it is blocked.',
		isPlain &&
			!see.includes('pawn-attacks') &&
			'An empty square diagonally before a pawn is fog, too.',
		isPlain &&
			refusals === undefined &&
			'You are told nothing but the end: a man of yours that is taken is simply gone.',
	);
}

/** Returns what becomes of tries and questions where there is an umpire. */
function umpireLines({refusals, asks = [], sighted, isStrict}: Variant, seat?: SeatId): string[] {
	if (refusals === undefined) {
		return [];
	}

	const audience = {all: 'aloud', mover: 'to you alone'} as const;
	const {heardBy, nonsense} = refusals;
	const blind = sighted && sideName(opposite(sighted));
	if (blind !== undefined && seat !== undefined && sideOf(seat) === sighted) {
		return said(
			`You know your legal moves and make one of them. ${blind} tries what its own men could do; what is illegal is refused, aloud.`,
			asks.length > 0 && `The questions are ${blind}’s alone; you hear the answers.`,
		);
	}

	const whoTries =
		blind !== undefined && seat === undefined
			? `${blind} tries what its`
			: seat !== undefined && isAdviser(seat)
				? 'Your player tries what his'
				: 'You try what your';
	return said(
		`${whoTries} own men could do. The first legal try stands; the others are refused, ${audience[heardBy]}.`,
		nonsense !== 'as-refused' &&
			`What cannot be a move by your own men and the announcements is called nonsense, ${audience[nonsense]}.`,
		...asks.map((rule) => QUESTIONS[rule.id](rule, isStrict === true)),
	);
}

const QUESTIONS: {
	readonly [id in AskRule['id']]: (rule: AskRule, isStrict: boolean) => string;
} = {
	any: (rule, isStrict) =>
		`“Any?” asks whether your pawns can capture. After “Try” you must ${rule.id === 'any' && rule.owes === 'capture' ? 'make a pawn capture' : 'try one such capture'}; after “No” ${isStrict ? 'no pawn may try to' : 'they are nonsense'}.`,
	count: () => 'You may ask for the count of the other side: pawns and pieces.',
	seven: () =>
		'Once a turn, before your first try, you may name seven squares, of which you are told what stands there.',
	refusals: () => 'You may ask how many tries of the other side were refused in its last turn.',
};

const PAWN_TRIES: {readonly [rule in NonNullable<HearRules['pawnTries']>]: string} = {
	squares: 'Before each turn: the squares on which pawns can capture.',
	count: 'Before each turn: how many captures pawns have.',
	some: 'Before a turn: that a pawn can capture, when one can.',
	'some-or-none': 'Before each move: whether a pawn can capture.',
};

function captureLines(rule: HearRules['captured'], isInPassing: boolean): string[] {
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
	return [`Of a capture ${what}.${isInPassing ? ` ${passing}` : ''}`];
}

/** Returns whether each side has pawns at the start: else none is ever taken in passing. */
const bothHavePawns = ({fen}: Variant['setup']): boolean => {
	const [board] = fen.split(' ');
	return board.includes('p') && board.includes('P');
};

/** Returns what an umpire tells of moves that stand. */
function hearLines({refusals, hear, moves, end, rules, setup}: Variant): string[] {
	if (refusals === undefined) {
		return [];
	}

	const {captured, check, pawnTries, promoted, remaining} = hear;
	const rest = `nothing else${rules === undefined ? '' : ' but what is told above'}`;
	return said(
		...captureLines(captured, moves.enPassant && bothHavePawns(setup)),
		check && CHECK[check](moves.men?.knight?.takes !== false),
		pawnTries && PAWN_TRIES[pawnTries],
		promoted && 'That a pawn was promoted; neither where nor to what.',
		remaining && 'After each move, how many men the other side has left.',
		end.includes('king-captured') ? `${capitalise(rest)}.` : `Mate and stalemate at once; ${rest}.`,
	);
}

const CHECK: {readonly [rule in NonNullable<HearRules['check']>]: (byKnights: boolean) => string} =
	{
		plain: () => 'Check, but not from where.',
		'by-kind': (byKnights) =>
			byKnights
				? 'Check on the rank, the file, the long or the short diagonal, or by a knight, seen from the king.'
				: 'Check on the rank, the file, the long or the short diagonal, seen from the king.',
	};

/** Returns the sentences of a game's own that hold by what was agreed on. */
const ownRules = ({rules = [], agreed = [], sighted = 'black'}: Variant): string[] =>
	rules
		.filter(
			(rule) =>
				typeof rule === 'string' ||
				'isOfTurn' in rule ||
				('agreed' in rule
					? agreed.includes(rule.agreed)
					: !rule.unless.some((option) => agreed.includes(option))),
		)
		.map((rule) =>
			(typeof rule === 'string' ? rule : rule.text)
				.replaceAll('{sighted}', sideName(sighted))
				.replaceAll('{blind}', sideName(opposite(sighted))),
		);

/** Returns what is special in a game's turns, as the help of one begins: what a move comes to in it, else what the game is. */
export function aboutTurn({rules = [], summary}: Variant): string {
	const texts = rules.flatMap((rule) =>
		typeof rule !== 'string' && 'isOfTurn' in rule ? [rule.text] : [],
	);
	return texts.length === 0 ? summary : texts.join(' ');
}

/** Returns the rules of a variant as a card has them, made from its answers: for a seat, or for whoever reads of the game. Pure. */
export const rulesCard = (variant: Variant, seat?: SeatId): readonly CardPart[] =>
	allParts(variant, seat).filter(({lines}) => lines.length > 0);

/** Returns what was agreed on, or, where a game has options of its own, what may be. */
function optionLines(variant: Variant): string[] {
	const agreed = agreedOptions(variant);
	const options = agreed.length === 0 ? ownOptions(variant) : agreed;
	const named = options.map(({id, title}) => `${title} (+${id})`).join('; ');
	return said(
		options.length > 0 && `${agreed.length === 0 ? 'May be agreed on' : 'Agreed on'}: ${named}.`,
	);
}

const allParts = (variant: Variant, seat?: SeatId): readonly CardPart[] => [
	{title: variant.title, lines: [variant.summary]},
	{title: 'How it is played', lines: ownRules(variant)},
	{title: 'Options', lines: optionLines(variant)},
	{title: 'What you see', lines: sightLines(variant, seat)},
	{title: 'What you may try', lines: umpireLines(variant, seat)},
	{title: 'What the umpire tells', lines: hearLines(variant)},
	{title: 'How men move', lines: moveLines(variant)},
	{
		title: 'How it ends',
		lines: [
			...variant.end.map((rule) => endLine(rule, variant)),
			...(variant.ends ?? []),
			'A side may also resign, agree to a draw, or run out of time.',
		],
	},
	{title: 'Source', lines: [variant.source], link: variant.link},
];
