import {openFairy} from '../arena/seeing-fairy.js';

/** Returns weights with whole groups of them multiplied: `{kingZone: 0}` leaves that term out. */
export function scaleWeights(weights, factors) {
	const scaled = {...weights};
	for (const [group, factor] of Object.entries(factors)) {
		if (!Object.hasOwn(weights, group)) {
			throw new Error(
				`there are no weights ${group}; there are ${Object.keys(weights).join(', ')}`,
			);
		}

		const times = (list) => list.map((one) => Math.round(one * factor));
		scaled[group] = {middle: times(weights[group].middle), end: times(weights[group].end)};
	}

	return scaled;
}

/**
 * Returns the options of a bot from those that are not as usual: fields of its options, and `scale`,
 * factors of groups of its weights. `modules` exports the bot.
 */
export function botOptions(modules, {scale, ...given}) {
	const usual = modules.FULL_STRENGTH;
	const options = {...usual};
	for (const [name, value] of Object.entries(given)) {
		const isPart = typeof value === 'object' && value !== null && !Array.isArray(value);
		options[name] = isPart ? {...usual[name], ...value} : value;
	}

	if (scale !== undefined) {
		options.weights = scaleWeights(usual.weights, scale);
	}

	return options;
}

/** Returns the names among given options, and of groups of weights, that the bot does not have. */
export const unknownOptions = ({FULL_STRENGTH}, {scale = {}, ...given}) => [
	...Object.keys(given).filter((name) => !Object.hasOwn(FULL_STRENGTH, name)),
	...Object.keys(scale).filter((group) => !Object.hasOwn(FULL_STRENGTH.weights ?? {}, group)),
];

/** Returns Fairy-Stockfish, who sees everything, as a contestant; its time does not count. */
function fairyContestant({makeFen, makeUci, parseUci}, {nodes, folder}) {
	let engine;
	return {
		name: `fairy-${nodes}`,
		ms: Number.POSITIVE_INFINITY,
		begin: async () => {
			engine ??= await openFairy(folder);
		},
		choose: async ({moves}, _time, truth) => {
			// So few nodes may be spent before it looks at the capture that ends the game.
			const king = truth.kings[truth.side ^ 1];
			const taking = moves.find(({to}) => to === king);
			if (taking !== undefined) {
				return {move: taking};
			}

			const text = await engine.choose({fen: makeFen(truth.toSetup()), nodes});
			const move = moves.find((one) => makeUci(one) === text) ?? parseUci(text);
			if (move === undefined) {
				throw new Error(`Fairy-Stockfish answered ${text}`);
			}

			return {move};
		},
		close: async () => engine?.close(),
	};
}

/**
 * Reads who plays: `{…}` (our bot with these options), `full` (as usual), `at:COMMIT` before
 * one of these (as it was), `naive`, `greedy`, `random`, `seeing-1` …
 * `seeing-5`, `fairy-NODES`. Throws when it is none of these.
 */
export function readContestant(text) {
	const [, at = '', name, given] = /^(?:at:([\w./~^-]+?))?(full)?({.*})?$/s.exec(text) ?? [];
	if (text !== '' && at !== undefined && (at !== '' || name !== undefined || given !== undefined)) {
		return {
			kind: 'fog',
			options: JSON.parse(given ?? '{}'),
			...(at === '' ? {} : {commit: at}),
		};
	}

	const [, nodes] = /^fairy-(\d+)$/.exec(text) ?? [];
	if (nodes !== undefined) {
		return {kind: 'fairy', nodes: Number(nodes)};
	}

	if (!/^(naive|greedy|random|seeing-[1-5])$/.test(text)) {
		throw new Error(`there is no contestant ${text}`);
	}

	return {kind: text};
}

/** The endings whose tables our bot has, and those they lead to before them. */
const ENDINGS = ['KQvK', 'KRvK', 'KRRvK'];
let tables;

/** Returns the tables of our bot, built at the first call. */
function findTables({parseMaterial, neededMaterials, materialName, buildTable, unwrap}) {
	if (tables === undefined) {
		tables = new Map();
		const needed = ENDINGS.flatMap((ending) => neededMaterials(unwrap(parseMaterial(ending))));
		for (const material of needed.filter((one) => !tables.has(materialName(one)))) {
			const building = buildTable(material, tables);
			let step = building.next();
			while (!step.done) {
				step = building.next();
			}

			tables.set(materialName(material), step.value);
		}
	}

	return tables;
}

/** Returns our bot as the highest level plays, with its openings and endings. */
const wholeBot = (arena, thought) =>
	arena.withEndgames(arena.timedLevelBot({thought, overlooks: 0}), findTables(arena), {
		knows: true,
		searches: true,
		isTimed: true,
	});

/**
 * Returns a contestant. `player` is what `readContestant` returns, with `ms` or `nodes`, what it may spend
 * on a move, `whole`, whether our bot has its openings and endings, `bot`, the modules it is made of when they are not the arena's, and `folder`, where
 * Fairy-Stockfish is.
 */
export function makeContestant(
	arena,
	{kind, options, ms, nodes, whole = false, bot = arena, folder},
) {
	const {ownContestant, seeingContestant, SEEING_PLAYERS} = arena;
	if (kind === 'fairy') {
		return fairyContestant(arena, {nodes, folder});
	}

	if (Object.hasOwn(SEEING_PLAYERS, kind)) {
		const seeing = seeingContestant(kind, SEEING_PLAYERS[kind]());
		return {...seeing, ms: Number.POSITIVE_INFINITY};
	}

	if (kind !== 'fog') {
		const make = {
			naive: () => arena.naiveBot(),
			greedy: () => arena.greedyBot,
			random: () => arena.randomBot,
		};
		return ownContestant(kind, make[kind]);
	}

	const thought = botOptions(bot, {...options, nodes: nodes ?? Number.MAX_SAFE_INTEGER});
	const own = ownContestant(kind, () => (whole ? wholeBot(arena, thought) : bot.fogBot(thought)));
	if (nodes === undefined) {
		return {...own, ms};
	}

	return {
		...own,
		ms: Number.POSITIVE_INFINITY,
		// Without time it stops by its nodes alone, and plays the same on every machine.
		choose: async (question, _time, truth) => own.choose(question, undefined, truth),
	};
}
