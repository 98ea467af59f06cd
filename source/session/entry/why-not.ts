import {isOwn} from '../../knowledge/own-man.js';
import {EMPTY, isMan, manColor, manRole, PAWN, type Role} from '../../core/man.js';
import type {Color} from '../../core/color.js';
import {findSan, normalise} from '../../core/san.js';
import {type Square, squareName} from '../../core/square.js';
import {mayHideMen} from '../../knowledge/hidden-men.js';
import {notTheSpecial, onlyAsSpecial} from '../../text/cannot-do.js';
import {NAME_SQUARE} from '../../text/plan.js';
import {capitalise, manName} from '../../text/men.js';
import {boundText} from '../../text/phases.js';
import {
	beginsNoMove,
	needsSquares,
	NO_MOVE,
	nothingNow,
	nothingToTake,
	takesNothing,
} from '../../text/turn.js';
import type {MoveKnowledge} from './move-knowledge.js';
import {actSan, ownSan, ownSans} from './own-san.js';
import {onlyMover} from './plan-steps.js';
import {whyFourthKnight} from './fourth-knight.js';
import {readWanted, type Wanted} from './wanted.js';
import {whyMovedAlready} from './moved-already.js';
import {whyExposed} from './why-exposed.js';
import {castlingIn, whyNotCastle} from './why-not-castle.js';
import {whyNoAct} from './why-no-act.js';
import {menOf, whyNoMan, whyNoPawn} from './why-no-man.js';
import {whyNotFrom} from './why-not-from.js';
import {toDo} from './to-do.js';
import {takesNone} from './takes-none.js';
import {whyNoneOfGame, whyNotTold} from './why-told.js';

/** Returns the side whose moves these are, or undefined when there are none. */
const sideOf = ({moves, cells}: MoveKnowledge): Color | undefined =>
	moves.length === 0 ? undefined : manColor(cells[moves[0].from]);

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

/** Returns that a text names a move that can only be made as the special one; undefined where it names none. */
function whyOnlySpecial(text: string, knowledge: MoveKnowledge): string | undefined {
	const {acts = [], whole = acts, plan, cells} = knowledge;
	const special = whole.find((act) => act.kind === 'say' && act.word === 'special');
	const moves = whole.flatMap((act) =>
		act.kind === 'say' && act.word === 'special' ? (act.move ?? []) : [],
	);
	const [meant] = plan === undefined ? findSan(text, cells, moves) : [];
	return special && meant && onlyAsSpecial(actSan(meant, special, knowledge));
}

/** Returns the moves of men under covers onto a square as they are written: of those that are a man of a role first, then of those that show one. */
function claimsOnto(to: Square, role: Role, knowledge: MoveKnowledge): readonly string[] {
	const {moves, cells, signs} = knowledge;
	const claims = moves.filter((move) => move.to === to && signs?.has(move.from) === true);
	const isRole = (man: number | undefined): boolean =>
		man !== undefined && isMan(man) && manRole(man) === role;
	const ordered = [
		...claims.filter(({from}) => isRole(cells[from])),
		...claims.filter(({from}) => isRole(signs?.get(from))),
		...claims,
	];
	return [...new Set(ordered.map(({from}) => ownSan({from, to}, knowledge)))];
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
		return beginsNoMove(text, castlingIn(knowledge.variant) !== 'none');
	}

	const becomesKnight = goal.from === goal.to || /[1-8][=:]?n$/i.test(wanted);
	const told =
		whyNotSpecial(goal, knowledge) ??
		whyOnlySpecial(text, knowledge) ??
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

	const claims = claimsOnto(to, role ?? 'pawn', knowledge);
	if (claims.length > 0) {
		return needsSquares(role ?? 'pawn', squareName(to), claims);
	}

	return role === undefined || role === manRole(PAWN)
		? whyNoPawn(goal, knowledge, side)
		: whyNoMan(goal, role, knowledge, side);
}
