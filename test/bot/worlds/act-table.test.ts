import {describe, expect, it} from 'vitest';
import {Evaluator} from '../../../source/bot/evaluation/evaluator.js';
import {WEIGHTS} from '../../../source/bot/evaluation/weights.js';
import {Searcher} from '../../../source/bot/search/searcher.js';
import {ActTable} from '../../../source/bot/worlds/act-table.js';
import {StateJudge} from '../../../source/bot/worlds/state-judge.js';
import {squash} from '../../../source/bot/fog/judgement.js';
import {makeAct} from '../../../source/core/act.js';
import {given} from '../../../source/core/given.js';
import {unwrap} from '../../../source/core/result.js';
import type {FoundClaims} from '../../../source/knowledge/found-claims.js';
import {findVariant} from '../../../source/rules/registry.js';
import {Table} from '../../../source/rules/table.js';

const variant = unwrap(findVariant('kriegspiel-scotch'));

/** Returns the table of Black's acts in worlds that differ in where White's king stands; it is Black's turn of two moves. */
function tableOf(...kings: readonly string[]) {
	const begun = kings.map((rank) => {
		const fen = `q7/8/8/8/8/P4k2/8/${rank} w - - 0 1`;
		return unwrap(Table.start(variant, {fen})).actText('white', 'a3a4')!.table;
	});
	const judge = new StateJudge(
		variant,
		'black',
		new Searcher(new Evaluator(WEIGHTS), {tableBits: 10}),
	);
	const shouldStop = () => false;
	const worlds = begun.map(({state}) => state);
	const acts = begun[0].tries('black');
	const table = new ActTable(judge, worlds, acts, {variant, seat: 'black', shouldStop});
	const all = [...acts.keys()];
	table.deepen(0, all, shouldStop);
	table.follow(worlds, (world) => judge.ofSeries(world, shouldStop), shouldStop);
	const worthOf = (text: string) => table.means()[acts.findIndex((act) => makeAct(act) === text)];
	return {deepen: () => table.deepen(1, all, shouldStop), worthOf};
}

describe('the acts of a turn of several moves', () => {
	it('are worth the mate that they can end in', () => {
		const {worthOf, deepen} = tableOf('7K');
		expect(worthOf('a8a2')).toBeGreaterThan(1490);
		expect(worthOf('a8b8')).toBeLessThan(1490);
		// Nothing is forgotten of it when others are looked into.
		deepen();
		expect(worthOf('a8a2')).toBeGreaterThan(1490);
	});

	it('are worth more where a refusal would tell something, which costs nothing', () => {
		// Beside the king at h1 Black's is refused, and can go there while he stands at a1.
		const [mixed, refused, free] = [['7K', 'K7'], ['7K'], ['K7']].map((kings) =>
			tableOf(...kings).worthOf('f3g2'),
		);
		expect(refused).toBeGreaterThan(1490);
		expect(mixed).toBeGreaterThan((refused + free) / 2 + 20);
		const [both, one, other] = [['7K', 'K7'], ['7K'], ['K7']].map((kings) =>
			tableOf(...kings).worthOf('f3e2'),
		);
		expect(both).toBeCloseTo((one + other) / 2, 6);
	});
});

describe('worlds beside the sample', () => {
	/** Returns what is taken off a move of White's for a world with Black's king there, in a sample in which he is elsewhere. */
	function lossBy(text: string, king: string, isLate = false): number {
		const eastern = unwrap(findVariant('kriegspiel-eastern'));
		const stateOf = (rank: string) =>
			unwrap(Table.start(eastern, {fen: `${rank}/8/2K5/8/8/8/8/1Q6 w - - 0 1`}));
		const sample = stateOf('5k2');
		const judge = new StateJudge(
			eastern,
			'white',
			new Searcher(new Evaluator(WEIGHTS), {tableBits: 10}),
		);
		const acts = sample.tries('white');
		const shouldStop = () => false;
		const table = new ActTable(judge, [sample.state], acts, {
			variant: eastern,
			seat: 'white',
			shouldStop,
		});
		table.deepen(0, [...acts.keys()], shouldStop);
		const at = acts.findIndex((act) => makeAct(act) === text);
		const before = table.means()[at];
		table.probe(at, [stateOf(king).state], () => isLate);
		return before - table.means()[at];
	}

	it('take off what is lost there, and what would be if a king stood near', () => {
		const stalemate = lossBy('b1b6', 'k7');
		expect(stalemate).toBeGreaterThan(200);
		const near = lossBy('b1b6', '4k3');
		expect(near).toBeGreaterThan(0);
		expect(near).toBeLessThan(stalemate / 2);
		expect(lossBy('b1b5', '4k3')).toBe(0);
		expect(lossBy('b1b5', 'k7')).toBe(0);
		// However little time there is.
		expect(lossBy('b1b6', 'k7', true)).toBe(stalemate);
	});
});

