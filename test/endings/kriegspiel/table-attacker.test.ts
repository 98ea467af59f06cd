import {describe, expect, it} from 'vitest';
import {createRandom, pick} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {SquareSet} from '../../../source/core/square-set.js';
import {
	drawStarts,
	KRIEGSPIEL_TEST,
	NO_GAMES,
	playTestGame,
	type TestStart,
	testStarts,
	withGame,
} from '../../../scripts/theory/kriegspiel/program-tests.js';
import {
	answerName,
	answersTo,
	anywhere,
	legalSteps,
	repliesFrom,
} from '../../../source/endings/kriegspiel/answers.js';
import {
	kriegspielAttack,
	KriegspielTablePlayer,
} from '../../../source/endings/kriegspiel/table-attacker.js';
import {NEVER} from '../../../source/solver/levels.js';
import type {Material, Placement} from '../../../source/solver/material.js';
import {tableGame} from '../../../source/solver/table-game.js';
import {sampleSize} from '../../helpers/sample-size.js';
import {buildTryTables} from '../../helpers/try-tables.js';

const table = buildTryTables('kriegspiel', 'KRvK').get('KRvK')!;
const MATERIAL: Material = ['rook'];
const settings = {...KRIEGSPIEL_TEST, hearsDirection: true};
const starts = [...testStarts(MATERIAL)];

/** He keeps what he decided from game to game. */
const player = new KriegspielTablePlayer(table);

function play(start: TestStart) {
	const game = playTestGame(player, start, settings);
	let step = game.next();
	while (step.done !== true) {
		step = game.next();
	}

	return step.value;
}

describe('the table player in the test of Bolognesi and Ciancarini', () => {
	it('mates from every start that is won for sure, within its bound, and from nearly all others', () => {
		let tally = NO_GAMES;
		const games = sampleSize(50, 200);
		for (const start of drawStarts(starts, games, createRandom('test 001'))) {
			const game = play(start);
			const bound = table.levelOf(start.placement.squares, anywhere(start.placement));
			if (bound < NEVER) {
				expect(game.result).toBe('mate');
				expect(game.moves).toBeLessThanOrEqual(bound);
			}

			tally = withGame(tally, game);
		}

		expect(tally.mate).toBeGreaterThanOrEqual(games - 2);
		expect(tally.worst).toBeLessThan(30);
		expect(tally.moves / tally.mate).toBeLessThan(19);
	});
});

describe('the table player against a king that does as it likes', () => {
	it('keeps every bound that it gives', () => {
		const random = createRandom('any king');
		for (let game = 0; game < 25; game++) {
			const start = pick(random, starts);
			let {placement, black} = start;
			let belief = anywhere(placement);
			let reckoned = SquareSet.empty;
			let bound = NEVER;
			for (;;) {
				const attack = unwrap(kriegspielAttack(table, placement, belief, reckoned));
				if (attack.sure.has(black)) {
					// What it plays for holds the king: the bound counts.
					expect(attack.level).toBeLessThanOrEqual(bound);
					bound = attack.level;
				} else {
					break;
				}

				const [{answer, placement: after}] = answersTo(
					placement,
					SquareSet.from([black]),
					attack.try,
				);
				const heard = answersTo(placement, attack.sure, attack.try).find(({belief}) =>
					belief.has(black),
				)!;
				if (answer.kind === 'refused') {
					belief = heard.belief;
					reckoned = heard.belief;
					continue;
				}

				placement = after;
				bound--;
				if (answer.kind !== 'played') {
					expect(answer.kind).toBe('checkmate');
					break;
				}

				black = pick(random, [...legalSteps(placement, black)]);
				const [{taken, belief: next}] = repliesFrom(placement, heard.belief);
				expect(taken).toBeUndefined();
				expect(attack.next.map(({set}) => set)).toContainEqual(next);
				belief = next;
				reckoned = next;
			}
		}
	});

	it('tries the same as long as it hears the same, wherever the king is', () => {
		const random = createRandom('two kings');
		let turns = 0;
		for (let game = 0; game < 20; game++) {
			const {placement: start} = pick(random, starts);
			const seats = [0, 1].map(() => ({
				player: new KriegspielTablePlayer(table),
				placement: start,
				belief: anywhere(start),
				black: pick(random, [...anywhere(start)]),
				heard: '',
			}));
			for (const {player} of seats) {
				player.begin();
			}

			for (let turn = 0; turn < 12 && seats[0].heard === seats[1].heard; turn++) {
				const tries = seats.map(({player, placement, belief}) => player.choose(placement, belief));
				expect(tries[0]).toEqual(tries[1]);
				turns++;
				for (const seat of seats) {
					const answers = answersTo(seat.placement, seat.belief, tries[0]);
					const {answer, belief, placement} = answers.find((one) => one.belief.has(seat.black))!;
					const replies = answer.kind === 'played' ? repliesFrom(placement, belief) : [];
					const quiet = replies.find(({taken}) => taken === undefined);
					const legal = legalSteps(placement, seat.black).minus(SquareSet.from(placement.squares));
					seat.heard = answer.kind === 'refused' || !legal.isEmpty ? answerName(answer) : 'over';
					seat.placement = placement;
					seat.belief = quiet?.belief ?? belief;
					seat.black =
						answer.kind === 'played' && !legal.isEmpty ? pick(random, [...legal]) : seat.black;
				}

				if (seats[0].heard === 'over' || /mate/.test(seats[0].heard)) {
					break;
				}
			}
		}

		expect(turns).toBeGreaterThan(40);
	});

	it('plays for the largest part that is won for sure, and goes on with what is left of it', () => {
		const placement: Placement = {material: MATERIAL, squares: [9, 37]};
		const belief = tableGame('kriegspiel').hidden(placement);
		const attack = unwrap(kriegspielAttack(table, placement, belief));
		expect([belief.size, attack.sure.size]).toEqual([40, 36]);
		const less = SquareSet.from([...attack.sure].slice(0, 5));
		const other = unwrap(kriegspielAttack(table, placement, belief, less));
		expect(other.sure).toEqual(less);
	});

	it('takes a try that wins where one does, and says so when none does', () => {
		const placement: Placement = {material: MATERIAL, squares: [43, 51]};
		const {level} = unwrap(kriegspielAttack(table, placement, SquareSet.from([56, 57, 58])));
		expect(level).toBe(5);
		const none = kriegspielAttack(table, placement, SquareSet.from([52]));
		expect(none.ok).toBe(false);
	});
});
