import {type Act, makeAct, parseAct, type Question, type Word} from '../../core/act.js';
import {isAnyMan, manColor, manRole, parseRoleLetter, type Role, ROLES} from '../../core/man.js';
import {normalise} from '../../core/san.js';
import {isLight, parseSquare, type Square, squareName} from '../../core/square.js';
import {findVariant} from '../../rules/registry.js';
import {KING_FIRST, nonePut} from '../../text/arranging.js';
import {
	ASKED_ALREADY,
	bishopColours,
	canOnlyBe,
	kingAttacked,
	mostPawns,
	NAME_FIRST,
	NOT_ASKED_NOW,
	NOT_SAID_NOW,
	notAllPut,
	NOTHING_PLACED,
	nothingToTakeOff,
	notNameable,
	notRevealed,
	notSeven,
	onlySpecial,
	outsideSetUp,
	takeOffFirst,
	tooDear,
} from '../../text/cannot-do.js';
import {capitalise, manName} from '../../text/men.js';
import {NO_MOVE, noManOn, wasRefused} from '../../text/turn.js';
import {isKingFirst} from './arranging.js';
import {isQuestion, wordsBegun} from './game-word.js';
import type {MoveKnowledge} from './move-knowledge.js';
import {isOwn} from '../../knowledge/own-man.js';
import {toDo} from './to-do.js';
import {readWanted} from './wanted.js';

type Placing = Extract<Act, {readonly kind: 'place'}>;
type Saying = Extract<Act, {readonly kind: 'say'}>;

const isPlacing = (act: Act): act is Placing => act.kind === 'place';
const isSaying = (act: Act): act is Saying => act.kind === 'say';

/** Returns what a text shaped like a placement names: "Q@a1", "qa1", "-a1"; with an @ only, unless men are placed. */
function readPlacing(text: string, isArranging: boolean) {
	const shape = /^(?<man>[kqrbnp-])(?<sign>\s*@\s*)?(?<square>[a-h][1-8])$/i.exec(text.trim());
	const groups = shape?.groups;
	const square = parseSquare(groups?.['square'].toLowerCase() ?? '');
	return groups === undefined ||
		square === undefined ||
		(!isArranging && groups['sign'] === undefined)
		? undefined
		: {role: parseRoleLetter(groups['man'].toLowerCase()), square};
}

/** Returns what the points for a purchase have to do with it that a man cannot be put down. */
function whyNotBought(role: Role, {variant, cells}: MoveKnowledge, placing: readonly Placing[]) {
	const game = variant === undefined ? undefined : findVariant(variant);
	const prices = game?.ok === true ? game.value.purchase : undefined;
	const cost = prices?.costs[role];
	if (prices === undefined || cost === undefined || !placing.some((act) => act.role !== 'king')) {
		return undefined;
	}

	const put = placing
		.filter((act) => act.role === undefined)
		.map(({square}) => manRole(cells[square]));
	const left = prices.points - put.reduce((sum, one) => sum + (prices.costs[one] ?? 0), 0);
	return cost > left
		? tooDear(role, cost, left)
		: mostPawns(put.filter((one) => one === role).length);
}

/** Returns why a man cannot be put on a square, or nothing be taken off it. */
function whyNotPlaced(
	{role, square}: {readonly role: Role | undefined; readonly square: Square},
	knowledge: MoveKnowledge,
): string {
	const {acts = [], cells, seat, told} = knowledge;
	const placing = acts.filter(isPlacing);
	const name = squareName(square);
	if (placing.length === 0) {
		return NOTHING_PLACED;
	}

	if (role === undefined) {
		return nothingToTakeOff(name);
	}

	const act = makeAct({kind: 'place', role, square});
	if (told?.refused.includes(act) === true) {
		return wasRefused(act);
	}

	const here = placing.filter((one) => one.square === square);
	if (here.some((one) => one.role === undefined)) {
		return takeOffFirst(capitalise(manName(cells[square], seat)), name);
	}

	if (isKingFirst(role, knowledge)) {
		return KING_FIRST;
	}

	const goals = placing.filter((one) => one.role === role);
	if (goals.length === 0) {
		return whyNotBought(role, knowledge, placing) ?? nonePut(role);
	}

	if (seat !== undefined && isOwn(cells[square], seat)) {
		return `${capitalise(manName(cells[square], seat))} stands on ${name}.`;
	}

	// Where some man of its kind can go in that half of the board, the square is free and the man is what is wrong.
	const isWithin = placing.some((one) => one.square >> 5 === square >> 5);
	if (isWithin && role === 'king') {
		return kingAttacked(name);
	}

	const isOfColour = goals.every((one) => isLight(one.square) !== isLight(square));
	return isWithin && role === 'bishop' && isOfColour ? bishopColours(name) : outsideSetUp(name);
}

/** Returns why a word of the game cannot be said, or not so. */
function whyNotSaid(word: Word, text: string, knowledge: MoveKnowledge): string | undefined {
	const {acts: now = [], whole = now, cells, seat} = knowledge;
	const offered = whole.filter(isSaying).filter((act) => act.word === word);
	const typed = parseAct(text.toLowerCase().replaceAll(/\s+/g, ':'));
	if (offered.length === 0) {
		const roles = new Set(now.filter(isPlacing).flatMap(({role}) => role ?? []));
		return word !== 'ready' || now.length === 0
			? NOT_SAID_NOW[word]
			: roles.size > 0
				? notAllPut(ROLES.toReversed().filter((role) => roles.has(role)))
				: NAME_FIRST;
	}

	const square = typed?.kind === 'say' ? typed.square : undefined;
	const origin = typed?.kind === 'say' ? typed.move?.from : undefined;
	if (origin !== undefined && word === 'special') {
		const [first] = offered;
		return origin === first.move?.from
			? undefined
			: onlySpecial(squareName(first.move?.from ?? origin));
	}

	if (square === undefined) {
		return undefined;
	}

	const name = squareName(square);
	const squares = offered.flatMap((act) => (act.square === undefined ? [] : [act.square]));
	if (word === 'cede') {
		return canOnlyBe(word, squares.map(squareName));
	}

	if (word === 'reveal') {
		return notRevealed(name);
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

/**
 * Returns why a text is no act that its writer can do now, as a sentence, where it names a word, a question or a placement
 * of the game, or a move where none may be made; undefined for what could only be a move. Made from what he sees, may do
 * and has done in the turn alone.
 */
export function whyNoAct(text: string, knowledge: MoveKnowledge): string | undefined {
	const {acts = [], moves, variant, seat, whole = acts} = knowledge;
	const placing = readPlacing(text, acts.some(isPlacing));
	if (placing !== undefined) {
		return whyNotPlaced(placing, knowledge);
	}

	const [word, ...others] = wordsBegun(text, variant);
	if (word !== undefined && others.length === 0) {
		const reason = isQuestion(word)
			? whyNotAsked(word, text, knowledge)
			: whyNotSaid(word, text, knowledge);
		if (reason !== undefined) {
			return reason;
		}
	}

	const isMoveText = readWanted(normalise(text)) !== undefined;
	return isMoveText && moves.length === 0 && seat !== undefined
		? [NO_MOVE, toDo(knowledge, whole, seat) ?? ''].join(' ').trim()
		: undefined;
}
