const GAP = '    ';
const BOARD_WIDTH = 18;
const COLUMNS = 6;

const letterOf = (role) => (role === 'knight' ? 'N' : role[0].toUpperCase());

/** Returns the lines of a board: White's men, and k where the king may be. */
function boardLines({placement, belief}, title) {
	const letters = ['K', ...placement.material.map((role) => letterOf(role))];
	const rows = [];
	for (let rank = 7; rank >= 0; rank--) {
		const cells = Array.from({length: 8}, (_, file) => {
			const man = placement.squares.indexOf(rank * 8 + file);
			return man >= 0 ? letters[man] : belief.has(rank * 8 + file) ? 'k' : '.';
		});
		rows.push(`${rank + 1}  ${cells.join(' ')}`);
	}

	return [title, ...rows, '   a b c d e f g h'].map((line) => line.padEnd(BOARD_WIDTH));
}

/** Returns boards side by side, each under its title. */
export function drawBoards(boards) {
	const drawn = boards.map(({title, ...board}) => boardLines(board, title));
	return drawn[0]
		.map((_, row) =>
			drawn
				.map((lines) => lines[row])
				.join(GAP)
				.trimEnd(),
		)
		.join('\n');
}

/** Returns cells of text in columns, read along the rows; the last may be wider. */
export function drawColumns(cells) {
	const width = Math.max(...cells.slice(0, -1).map(({length}) => length));
	const rows = [];
	for (let first = 0; first < cells.length; first += COLUMNS) {
		const row = cells.slice(first, first + COLUMNS).map((cell) => cell.padEnd(width));
		rows.push(row.join('  ').trimEnd());
	}

	return rows.join('\n');
}

/** Returns text between the fences of a block of code. */
export const fenced = (text) => ['```text', text, '```'].join('\n');

/** Returns a number as it is written in text. */
export const count = (number) => number.toLocaleString('en-US');

/** Returns a share of a whole in words. */
export const percent = (part, whole) =>
	part === whole ? 'all' : part === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} %`;
