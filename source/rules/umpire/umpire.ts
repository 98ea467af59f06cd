import {type ByColor, byColor, opposite} from '../../core/color.js';
import {squareName} from '../../core/square.js';
import {makeUci, type UciMove} from '../../core/uci.js';
import type {Announcement} from '../announcement.js';
import {generateLegalMoves} from '../legal.js';
import {KIND_MASK, type Move, moveKey} from '../move.js';
import {MAX_MOVES, type Position} from '../position.js';
import type {AskRule, TryRule, Variant} from '../variant.js';
import type {View} from '../view.js';
import {countMen, type PawnTries} from './announce.js';
import {ownBoardTries} from './own-board-tries.js';
import {findPawnCaptures, isPawnCapture} from './pawn-captures.js';

/** What each side hears. */
export type Heard = ByColor<readonly Announcement[]>;

type Umpired = Extract<TryRule, {readonly kind: 'umpired'}>;

const scratch = new Int32Array(MAX_MOVES);

/** What the side to move has tried and been told in its turn; all of it is public or its own. */
type Turn = {
	/** The tries that were refused. */
	readonly refused: Set<string>;
	/** How often the mover was told "refused": nonsense and questions too, where a book does not tell them apart. */
	refusals: number;
	readonly asked: Set<AskRule['id']>;
	/** What the mover's men could do, were nothing else on the board. */
	onOwnBoard?: readonly UciMove[];
	any?: 'try' | 'no';
	/** Whether a pawn capture must be tried before anything else. */
	owes: boolean;
	/** What was announced of pawn captures before the turn. */
	announced?: PawnTries;
};

const newTurn = (): Turn => ({
	refused: new Set(),
	refusals: 0,
	asked: new Set(),
	owes: false,
});

/** Returns whether a pawn's capture fits what was announced before the turn and answered in it. */
function isCaptureOpen({any, announced}: Turn, rules: Variant['hear'], to: number): boolean {
	if (any === 'no') {
		return false;
	}

	switch (rules.pawnTries) {
		case 'count':
			return announced === undefined || announced.count !== 0;
		case 'squares':
			return announced?.squares?.includes(squareName(to)) !== false;
		case 'some':
			return announced !== undefined;
		default:
			return true;
	}
}

/**
 * Judges tries and answers questions where a seat does not know its own moves. It holds what happened in the
 * present turn; the position is the game's.
 */
export class Umpire {
	readonly #variant: Variant;
	readonly #rules: Umpired;
	readonly #position: Position;
	#turn = newTurn();
	/** How many refusals were told in the turn before: a count of the true ones alone would betray which were nonsense. */
	#refusalsBefore = 0;

	constructor(variant: Variant, rules: Umpired, position: Position) {
		this.#variant = variant;
		this.#rules = rules;
		this.#position = position;
	}

	/** Begins a turn; `announced` is what was just said of pawn captures. */
	beginTurn(announced: PawnTries | undefined): void {
		this.#refusalsBefore = this.#turn.refusals;
		this.#turn = newTurn();
		if (announced !== undefined) {
			this.#turn.announced = announced;
		}
	}

	/** Returns what the side to move may try, from its own men, the announcements and the answers of this turn alone. */
	tries(view: View): UciMove[] {
		return this.#onOwnBoard(view).filter((move) => this.#isOpen(move, view));
	}

	/** Its own men stand still during its turn, so they are asked once. */
	#onOwnBoard(view: View): readonly UciMove[] {
		this.#turn.onOwnBoard ??= ownBoardTries(view, this.#variant.moves);
		return this.#turn.onOwnBoard;
	}

	/** Returns whether a try that its men allow fits what was said, and was not refused in this turn. */
	#isOpen(move: UciMove, {cells}: View): boolean {
		const turn = this.#turn;
		const isFitting = isPawnCapture(cells[move.from], move)
			? isCaptureOpen(turn, this.#variant.hear, move.to)
			: !turn.owes;
		return isFitting && !turn.refused.has(makeUci(move));
	}

	/** Returns the move that a try stands for in truth, or what is said of it. */
	judge(wanted: UciMove, view: View): Move | Heard {
		const turn = this.#turn;
		const text = makeUci(wanted);
		const isCapture = isPawnCapture(view.cells[wanted.from], wanted);
		if (turn.owes && !isCapture) {
			// He knows that he may not, and so it is told as nothing else, in any book.
			return this.#tell('nonsense', 'mover');
		}

		const isKnown = this.#onOwnBoard(view).some((one) => makeUci(one) === text);
		if (!isKnown || !this.#isOpen(wanted, view)) {
			const {nonsense, refused} = this.#rules;
			return nonsense === 'as-refused'
				? this.#tell('refused', refused)
				: this.#tell('nonsense', nonsense);
		}

		const key = moveKey(wanted);
		const end = generateLegalMoves(this.#position, scratch, 0);
		const move = scratch.subarray(0, end).find((one) => (one & ~KIND_MASK) === key);
		if (move !== undefined) {
			return move;
		}

		turn.refused.add(text);
		if (isCapture && this.#anyRule?.owes === 'attempt') {
			turn.owes = false;
		}

		return this.#tell('refused', this.#rules.refused);
	}

	/** Returns the answer to a question, heard by both, or undefined when it may not be asked (again) in this turn. */
	ask(id: AskRule['id']): Heard | undefined {
		const turn = this.#turn;
		if (turn.asked.has(id) || !this.#variant.asks?.some((rule) => rule.id === id)) {
			return undefined;
		}

		turn.asked.add(id);
		const answer = this.#answer(id);
		return byColor(() => [answer]);
	}

	/** Returns what is said of a question that may not be asked. */
	refuseQuestion(): Heard {
		const {nonsense, refused} = this.#rules;
		return nonsense === 'as-refused'
			? this.#tell('refused', refused)
			: this.#tell('nonsense', nonsense);
	}

	get #anyRule(): Extract<AskRule, {readonly id: 'any'}> | undefined {
		return this.#variant.asks?.find((rule) => rule.id === 'any');
	}

	#answer(id: AskRule['id']): Announcement {
		const position = this.#position;
		const of = opposite(position.turn);
		if (id === 'count') {
			return countMen(position, of, true);
		}

		if (id === 'refusals') {
			return {type: 'report', about: 'refusals', of, count: this.#refusalsBefore};
		}

		const answer = findPawnCaptures(position).length > 0 ? 'try' : 'no';
		this.#turn.any = answer;
		this.#turn.owes = answer === 'try';
		return {type: 'any', answer};
	}

	#tell(type: 'refused' | 'nonsense', audience: 'all' | 'mover'): Heard {
		const by = this.#position.turn;
		const record: Announcement = {type, by};
		this.#turn.refusals += type === 'refused' ? 1 : 0;
		return byColor((seat) => (audience === 'all' || seat === by ? [record] : []));
	}
}
