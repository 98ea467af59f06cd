import type {Cells} from '../../../core/board-text.js';
import {
	EMPTY,
	isMan,
	makeMan,
	manColor,
	manRole,
	type Role,
	roleLetter,
	UNSEEN,
} from '../../../core/man.js';
import {squareName} from '../../../core/square.js';
import {SquareSet} from '../../../core/square-set.js';
import type {UciMove} from '../../../core/uci.js';
import {capitalise} from '../../../text/men.js';
import type {BeliefMark} from '../../board/model.js';
import type {Reason} from '../../../theory/plan-book.js';
import {type Message, say} from '../../panes/message.js';

/** Returns a mark for each square without a man that is seen: where the king can be, where he is seen not to be, and where else he cannot be. */
export const squareMarks = (cells: Cells, possible: SquareSet): readonly BeliefMark[] =>
	[...cells.entries()].flatMap(([square, code]): BeliefMark[] => {
		if (code !== EMPTY && code !== UNSEEN) {
			return [];
		}

		const kind = possible.has(square) ? 'possible' : code === EMPTY ? 'covered' : 'impossible';
		return [{square, kind}];
	});

/** Returns how a man is written in a move. */
const letterOf = (role: Role): string => (role === 'pawn' ? '' : roleLetter(role).toUpperCase());

/** Returns moves that follow one another, each by its man and its square: "Qc3, Kd2". */
export function nameMoves(start: Cells, moves: readonly UciMove[]): string[] {
	const cells = start.slice();
	return moves.map(({from, to, promotion}) => {
		const code = cells[from];
		cells[from] = EMPTY;
		cells[to] = promotion === undefined ? code : makeMan(manColor(code), promotion);
		const becomes = promotion === undefined ? '' : `=${letterOf(promotion)}`;
		return `${isMan(code) ? letterOf(manRole(code)) : ''}${squareName(to)}${becomes}`;
	});
}

/** Returns the name of a step's lemma, as a sentence begins. */
export const lemmaName = (lemma: number): string =>
	lemma === 0 ? 'The king is seen' : `Lemma ${lemma}`;

/** Returns what a step is, and the gap in the plan's text that it bridges; told with the paper's squares, however the board is turned. */
export const stepMessages = (
	{lemma, step, repair}: Pick<Reason, 'lemma' | 'step' | 'repair'>,
	title = '',
): readonly Message[] => [
	...say(`${lemma === undefined ? title : lemmaName(lemma)}: ${step}.`, 'accent'),
	...say(
		repair === undefined
			? undefined
			: lemma === undefined
				? `Corrected: ${repair}`
				: `A repair (squares as in the paper): ${capitalise(repair)}`,
		'faint',
	),
];

/** Returns the moves that a plan has in mind, as a sentence; `cells` is what White sees. */
export function movesText({moves}: Reason, cells: Cells): string {
	const [first, ...later] = nameMoves(cells, moves);
	const then = later.length === 0 ? '' : ` If he does not show himself: ${later.join(', ')}.`;
	return `${first}.${then}`;
}

/** Returns a plan's picture: the squares that a step leaves the king, of those that White does not see. */
export function stepMarks(
	{excluded = SquareSet.empty}: Pick<Reason, 'excluded'>,
	cells: Cells,
): readonly BeliefMark[] {
	const hidden = SquareSet.from([...cells.keys()].filter((square) => cells[square] === UNSEEN));
	// Some lemmas say nothing of where he is.
	return excluded.isEmpty ? [] : squareMarks(cells, hidden.minus(excluded));
}
