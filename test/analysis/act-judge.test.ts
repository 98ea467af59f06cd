import {describe, expect, it} from 'vitest';
import {ActValues} from '../../source/analysis/act-values.js';
import {ActJudge} from '../../source/analysis/by-acts.js';
import {type Act, makeAct, parseAct} from '../../source/core/act.js';
import type {Color} from '../../source/core/color.js';
import {unwrap} from '../../source/core/result.js';
import {squash} from '../../source/bot/fog/judgement.js';
import type {Worlds} from '../../source/knowledge/worlds/worlds.js';
import type {KnowledgeJudgement} from '../../source/match/analysed-game.js';
import {findVariant} from '../../source/rules/registry.js';
import {Table} from '../../source/rules/table.js';
import type {State, Variant} from '../../source/rules/variant.js';
import {playActs} from '../helpers/play-acts.js';
import {USUAL_COVERS} from '../helpers/usual-covers.js';

const variantOf = (id: string): Variant => unwrap(findVariant(id));

/** Returns the table of a game after some acts. */
const tableOf = (id: string, acts: string, fen?: string, seed = 1): Table =>
	playActs(
		unwrap(Table.start(variantOf(id), {seed, ...(fen === undefined ? {} : {fen})})),
		acts.split(' ').filter((act) => act !== ''),
	).table;

/** Returns a set of these worlds. */
function worldsOf(variant: Variant, seat: Color, states: readonly State[]): Worlds {
	return {
		variant,
		seat,
		size: states.length,
		isExact: true,
		isComplete: true,
		load: () => {},
		state: (index) => states[index],
		sample: (count) => Int32Array.from(states.keys()).subarray(0, count),
		counts: () => new Int32Array(),
		couldMiss: () => undefined,
	};
}

/** Returns how an act is judged in some worlds. */
function judgeIn(
	table: Table,
	seat: Color,
	states: readonly State[],
	text: string,
): KnowledgeJudgement {
	const {variant} = table;
	const acts = table.tries(seat);
	const at = acts.findIndex((act) => makeAct(act) === text);
	const judge = new ActJudge(variant, seat, {nodes: 100_000});
	return judge.judge(worldsOf(variant, seat, states), acts, at, 1)!;
}

describe('a try that is refused', () => {
	// The queen mates on d8, or cannot get there for the man on d4, or is taken there.
	const eastern = (eighth: string, fourth = '8'): Table =>
		tableOf('kriegspiel-eastern', '', `${eighth}/5ppp/8/8/${fourth}/8/q4PPP/3Q2K1 w - - 0 1`);
	const table = eastern('6k1');
	const open = table.state;
	const guarded = eastern('r5k1').state;
	const blocked = eastern('6k1', '3n4').state;

	it('costs nothing: where it is refused the other one comes next', () => {
		const whole = judgeIn(table, 'white', [open], 'h2h3');
		expect(whole).toMatchObject({fault: 'blunder', best: {act: 'd1d8'}});
		const most = judgeIn(table, 'white', [...Array<State>(9).fill(open), blocked], 'h2h3');
		expect(most.best.act).toBe('d1d8');
		expect(most.loss).toBeCloseTo(0.9 * whole.loss, 3);
	});

	it('is no better for what chance alone may have made of it', () => {
		const {best, loss} = judgeIn(table, 'white', [open, guarded], 'h2h3');
		expect({best: best.act, loss}).toEqual({best: 'h2h3', loss: 0});
	});

	it('is left out with the world in which what was done is refused', () => {
		const all = judgeIn(table, 'white', [open, blocked], 'd1d8');
		expect(all).toMatchObject({size: 2, worlds: 1, fault: null});
	});

	it('is worth in truth what it is there, and so is the advice', () => {
		const {variant} = table;
		const judge = new ActJudge(variant, 'white', {nodes: 100_000});
		const acts = table.tries('white');
		const at = acts.findIndex((act) => makeAct(act) === 'h2h3');
		const knowledge = judge.judge(worldsOf(variant, 'white', [open]), acts, at, 1)!;
		const truth = judge.judgeInTruth(guarded, acts, at, knowledge);
		expect(truth.advised).toBeLessThan(truth.value - 250);
		expect(truth.balance).toBe(knowledge.expected - truth.loss);
		expect(truth.balance).not.toBe(0);
	});
});

