// Writes docs/fog-endgames.md: `npm run theory`. Builds the tables of all lone-king endings with one or
// two men from nothing, counts them, and draws the hardest start of each with a longest line. Takes a
// few minutes.
import {writeFileSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {importTypescript} from './import-typescript.js';

const ENDINGS = [
	'Q',
	'R',
	'B',
	'N',
	'P',
	'QQ',
	'QR',
	'QB',
	'QN',
	'QP',
	'RR',
	'RB',
	'RN',
	'RP',
	'BB',
	'BN',
	'BP',
	'NN',
	'NP',
	'PP',
].map((men) => `K${men}vK`);
const FIFTY = 50;
const PAGE = fileURLToPath(new URL('../docs/fog-endgames.md', import.meta.url));

const solver = await importTypescript(
	'source/core/fen.ts',
	'source/core/result.ts',
	'source/core/square.ts',
	'source/core/uci.ts',
	'source/solver/build-table.ts',
	'source/solver/levels.ts',
	'source/solver/material.ts',
	'source/solver/probe.ts',
	'source/solver/statistics.ts',
	'source/solver/verify-step.ts',
);
const {NEVER, unwrap, materialName, squareName} = solver;

const tables = new Map();

/** Builds an ending's table and those it needs; returns it. */
function tableOf(ending) {
	for (const material of solver.neededMaterials(unwrap(solver.parseMaterial(ending)))) {
		const name = materialName(material);
		if (!tables.has(name)) {
			const building = solver.buildTable(material, tables);
			let step = building.next();
			while (!step.done) {
				step = building.next();
			}

			tables.set(name, step.value);
		}
	}

	return tables.get(ending);
}

const levelOf = ({placement, belief}) => {
	const probed = solver.probe(tables.get(materialName(placement.material)), placement, belief);
	return probed.ok ? probed.value.level : NEVER;
};

/** Returns a longest line: White's moves, and after each what he may then know that needs the most. */
function longestLine(start) {
	const line = [];
	let node = start;
	for (;;) {
		const {placement, belief} = node;
		const table = tables.get(materialName(placement.material));
		const [best] = solver.bestMoves(unwrap(solver.probe(table, placement, belief)));
		const positions = Array.from(belief, (king) => solver.positionWith(placement, king));
		const {groups} = solver.playMove(positions, best.move);
		const next = groups
			.map((group) => ({
				placement: unwrap(solver.readPlacement(group.cells)).placement,
				belief: solver.beliefOf(group),
			}))
			.map((one) => ({...one, level: levelOf(one)}))
			.sort((a, b) => b.level - a.level)[0];
		const move = solver.makeUci(best.move);
		if (next === undefined) {
			return [...line, `${move} and he is taken`];
		}

		line.push(
			next.belief.size === 1
				? `${move} (${squareName([...next.belief][0])})`
				: `${move} (${next.belief.size} squares)`,
		);
		node = next;
	}
}

/** Returns a board as text: White's men, and k where the king may be. */
function drawBoard({placement, belief}) {
	const letters = [
		'K',
		...placement.material.map((role) => (role === 'knight' ? 'N' : role[0].toUpperCase())),
	];
	const rows = [];
	for (let rank = 7; rank >= 0; rank--) {
		const cells = Array.from({length: 8}, (_, file) => {
			const man = placement.squares.indexOf(rank * 8 + file);
			return man >= 0 ? letters[man] : belief.has(rank * 8 + file) ? 'k' : '.';
		});
		rows.push(`    ${rank + 1}  ${cells.join(' ')}`);
	}

	return [...rows, '       a b c d e f g h'].join('\n');
}

const percent = (part, whole) =>
	part === whole ? 'all' : part === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} %`;

const rows = [];
const parts = [];
for (const ending of ENDINGS) {
	const began = performance.now();
	const table = tableOf(ending);
	const {starts, won, longest, blind} = solver.tableStatistics(table);
	const hardest = solver.hardestStarts(table);
	rows.push(
		`| [${ending}](#${ending.toLowerCase()}) | ${starts.toLocaleString('en-US')} | ${percent(won, starts)} | ${longest} | ${percent(blind.won, blind.placements)} | ${blind.won === 0 ? '' : blind.longest} |`,
	);
	const fifty =
		Math.max(longest, blind.longest) <= FIFTY
			? 'The fifty-move rule changes nothing: no win takes longer.'
			: 'The longest wins take more than fifty moves. Whether each of them moves a pawn within any fifty, as the fifty-move rule asks, is not looked at here.';
	const draw = (title, start) =>
		start === undefined
			? []
			: [
					`${title}: ${start.level} moves.`,
					'',
					drawBoard(start),
					'',
					longestLine(start)
						.map((text, index) => `${index + 1}. ${text}`)
						.join(' '),
					'',
				];
	parts.push(
		`## ${ending}`,
		'',
		`${won.toLocaleString('en-US')} of ${starts.toLocaleString('en-US')} starts are won when White is told the king's square, in at most ${longest} moves; told nothing, ${blind.won.toLocaleString('en-US')} of ${blind.placements.toLocaleString('en-US')} placements${blind.won === 0 ? '' : `, in at most ${blind.longest}`}. ${fifty}`,
		'',
		...draw('A hardest start', hardest.known),
		...draw('A hardest start with nothing known', hardest.blind),
		`\`fogchess table stats ${ending} --json\` counts it, \`fogchess table verify ${ending}\` replays it by the rules of the game.`,
		'',
	);
	console.log(`${ending}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

writeFileSync(
	PAGE,
	`# Endings in the fog

Made by \`npm run theory\`. White has one or two men beside his king, Black his king alone, by the rules of
Fog of War chess; White moves first. Moves count White's, the one that takes the king included, at worst:
whatever he sees, and whatever Black answers. A line names what White knows after each move and the
answer to it, in a way that costs him the most: the one square, or how many are left.

| ending | starts | won, square known | longest | won, nothing known | longest |
| --- | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}

${parts.join('\n').trimEnd()}
`,
);
process.exitCode = 0;
