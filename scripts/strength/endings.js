// Plays won endings against the phantom: 60 starts of KQvK and 60 of KRRvK from a fixed list, as drills
// draw them, with the king's square known in half of them and nothing known in the others.
//
//     node scripts/strength/endings.js [BOT...] [--ms 250] [--starts 60] [--endings KQvK,KRRvK]
//
// Bots are named as in the arena; `fog` when none is. Prints the wins, the longest and the slowest move.
import process from 'node:process';
import {parseArgs} from 'node:util';
import {importTypescript} from '../import-typescript.js';

const {values, positionals} = parseArgs({
	allowPositionals: true,
	options: {
		ms: {type: 'string', default: '250'},
		starts: {type: 'string', default: '60'},
		endings: {type: 'string', default: 'KQvK,KRRvK'},
	},
});
const {
	BOT_ENDINGS,
	buildTable,
	createRandom,
	findBot,
	findStart,
	fogEnding,
	hiddenFrom,
	materialName,
	neededMaterials,
	parseMaterial,
	playPhantom,
	SquareSet,
	unwrap,
} = await importTypescript(
	'source/core/random.ts',
	'source/core/result.ts',
	'source/core/square-set.ts',
	'source/rules/variants/fog-ending.ts',
	'source/solver/build-table.ts',
	'source/solver/material.ts',
	'source/solver/reach.ts',
	'source/drill/draw-start.ts',
	'source/bot/bots.ts',
	'source/bot/arena/phantom-game.ts',
);

/** Adds the table of an ending, and those it needs, to some tables. */
function addTable(tables, ending) {
	for (const material of neededMaterials(unwrap(parseMaterial(ending)))) {
		const name = materialName(material);
		if (!tables.has(name)) {
			const building = buildTable(material, tables);
			let step = building.next();
			while (!step.done) {
				step = building.next();
			}

			tables.set(name, step.value);
		}
	}
}

// The bot has the tables that it has in a game, the phantom and the draw of starts those of the endings too.
const own = new Map();
for (const ending of BOT_ENDINGS) {
	addTable(own, ending);
}

const all = new Map(own);
const endings = values.endings.split(',');
for (const ending of endings) {
	addTable(all, ending);
}

for (const name of positionals.length > 0 ? positionals : ['fog']) {
	const bot = unwrap(findBot(name)).make(own);
	let slowest = 0;
	const timed = (question, random, time) => {
		const began = performance.now();
		const choice = bot(question, random, time);
		slowest = Math.max(slowest, performance.now() - began);
		return choice;
	};

	for (const ending of endings) {
		const material = unwrap(parseMaterial(ending));
		const ends = {};
		let longest = 0;
		for (let seed = 1; seed <= Number(values.starts); seed++) {
			const blind = seed % 2 === 0;
			const settings = {
				ending,
				seed,
				blind,
				role: 'attacker',
				opponent: 'phantom',
				strategy: 'table',
			};
			const {placement, king} = unwrap(findStart(all, settings, material));
			const {end, moves} = playPhantom({
				bot: timed,
				variant: fogEnding,
				start: {placement, belief: blind ? hiddenFrom(placement) : SquareSet.from([king])},
				tables: all,
				random: createRandom(seed),
				time: {ms: Number(values.ms), now: () => performance.now()},
			});
			ends[end] = (ends[end] ?? 0) + 1;
			longest = end === 'king-captured' ? Math.max(longest, moves) : longest;
		}

		const {'king-captured': wins = 0, ...others} = ends;
		const rest = Object.entries(others).map(([end, count]) => `, ${count} ${end}`);
		process.stdout.write(
			`${name} ${ending}: ${wins} of ${values.starts} won${rest.join('')}; longest ${longest} moves, slowest ${slowest.toFixed(0)} ms\n`,
		);
	}
}
