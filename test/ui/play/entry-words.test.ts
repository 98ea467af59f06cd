import {describe, expect, it} from 'vitest';
import {parseSquare} from '../../../source/core/square.js';
import {seatReport} from '../../../source/match/seat-report.js';
import {knowledgeOf} from '../../../source/session/entry/move-knowledge.js';
import {startTurn} from '../../../source/ui/play/entry/turn-state.js';
import {turnWords} from '../../../source/ui/play/entry-words.js';
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
		expect(words(undefined)).toMatchObject({idle: task, beside: undefined});
		expect(words('pawn about 50 %, …')).toMatchObject({
			idle: 'e4 · pawn about 50 %, …',
			beside: task,
		});
	});
});