describe('a claim', () => {
	it('is sooner true than a bluff, as long as nothing was found out', () => {
		const tables = Array.from({length: 40}, (_, seed) =>
			tableOf('liar', 'random ready random ready e2e4 pass b8c6', undefined, seed),
		);
		const {variant} = tables[0];
		const bluff = tables.find(({state}) => variant.isBluff!(state))!;
		const sound = tables.find(({state}) => !variant.isBluff!(state))!;
		const [one, other, both] = [[bluff], [sound], [bluff, sound]].map(
			(chosen) =>
				judgeIn(
					bluff,
					'white',
					chosen.map(({state}) => state),
					'challenge',
				).value,
		);
		expect(one).not.toBeCloseTo(other, 0);
		expect(both).toBeCloseTo((0.15 * one + other) / 1.15, 6);
	});
});

describe('a king that can be taken', () => {
	/** Liar Chess after a claim to have taken the king on e1, with other men under Black's covers. */
	const claimed = (swap: Readonly<Record<string, string>> = {}): Table => {
		const covers = USUAL_COVERS.map((act) => swap[act] ?? act);
		const moves = 'f2f3 pass e7e6 pass a2a3 pass d8h4 pass a3a4 pass h4e1';
		return tableOf('liar', [...covers, moves].join(' '));
	};

	it('and is lost to a claim that is passed was left, and nothing of it was lucky', () => {
		const table = claimed();
		const {variant, state} = table;
		// With a rook under that cover it is a bluff.
		const bluff = claimed({'Q@d8': 'R@d8', 'R@a8': 'Q@a8'}).state;
		const acts = table.tries('white');
		const at = acts.findIndex((act) => makeAct(act) === 'pass');
		const judge = new ActJudge(variant, 'white', {nodes: 100_000});
		const states = [...Array<State>(30).fill(bluff), state];
		const knowledge = judge.judge(worldsOf(variant, 'white', states), acts, at, 1)!;
		expect(knowledge.king).toMatchObject({missed: false, risk: 1, safest: 'challenge'});
		expect(knowledge.fault).toBe('king-left');
		const truth = judge.judgeInTruth(state, acts, at, knowledge);
		expect(truth).toMatchObject({loss: 0, kingLeft: true, luck: null});
	});

	const before = 'e2e4 f7f6 d1h5';

	it('and is left there is a fault where a safer move was seen', () => {
		const table = tableOf('nommenspiel', before);
		const {king, fault} = judgeIn(table, 'black', [table.state], 'a7a6');
		expect(king).toEqual({missed: false, risk: 1, least: 0, safest: 'g7g6'});
		expect(fault).toBe('king-left');
	});

	it('and is not is missed', () => {
		const table = tableOf('nommenspiel', `${before} a7a6`);
		const {king, fault, best} = judgeIn(table, 'white', [table.state], 'a2a3');
		expect(king.missed).toBe(true);
		expect({fault, best: best.act}).toEqual({fault: 'missed-king', best: 'h5e8'});
	});
});

describe('what an act is worth', () => {
	const worth = (table: Table, seat: Color, text: string): number =>
		new ActValues(table.variant, seat).of(table.state, [parseAct(text) as Act], 1)[0];

	it('is more where the other side does not see what it could take', () => {
		const table = tableOf('kriegspiel-eastern', '', '6k1/5ppp/5n2/8/8/8/5PPP/3Q2K1 w - - 0 1');
		const values = new ActValues(table.variant, 'white');
		const after = values.after(table.state, parseAct('d1d5')!)!;
		expect(worth(table, 'white', 'd1d5')).toBeGreaterThan(
			squash(values.judge.value(after, 1, () => false)) + 100,
		);
	});

	it('counts the other moves of its turn where there are several', () => {
		const table = tableOf('kriegspiel-scotch', 'a2a3', '7k/r7/8/8/8/8/P5PP/7K w - - 0 1');
		expect(worth(table, 'black', 'a7b7')).toBeGreaterThan(1490);
	});

	it('is none of what leaves the move to be made or is refused', () => {
		const table = tableOf('kriegspiel-eastern', '', '6k1/8/8/8/3n4/8/8/3Q2K1 w - - 0 1');
		expect(worth(table, 'white', 'd1d8')).toBeNaN();
		expect(worth(table, 'white', 'any?')).toBeNaN();
	});
});
