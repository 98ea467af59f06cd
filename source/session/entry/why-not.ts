import {isOwn} from '../../knowledge/own-man.js';
import {
	EMPTY,
	isAnyMan,
	isUnknownMan,
	unknownMan,
	type Man,
	manColor,
	manRole,
	PAWN,
	type Role,
	UNSEEN,
} from '../../core/man.js';
import type {Cells} from '../../core/board-text.js';
import type {Color} from '../../core/color.js';
import {normalise} from '../../core/san.js';
import {fileOf, rankOf, type Square, squareName} from '../../core/square.js';
import {canReach} from '../../knowledge/reach.js';
import {findVariant} from '../../rules/registry.js';
import {mayHideMen} from '../../knowledge/hidden-men.js';
import {notTheSpecial} from '../../text/cannot-do.js';
import {NAME_SQUARE} from '../../text/plan.js';
import {capitalise, manName} from '../../text/men.js';
import {boundText} from '../../text/phases.js';
import {
	beginsNoMove,
	cannotGo,
	noneCouldGo,
	isConcealed,
	needsSquares,
	NO_MOVE,
	noneOf,
	noManOn,
	noMoveOf,
	nothingNow,
	nothingToTake,
	takesNothing,
} from '../../text/turn.js';
import {squaresBetween} from '../../core/line.js';
import type {MoveKnowledge} from './move-knowledge.js';
import {ownSan, ownSans} from './own-san.js';
import {onlyMover} from './plan-steps.js';
import {whyFourthKnight} from './fourth-knight.js';
import {readWanted, type Wanted} from './wanted.js';
import {whyMovedAlready} from './moved-already.js';
import {whyExposed} from './why-exposed.js';
import {whyNotCastle} from './why-not-castle.js';
import {whyNoAct} from './why-no-act.js';
import {toDo} from './to-do.js';
import {takesNone} from './takes-none.js';
import {whyNoneOfGame, whyNotTold} from './why-told.js';

/** Returns the side whose moves these are, or undefined when there are none. */
const sideOf = ({moves, cells}: MoveKnowledge): Color | undefined =>
	moves.length === 0 ? undefined : manColor(cells[moves[0].from]);

type Blocker = {readonly square: Square; readonly man: Man};

/** Returns the first man seen between two squares, or undefined. */
function manBetween(cells: Cells, from: Square, to: Square): Blocker | undefined {
	const square = squaresBetween(from, to).find((between) => isAnyMan(cells[between]));
	return square === undefined ? undefined : {square, man: cells[square]};
}

/** Returns the man that keeps the one on `from` from a square which it could go to on an empty board. */
function blockerOf(
	{cells, variant}: MoveKnowledge,
	from: Square,
	to: Square,
	man: Man = cells[from],
): Blocker | undefined {
	const between = manBetween(cells, from, to);
	const rules = variant === undefined ? undefined : findVariant(variant);
	if (between === undefined || rules?.ok !== true) {
		return undefined;
	}

	const cleared = cells.slice();
	for (const square of squaresBetween(from, to)) {
		cleared[square] = EMPTY;
	}

	return canReach(rules.value.moves, cleared, from, to, man) ? between : undefined;
}

/** Returns whether something was agreed on for the game. */
function isAgreed({variant = ''}: MoveKnowledge, option: string): boolean {
	const game = findVariant(variant);
	return game.ok && game.value.agreed?.includes(option) === true;
}

function whyNotFrom(goal: Wanted, from: Square, knowledge: MoveKnowledge, side: Color): string {
	const {cells} = knowledge;
	const man = cells[from];
	const [start, target] = [squareName(from), squareName(goal.to)];
	if (!isAnyMan(man) || manColor(man) !== side) {
		return noManOn(start);
	}

	if (goal.role !== undefined && isUnknownMan(man)) {
		return isConcealed(start);
	}

	if (goal.role !== undefined && manRole(man) !== goal.role) {
		return `The man on ${start} is ${manName(man, side)}, not a ${goal.role}.`;
	}

	const isSpecial = knowledge.plan?.kind === 'word' && knowledge.plan.word === 'special';
	const goesAnywhere = isSpecial && isAgreed(knowledge, 'teleport');
	if (isOwn(cells[goal.to], side) || (goesAnywhere && isAnyMan(cells[goal.to]))) {
		return `${capitalise(manName(cells[goal.to], side))} stands on ${target}.`;
	}

	if (goesAnywhere) {
		return cannotGo(man, start, target);
	}

	if (knowledge.signs?.has(from) === true) {
		const inWay = blockerOf(knowledge, from, goal.to, unknownMan(side))?.square;
		return noneCouldGo(start, target, inWay === undefined ? undefined : squareName(inWay));
	}

	const blocker = blockerOf(knowledge, from, goal.to);
	if (blocker !== undefined) {
		return `The way from ${start} to ${target} is blocked by ${nameOf(blocker, side)}.`;
	}

	return knowledge.moves.some((move) => move.from === from)
		? cannotGo(man, start, target)
		: noMoveOf(man, start);
}

const nameOf = ({square, man}: Blocker, side: Color): string =>
	`${manName(man, side)} on ${squareName(square)}`;

/** Returns that another man makes the special move which is to be entered; undefined where it is none, or his is meant. */
function whyNotSpecial(
	{role, from}: Pick<Wanted, 'role' | 'from'>,
	knowledge: MoveKnowledge,
): string | undefined {
	const {plan, cells, ordinary = []} = knowledge;
	const only = onlyMover(knowledge);
	if (only === undefined || plan?.kind !== 'word' || plan.word !== 'special') {
		return undefined;
	}

	const isHis = from === undefined ? manRole(cells[only]) === (role ?? 'pawn') : from === only;
	return isHis ? undefined : notTheSpecial(squareName(only), ordinary.length > 0);
}

