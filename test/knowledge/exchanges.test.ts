import {expect, it} from 'vitest';
import {capturesOn, seenBoard, threatsOn} from '../../source/knowledge/exchanges.js';
import type {ManOn} from '../../source/knowledge/own-man.js';
import {couldTake} from '../../source/knowledge/reach.js';
import {seatReport} from '../../source/match/seat-report.js';
import {truthOf} from '../../source/match/truth.js';
import {forRandomGames} from '../helpers/random-games.js';
import {sampleSize} from '../helpers/sample-size.js';

it('claims no guard and no attack for sure that is none in truth', () => {
	let guards = 0;
	let attacks = 0;
	forRandomGames(sampleSize(8, 60), 60, (matches, seed) => {
		for (const match of matches) {
			if (match.phase.name !== 'turn') {
				continue;
			}

			const {history, moves} = seatReport(match, match.phase.seat);
			const board = seenBoard(history, moves);
			const truth = truthOf(match).state.board.board;
			const expectTakes = (by: ManOn, {square}: ManOn): void => {
				expect(couldTake(board.rules, truth, by, square), `${seed} ${square}`).toBe(true);
			};

			for (const {target, guard} of capturesOn(board)) {
				if (guard !== undefined) {
					guards++;
					expectTakes(guard, target);
				}
			}

			for (const {own, by, isSure} of threatsOn(board)) {
				if (isSure) {
					attacks++;
					expectTakes(by, own);
				}
			}
		}
	});
	expect(guards).toBeGreaterThan(0);
	expect(attacks).toBeGreaterThan(0);
});
