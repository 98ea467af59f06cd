import {openFairy} from '../arena/seeing-fairy.js';

/** Numbers of these names stand in the bot's rule and not beside it. */
const RULE = ['caution', 'tail'];

/** Returns weights with whole groups of them multiplied: `{kingZone: 0}` leaves that term out. */
function scaleWeights(weights, factors) {
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
 * Returns the options of our bot from those that are not as usual: fields of FogBotOptions, `caution` and
 * `tail` of its rule beside them, and `scale`, factors of groups of its weights.
 */
export function fogOptions({FULL_STRENGTH, WEIGHTS}, {scale, ...given}) {
	const options = {...FULL_STRENGTH};
	for (const [name, value] of Object.entries(given)) {
		if (RULE.includes(name)) {
			options.rule = {...options.rule, [name]: value};
		} else {
			const isPart = typeof value === 'object' && value !== null && !Array.isArray(value);
			options[name] = isPart ? {...FULL_STRENGTH[name], ...value} : value;
		}
	}

	if (scale !== undefined) {
		options.weights = scaleWeights(FULL_STRENGTH.weights ?? WEIGHTS, scale);
	}

	return options;
}

/** Returns the names among given options that the bot does not have, which it would not heed. */
export const unknownOptions = ({FULL_STRENGTH}, {scale, ...given}) =>
	[...Object.keys(given), ...(scale === undefined ? [] : ['weights'])].filter(
		(name) => !RULE.includes(name) && !Object.hasOwn(FULL_STRENGTH, name),
	);

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
 * Reads who plays: `{…}` (our bot with these options), `full` (as usual), `at:COMMIT` with or without
 * `{…}` (our bot as it was), `naive`, `greedy`, `random`, `seeing-1` … `seeing-5`, `fairy-NODES`.
 */
export function readContestant(text) {
	const [, commit] = /^at:([^{]+)/.exec(text) ?? [];
	const rest = commit === undefined ? text : text.slice('at:'.length + commit.length);
	if (rest === '' || rest === 'full' || rest.startsWith('{')) {
		const options = rest.startsWith('{') ? JSON.parse(rest) : {};
		return {kind: 'fog', options, ...(commit === undefined ? {} : {commit})};
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

/**
 * Returns a contestant. `player` is what `readContestant` returns, with `ms` or `nodes`, what it may spend
 * on a move, `bot`, the modules it is made of when they are not the arena's, and `folder`, where
 * Fairy-Stockfish is.
 */
export function makeContestant(arena, {kind, options, ms, nodes, bot = arena, folder}) {
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

	const all = fogOptions(bot, options);
	if (nodes === undefined) {
		return {...ownContestant('fog', () => bot.fogBot(all)), ms};
	}

	const own = ownContestant('fog', () => bot.fogBot({...all, nodes}));
	return {
		...own,
		ms: Number.POSITIVE_INFINITY,
		// Without time it stops by its nodes alone, and plays the same on every machine.
		choose: async (question, _time, truth) => own.choose(question, undefined, truth),
	};
}
