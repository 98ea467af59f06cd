import {describe, expect, it} from 'vitest';
import {makeFen} from '../../../../source/core/fen.js';
import {createRandom, pick, randomInteger} from '../../../../source/core/random.js';
import {makeUci} from '../../../../source/core/uci.js';
import {drillReply} from '../../../../source/drill/opponent.js';
import type {DrillStrategy} from '../../../../source/drill/settings.js';
import {startDrill} from '../../../../source/drill/start.js';
import {movesOf} from '../../../../source/match/acts.js';
import type {Match} from '../../../../source/match/match.js';
import {seatReport} from '../../../../source/match/seat-report.js';
import {transition} from '../../../../source/match/transition.js';
import {isPlacement} from '../../../../source/solver/material.js';
import {positionWith} from '../../../../source/solver/verify/board.js';
import {KEYS, settle} from '../../../helpers/render-screen.js';
import {buildTables} from '../../../helpers/tables.js';
import {openPlain} from '../../../plain/open-plain.js';
import {DrillWorld} from '../../coach/drill-world.js';
import {openApp} from '../../open-app.js';

const tables = buildTables('KQvK', 'KRvK');

/** Everything that the lone king may look at or ask, without moving. */
const DEEDS: readonly (string | readonly [number, number])[] = [
	'p',
	's',
	't',
	'p',
	't',
	'w',
	KEYS.escape,
	'+',
	'+',
	'v',
	'v',
	KEYS.escape,
	':',
	KEYS.escape,
	'?',
	KEYS.escape,
	'i',
	KEYS.escape,
	KEYS.pageUp,
	KEYS.up,
	KEYS.left,
	'p',
	[40, 12],
	'p',
	KEYS.pageUp,
	[120, 40],
	'p',
	[80, 24],
];

/** Opens a saved drill, does all deeds, and returns what stood after each, and every frame. */
async function framesOf(
	match: Match,
): Promise<{shown: readonly string[]; drawn: readonly string[]}> {
	const world = new DrillWorld(tables);
	world.saved.push({id: 'twin', match});
	const app = openApp(world, {kind: 'resume', game: 'twin'});
	await settle();
	// What is drawn in between is a matter of time, and all of it is kept to be searched.
	const shown = [app.lastFrame()];
	for (const deed of DEEDS) {
		await (typeof deed === 'string' ? app.type(deed) : app.resize(...deed));
		shown.push(app.lastFrame());
	}

	expect(app.faults).toEqual([]);
	expect(movesOf(world.saved.at(-1)!.match)).toEqual(movesOf(match));
	app.unmount();
	return {shown, drawn: [...app.frames]};
}

/** Returns the same line by line. */
async function linesOf(match: Match): Promise<readonly string[]> {
	const world = new DrillWorld(tables);
	world.saved.push({id: 'twin', match});
	const plain = await openPlain(world, {kind: 'resume', game: 'twin'});
	const asked = ['w', 'w a1', '+', '+', 'verdicts', 'verdicts', 'told', 'plan', 'par', 'help'];
	await plain.type(...asked);
	return plain.lines;
}

const KING = 36;

/** Returns a defence of the king on e5 against men drawn at random, at the person's turn after so many moves of his; undefined when it is over. */
function defend(strategy: DrillStrategy, ending: 'KQvK' | 'KRvK', seed: number, moves: number) {
	const random = createRandom(`${ending} ${seed}`);
	const material = [ending === 'KQvK' ? 'queen' : 'rook'] as const;
	const squares = [randomInteger(random, 64), randomInteger(random, 64)];
	const placement = {material, squares};
	if (squares.includes(KING) || !isPlacement(placement)) {
		return undefined;
	}

	const started = startDrill(
		{
			ending,
			role: 'defender',
			opponent: 'phantom',
			strategy,
			blind: false,
			seed: 1,
			fen: makeFen(positionWith(placement, KING).toSetup()),
		},
		tables,
		'You',
		0,
	);
	if (!started.ok) {
		return undefined;
	}

	let match = transition(started.value, {type: 'handedOver', at: 0}).match;
	const own = createRandom('the same for all');
	for (let turn = 0; turn < 2 * moves + 1 && match.outcome === undefined; turn++) {
		const isOwn = turn % 2 === 1;
		const move = isOwn
			? makeUci(pick(own, [...seatReport(match, 'black').moves]))
			: drillReply(match, tables).move;
		const side = isOwn ? 'black' : 'white';
		match = transition(match, {type: 'moveChosen', seat: side, move, at: 0}).match;
	}

	return match.outcome === undefined ? match : undefined;
}

/** Returns two defences that the person cannot tell apart, White's men standing otherwise. */
function findTwins(
	strategy: DrillStrategy,
	ending: 'KQvK' | 'KRvK',
	moves: number,
): readonly [Match, Match] {
	const met = new Map<string, Match>();
	for (let seed = 0; seed < 400; seed++) {
		const match = defend(strategy, ending, seed, moves);
		if (match === undefined) {
			continue;
		}

		const lived = JSON.stringify(seatReport(match, 'black'));
		const twin = met.get(lived);
		if (twin !== undefined && movesOf(twin)[0] !== movesOf(match)[0]) {
			return [twin, match];
		}

		met.set(lived, twin ?? match);
	}

	throw new Error('no twins were found');
}

describe('a defence', () => {
	it.each([
		['paper', 'KQvK', 2],
		['paper+', 'KQvK', 1],
		['table', 'KRvK', 0],
		['table', 'KRvK', 2],
	] as const)(
		'against %s in %s, after %d moves, looks the same wherever White may be',
		async (strategy, ending, moves) => {
			const twins = findTwins(strategy, ending, moves);
			expect(twins[0].settings.fen).not.toBe(twins[1].settings.fen);
			const a = await framesOf(twins[0]);
			const b = await framesOf(twins[1]);
			expect(new Set(a.shown).size).toBeGreaterThan(DEEDS.length / 3);
			expect(a.shown).toEqual(b.shown);
			expect(a.shown.join('')).toContain('positions fit all');
			expect(a.shown.join('')).toContain('The safest for this move');
			const [one, other] = await Promise.all(twins.map(async (twin) => linesOf(twin)));
			expect(one.join('\n')).toMatch(/positions fit all[^]*The safest for this move/);
			expect(other).toEqual(one);
			// Nothing of White's plan is said before the end.
			expect([...a.drawn, ...b.drawn].join('\n')).not.toMatch(
				/the queen goes|Lemma (?:[2-9]|1[01])\b/,
			);
		},
	);
});
