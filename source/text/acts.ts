import {type Act, isMove, makeAct, parseAct, type Question, type Word} from '../core/act.js';
import {type Square, squareName} from '../core/square.js';
import {joinWords} from './men.js';
import {type Role, ROLES} from '../core/man.js';

const onSquare = (square: Square | undefined): string =>
	square === undefined ? '' : ` on ${squareName(square)}`;

/** What saying a word does: a label, a sentence part, and a label for narrow windows where the first is long. */
export const WORD_TEXTS: {
	readonly [word in Word]: readonly [label: string, help: string, short?: string];
} = {
	random: ['random', 'have the men put down at random'],
	standard: ['standard array', 'have the men put down in the standard array'],
	ready: ['ready', 'you are ready: this ends your set-up'],
	challenge: ['challenge', 'challenge the move: its man cannot move so'],
	pass: ['let it pass', 'let the move pass', 'pass'],
	'take-back': ['take it back', 'take your try back; nobody else hears of it', 'take back'],
	stand: ['let it stand', 'let your try stand', 'stand'],
	caution: ['caution', 'answer “Caution”'],
	'go-on': ['go on', 'answer “Go on”'],
	none: ['none', 'answer “None”'],
	look: ['look', 'look at the sealed move, and reply to it openly'],
	seal: ['seal a move', 'seal the move that you enter next'],
	open: ['open play', 'ask for open play from the next moves on'],
	done: ['done', 'nothing more: the other side is on turn'],
	special: [
		'special move',
		'make your special move, once in the game: the one that you enter next',
	],
	reveal: ['reveal', 'reveal the man whose square you choose next'],
	name: ['name', 'name the man whose square you choose next'],
	cede: ['give up', 'give up the bishop whose square you choose next'],
	king: ['the king', 'the other side’s king is on the square that you choose next'],
};

/** What a word does that is written with its square or move. */
const WHOLE_TEXTS: {readonly [word in Word]?: string} = {
	seal: 'seal that move',
	special: 'make that move as your special move, once in the game',
	reveal: 'reveal the man on that square',
	name: 'name the man on that square',
	cede: 'give up the bishop on that square',
	king: 'the other side’s king is on that square',
};

/** Returns a word with what it is said of, in short: "reveal c8", "seal Bxe6", "challenge". */
export const nameSaid = (word: Word, square?: Square, san?: string): string =>
	[WORD_TEXTS[word][0].replace(' a move', ''), square === undefined ? san : squareName(square)]
		.filter((part) => part !== undefined)
		.join(' ');

/** What a side does by a word, in a list of moves. */
const LISTED: {readonly [word in Word]?: string} = {
	reveal: 'reveals',
	name: 'names',
	cede: 'gives up',
	look: 'looks',
	open: 'asks for open play',
};

/** Returns what a side has done by an act that counts as its move, behind its name. */
export const doneBy = (act: Act | undefined): string =>
	act?.kind === 'say' && act.word === 'seal' ? 'sealed' : 'moved';

/** Returns a word as a list of moves has it: "reveals b8". */
export const listedWord = (word: Word, square?: Square): string =>
	[LISTED[word] ?? word, ...(square === undefined ? [] : [squareName(square)])].join(' ');

/** Returns how a move that lies sealed is told: "seal Nc6", or that it is one where it is not known yet. */
export const listedSeal = (text?: string): string =>
	text === undefined ? 'seals a move' : `seal ${text}`;

/** What asking a question does, as a part of a sentence. */
const QUESTION_TEXTS: {readonly [question in Question]: string} = {
	any: 'ask the umpire whether your pawns can capture',
	count: 'ask how many pawns and pieces the other side has',
	refusals: 'ask how many tries of the other side were refused in its last turn',
	instructions: 'ask your adviser for instructions',
	seven: 'ask what stands on seven squares, named one by one or all together',
};

/** Returns what saying a word or asking a question does, as a part of a sentence. */
export const wordHelp = (word: Word | Question): string =>
	word in QUESTION_TEXTS ? QUESTION_TEXTS[word as Question] : WORD_TEXTS[word as Word][1];

/** Returns what a word does that cannot be said now. */
export const atItsTime = (help: string): string => `${help}, when it is time for it`;

/** Returns whom one asks that may ask such questions, as they are named or written. */
export function askedOf(questions: readonly string[]): string {
	const ofAdviser = questions.filter((one) => one.startsWith('instructions')).length;
	return ofAdviser === 0
		? 'the umpire'
		: ofAdviser === questions.length
			? 'your adviser'
			: 'the umpire or your adviser';
}

