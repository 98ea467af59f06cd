/**
 * Counts for all starts of KRRvK in how many rook moves, two at most, the rooks come to guard each other on a
 * line without their king and lose nothing on the way: what Lemma 19 says is always possible. Returns the starts by
 * that number, with those where there is no way under `never`, and one of these.
 */
export function countLemma19(solver) {
	const {PlacementIndex, SquareSet, attackedBy, kingStepsFrom, occupiedBy, whiteMoves} = solver;
	const material = ['rook', 'rook'];
	const index = new PlacementIndex(material);
	const placementOf = (number) => ({material, squares: index.representative(number)});

	/** Whether the rooks stand on a line with nothing between, and their king not on it. */
	const guard = ({squares: [king, one, other]}) =>
		[(square) => square & 7, (square) => square >> 3].some(
			(line) => line(one) === line(other) && line(king) !== line(one),
		);
	const rookMoves = (placement) => whiteMoves(placement).filter(({man}) => man > 0);
	const afterMove = ({squares}, {man, to}) => ({material, squares: squares.with(man, to)});

	const inNone = new Uint8Array(index.count);
	for (let number = 0; number < index.count; number++) {
		inNone[number] = guard(placementOf(number)) ? 1 : 0;
	}

	const numberOf = ({squares}) => index.locate(squares) >> 3;
	const inOne = new Uint8Array(index.count);
	for (let number = 0; number < index.count; number++) {
		const placement = placementOf(number);
		const after = rookMoves(placement).map((move) => numberOf(afterMove(placement, move)));
		inOne[number] = after.some((next) => inNone[next] === 1) ? 1 : 0;
	}

	const counts = {0: 0, 1: 0, 2: 0, never: 0};
	let example;
	for (let number = 0; number < index.count; number++) {
		const placement = placementOf(number);
		const orbit = index.orbit[number];
		const starts = attackedBy(placement).union(occupiedBy(placement)).complement();
		if (inNone[number] === 1 || inOne[number] === 1) {
			counts[inNone[number] === 1 ? 0 : 1] += orbit * starts.size;
			continue;
		}

		// After a first move the king may take a rook that nothing guards.
		const first = rookMoves(placement)
			.map((move) => afterMove(placement, move))
			.filter((after) => inOne[numberOf(after)] === 1)
			.map((after) => SquareSet.from(after.squares.slice(1)).minus(attackedBy(after)));
		for (const king of starts) {
			const isSafe = first.some((loose) => loose.intersect(kingStepsFrom(king)).isEmpty);
			counts[isSafe ? 2 : 'never'] += orbit;
			example ??= isSafe ? undefined : {placement, king};
		}
	}

	return {counts, example};
}
