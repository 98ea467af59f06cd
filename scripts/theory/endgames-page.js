import {count, drawBoards, drawColumns, fenced, percent} from './draw.js';
import {longestLine} from './longest-line.js';
import {ENDINGS} from './tables.js';

const HEAD = `# Endings in the fog

Made by \`npm run theory\`. White has one or two men beside his king, Black his king alone, by the rules of
Fog of War chess; White moves first. Moves count White's, the one that takes the king included, at worst:
whatever White sees, and whatever Black answers.

- **starts**: every arrangement of White's men on the whole board with every square for the black king that is not
  attacked. White is told the square. Equal men are not told apart.
- **nothing known**: every arrangement, and White knows only that he neither sees the king nor finds a pawn blocked by him.
- **lost to fifty moves**: starts that White wins, and no longer does when the host calls a draw after fifty moves of
  either side without a capture or a pawn move. Counted exactly: from each start that takes longer a way to win within
  the rule is looked for. With nothing known no win takes longer.

In the diagrams capital letters are White's men, and each \`k\` is a square where the black king can be as far as White knows.
In the lines the number behind a move says how many such squares there are after Black's answer, or which one if it is
only one; of all that White may see, the line continues with what needs the most moves.
`;

/** Returns a start, its line, and boards of the way. */
function drawLine(solver, tables, title, start) {
	if (start === undefined) {
		return [];
	}

	const {makeUci, squareName} = solver;
	const line = longestLine(solver, tables, start);
	const knownAfter = (belief) =>
		belief === undefined ? '' : belief.size === 1 ? squareName([...belief][0]) : belief.size;
	const cells = [
		...line.map(({move, belief}) => `${makeUci(move)} ${knownAfter(belief)}`.trim()),
		'takes the king',
	].map((text, index) => `${String(index + 1).padStart(2)}. ${text}`);
	const onTheWay = [1, 2]
		.map((third) => Math.round((line.length * third) / 3))
		.filter((moves, index, all) => moves > 0 && all.indexOf(moves) === index)
		.map((moves) => ({...line[moves - 1], title: `after move ${moves}`}))
		.filter(({belief}) => belief !== undefined);
	return [
		`**${title}**: ${start.level} moves.`,
		'',
		fenced(
			[drawBoards([{...start, title: 'at the start'}, ...onTheWay]), '', drawColumns(cells)].join(
				'\n',
			),
		),
		'',
	];
}

/** Returns what the fifty-move rule means for an ending, as a sentence. */
function fiftyMoves({longer, lost}) {
	const taken = `The fifty-move rule takes away ${count(lost)} of them`;
	return longer === 0
		? `${taken}: none needs more than fifty moves.`
		: `${taken}: ${count(longer)} need more than fifty moves, and he wins ${lost === 0 ? 'every one' : count(longer - lost)} of these all the same.`;
}

/** Returns docs/fog-endgames.md. */
export function endgamesPage(solver, tables) {
	const rows = [];
	const parts = [];
	for (const ending of ENDINGS) {
		console.log(`counting ${ending}`);
		const table = tables.get(ending);
		const {starts, won, longest, blind} = solver.tableStatistics(table);
		const fifty = solver.countFiftyMoves(table, tables);
		if (blind.longest > solver.FIFTY_MOVES) {
			throw new Error(`${ending} needs ${blind.longest} moves blind, which is not looked into`);
		}

		const hardest = solver.hardestStarts(table);
		rows.push(
			`| [${ending}](#${ending.toLowerCase()}) | ${count(starts)} | ${percent(won, starts)} | ${longest} | ${percent(blind.won, blind.placements)} | ${blind.won === 0 ? '' : blind.longest} | ${count(fifty.lost)} |`,
		);
		const blindly =
			blind.won === 0
				? `Knowing nothing he wins from none of ${count(blind.placements)} placements.`
				: `Knowing nothing he wins from ${count(blind.won)} of ${count(blind.placements)} placements, in ${blind.longest} moves at most.`;
		parts.push(
			`## ${ending}`,
			'',
			`White wins ${count(won)} of ${count(starts)} starts, in ${longest} moves at most. ${fiftyMoves(fifty)} ${blindly}`,
			'',
			...drawLine(solver, tables, 'A hardest start', hardest.known),
			...drawLine(solver, tables, 'A hardest start with nothing known', hardest.blind),
			`\`fogchess table stats ${ending}\` counts it, \`fogchess table verify ${ending}\` replays it by the rules of the game.`,
			'',
		);
	}

	return [
		HEAD,
		'| ending | starts | won, square known | longest | won, nothing known | longest | lost to fifty moves |',
		'| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
		...rows,
		'',
		parts.join('\n'),
	].join('\n');
}