it('a claim is sooner true than not, and the more so the more often it was', () => {
	const liar = unwrap(findVariant('liar'));
	const worlds = Array.from({length: 40}, (_, seed) => {
		const acts = ['white>random', 'white>ready', 'black>random', 'black>ready', 'white>e2e4'];
		return acts.reduce(
			(table, text) => {
				const [seat, act] = text.split('>');
				return table.actText(seat as 'white', act)!.table;
			},
			unwrap(Table.start(liar, {seed})),
		);
	});
	const bluffs = worlds.filter(({state}) => liar.isBluff?.(state) === true);
	const honest = worlds.find((one) => !bluffs.includes(one))!;
	const acts = honest.tries('black');
	const valued = (
		some: readonly Table[],
		found?: FoundClaims,
		drawn?: readonly number[],
	): number => {
		const judge = new StateJudge(
			liar,
			'black',
			new Searcher(new Evaluator(WEIGHTS), {tableBits: 10}),
			found,
		);
		const table = new ActTable(
			judge,
			some.map(({state}) => state),
			acts,
			{variant: liar, seat: 'black', ...given({drawn}), shouldStop: () => false},
		);
		table.deepen(0, [...acts.keys()], () => false);
		return table.means()[acts.findIndex((act) => makeAct(act) === 'challenge')];
	};
	const [lie, truth] = [valued([bluffs[0]]), valued([honest])];
	expect(Math.abs(lie - truth)).toBeGreaterThan(1);
	for (const [found, share] of [
		[undefined, 0.15],
		[{lies: 0, truths: 4}, 0.05],
		[{lies: 3, truths: 0}, 0.6],
	] as const) {
		const blend = (share * lie + truth) / (1 + share);
		expect(valued([bluffs[0], honest], found)).toBeCloseTo(blend, 6);
	}

	// A world that was drawn thrice counts as three.
	const thrice = valued([bluffs[0], honest, honest, honest]);
	expect(valued([bluffs[0], honest], undefined, [1, 3])).toBeCloseTo(thrice, 6);
});

describe('an act that leaves the move to be made', () => {
	/** Returns what Black's acts come to after moves of a game whose knights the other side does not see. */
	const meansAfter = (fen: string | undefined, moves: string): Map<string, number> => {
		const ghosts = unwrap(findVariant('ghostrider'));
		const {state} = moves
			.split(' ')
			.reduce(
				(one, text) => one.actText(one.toAct[0], text)!.table,
				unwrap(Table.start(ghosts, fen === undefined ? {} : {fen})),
			);
		const acts = ghosts.acts(state, 'black');
		const judge = new StateJudge(
			ghosts,
			'black',
			new Searcher(new Evaluator(WEIGHTS), {tableBits: 10}),
		);
		const shouldStop = () => false;
		const found = new ActTable(judge, [state], acts, {variant: ghosts, seat: 'black', shouldStop});
		found.deepen(0, [...acts.keys()], shouldStop);
		const means = found.means();
		return new Map(acts.map((act, at) => [makeAct(act), means[at]]));
	};

	it('is worth nothing where it opens no other move', () => {
		const means = meansAfter(undefined, 'e2e4 d7d5 e4e5');
		expect(means.get('reveal:b8')).toBe(Number.NEGATIVE_INFINITY);
		expect(means.get('b8c6')).toBeGreaterThan(-500);
	});

	it('is worth the moves that it opens, less what it gives away', () => {
		// The rook gives check over the knight on f8, which stops it when it is shown.
		const fen = '5n1k/6pp/8/8/8/8/3p4/R5K1 w - - 0 1';
		const shown = meansAfter(fen, 'a1a8 reveal:f8');
		const best = Math.max(...shown.values());
		const means = meansAfter(fen, 'a1a8');
		expect([...means.keys()]).toEqual(['reveal:f8']);
		expect(means.get('reveal:f8')).toBeCloseTo(best - 60, 6);
	});
});

it('a special move is worth what it leads to, less that it can be made but once', () => {
	const game = unwrap(findVariant('special-move'));
	const {state} = 'name:d1 ready name:d8 ready e2e4'
		.split(' ')
		.reduce((one, text) => one.actText(one.toAct[0], text)!.table, unwrap(Table.start(game, {})));
	const acts = game.acts(state, 'black');
	const judge = new StateJudge(
		game,
		'black',
		new Searcher(new Evaluator(WEIGHTS), {tableBits: 10}),
	);
	const shouldStop = () => false;
	const table = new ActTable(judge, [state], acts, {variant: game, seat: 'black', shouldStop});
	table.deepen(0, [...acts.keys()], shouldStop);
	const at = acts.findIndex((act) => makeAct(act) === 'special:d8e6');
	const after = game.step(state, 'black', acts[at])!.state;
	const worth = squash(judge.value(after, 0, shouldStop)) - judge.hazard(acts[at], state);
	expect(table.means()[at]).toBeCloseTo(worth - 100, 6);
});

describe('the acts of a game in which only a queen may mate', () => {
	it('are charged for a check that no queen gives, however much is won', () => {
		const assassin = unwrap(findVariant('assassin'));
		const table = unwrap(Table.start(assassin, {fen: '4k3/7p/8/8/8/8/8/RQR3K1 w - - 0 1'}));
		const {state} = table;
		const searcher = new Searcher(new Evaluator(WEIGHTS), {tableBits: 10});
		const judge = new StateJudge(assassin, 'white', searcher);
		const shouldStop = () => false;
		const acts = table.tries('white');
		const found = new ActTable(judge, [state], acts, {
			variant: assassin,
			seat: 'white',
			shouldStop,
		});
		found.deepen(0, [...acts.keys()], shouldStop);
		const chargeOf = (text: string) => {
			const at = acts.findIndex((act) => makeAct(act) === text);
			const after = assassin.step(state, 'white', acts[at])!.state;
			return squash(judge.value(after, 0, shouldStop)) - found.means()[at];
		};

		expect(chargeOf('c1c8')).toBeGreaterThan(200);
		expect(chargeOf('c1c7')).toBeCloseTo(0, 6);
	});
});
