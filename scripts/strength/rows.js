/** Milliseconds a move in the doublings, the longer ones. */
const DOUBLINGS = {'1/16': 62.5, '1/8': 125, '1/4': 250};

/** Groups of the weights that are one term of the evaluation to a reader. */
export const TERMS = {
	placement: [
		'pawnPlacement',
		'knightPlacement',
		'bishopPlacement',
		'rookPlacement',
		'queenPlacement',
		'kingPlacement',
	],
	mobility: ['knightMobility', 'bishopMobility', 'rookMobility', 'queenMobility'],
	pawns: [
		'passedPawn',
		'blockedPassedPawn',
		'passedEnemyKing',
		'passedOwnKing',
		'isolatedPawn',
		'doubledPawn',
		'supportedPawn',
	],
	threats: ['pawnThreat', 'loose'],
	pieces: ['bishopPair', 'rookOpenFile', 'rookHalfOpenFile'],
};
/** Terms that were taken out: what was measured of them is kept. */
const GONE_TERMS = {
	king: [
		'shieldNear',
		'shieldFar',
		'bareFile',
		'unseenDiagonal',
		'unseenLine',
		'openDiagonal',
		'openLine',
		'kingZone',
	],
	sight: ['seenSquare'],
};
export const without = (groups) => ({scale: Object.fromEntries(groups.map((group) => [group, 0]))});

/**
 * What is taken from the bot, by name: options of `fogOptions`, and what that leaves out in words. A part
 * that the bot does not have, or that is off as a rule, makes no match.
 */
const PARTS = {
	'last-look': {options: {lastLook: 0}, what: 'without the last look (veto)'},
	plausibility: {options: {trust: 0}, what: 'all positions that fit held equally likely'},
	caution: {options: {rule: {caution: 0}}, what: 'by the plain mean of the worlds (no risk blend)'},
	slack: {options: {slack: 0}, what: 'always the best move, none drawn at random'},
	...Object.fromEntries(
		Object.entries({...TERMS, ...GONE_TERMS}).map(([name, groups]) => [
			`eval-${name}`,
			{options: without(groups), what: `without the evaluation's ${name}`},
		]),
	),
	'eval-all': {
		options: without(Object.values(TERMS).flat()),
		what: 'by material alone',
	},
};

/** What has not been switched on, against the bot with it. */
const ADDED = {
	subgame: {options: {subgame: true}, what: 'with a subgame solved among its best moves'},
	strategy: {
		options: {subgame: {blend: undefined}},
		what: 'playing the strategy that the subgame gives, purified',
	},
};

const full = (ms) => ({kind: 'fog', options: {}, ms, whole: true});

/**
 * The matches of issue 4, in order. `players` are contestants of `readContestant` with their time, ours first;
 * `goal` is the share of points to reach, `isGain` when it must be exceeded, and none where a figure is
 * reported whatever it is; `isPart` marks matches against the bot without a part.
 */
export const ROWS = [
	...['random', 'greedy'].map((kind) => ({
		name: kind,
		against: kind === 'greedy' ? 'greedy one-ply' : 'random',
		players: [full(50), {kind}],
		games: 100,
		goal: 0.99,
	})),
	...[0.1, 0.5].map((seconds) => ({
		name: `naive-${seconds}`,
		against: 'the naive pooled bot',
		players: [full(seconds * 1000), {kind: 'naive'}],
		games: 200,
		goal: 0.8,
	})),
	{
		name: 'seeing-1',
		against: 'our own seeing one-ply-plus-quiescence player',
		players: [full(250), {kind: 'seeing-1'}],
		games: 200,
		goal: 0.5,
	},
	...[1, 100, 1000].map((nodes) => ({
		name: `fairy-${nodes}`,
		against: `seeing Fairy-Stockfish, ${nodes} ${nodes === 1 ? 'node' : 'nodes'}`,
		players: [full(250), {kind: 'fairy', nodes}],
		games: 100,
		...(nodes === 1 ? {goal: 0.3} : {}),
	})),
	...Object.entries(DOUBLINGS).map(([name, ms]) => ({
		name: `double-${name}`,
		against: `itself at half the time, ${ms / 2} ms`,
		players: [full(ms), full(ms / 2)],
		games: 200,
		goal: 0.5,
		isGain: true,
	})),
	...Object.entries(PARTS).map(([name, {options, what}]) => ({
		name: `off-${name}`,
		against: what,
		players: [full(100), {...full(100), options}],
		games: 200,
		isPart: true,
	})),
	...Object.entries(ADDED).map(([name, {options, what}]) => ({
		name: `with-${name}`,
		against: what,
		players: [full(100), {...full(100), options}],
		games: 200,
	})),
];

/**
 * Returns the players of a row with a budget of positions instead of time, for those that have time: in
 * proportion to it, `nodes` for the one with the most.
 */
export function playersByNodes(players, nodes) {
	const most = Math.max(...players.map(({ms}) => ms ?? 0));
	return players.map(({ms, ...player}) =>
		ms === undefined ? player : {...player, nodes: Math.round((nodes * ms) / most)},
	);
}