/** Returns what is asked where one of some questions is to be chosen, as they are named or written. */
export const askWhich = (questions: readonly string[]): string =>
	`What do you ask ${askedOf(questions)}?`;

/** Returns what the key that asks does in a game with such questions, as a part of a sentence; its words find it in the list of commands. */
export const askHelp = (questions: readonly Question[]): string =>
	`ask ${askedOf(questions)} ${joinWords(
		questions.map((question) => `${question}?`),
		'or',
	)}, which can be typed too`;

/** How acts look that are written with more than what tells them apart. */
const EXAMPLES: {readonly [kind: string]: string} = {
	batch: 'batch:e2e4,g1f3,a2a3',
	seven: 'seven?a1,b2,c3,d4,e5,f6,g7',
};

/** An act that can be typed, by an example where there are several of its kind, and what it does, as a part of a sentence. */
export type ActText = {readonly text: string; readonly help: string};

/** Returns what can be done besides moves, a kind each. */
export function actHelps(acts: readonly Act[]): readonly ActText[] {
	const found = new Map<string, ActText>();
	for (const act of acts) {
		const kind = kindOf(act);
		if (kind !== undefined && !found.has(kind)) {
			found.set(kind, {text: EXAMPLES[kind] ?? makeAct(act), help: helpOf(act)});
		}
	}

	return [...found.values()];
}

/** Returns what acts are told apart by that are no moves; undefined for a move. */
function kindOf(act: Act): string | undefined {
	switch (act.kind) {
		case 'say':
			return act.word;
		case 'ask':
			return act.question;
		case 'place':
			return act.role === undefined ? 'off' : 'put';
		default:
			return act.kind;
	}
}

function helpOf(act: Act): string {
	switch (act.kind) {
		case 'say':
			return act.square === undefined && act.move === undefined
				? WORD_TEXTS[act.word][1]
				: (WHOLE_TEXTS[act.word] ?? WORD_TEXTS[act.word][1]);
		case 'ask':
			return QUESTION_TEXTS[act.question];
		case 'place':
			return act.role === undefined
				? 'take the man off that square'
				: 'put a man on a square; K Q R B N P, as far as there are some left';
		default:
			return 'send moves of different men together, or plan them one by one';
	}
}

/** What some words mean when they are said. */
const DONE: {readonly [word in Word]?: (square: Square | undefined, man: string) => string} = {
	ready: () => 'You are ready.',
	random: () => 'The men were put down at random.',
	standard: () => 'The men were put down in the standard array.',
	reveal: (square, man) => `You revealed ${man}${onSquare(square)}.`,
	cede: (square, man) => `You gave up ${man}${onSquare(square)}.`,
	name: (square, man) => `You chose ${man}${onSquare(square)}.`,
	challenge: () => 'You challenged the move.',
	pass: () => 'You let the move pass.',
	look: () => 'You looked at the sealed move.',
	open: () => 'You asked for open play.',
};

/** What is done by saying a word, behind "take back"; a word that is said of a man has him behind it. */
const DOING: {readonly [word in Word]: string} = {
	random: 'putting the men down at random',
	standard: 'putting the men down in the standard array',
	ready: 'ending the set-up',
	challenge: 'the challenge',
	pass: 'letting the move pass',
	'take-back': 'taking the try back',
	stand: 'letting the try stand',
	caution: 'the answer “Caution”',
	'go-on': 'the answer “Go on”',
	none: 'the answer “None”',
	look: 'looking at the sealed move',
	open: 'asking for open play',
	done: 'ending the turn',
	seal: 'sealing the move',
	special: 'the special move',
	reveal: 'revealing',
	name: 'choosing',
	cede: 'giving up',
	king: 'saying where the king is:',
};

/** Returns what is done by an act that is no move, as it stands behind "take back"; `role`: what the man is that it is about, where that is known. */
export function doingAct(text: string, role: Role | undefined): string {
	const act = parseAct(text);
	if (act?.kind === 'place') {
		return act.role === undefined
			? `taking the ${role ?? 'man'} off ${squareName(act.square)}`
			: `putting a ${act.role} on ${squareName(act.square)}`;
	}

	if (act?.kind !== 'say') {
		return text;
	}

	const doing = DOING[act.word];
	return act.square === undefined
		? doing
		: act.word === 'king'
			? `${doing} ${squareName(act.square)}`
			: // As all are told it: nothing but bishops is given up.
				`${doing} the ${role ?? (act.word === 'cede' ? 'bishop' : 'man')}${onSquare(act.square)}`;
}

/** Returns which moves one has sent together, as a sentence. */
export const describeSent = (moves: readonly string[]): string => `You sent ${joinWords(moves)}.`;

