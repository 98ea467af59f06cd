/** Solves a linear system by Gaussian elimination with pivots: `matrix` is a list of rows, `right` the other side. */
export function solve(matrix, right) {
	const size = right.length;
	const rows = matrix.map((row, index) => [...row, right[index]]);
	for (let column = 0; column < size; column++) {
		let pivot = column;
		for (let row = column + 1; row < size; row++) {
			if (Math.abs(rows[row][column]) > Math.abs(rows[pivot][column])) {
				pivot = row;
			}
		}

		[rows[column], rows[pivot]] = [rows[pivot], rows[column]];
		for (let row = column + 1; row < size; row++) {
			const factor = rows[row][column] / rows[column][column];
			for (let at = column; at <= size; at++) {
				rows[row][at] -= factor * rows[column][at];
			}
		}
	}

	const solution = Array.from({length: size}, () => 0);
	for (let row = size - 1; row >= 0; row--) {
		let sum = rows[row][size];
		for (let at = row + 1; at < size; at++) {
			sum -= rows[row][at] * solution[at];
		}

		solution[row] = sum / rows[row][row];
	}

	return solution;
}
