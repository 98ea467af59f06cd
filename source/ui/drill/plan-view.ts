import type {Cells} from '../../core/board-text.js';
import {EMPTY, isMan, manRole, roleLetter, UNSEEN} from '../../core/man.js';
import {type Square, squareName} from '../../core/square.js';
import {SquareSet} from '../../core/square-set.js';
import type {UciMove} from '../../core/uci.js';
import {hasPlan, paperStep} from '../../drill/paper-plan.js';
import {currentView} from '../../knowledge/history.js';
import type {SeatReport} from '../../match/seat-report.js';
import {capitalise} from '../../text/men.js';
import type {BeliefMark} from '../board/model.js';
import type {Message} from '../components/MessagePane.js';

/** Moves without a capture or a pawn move after which the host calls a draw. */
const FIFTY = 50;

/** What the screen shows of the coach. */
export type CoachView = {
	readonly messages: readonly Message[];
	readonly belief: readonly BeliefMark[];
	readonly lit: readonly Square[];
};

/** Returns a mark for each square without a man that is seen: where the king can be, where he is seen not to be, and where else he cannot be. */
export const squareMarks = (cells: Cells, possible: SquareSet): readonly BeliefMark[] =>
	[...cells.entries()].flatMap(([square, code]): BeliefMark[] => {
		if (code !== EMPTY && code !== UNSEEN) {
			return [];
		}

		const kind = possible.has(square) ? 'possible' : code === EMPTY ? 'covered' : 'impossible';
		return [{square, kind}];
	});

/** Returns moves that follow one another, each by its man and its square: "Qc3, Kd2". */
function nameMoves(start: Cells, moves: readonly UciMove[]): string[] {
	const cells = start.slice();
	return moves.map(({from, to}) => {
		const code = cells[from];
		cells[from] = EMPTY;
		cells[to] = code;
		return `${isMan(code) ? roleLetter(manRole(code)).toUpperCase() : ''}${squareName(to)}`;
	});
}

/** Returns the next step of the paper's plan: its words, the squares that it leaves the king, and its move lit up. Pure. */
export function planView(report: SeatReport, start: SquareSet | undefined): CoachView {
	const {history} = report;
	const step = paperStep(history, start);
	if (step === undefined) {
		const text = hasPlan(history)
			? 'You have left the plan of the paper. It begins anew as soon as you know his square.'
			: 'The paper has no plan for these men.';
		return {messages: [{text, tone: 'faint'}], belief: [], lit: []};
	}

	const {cells} = currentView(history);
	const [first, ...later] = nameMoves(cells, step.moves);
	const by = step.lemma === 0 ? 'The king is seen' : `Lemma ${step.lemma}`;
	const then = later.length === 0 ? '' : ` If he does not show himself: ${later.join(', ')}.`;
	const messages: Message[] = [
		{text: `${by}: ${step.step}.`, tone: 'accent'},
		{text: `${first}.${then}`, tone: 'accent'},
		...(step.most > FIFTY
			? [
					{
						text: `The plan as printed can take ${step.most} moves, and the host stops after fifty.`,
						tone: 'faint',
					} as const,
				]
			: []),
		...(step.repair === undefined
			? []
			: [{text: `A repair: ${capitalise(step.repair)}`, tone: 'faint'} as const]),
	];
	const hidden = SquareSet.from([...cells.keys()].filter((square) => cells[square] === UNSEEN));
	const [{from, to}] = step.moves;
	return {
		messages,
		// Some lemmas say nothing of where he is.
		belief: step.excluded.isEmpty ? [] : squareMarks(cells, hidden.minus(step.excluded)),
		lit: [from, to],
	};
}
