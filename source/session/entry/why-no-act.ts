import {type Act, parseAct, type Question, type Word} from '../../core/act.js';
import {isAnyMan, manColor, QUEEN} from '../../core/man.js';
import {normalise} from '../../core/san.js';
import {parseSquare, type Square, squareName} from '../../core/square.js';
import {
	advisersWord,
	ASKED_ALREADY,
	canOnlyBe,
	nameFirst,
	noArray,
	NOT_ASKED_NOW,
	NOT_SAID_NOW,
	notAllPut,
	notNameable,
	notRevealed,
	notSeven,
	onlySpecial,
	revealedAlready,
	SPECIAL_IN_PLAY,
} from '../../text/cannot-do.js';
import {squareFor} from '../../text/plan.js';
import {PLACED_FIRST} from '../../text/arranging.js';
import {NO_MOVE, noManOn} from '../../text/turn.js';
import {isSetUp} from '../../rules/view.js';
import {isPlacing} from './arranging.js';
import {arrayBegun, isQuestion, wordsBegun, wordsOfGame} from './game-word.js';
import type {MoveKnowledge} from './move-knowledge.js';
import {wordsOf} from './plan-steps.js';
import {answerBefore, toDo} from './to-do.js';
import {
	readBarePawn,
	readPlacing,
	whyKingPlaced,
	whyNoLetter,
	whyNoSquare,
	whyNotPlaced,
} from './why-not-placed.js';
import {readWanted} from './wanted.js';

type Saying = Extract<Act, {readonly kind: 'say'}>;

const isAdvisersWord = (word: Word): boolean => ['caution', 'go-on', 'none'].includes(word);

const isSaying = (act: Act): act is Saying => act.kind === 'say';

/** Returns what is to be done before one is ready. */
function whyNotReady(acts: readonly Act[], {arranging, cells}: MoveKnowledge): string {
	const named = acts.flatMap((act) => (act.kind === 'say' ? (act.square ?? []) : []));
	const example = named.find((square) => (cells[square] & 7) === QUEEN) ?? named.at(0);
	return example === undefined ? notAllPut(arranging?.left ?? []) : nameFirst(squareName(example));
}

/** Returns why a word of the game cannot be said, or not so. */
function whyNotSaid(word: Word, text: string, knowledge: MoveKnowledge): string | undefined {
	const {acts: now = [], whole = now} = knowledge;
	const offered = whole.filter(isSaying).filter((act) => act.word === word);
	const typed = parseAct(text.toLowerCase().replaceAll(/\s+/g, ':'));
	const square = typed?.kind === 'say' ? typed.square : undefined;
	// That holds too where nobody is left to be revealed.
	if (square !== undefined && word === 'reveal' && knowledge.revealed?.includes(square) === true) {
		return revealedAlready(knowledge.cells[square], squareName(square));
	}

	if (offered.length === 0 && word === 'special' && isSetUp(knowledge.phase)) {
		return SPECIAL_IN_PLAY;
	}

	if (offered.length === 0 && isAdvisersWord(word) && knowledge.advises !== true) {
		return advisersWord(knowledge.asks?.some((one) => one.startsWith('instructions')) === true);
	}

	if (offered.length === 0) {
		return word === 'ready' && now.length > 0 ? whyNotReady(whole, knowledge) : NOT_SAID_NOW[word];
	}

	const origin = typed?.kind === 'say' ? typed.move?.from : undefined;
	if (origin !== undefined && word === 'special') {
		const [first] = offered;
		return origin === first.move?.from
			? undefined
			: onlySpecial(squareName(first.move?.from ?? origin));
	}

	return square === undefined ? undefined : whyNotOn(word, square, offered, knowledge);
}

