/**
 * Returns a longest line from a start, without the move that takes the king: White's best moves, and after
 * each, of all that he may then see, what needs the most moves. Each step has the `move`, and the
 * `placement` and `belief` after Black's answer; the last may have none, when every answer is taken.
 */
export function longestLine(solver, tables, {placement, belief, level}) {
	const {NEVER, bestMoves, beliefOf, materialName, playMove, positionWith, probe, readPlacement} =
		solver;
	const {unwrap} = solver;
	const probeNode = (node) =>
		probe(tables.get(materialName(node.placement.material)), node.placement, node.belief);
	const levelOf = (node) => {
		const probed = probeNode(node);
		return probed.ok ? probed.value.level : NEVER;
	};

	const line = [];
	let node = {placement, belief};
	while (node !== undefined) {
		const [best] = bestMoves(unwrap(probeNode(node)));
		const from = node;
		const positions = Array.from(from.belief, (king) => positionWith(from.placement, king));
		const {groups} = playMove(positions, best.move);
		node = groups
			.map((group) => ({
				placement: unwrap(readPlacement(group.cells)).placement,
				belief: beliefOf(group),
			}))
			.map((one) => ({...one, level: levelOf(one)}))
			.sort((a, b) => b.level - a.level)[0];
		line.push({move: best.move, ...node});
	}

	if (line.length !== level - 1) {
		throw new Error(`a line of ${line.length + 1} moves where ${level} are needed`);
	}

	return line;
}
