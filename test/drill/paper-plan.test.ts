import {describe, expect, it} from 'vitest';
import {KING, QUEEN} from '../../source/core/man.js';
import {createRandom, randomInteger} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {parseSquare} from '../../source/core/square.js';
import {makeUci} from '../../source/core/uci.js';
import {knownStart} from '../../source/drill/knowledge.js';
import {drillReply, settleBeforeMove} from '../../source/drill/opponent.js';
import {hasPlan, paperStep} from '../../source/theory/paper/paper-steps.js';
import type {DrillOpponent} from '../../source/drill/settings.js';
import {startDrill} from '../../source/drill/start.js';
import type {Match} from '../../source/match/match.js';
import {seatReport} from '../../source/match/seat-report.js';
import {transition} from '../../source/match/transition.js';
import {sampleSize} from '../helpers/sample-size.js';
import {buildTables} from '../helpers/tables.js';

const tables = buildTables('KQvK', 'KRRvK', 'KRvK');

const begin = (ending: string, opponent: DrillOpponent, seed: number): Match =>
	unwrap(
		startDrill(
			{ending, role: 'attacker', opponent, strategy: 'table', blind: false, seed},
			tables,
			'Ann',
			0,
		),
	);

const stepIn = (match: Match) =>
	paperStep(seatReport(match, 'white').history, knownStart(match.settings));

function play(match: Match, move: string): Match {
	const settled = settleBeforeMove(match, tables, move);
	let now = transition(settled, {type: 'moveChosen', seat: 'white', move, at: 0}).match;
	if (now.outcome === undefined) {
		const reply = drillReply(now, tables);
		now = transition(reply.match, {
			type: 'moveChosen',
			seat: 'black',
			move: reply.move,
			at: 0,
		}).match;
	}

	return now;
}

describe('the paper as a coach', () => {
	it.each([
		['KQvK', 'phantom', 116],
		['KQvK', 'clairvoyant', 116],
		['KRRvK', 'phantom', 47],
		['KRRvK', 'fogged', 47],
	] as const)(
		'leads %s against the %s king to his capture in its bound',
		(ending, opponent, most) => {
			for (const seed of sampleSize([2], [1, 2])) {
				let match = transition(begin(ending, opponent, seed), {type: 'handedOver', at: 0}).match;
				const lemmas = new Set<number>();
				let moves = 0;
				// Fifty moves are a host's rule that the paper does not know; KQvK can need more.
				while (match.outcome === undefined) {
					const step = stepIn(match)!;
					lemmas.add(step.lemma);
					moves++;
					match = play(match, makeUci(step.moves[0]));
				}

				expect(moves).toBeLessThanOrEqual(most);
				expect(['king-captured', 'fifty-moves']).toContain(match.outcome.reason);
				expect(lemmas.size).toBeGreaterThan(1);
			}
		},
	);

	it('names in the gap of the text the squares where the men stand, however the board is turned', () => {
		const corners = new Set<string>();
		for (const seed of [1, 2, 3, 4, 5, 6]) {
			let match = transition(begin('KQvK', 'phantom', seed), {type: 'handedOver', at: 0}).match;
			for (let step = stepIn(match); step !== undefined && step.lemma < 8; step = stepIn(match)) {
				const named = /^The queen on (\w\d) beside the king on (\w\d)/.exec(step.repair ?? '');
				if (named !== null) {
					const {cells} = seatReport(match, 'white').history.plies.at(-1)!.view;
					expect(cells[parseSquare(named[1])!]).toBe(QUEEN);
					expect(cells[parseSquare(named[2])!]).toBe(KING);
					corners.add(named[2]);
				}

				match = play(match, makeUci(step.moves[0]));
			}
		}

		expect(corners.size).toBeGreaterThan(1);
	});

	it('goes on when a move of another kind was played, once the king is known', () => {
		let match = transition(begin('KRRvK', 'clairvoyant', 5), {type: 'handedOver', at: 0}).match;
		let lost = 0;
		let found = 0;
		for (let move = 0; move < 12 && match.outcome === undefined; move++) {
			const step = stepIn(match);
			if (step === undefined) {
				lost++;
			} else {
				found++;
			}

			const {moves} = seatReport(match, 'white');
			// Leave the plan with the second move.
			match = play(match, makeUci(step === undefined || move === 1 ? moves[0] : step.moves[0]));
		}

		expect(found).toBeGreaterThan(1);
		expect(lost + found).toBeGreaterThan(3);
	});

	it.each([
		['KQvK', 'paper'],
		['KQvK', 'paper+'],
		['KRRvK', 'paper'],
	] as const)('hunts the person in %s by the plan of %s, and takes him', (ending, strategy) => {
		let match = unwrap(
			startDrill(
				{ending, role: 'defender', opponent: 'phantom', strategy, blind: false, seed: 2},
				tables,
				'Ann',
				0,
			),
		);
		match = transition(match, {type: 'handedOver', at: 0}).match;
		const random = createRandom(`${ending} ${strategy}`);
		while (match.outcome === undefined) {
			const {moves} = seatReport(match, 'black');
			const {move} =
				moves.length === 0
					? drillReply(match, tables)
					: {move: makeUci(moves[randomInteger(random, moves.length)])};
			const side = moves.length === 0 ? 'white' : 'black';
			match = transition(match, {type: 'moveChosen', seat: side, move, at: 0}).match;
		}

		expect(match.outcome.winner).toBe('white');
		expect(match.settings.seats.white.name).toContain('the paper');
	});

	it('refuses to hunt where the paper has no plan', () => {
		const refusal = (settings: Partial<Parameters<typeof startDrill>[0]>): string => {
			const started = startDrill(
				{
					ending: 'KQvK',
					role: 'defender',
					opponent: 'phantom',
					strategy: 'paper',
					blind: false,
					seed: 1,
					...settings,
				},
				tables,
				'Ann',
				0,
			);
			return started.ok ? '' : started.error;
		};
		expect(refusal({})).toBe('');
		expect(refusal({ending: 'KRvK'})).toContain('paper has no plan for KRvK');
		expect(refusal({blind: true})).toContain('nothing is known');
		expect(refusal({ending: 'KRRvK', strategy: 'paper+'})).toContain('paper+ has no plan');
	});

	it('has no plan for a rook alone', () => {
		const match = begin('KRvK', 'phantom', 1);
		expect(hasPlan(seatReport(match, 'white').history)).toBe(false);
		expect(stepIn(match)).toBeUndefined();
		expect(hasPlan(seatReport(begin('KQvK', 'phantom', 1), 'white').history)).toBe(true);
	});
});
