import {pick, type Random} from '../../core/random.js';
import type {Cells} from '../../core/board-text.js';
import {opposite} from '../../core/color.js';
import {BLACK_MAN, isMan, KING, manRole} from '../../core/man.js';
import {fileOf, rankOf, type Square} from '../../core/square.js';
import type {UciMove} from '../../core/uci.js';
import {kingStepsFrom} from '../../knowledge/king-steps.js';
import {currentView, type SeatHistory, viewBefore} from '../../rules/history.js';
import type {View} from '../../rules/view.js';
import {
	isPlacement,
	type Material,
	materialName,
	nextMaterials,
	type Placement,
} from '../../solver/material.js';
import {afterMove, attackedBy, rolesOf, whiteMoves, withoutManAt} from '../../solver/reach.js';
import {frameCells, frameSquare} from '../frame.js';
import {pickBest} from '../pick-best.js';

/** The most arrangements of White's men that the fogged king keeps in mind; more are thinned out at random. */
const MOST_GUESSES = 250;

/** Returns whether some arrangement of White's men shows a king on `king` just what he sees. */
function fits(placement: Placement, cells: Cells, king: Square): boolean {
	const {squares} = placement;
	const roles = rolesOf(placement);
	if (squares.includes(king)) {
		return false;
	}

	for (const next of kingStepsFrom(king)) {
		const man = squares.indexOf(next);
		const seen = cells[next];
		const role = isMan(seen) ? manRole(seen) : undefined;
		if ((man < 0 ? undefined : roles[man]) !== role) {
			return false;
		}
	}

	return true;
}

/** Thins a list out to what the king keeps in mind. */
function thin(guesses: Placement[], random: Random): Placement[] {
	for (let index = 0; guesses.length > MOST_GUESSES && index < MOST_GUESSES; index++) {
		const other = index + Math.floor(random() * (guesses.length - index));
		[guesses[index], guesses[other]] = [guesses[other], guesses[index]];
	}

	return guesses.slice(0, MOST_GUESSES);
}

/** Returns all that White's men can be by now: `taken` of those that he began with lost, pawns promoted or not. */
function possibleMaterials(start: Material, taken: number): readonly Material[] {
	const found = new Map([[materialName(start), start]]);
	for (const material of found.values()) {
		for (const next of nextMaterials(material)) {
			found.set(materialName(next), next);
		}
	}

	return [...found.values()].filter(({length}) => length === start.length - taken);
}

/** Returns up to MOST_GUESSES arrangements of some men that fit what a king on `king` sees, drawn at random. */
function anyPlacements(
	materials: readonly Material[],
	cells: Cells,
	king: Square,
	random: Random,
): Placement[] {
	const guesses: Placement[] = [];
	for (let tries = 0; tries < MOST_GUESSES * 40 && guesses.length < MOST_GUESSES; tries++) {
		const material = pick(random, materials);
		const squares = Array.from({length: material.length + 1}, () => Math.floor(random() * 64));
		const placement = {material, squares};
		if (isPlacement(placement) && fits(placement, cells, king)) {
			guesses.push(placement);
		}
	}

	return guesses;
}

/** Returns where White's men may stand, to the lone king's knowledge; thinned out, and never empty while anything fits. */
function guessPlacements(
	history: SeatHistory,
	start: Placement,
	isKnown: boolean,
	random: Random,
): Placement[] {
	const framed = ({cells}: View): Cells => frameCells(opposite(history.seat), cells);
	const place = (view: View): Square => framed(view).indexOf(KING | BLACK_MAN);
	let taken = 0;
	const anyAround = (cells: Cells, king: Square): Placement[] =>
		anyPlacements(possibleMaterials(start.material, taken), cells, king, random);
	let guesses = isKnown
		? [start]
		: anyPlacements([start.material], framed(history.start), place(history.start), random);
	for (const [index, {by, view}] of history.plies.entries()) {
		const cells = framed(view);
		const king = place(view);
		if (by === history.seat) {
			// The king's own move may have taken a man, whom he saw before.
			taken += isMan(framed(viewBefore(history, index))[king]) ? 1 : 0;
			guesses = guesses.map((placement) => {
				const man = placement.squares.indexOf(king);
				return man > 0 ? withoutManAt(placement, man) : placement;
			});
		} else {
			const kingBefore = place(viewBefore(history, index));
			guesses = guesses.flatMap((placement) =>
				whiteMoves(placement, kingBefore).map((move) => afterMove(placement, move)),
			);
		}

		guesses = guesses.filter((placement) => fits(placement, cells, king));
		if (guesses.length === 0) {
			guesses = anyAround(cells, king);
		}

		guesses = thin(guesses, random);
	}

	return guesses;
}

/**
 * The lone king that plays by the same fog as everybody: returns his move from what his seat has seen.
 * He keeps in mind where White's men may stand, takes what he can take unpunished, steps where they
 * least often attack him, and else towards the middle. `start` holds White's men at the beginning and
 * counts as known when `isKnown`, else only its material does.
 */
export function foggedKing(
	history: SeatHistory,
	moves: readonly UciMove[],
	start: Placement,
	isKnown: boolean,
	random: Random,
): UciMove {
	const attacker = opposite(history.seat);
	const guesses = guessPlacements(history, start, isKnown, random);
	const view = currentView(history);
	const attacks = guesses.map((placement) => attackedBy(placement));
	return pickBest(random, moves, (move) => {
		const target = frameSquare(attacker, move.to);
		const seen = view.cells[move.to];
		const risk =
			attacks.length === 0
				? 0
				: attacks.filter((attacked) => attacked.has(target)).length / attacks.length;
		const gain = isMan(seen) ? ((seen & 7) === KING ? 1e6 : 300 * (1 - risk)) : 0;
		const rim = Math.abs(fileOf(move.to) - 3.5) + Math.abs(rankOf(move.to) - 3.5);
		return gain - 1000 * risk - 5 * rim;
	});
}
