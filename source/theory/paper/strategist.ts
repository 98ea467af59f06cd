import {fail, ok, type Result} from '../../core/result.js';
import {NO_SQUARE, type Square} from '../../core/square.js';
import {SquareSet} from '../../core/square-set.js';
import type {UciMove} from '../../core/uci.js';
import {type Material, materialName, type Placement} from '../../solver/material.js';
import {whiteMoves} from '../../solver/reach.js';
import {INVERSE_SYMMETRY, mapSet} from '../../solver/symmetry.js';
import type {Ruling, Turn} from './plan.js';
import type {RepairName, StepName} from './steps.js';
import {compose, fromFrame, smallestFrame, turnedGlimpse, turnedMen} from './turn-board.js';

/** What a plan remembers between White's turns: plain data, to be kept in a save. */
export type PlanMemory<Stage = unknown> = {
	/** The symmetry of the board that takes it to the plan's frame. */
	readonly symmetry: number;
	readonly stage: Stage;
};

/** What White gets to know on his turn, on the board as it is. */
export type Sighting = {
	readonly placement: Placement;
	/** Where he saw the king right after his own last move, or knows him to be at the start; else NO_SQUARE. */
	readonly glimpsed: Square;
	/** Where he sees him now; else NO_SQUARE. */
	readonly seen: Square;
};

/** Why a plan moves as it does: what the screen and the coach say. */
export type Remark = {
	/** The paper's number; 0 for taking a king that is seen (the first of the paper's observations). */
	readonly lemma: number;
	readonly step: StepName;
	/** The gap in the paper's text that this move bridges. */
	readonly repair?: RepairName;
	/** Where the lemma says that the king cannot be. */
	readonly excluded: SquareSet;
};

export type Decision<Stage> = {
	readonly memory: PlanMemory<Stage>;
	readonly move: UciMove;
	readonly remark: Remark;
};

/** A plan for White against a lone king. */
export type Strategist<Stage = unknown> = {
	readonly material: Material;
	/** Returns what the plan remembers before its first move; the king is known to be on `king`. */
	begin(placement: Placement, king: Square): PlanMemory<Stage>;
	/** Returns the move; fails where the plan has none, which the proof shows not to happen. */
	play(memory: PlanMemory<Stage>, sighting: Sighting): Result<Decision<Stage>>;
};

/** Lemmas hand over a few times within one turn at most. */
const MOST_HAND_OVERS = 12;

/** Returns a move that takes a king that is seen. */
function capture(placement: Placement, king: Square): UciMove | undefined {
	const taking = whiteMoves(placement, king).find(({to}) => to === king);
	return taking === undefined ? undefined : {from: placement.squares[taking.man], to: king};
}

/** Returns the lemmas' answer in the frame, and the symmetry of the frame in which it was given. */
export function rulingOf<Stage>(
	lemmas: (turn: Turn<Stage>) => Ruling<Stage>,
	memory: PlanMemory<Stage>,
	men: readonly Square[],
	glimpsed: Square,
): readonly [Ruling<Stage>, number] {
	let {stage, symmetry} = memory;
	for (let count = 0; count < MOST_HAND_OVERS; count++) {
		const frame = symmetry;
		const ruling = lemmas({
			stage,
			men: turnedMen(frame, men),
			glimpsed: turnedGlimpse(frame, glimpsed),
		});
		if (ruling.kind !== 'hand-over') {
			return [ruling, symmetry];
		}

		({stage} = ruling);
		symmetry = compose(symmetry, ruling.turn);
	}

	return [{kind: 'astray'}, symmetry];
}

/** Returns the strategist that plays by some lemmas, whose men beside the king are alike, from a first stage; a king that is seen is taken. */
export function makeStrategist<Stage>(
	material: Material,
	first: Stage,
	lemmas: (turn: Turn<Stage>) => Ruling<Stage>,
): Strategist<Stage> {
	return {
		material,
		begin: ({squares}, king) => ({
			symmetry: smallestFrame(squares, king),
			stage: first,
		}),
		play(memory, sighting) {
			const {placement, glimpsed, seen} = sighting;
			const taking = seen === NO_SQUARE ? undefined : capture(placement, seen);
			if (taking !== undefined) {
				const excluded = SquareSet.of(seen).complement();
				return ok({memory, move: taking, remark: {lemma: 0, step: 'capture', excluded}});
			}

			if (materialName(placement.material) !== materialName(material)) {
				return fail(`the plan is for ${materialName(material)}, and a man is lost`);
			}

			const [ruling, symmetry] = rulingOf(lemmas, memory, placement.squares, glimpsed);
			if (ruling.kind !== 'move') {
				return fail(`the plan has no move at stage ${JSON.stringify(memory.stage)}`);
			}

			const {from, to, lemma, step, repair, room, stage} = ruling;
			return ok({
				memory: {symmetry, stage},
				move: {from: fromFrame(symmetry, from), to: fromFrame(symmetry, to)},
				remark: {
					lemma,
					step,
					...(repair === undefined ? {} : {repair}),
					excluded: mapSet(INVERSE_SYMMETRY[symmetry], room.complement()),
				},
			});
		},
	};
}

/** Returns the next moves of a plan, at most `count`, if the king does not show himself. */
export function planAhead<Stage>(
	strategist: Strategist<Stage>,
	memory: PlanMemory<Stage>,
	sighting: Sighting,
	count: number,
): Decision<Stage>[] {
	const decisions: Decision<Stage>[] = [];
	let now = sighting;
	let remembered = memory;
	while (decisions.length < count) {
		const decided = strategist.play(remembered, now);
		if (!decided.ok) {
			break;
		}

		decisions.push(decided.value);
		if (now.seen !== NO_SQUARE) {
			break;
		}

		const {from, to} = decided.value.move;
		const {material, squares} = now.placement;
		const moved = squares.map((square) => (square === from ? to : square));
		remembered = decided.value.memory;
		now = {placement: {material, squares: moved}, glimpsed: NO_SQUARE, seen: NO_SQUARE};
	}

	return decisions;
}
