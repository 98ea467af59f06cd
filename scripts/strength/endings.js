// Plays won endings against the phantom: 60 starts of KQvK and 60 of KRRvK from a fixed list, as drills
// draw them, with the king's square known in half of them and nothing known in the others.
//
//     node scripts/strength/endings.js [BOT...] [--ms 250] [--starts 60] [--endings KQvK,KRRvK] [--write]
//
// Bots are named as in the arena; `fog` when none is. What came of it is kept in docs/strength/endings.json;
// --write plays nothing and puts what is kept into docs/strength.md.
import {parseArgs} from 'node:util';
import {importTypescript} from '../import-typescript.js';
import {addTables, TABLE_MODULES} from './build-tables.js';
import {writeSection} from './page.js';
import {provenance} from './provenance.js';
import {keepRow, readSheet} from './sheet.js';

const {values, positionals} = parseArgs({
	allowPositionals: true,
	options: {
		ms: {type: 'string', default: '250'},
		starts: {type: 'string', default: '60'},
		endings: {type: 'string', default: 'KQvK,KRRvK'},
		write: {type: 'boolean', default: false},
	},
});
const HEAD = [
	'| bot | ending | time a move | starts | king taken | otherwise | most moves | slowest move | played at |',
	'| --- | --- | ---: | ---: | ---: | --- | ---: | ---: | ---: |',
];

/** Returns the line of the table that tells of a bot in an ending. */
function lineOf({bot, ending, ms, starts, ends, longest, slowest, commit, date}) {
	const {'king-captured': wins = 0, ...others} = ends;
	const rest = Object.entries(others).map(([end, count]) => `${count} ${end}`);
	return `| ${bot} | ${ending} | ${ms} ms | ${starts} | ${wins} | ${rest.join(', ')} | ${longest} | ${slowest} ms | ${commit}, ${date} |`;
}

/** Plays all starts of an ending with a bot. */
function play(game, name, ending, own, all) {
	const {
		createRandom,
		findBot,
		findStart,
		fogEnding,
		hiddenFrom,
		makeBot,
		playPhantom,
		SquareSet,
		unwrap,
	} = game;
	const bot = makeBot(unwrap(findBot(name)), own);
	const material = unwrap(game.parseMaterial(ending));
	const ends = {};
	let longest = 0;
	let slowest = 0;
	const timed = (question, random, time) => {
		const began = performance.now();
		const choice = bot(question, random, time);
		slowest = Math.max(slowest, performance.now() - began);
		return choice;
	};

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

	return {
		bot: name,
		ending,
		ms: Number(values.ms),
		starts: Number(values.starts),
		ends,
		longest,
		slowest: Math.round(slowest),
		...provenance(),
	};
}

if (values.write) {
	writeSection(
		'Endings',
		[
			'Written by `node scripts/strength/endings.js --write`, from what `node scripts/strength/endings.js fog 1 5 10` played: starts of a fixed list at random, the king’s square known in half of them, against the phantom.',
			'',
			...HEAD,
			...Object.values(readSheet('endings')).map((row) => lineOf(row)),
		].join('\n'),
	);
} else {
	const game = await importTypescript(
		'source/core/random.ts',
		'source/core/square-set.ts',
		'source/rules/variants/fog.ts',
		'source/solver/reach.ts',
		'source/drill/draw-start.ts',
		'source/bot/bots.ts',
		'source/bot/make-bot.ts',
		'scripts/strength/phantom-game.ts',
		...TABLE_MODULES,
	);
	const endings = values.endings.split(',');
	// The bot has the tables that it has in a game, the phantom and the draw of starts those of the endings too.
	const own = addTables(game, new Map(), game.BOT_ENDINGS);
	const all = addTables(game, new Map(own), endings);
	console.log(HEAD.join('\n'));
	for (const name of positionals.length > 0 ? positionals : ['fog']) {
		for (const ending of endings) {
			const row = play(game, name, ending, own, all);
			keepRow('endings', `${name} ${ending}`, row);
			console.log(lineOf(row));
		}
	}
}