/** Returns why a word that is said of squares cannot be said of one. */
function whyNotOn(
	word: Word,
	square: Square,
	offered: readonly Saying[],
	{cells, seat, revealed}: MoveKnowledge,
): string {
	const name = squareName(square);
	const squares = offered.flatMap((act) => (act.square === undefined ? [] : [act.square]));
	if (word === 'cede') {
		return canOnlyBe(word, squares.map(squareName));
	}

	if (word === 'reveal') {
		return revealed?.includes(square) === true
			? revealedAlready(cells[square], name)
			: notRevealed(name);
	}

	const isOwnNamed = squares.every((one) => isAnyMan(cells[one]) && manColor(cells[one]) === seat);
	return isOwnNamed ? noManOn(name) : notNameable(name);
}

/** Returns why a question of the game cannot be asked, or not so. */
function whyNotAsked(
	question: Question,
	text: string,
	{asks = [], told}: MoveKnowledge,
): string | undefined {
	const isOffered = asks.some((one) => one.startsWith(question));
	if (!isOffered) {
		return told?.asked?.some((one) => one.startsWith(`${question}?`)) === true
			? ASKED_ALREADY
			: NOT_ASKED_NOW[question];
	}

	const squares = text.toLowerCase().match(/[a-h][1-8]/g) ?? [];
	return question === 'seven' && squares.length > 0 ? notSeven(new Set(squares).size) : undefined;
}

/** Fewer letters may be the beginning of anything else. */
const LEAST_WORD = 3;

/** Returns why the men are not put down all at once, where a text asks for it before play and the game does not offer it. */
function whyNoArray(text: string, knowledge: MoveKnowledge): string | undefined {
	const {acts = [], whole = acts, moves, phase, seat, variant} = knowledge;
	const word = text.trim().length < LEAST_WORD || moves.length > 0 ? undefined : arrayBegun(text);
	const isOver = word !== undefined && wordsOfGame(variant).includes(word) && !isSetUp(phase);
	return word === undefined || isOver || wordsOf(whole).includes(word)
		? undefined
		: noArray(word, seat === undefined ? undefined : toDo(knowledge, whole, seat));
}

/**
 * Returns why a text is no act that its writer can do now, as a sentence, where it names a word, a question or a placement
 * of the game, or a move where none may be made; undefined for what could only be a move. Made from what he sees, may do
 * and has done in the turn alone.
 */
export function whyNoAct(text: string, knowledge: MoveKnowledge): string | undefined {
	const {acts = [], moves, seat, whole = acts} = knowledge;
	const placing = readPlacing(text, acts.some(isPlacing)) ?? readBarePawn(text, knowledge);
	if (placing !== undefined) {
		return whyNotPlaced(placing, knowledge);
	}

	const placed =
		whyKingPlaced(text, knowledge) ?? whyNoSquare(text, knowledge) ?? whyNoLetter(text, knowledge);
	if (placed !== undefined) {
		return placed;
	}

	const array = whyNoArray(text, knowledge);
	if (array !== undefined) {
		return array;
	}

	const [word, ...others] = wordsBegun(text, knowledge);
	if (word !== undefined && others.length === 0) {
		const reason = isQuestion(word)
			? whyNotAsked(word, text, knowledge)
			: whyNotSaid(word, text, knowledge);
		if (reason !== undefined) {
			return reason;
		}
	}

	const square = parseSquare(text.trim().toLowerCase());
	const ofSquares = whole.filter(isSaying).filter((act) => act.square !== undefined);
	const [said, ...besides] = wordsOf(ofSquares);
	// Where few squares are meant the task names them.
	const isOfMen = (said === 'name' || said === 'reveal') && besides.length === 0;
	if (square !== undefined && isOfMen && moves.length === 0) {
		return whyNotOn(said, square, ofSquares, knowledge);
	}

	const isMoveText = readWanted(normalise(text)) !== undefined;
	if (!isMoveText || moves.length > 0 || seat === undefined) {
		return undefined;
	}

	if (whole.some(isPlacing)) {
		return PLACED_FIRST;
	}

	const example = isOfMen ? ofSquares.at(0)?.square : undefined;
	return (
		answerBefore(knowledge) ??
		(example === undefined ? toDo(knowledge, whole, seat) : squareFor(squareName(example))) ??
		NO_MOVE
	);
}
