// Composes puzzles of one act for the games with hidden information and prints them as rows of
// source/drill/one-act/act-puzzle-data.ts, the most instructive of each game first. Draws small positions (or whole set-ups)
// and short lines, and keeps those in which one act alone reaches a goal in every game that the seat holds possible.
// `node scripts/compose-act-puzzles.js [GAME …] [--draws N] [--from N] [--kept N] [--goals GOAL,GOAL] [--row ACTS]`; the same draws give the same puzzles.
import process from 'node:process';
import {importTypescript} from './import-typescript.js';

const {
	Table,
	VARIANTS,
	answersOf,
	createRandom,
	findVariant,
	gamesOf,
	isMove,
	makeAct,
	makeFen,
	makeNearest,
	otherKing,
	pick,
	proveTask,
	randomInteger,
	reaches,
	squareName,
	tableOf,
	taskAfter,
	unwrap,
	wholeActs,
} = await importTypescript(
	'source/core/act.ts',
	'source/core/fen.ts',
	'source/core/random.ts',
	'source/core/result.ts',
	'source/core/square.ts',
	'source/drill/one-act/act-goals.ts',
	'source/drill/one-act/act-puzzles.ts',
	'source/drill/one-act/possible-tables.ts',
	'source/drill/one-act/prove-act-puzzle.ts',
	'source/rules/registry.ts',
	'source/rules/table.ts',
);

/** More possible games than this are more than a person can think of. */
const MOST_GAMES = 64;
const EDGE = [...Array(64).keys()].filter(
	(square) => square < 8 || square > 55 || square % 8 === 0 || square % 8 === 7,
);
const CODES = {k: 6, q: 5, r: 4, b: 3, n: 2, p: 1};

/** How the positions of a game are drawn, where that is not as in the others. */
const USUAL = {
	own: 'QRBNP',
	other: 'QRBNP',
	most: 3,
	acts: 4,
	seats: ['white', 'black'],
	goals: ['wins', 'stands', 'takes', 'safe', 'checks'],
};
const ODD = {
	'one-eye': {seats: ['white'], other: 'RP'},
	'pickle-pot': {seats: ['white'], other: 'QP'},
	'semi-kriegspiel': {seats: ['white'], other: 'Q'},
	tripod: {own: 'QRNP', other: 'P', most: 1, acts: 2},
	ghostrider: {other: 'NNP', own: 'QRBNP'},
	'kriegspiel-spy': {own: 'NNQRP'},
	assassin: {own: 'QQNRP', other: 'QRNP'},
	mafeking: {own: 'NNQRP', heard: 'grid', unlike: 'welbeck'},
	'kriegspiel-scotch': {acts: 3, row: 2},
	luft: {acts: 5, checks: true, goals: ['stands', 'takes', 'safe', 'checks', 'king']},
	'special-move': {
		acts: 5,
		other: 'RBNP',
		own: 'QRBNP',
		seats: ['white', 'black'],
		goals: ['wins', 'checks', 'quiet', 'safe'],
	},
	declaration: {other: 'RBNP', goals: ['wins', 'takes', 'checks', 'safe', 'quiet']},
	schrodinger: {isWhole: true, acts: 46, goals: ['wins', 'checks', 'quiet']},
	'reverse-schrodinger': {isWhole: true, acts: 46, goals: ['wins', 'checks', 'quiet']},
};

/** Men among which mates are found sooner. */
const MATING = {own: 'QQRRBNP', acts: 2};

/** Returns a FEN with few men. */
function drawFen(random, {own, other, most, isMating}, seat) {
	const cells = new Uint8Array(64);
	const put = (code, isOnEdge = false) => {
		for (;;) {
			const square = isOnEdge ? pick(random, EDGE) : randomInteger(random, 64);
			const isPawn = (code & 7) === 1;
			if (cells[square] === 0 && !(isPawn && (square < 8 || square > 55))) {
				cells[square] = code;
				return;
			}
		}
	};
	for (const side of ['white', 'black']) {
		const black = side === 'white' ? 0 : 8;
		put(CODES.k | black, isMating && side !== seat);
		const men = side === seat ? own : other;
		const least = isMating ? (side === seat ? 2 : 0) : 1;
		const count = least + randomInteger(random, isMating && side !== seat ? 3 : most);
		for (let man = 0; man < count; man++) {
			put(CODES[pick(random, [...men]).toLowerCase()] | black);
		}
	}

	const turn = pick(random, ['white', 'black']);
	return makeFen({cells, turn, castling: 0, epSquare: -1, halfmoves: 0, fullmoves: 1});
}

