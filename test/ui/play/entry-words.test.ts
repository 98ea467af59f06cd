import {describe, expect, it} from 'vitest';
import {parseUci} from '../../../source/core/uci.js';
import {parseSquare} from '../../../source/core/square.js';
import {seatReport} from '../../../source/match/seat-report.js';
import {knowledgeOf} from '../../../source/session/entry/move-knowledge.js';
import {planned as withPlan} from '../../../source/session/entry/plan-steps.js';
import {startTurn} from '../../../source/ui/play/entry/turn-state.js';
import {taskText, turnWords} from '../../../source/ui/play/entry-words.js';
import {seatBoard, USUAL_LOOK} from '../../../source/ui/play/seat-board.js';
import {BOTS, play} from '../../helpers/matches.js';
import {USUAL_COVERS} from '../../helpers/usual-covers.js';

describe('the entry line of a turn with something to say', () => {
	const {match} = play({...BOTS, variant: 'liar'}, ...USUAL_COVERS, 'e2e4');
	const report = seatReport(match, 'black');
	const turn = knowledgeOf(report);
	const cursor = parseSquare('e4') ?? 0;
	const words = (likeliest: string | undefined) =>
		turnWords(
			{
				report,
				input: startTurn(cursor),
				turn,
				planned: {...turn, seat: 'black', orientation: 'black'},
				ghosts: [],
				board: seatBoard(report, {}, USUAL_LOOK, true, []),
				marks: {},
				likeliest,
				isAllTold: false,
			},
			40,
			'·',
		);

	it('says that, and beside the board while it tells what was worked out of the cursor’s square', () => {
		const task = 'e2-e4: say challenge or pass.';
		expect(words(undefined)).toMatchObject({idle: task, beside: []});
		expect(words('pawn about 50 %, …')).toMatchObject({
			idle: 'e4 · pawn about 50 %, …',
			beside: [task],
		});
	});
});

describe('the entry line while moves are planned that are sent together', () => {
	const report = seatReport(play({...BOTS, variant: 'tripod'}).match, 'white');
	const planOf = (...moves: readonly string[]) =>
		({kind: 'batch', moves: moves.flatMap((text) => parseUci(text) ?? [])}) as const;
	const told = (width: number, ...moves: readonly string[]) =>
		taskText(report, withPlan(knowledgeOf(report), planOf(...moves)), planOf(...moves), '·', width);

	it('says in any room that the next one sends them all', () => {
		expect(told(78, 'e2e4', 'f1c4')).toBe(
			'Planned: 1 e4  2 Bc4 · the next one sends them all · Backspace one back',
		);
		expect(told(38, 'e2e4', 'f1c4')).toBe('1 e4  2 Bc4 · next sends all');
	});

	it('says which of them an own man bars', () => {
		expect(told(78, 'a1a3')).toContain('1 Ra3? · Ra3 is blocked on a2');
		expect(told(38, 'a1a3')).toContain('1 Ra3? · Ra3 is blocked on a2');
		expect(told(38, 'a1a3', 'f1c4')).toBe('1 Ra3?  2 Bc4? · next sends all');
		expect(told(38, 'a2a4', 'a1a3')).not.toContain('blocked');
	});

	it('tells beside the board what of that has no room', () => {
		const turn = knowledgeOf(report);
		const words = (width: number, ...moves: readonly string[]) => {
			const plan = planOf(...moves);
			return turnWords(
				{
					report,
					input: {...startTurn(0), plan},
					turn,
					planned: {...withPlan(turn, plan), seat: 'white', orientation: 'white'},
					ghosts: [],
					board: seatBoard(report, {}, USUAL_LOOK, true, []),
					marks: {},
					likeliest: undefined,
					isAllTold: false,
				},
				width,
				'·',
			);
		};

		// Three of the 40 columns are no room.
		expect(words(40, 'a1a3')).toMatchObject({idle: '1 Ra3? · Ra3 is blocked on a2', beside: []});
		expect(words(40, 'a1a3', 'f1c4').beside).toEqual([
			'Ra3 will be left out: your pawn on a2 is in the way.',
			'Bc4 will be left out: your pawn on e2 is in the way.',
		]);
		expect(words(140, 'a1a3', 'f1c4').beside).toEqual([]);
	});
});
