const oneLine = (text) => {
	const line = text.replaceAll(/\s+/g, ' ').trim();
	return line.length > 90 ? `${line.slice(0, 87)}...` : line;
};

/** Returns where a mutant is and what it changes, in a line. */
export const describe = ({path, line, before, after}) =>
	`${path}:${line}  ${oneLine(before)}  →  ${oneLine(after) || '(nothing)'}`;

/** A mutant is killed when a test fails or goes on without an end. */
export const isKilled = ({verdict}) => verdict === 'killed' || verdict === 'timed out';

const count = (results, verdict) => results.filter((one) => one.verdict === verdict).length;

/** Returns a table: a line for each folder and one for all, with what became of its mutants. */
export function drawTable(results, seconds) {
	const folders = [...new Set(results.map(({folder}) => folder))];
	const row = (name, of, time) => [
		name,
		of.length,
		count(of, 'killed'),
		count(of, 'timed out'),
		count(of, 'survived'),
		count(of, 'no test'),
		`${((100 * of.filter(isKilled).length) / Math.max(of.length, 1)).toFixed(0)} %`,
		Math.round(time),
	];
	const rows = [
		['folder', 'mutants', 'killed', 'timed out', 'survived', 'no test', 'rate', 'seconds'],
		...folders.map((folder) => {
			const of = results.filter((one) => one.folder === folder);
			return row(
				folder,
				of,
				of.reduce((sum, one) => sum + one.seconds, 0),
			);
		}),
		row('all', results, seconds),
	].map((cells) => cells.map(String));
	const widths = rows[0].map((_, column) => Math.max(...rows.map((cells) => cells[column].length)));
	return rows
		.map((cells) =>
			cells
				.map((cell, column) =>
					column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]),
				)
				.join('  '),
		)
		.join('\n');
}