/** What a man is called that an act is about, where it is not known what it is. */
const SOME_MAN = 'the man';

/** Returns what an act of one's own that is no move did, as a sentence, one with a move by how that is written where it is given, one about a man by what that is called; undefined for a move. */
export function describeOwnAct(text: string, san?: string, man = SOME_MAN): string | undefined {
	const act = parseAct(text);
	if (act === undefined || isMove(act)) {
		return undefined;
	}

	if (act.kind === 'place') {
		return act.role === undefined
			? `You took the man off ${squareName(act.square)}.`
			: `You put a ${act.role} on ${squareName(act.square)}.`;
	}

	if (act.kind === 'batch') {
		return describeSent(act.moves.map(makeAct));
	}

	const move =
		act.kind === 'say' && act.move !== undefined ? (san ?? makeAct(act.move)) : undefined;
	return (
		(act.kind !== 'say'
			? undefined
			: move === undefined
				? DONE[act.word]?.(act.square, man)
				: act.word === 'seal'
					? `You sealed ${move}.`
					: `You made your special move: ${move}.`) ?? `You said ${text}.`
	);
}

/** Returns what comes of men that one has put down and taken off one after the other, as a sentence: "You put a queen on d1 and pawns on a2 and b2."; undefined where it comes to nothing. */
export function describePlaced(
	placings: readonly Extract<Act, {readonly kind: 'place'}>[],
): string | undefined {
	const put = new Map<Square, Role>();
	const off = new Set<Square>();
	for (const {role, square} of placings) {
		if (role !== undefined) {
			put.set(square, role);
		} else if (!put.delete(square)) {
			off.add(square);
		}
	}

	const stand = menOn(put);
	const gone = [...off].filter((square) => !put.has(square));
	const parts = [
		...(stand.length === 0 ? [] : [`put ${joinWords(stand)}`]),
		...(gone.length === 0
			? []
			: [`took the ${gone.length === 1 ? 'man' : 'men'} off ${joinSquares(gone)}`]),
	];
	return parts.length === 0 ? undefined : `You ${joinWords(parts)}.`;
}

/** Returns men with their places, those of a kind together, the most valuable first. */
const menIn = (
	men: ReadonlyMap<Square, Role>,
	placesOf: (squares: readonly Square[]) => string,
): readonly string[] =>
	ROLES.toReversed().flatMap((role) => {
		const squares = [...men].filter(([, one]) => one === role).map(([square]) => square);
		return squares.length === 0
			? []
			: [`${squares.length === 1 ? `a ${role}` : `${role}s`} ${placesOf(squares)}`];
	});

const menOn = (men: ReadonlyMap<Square, Role>): readonly string[] =>
	menIn(men, (squares) => `on ${joinSquares(squares)}`);

/** Returns under which covers men stand: "under the pawns of a2 and b2 and the rook of h1". */
function underCovers(squares: readonly Square[], signs: ReadonlyMap<Square, Role>): string {
	const covers = ROLES.flatMap((role) => {
		const those = squares.filter((square) => signs.get(square) === role);
		return those.length === 0
			? []
			: [`the ${role}${those.length === 1 ? '' : 's'} of ${joinSquares(those)}`];
	});
	return `under ${joinWords(covers)}`;
}

/** Returns where one’s men stand, as a sentence; with the signs of their covers, where they stand under some. */
export const describeStanding = (
	men: ReadonlyMap<Square, Role>,
	signs: ReadonlyMap<Square, Role> = new Map(),
): string =>
	`Your men: ${
		signs.size === 0
			? joinWords(menOn(men))
			: menIn(men, (squares) => underCovers(squares, signs)).join('; ')
	}.`;

const joinSquares = (squares: readonly Square[]): string =>
	joinWords(squares.toSorted((a, b) => a - b).map((square) => squareName(square)));

/** Returns what an act of the other side's was, as a seat saw it, as sentences: a move that was written down where none is given, nothing of what all are told; `man`: what the seat calls one that it is about. */
export function describeSeen(
	act: Act | undefined,
	side: string,
	man = SOME_MAN,
): readonly string[] {
	if (act === undefined) {
		return [`${side} sealed a move.`];
	}

	switch (act.kind === 'say' ? act.word : undefined) {
		case 'look':
			return [`${side} looked at your sealed move.`];
		case 'open':
			return [`${side} asked for open play.`];
		case 'name':
			return [
				`${side} chose ${man}${onSquare(act.kind === 'say' ? act.square : undefined)}, with which you must reply.`,
			];
		default:
			return [];
	}
}
