import {describe, expect, it} from 'vitest';
import type {Color} from '../../source/core/color.js';
import {manColor} from '../../source/core/man.js';
import {createRandom, pick} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {moveList} from '../../source/knowledge/move-list.js';
import {readSent, sentMoves, takersIn} from '../../source/knowledge/sent-moves.js';
import {takenMen} from '../../source/knowledge/taken.js';
import {reviewTruth} from '../../source/match/review.js';
import {seatReport} from '../../source/match/seat-report.js';
import {findVariant} from '../../source/rules/registry.js';
import {Table} from '../../source/rules/table.js';
import {countedMen} from '../../source/session/told/counted-men.js';
import {BOTS, play} from '../helpers/matches.js';
import {sampleSize} from '../helpers/sample-size.js';

const batch = (moves: string): string => `batch:${moves.replaceAll(' ', ',')}`;
const gameOf = (...sent: readonly string[]) =>
	play({...BOTS, variant: 'tripod'}, ...sent.map(batch)).match;
const reportOf = (...sent: readonly string[]) => seatReport(gameOf(...sent), 'white');
const counted = ({history}: ReturnType<typeof reportOf>) => {
	const {unknown, unsure} = takenMen(history);
	return {unknown, unsure};
};

const OPENING = ['e2e4 g1f3 f1b5', 'e7e5 d7d5 b8c6'];

describe('the captures of moves that were sent together', () => {
	it('are counted and listed once the report tells of them', () => {
		const sent = [...OPENING, 'f3e5 e4d5 a2a3'];
		expect(counted(reportOf(...sent))).toEqual({unknown: 0, unsure: 0});
		// The pawn on d5 is taken again; that it had taken there is certain, since pawns go aside for nothing else.
		const told = reportOf(...sent, 'd8d5 a7a6 h7h6');
		expect(counted(told)).toEqual({unknown: 2, unsure: 0});
		expect(moveList(told.history).map(({text}) => text)).toEqual([
			'e4 Nf3 Bb5',
			'…',
			'Nxe5 exd5 a3',
			'…xd5',
		]);
		expect(countedMen(told)).toContain('Black has 14 men left, 14 of them out of sight.');
		expect(reviewTruth(gameOf(...sent)).moves.at(-1)?.san).toBe('Nxe5 exd5 a3');
	});

	it('are written as captures onto squares of which one was told, as they were planned', () => {
		const sent = [...OPENING, 'f3e5 e4d5 a2a3'];
		expect(moveList(reportOf(...sent).history).at(-1)?.text).toBe('Nxe5 exd5 a3');
	});

	it('may have been the other side’s alone where the own man is gone since', () => {
		const far = ['a2a3 g1f3 h2h3', 'e7e5 d7d6 b8c6', 'f3e5 a3a4 b2b3', 'c6e5 a7a6 h7h6'];
		const told = reportOf(...far);
		expect(counted(told)).toEqual({unknown: 0, unsure: 1});
		expect(moveList(told.history)[2].text).toBe('Ne5 a4 b3');
		expect(countedMen(told)).toContain('You took: 0 or 1 man unseen.');
		expect(countedMen(told).at(-1)).toBe(
			'The captures of both sides are told together: on e5 you may have taken, or the other side.',
		);
	});

	it('are certain where the report before told who stood there, or that nobody did', () => {
		const near = ['e2e4 d2d4 g1f3', 'd7d5 e7e5 b8c6'];
		// Beside the pawn on d4 and the knight on f3 somebody was told on e5 and nobody on g5.
		const taken = reportOf(...near, 'f3e5 a2a3 b2b3', 'c6e5 a7a6 h7h6');
		expect(counted(taken)).toEqual({unknown: 1, unsure: 0});
		const knight = ['e2e4 b1c3 c1g5', 'd7d5 h7h6 b8c6'];
		const quiet = reportOf(...knight, 'c3d5 a2a3 b2b3', 'h6g5 d8d5 a7a6');
		expect(counted(quiet)).toEqual({unknown: 1, unsure: 0});
	});

	it('are certain where a man was just taken: who took it goes once, and stands there', () => {
		const game = gameOf(
			'e2e4 g1f3 f1c4',
			'd7d5 g8f6 e7e5',
			'e4d5 f3e5 e1g1',
			'f6d5 f8d6 a7a6',
			'c4d5 e5f7 d1f3',
		);
		const told = seatReport(game, 'black');
		expect(counted(told)).toEqual({unknown: 1, unsure: 0});
		expect(moveList(told.history)[3].text).toBe('Nxd5 Bd6 a6');
		expect(countedMen(told)).toContain('White has 15 men left, 15 of them out of sight.');
	});

	it('are none of moves that were left out', () => {
		const told = reportOf(...OPENING, 'f3e5 e4f5 a2a3', 'c6e5 a7a6 h7h6');
		expect(moveList(told.history)[2].text).toBe('Nxe5 exf5 a3');
		expect(counted(told)).toEqual({unknown: 1, unsure: 0});
	});
});

it('what is known of captures is so in truth', () => {
	const random = createRandom(3);
	let taken = 0;
	let takers = 0;
	for (let game = 0; game < sampleSize(6, 60); game++) {
		let table = unwrap(Table.start(unwrap(findVariant('tripod'))));
		const sent: {readonly ply: number; readonly by: Color; readonly took: boolean[]}[] = [];
		while (table.outcome === undefined && sent.length < 40) {
			const by = table.state.board.turn;
			const act = pick(random, table.variant.acts(table.state, by));
			const acted = table.act(by, act);
			if (acted === undefined || act.kind !== 'batch') {
				continue;
			}

			const after = acted.table;
			const {board} = after.state.board;
			for (const square of takersIn(after.history(after.state.board.turn), sent.length)) {
				expect(manColor(board[square])).toBe(by);
				takers++;
			}

			const {succeeded = [], captured = []} = after.variant.sent?.(after.state, by) ?? {};
			const took = act.moves.map(({to}, count) => succeeded[count] && captured.includes(to));
			sent.push({ply: sent.length, by, took});
			table = after;
		}

		// Of the last ones nothing is reported yet.
		for (const {ply, by, took} of sent.slice(0, -1)) {
			const known = sentMoves(table.history(by), ply).map((one) => one.took);
			const reported = ply + 1 < sent.length - (table.outcome === undefined ? 0 : 1);
			known.forEach((one, count) => {
				if (reported && one !== undefined) {
					expect(one).toBe(took[count]);
				}

				taken += one === true ? 1 : 0;
			});
		}
	}

	expect(taken).toBeGreaterThan(20);
	expect(takers).toBeGreaterThan(20);
});

describe('moves that were sent together as they are written', () => {
	it('are read back, as captures or not, and by their squares', () => {
		const {match} = play({...BOTS, variant: 'tripod'}, ...OPENING.map(batch));
		const {history} = seatReport(match, 'white');
		const {view} = history.plies[1];
		const wanted = readSent(view, 'tripod', ['f3e5', 'e4d5', 'a2a3']);
		expect(wanted).toHaveLength(3);
		expect(readSent(view, 'tripod', ['Nxe5', 'exd5', 'a3'])).toEqual(wanted);
		expect(readSent(view, 'tripod', ['Ne5', 'exd5', 'a3'])).toEqual(wanted);
		expect(readSent(view, 'tripod', ['Qxh7', 'exd5', 'a3'])).toBeUndefined();
		expect(readSent(view, 'fog', ['f3e5'])).toBeUndefined();
	});
});