/** Returns the row of acts of a turn with which a seat wins in so many, or undefined when there is none or more than one. */
function rowOf(task, within) {
	const keys = [];
	while (keys.length < within) {
		const after = taskAfter({...task, keys: Array(within).fill('')}, keys);
		const games = gamesOf(after, MOST_GAMES);
		const weighed = games?.[0] && weigh('wins', games, task.seat, within - keys.length);
		if (weighed === undefined) {
			return undefined;
		}

		keys.push(weighed.key);
	}

	const games = gamesOf(task)?.length ?? 0;
	const proof = proveTask({...task, goal: 'wins', keys});
	return proof.fault === undefined
		? {key: keys.join(' '), tempting: proof.tempting, games}
		: undefined;
}

/** Returns the acts that all in `tables` have done what they are to do, and by how many others that holds in some of them. */
function weigh(goal, tables, seat, within = 1) {
	const acts = wholeActs(tables[0].tries(seat));
	if (acts.length < 2 || acts.length > 400) {
		return undefined;
	}

	let first = acts.filter((act) => reaches(goal, tables[0], seat, act, within));
	const isFew = goal !== 'safe' || first.length > 0;
	if (!isFew || first.length === 0) {
		return undefined;
	}

	for (const table of tables.slice(1)) {
		first = first.filter((act) => reaches(goal, table, seat, act, within));
		if (first.length === 0) {
			return undefined;
		}
	}

	const answers = answersOf(
		first.map((act) => ({act, good: tables.length})),
		tables.length,
	);
	if (answers.length !== 1) {
		return undefined;
	}

	const [key] = answers;
	const tempting = acts.filter(
		(act) =>
			!first.includes(act) && tables.some((table) => reaches(goal, table, seat, act, within)),
	).length;
	return {key, tempting};
}

function* candidates(variant, random, how) {
	const seat = pick(random, how.seats);
	const fen = how.isWhole ? undefined : drawFen(random, how, seat);
	const begun = Table.start(variant, {fen});
	if (!begun.ok) {
		return;
	}

	let table = begun.value;
	const acts = [];
	let hidden = 0;
	for (let step = 0; step < how.acts && table.outcome === undefined; step++) {
		const players = table.toAct.filter((one) => one === 'white' || one === 'black');
		if (players.length === 0) {
			return;
		}

		// A set-up is made by one side after the other, as in a match.
		const actor = players[0];
		let open = variant.isSampled ? wholeActs(table.tries(actor)) : variant.acts(table.state, actor);
		const ready = open.filter((act) => act.kind === 'say' && act.word === 'ready');
		const placing = open.filter((act) => act.kind === 'place' && act.role !== undefined);
		open =
			placing.length > 0
				? placing
				: ready.length > 0
					? ready
					: open.filter(
							(act) =>
								act.kind !== 'ask' &&
								!(act.kind === 'say' && ['random', 'standard'].includes(act.word)),
						);
		if (open.length === 0) {
			return;
		}

		// Men that take are uncovered, and so there is something to know.
		const takes = how.isWhole
			? open.filter((one) => isMove(one) && table.state.board.board[one.to] !== 0)
			: [];
		const checks =
			how.checks && actor === seat
				? open.filter((one) =>
						table.act(actor, one)?.news[seat]?.some(({type}) => type === 'check'),
					)
				: [];
		const act = pick(random, takes.length > 0 ? takes : checks.length > 0 ? checks : open);
		const acted = table.act(actor, act);
		if (acted === undefined || acted.table === table) {
			return;
		}

		table = acted.table;
		acts.push(`${actor}>${makeAct(act)}`);
		hidden += actor === seat ? 0 : 1;
		const hasHeard =
			how.heard === undefined ||
			table
				.seen(seat)
				.heard.some(({type, men}) => type === how.heard && Object.keys(men).length > 0);
		if (
			hidden > 0 &&
			hasHeard &&
			table.toAct.includes(seat) &&
			table.state.phase !== 'arrange' &&
			table.state.phase !== 'name'
		) {
			yield {variant: variant.id, fen, acts: [...acts], seat, table};
		}
	}
}

/** Returns whether what was found solves a task in another game too, in which less is told. */
const isSolvedIn = (variant, task, goal, weighed) =>
	weighed !== undefined &&
	proveTask({...task, variant, goal, keys: [weighed.key]}).fault === undefined;

/** Returns a task whose answer is a row of acts or the square of a king, where one comes of a moment. */
function specialTask(task, table, how) {
	const {seat, acts} = task;
	const menOf = ({state}) => state.board.count[0] + state.board.count[1];
	// A king that took something is where that was.
	const isAfterOwn =
		acts.at(-2)?.startsWith(seat) &&
		!acts.at(-1).startsWith(seat) &&
		menOf(tableOf({...task, acts: acts.slice(0, -1)})) === menOf(table);
	if (how.goals.includes('king') && isAfterOwn) {
		const key = `king:${squareName(otherKing(table, seat))}`;
		const {fault, tempting, games} = proveTask({...task, goal: 'king', keys: [key]});
		return fault === undefined && tempting > 2
			? {...task, goal: 'king', key, tempting, games, score: 2 * tempting - acts.length}
			: undefined;
	}

	const within = how.row ?? 1;
	const starts = (count) =>
		wholeActs(table.tries(seat)).filter((act) => reaches('wins', table, seat, act, count)).length;
	if (within === 1 || starts(1) > 0 || ![1, 2, 3].includes(starts(within))) {
		return undefined;
	}

	const row = rowOf(task, within);
	return (
		row && {
			...task,
			goal: 'wins',
			...row,
			score: Math.min(row.games, 12) + row.tempting - acts.length,
		}
	);
}

