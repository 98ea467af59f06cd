/**
 * Returns values by a look, corrected by those of a search in the first worlds, which count by a share: in
 * the other worlds, and for the tries that were not searched, by as much as is usual.
 */
export function blend(
	looked: readonly Float64Array[],
	searched: readonly Float64Array[],
	share: number,
): Float64Array[] {
	let sum = 0;
	let count = 0;
	const shifts = looked.map((values, at) => {
		let shift = 0;
		let worlds = 0;
		for (const [world, value] of searched[at].entries()) {
			if (!Number.isNaN(value)) {
				shift += value - values[world];
				worlds++;
			}
		}

		sum += shift;
		count += worlds;
		return worlds === 0 ? undefined : shift / worlds;
	});
	const usual = count === 0 ? 0 : sum / count;
	return looked.map((values, at) =>
		values.map((value, world) => {
			const found = searched[at][world];
			const shift =
				found === undefined || Number.isNaN(found) ? (shifts[at] ?? usual) : found - value;
			return value + share * shift;
		}),
	);
}
