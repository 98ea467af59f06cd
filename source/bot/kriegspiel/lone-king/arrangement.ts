import {fileOf, rankOf, type Square} from '../../../core/square.js';
import {SquareSet} from '../../../core/square-set.js';
import {kingSteps, kingStepsFrom} from '../../../knowledge/king-steps.js';
import {CHECK_KINDS, type CheckKind} from '../../../rules/news.js';
import {lineKind} from '../../../rules/umpire/check-kinds.js';
import type {HearRules} from '../../../rules/book.js';
import type {Placement} from '../../../solver/material.js';
import {attackedBy, attacksOf, occupiedBy} from '../../../solver/reach.js';

/** What hangs on nothing but where the hunter's men stand, White's in this frame; the lone king is Black's. */
export type Arrangement = {
	/** Where the king may be, White to move: no man stands there or attacks it. */
	readonly hidden: SquareSet;
	/** Where he stands in check, Black to move. */
	readonly checked: SquareSet;
	/** From where he has a step to a free square. */
	readonly mobile: SquareSet;
	/** The men, their king aside, that nothing protects, and from where he takes one of them. */
	readonly loose: SquareSet;
	readonly taking: SquareSet;
	/** What the umpire tells apart when a move leads here: the squares of the king for each record of a check, by kind or in one. */
	readonly told: readonly SquareSet[];
};

/** Returns where the king stands in a check of each kind, one set a kind. */
function checksOf(placement: Placement): SquareSet[] {
	const squares = new Map<CheckKind, Square[]>(CHECK_KINDS.map((kind) => [kind, []]));
	for (const [index, role] of placement.material.entries()) {
		const from = placement.squares[index + 1];
		for (const king of attacksOf(placement, index + 1)) {
			const files = fileOf(from) - fileOf(king);
			const ranks = rankOf(from) - rankOf(king);
			squares.get(role === 'knight' ? 'knight' : lineKind(king, files, ranks))?.push(king);
		}
	}

	const occupied = occupiedBy(placement);
	return [...squares.values()]
		.map((one) => SquareSet.from(one).minus(occupied))
		.filter(({isEmpty}) => !isEmpty);
}

/** Returns what hangs on where the men stand, in a book that tells checks by a rule. */
export function arrange(placement: Placement, check: HearRules['check']): Arrangement {
	const attacked = attackedBy(placement);
	const occupied = occupiedBy(placement);
	const hidden = attacked.union(occupied).complement();
	const loose = SquareSet.from(placement.squares.slice(1)).minus(attacked);
	const beside = kingStepsFrom(placement.squares[0]);
	const checked = attacked.minus(occupied).minus(beside);
	const told = {'by-kind': () => checksOf(placement), plain: () => [checked]} as const;
	return {
		hidden,
		checked,
		mobile: kingSteps(hidden),
		loose,
		taking: kingSteps(loose),
		told: check === undefined ? [] : told[check](),
	};
}