function compose(variant, draws, kept) {
	const found = [];
	for (let draw = from; draw < from + draws; draw++) {
		// Half of them are drawn so that there may be a mate.
		const isMating = draw % 2 === 1;
		const how = {
			...USUAL,
			...(isMating ? MATING : {}),
			...ODD[variant.id],
			isMating,
			...(row === undefined ? {} : {row}),
		};
		if (goals !== undefined) how.goals = goals;
		else if (isMating && !how.isWhole) {
			how.goals = ['wins'];
			how.own = MATING.own;
		}

		const random = createRandom(`act ${variant.id} ${draw}`);
		for (const {table, ...task} of candidates(variant, random, how)) {
			// What is not to be reached in truth need not be looked at in all that is possible.
			const acts = wholeActs(table.tries(task.seat));
			if (acts.length < 2 || acts.length > 400) continue;
			const open = how.goals.filter((goal) =>
				goal === 'judges'
					? table.state.phase === 'answer'
					: goal !== 'king' &&
						acts.some((act) => reaches(goal, table, task.seat, act)) &&
						!(acts.length < 40 && acts.every((act) => reaches(goal, table, task.seat, act))),
			);
			const special = specialTask(task, table, how);
			if (special !== undefined) found.push(special);
			if (row !== undefined) continue;
			if (open.length === 0) continue;
			if (how.isWhole) {
				// All that is possible is much in these games: only what looks like a puzzle in truth is looked at.
				const right = open.map(
					(goal) => acts.filter((act) => reaches(goal, table, task.seat, act)).length,
				);
				if (acts.length < 4 || task.acts.length < 20 || !right.some((count) => count <= 2))
					continue;
			}

			const games = gamesOf(task, how.isWhole ? 3000 : MOST_GAMES);
			if (games === undefined || games.length < 2) continue;
			for (const goal of open) {
				const weighed = weigh(goal, games, task.seat);
				const isTold = how.unlike === undefined || !isSolvedIn(how.unlike, task, goal, weighed);
				if (weighed !== undefined && isTold && (weighed.tempting > 0 || goal === 'judges')) {
					const score =
						Math.min(games.length, 12) +
						2 * Math.min(weighed.tempting, 6) +
						(goal === 'wins' ? 6 : 0) -
						2 * task.acts.length -
						(task.fen ?? '').split(' ')[0].replace(/[^a-z]/gi, '').length;
					found.push({...task, goal, ...weighed, games: games.length, score});
				}
			}
		}
	}

	found.sort((a, b) => b.score - a.score);
	const chosen = [];
	const most = (goal) => (goal === 'wins' ? 2 : 1);
	for (const one of found) {
		const same = chosen.filter(({goal}) => goal === one.goal);
		if (
			chosen.length < kept &&
			same.length < most(one.goal) &&
			!chosen.some(({fen}) => fen === one.fen && fen !== undefined)
		) {
			chosen.push(one);
		}
	}
	for (const one of found) {
		if (
			chosen.length < kept &&
			!chosen.includes(one) &&
			!chosen.some(({fen}) => fen === one.fen && fen !== undefined)
		)
			chosen.push(one);
	}

	return {chosen, found: found.length};
}

const words = process.argv.slice(2);
const option = (name, usual) => {
	const at = words.indexOf(name);
	return at < 0 ? usual : Number(words.splice(at, 2)[1]);
};
const draws = option('--draws', 400);
const kept = option('--kept', 3);
const from = option('--from', 0);
const row = option('--row', undefined);
const goalAt = words.indexOf('--goals');
const goals = goalAt < 0 ? undefined : words.splice(goalAt, 2)[1].split(',');
const names = words.length > 0 ? words : VARIANTS.map(({id}) => id);
for (const name of names) {
	const {chosen, found} = compose(unwrap(findVariant(name)), draws, kept);
	process.stderr.write(`${name}: ${found} found\n`);
	for (const {variant, fen, acts, seat, goal, key, games, tempting} of chosen) {
		const task = {variant, fen, acts, seat, goal, keys: key.split(' ')};
		const {nearest} = proveTask(task);
		process.stdout.write(
			`${variant}; ${fen ?? '-'}; ${acts.join(' ')}; ${seat}; ${goal}; ${key}; ${games}; ${makeNearest(nearest)}\n`,
		);
		process.stderr.write(`   ${games} games, ${tempting} tempting\n`);
	}
}