/** Returns the squares of the side's men of a kind, those that a file or rank of origin allows. */
const menOf = (cells: Cells, role: Role, side: Color, origin = ''): Square[] =>
	[...cells.keys()].filter((square) => {
		const code = cells[square];
		const isMeant = isOwn(code, side) && !isUnknownMan(code) && manRole(code) === role;
		return isMeant && squareName(square).includes(origin);
	});

/** Returns where the side's men stand of which it does not know what they are. */
const concealedIn = (cells: Cells, side: Color): Square[] =>
	[...cells.keys()].filter((square) => isOwn(cells[square], side) && isUnknownMan(cells[square]));

function whyNoPawn(goal: Wanted, {cells, told, variant}: MoveKnowledge, side: Color): string {
	const target = squareName(goal.to);
	const code = cells[goal.to];
	const forward = side === 'white' ? 1 : -1;
	const behind = menOf(cells, 'pawn', side).filter((square) => {
		const steps = (rankOf(goal.to) - rankOf(square)) * forward;
		return fileOf(square) === fileOf(goal.to) && steps > 0 && steps <= 2;
	});
	const takes = goal.origin !== undefined && goal.origin !== target[0];
	if (takes && told !== undefined) {
		return `No pawn of yours on the ${goal.origin}-file can take on ${target}.`;
	}

	if (takes) {
		return code === EMPTY || code === UNSEEN
			? nothingToTake(target, code === UNSEEN || mayHideMen(variant))
			: `No pawn of yours on the ${goal.origin}-file can take on ${target}.`;
	}

	if (isAnyMan(code)) {
		return `No pawn of yours can take on ${target}.`;
	}

	const stopped = behind
		.map((square) => manBetween(cells, square, goal.to))
		.find((between) => between !== undefined);
	return stopped === undefined
		? `No pawn of yours can go to ${target}.`
		: `The way to ${target} is blocked by ${nameOf(stopped, side)}.`;
}

function whyNoMan(goal: Wanted, role: Role, knowledge: MoveKnowledge, side: Color): string {
	const {cells} = knowledge;
	const men = menOf(cells, role, side);
	const concealed = concealedIn(cells, side);
	if (men.length === 0) {
		return noneOf(role, concealed.length > 0);
	}

	const meant = menOf(cells, role, side, goal.origin);
	if (meant.length === 0) {
		const {origin = ''} = goal;
		const place = /\d/.test(origin) ? `rank ${origin}` : `the ${origin}-file`;
		const isThere = concealed.some((square) => squareName(square).includes(origin));
		return noneOf(role, isThere, ` on ${place}`);
	}

	return meant.length === 1
		? whyNotFrom(goal, meant[0], knowledge, side)
		: `No ${role} of yours can go to ${squareName(goal.to)}.`;
}

/**
 * Returns why a text names no move that its writer may try, as a sentence. It is made from the squares
 * he sees and his own moves alone, so it tells him nothing that he does not know.
 */
export function whyNot(text: string, knowledge: MoveKnowledge): string {
	if (knowledge.plan?.kind === 'squares') {
		return NAME_SQUARE;
	}

	const reason = whyNoAct(text, knowledge) ?? whyNoneOfGame(text, knowledge.variant);
	if (reason !== undefined) {
		return reason;
	}

	const side = sideOf(knowledge);
	if (side === undefined) {
		const {acts = [], whole = acts, seat} = knowledge;
		const next = seat === undefined ? undefined : toDo(knowledge, whole, seat);
		return acts.length === 0 ? NO_MOVE : nothingNow(text, next);
	}

	const wanted = normalise(text);
	if (/^o{2,3}$/i.test(wanted)) {
		const special = whyNotSpecial({role: 'king'}, knowledge);
		if (special !== undefined) {
			return special;
		}

		return whyNotCastle(knowledge, side, wanted.length === 2 ? 'short' : 'long');
	}

	const goal = readWanted(wanted);
	if (goal === undefined) {
		return beginsNoMove(text);
	}

	const becomesKnight = goal.from === goal.to || /[1-8][=:]?n$/i.test(wanted);
	const told =
		whyNotSpecial(goal, knowledge) ??
		whyFourthKnight(becomesKnight, knowledge) ??
		whyMovedAlready(goal, knowledge) ??
		whyNotTold(goal, text, knowledge) ??
		boundText(knowledge.phase, ownSans(knowledge)) ??
		whyExposed(goal, knowledge);
	if (told !== undefined) {
		return told;
	}

	const {cells} = knowledge;
	const {role, from, to} = goal;
	const mover = cells[from ?? -1] ?? EMPTY;
	const [meant = mover] = role === undefined ? [] : menOf(cells, role, side).map((at) => cells[at]);
	if (/[x:]/i.test(text) && takesNone(meant, knowledge.variant)) {
		return takesNothing(manRole(meant));
	}

	if (cells[to] === EMPTY && /[x:]/i.test(text)) {
		return nothingToTake(squareName(to), mayHideMen(knowledge.variant));
	}

	if (from !== undefined) {
		return whyNotFrom(goal, from, knowledge, side);
	}

	if (isOwn(cells[to], side)) {
		return `${capitalise(manName(cells[to], side))} stands on ${squareName(to)}.`;
	}

	const claim = knowledge.moves.find((move) => move.to === to && knowledge.signs?.has(move.from));
	if (claim !== undefined) {
		return needsSquares(role ?? 'pawn', squareName(to), ownSan(claim, knowledge));
	}

	return role === undefined || role === manRole(PAWN)
		? whyNoPawn(goal, knowledge, side)
		: whyNoMan(goal, role, knowledge, side);
}
