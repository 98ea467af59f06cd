import type {TryLine} from '../../drill/kriegspiel/try-line.js';
import type {ListedMove} from '../components/MoveList.js';
import {tryBoard} from './try-board.js';
import {beforeStep, tryMessages, tryName, UMPIRED_WORDS} from './try-text.js';
import type {Watched} from './watched.js';

/** Windows narrower than this have no room for the bound of a line, and none for the word "move". */
const NARROW = 48;
const NARROWEST = 32;

/** Returns the moves that stand after so many steps; the king's are not known. */
function listMoves(line: TryLine, steps: number): readonly ListedMove[] {
	return line.steps.slice(0, steps).flatMap((step, index): readonly ListedMove[] => {
		if (step.tried === undefined) {
			return [{number: step.moves, by: 'black', text: '…'}];
		}

		return step.tried.answer.kind === 'refused'
			? []
			: [
					{
						number: step.moves,
						by: 'white',
						text: tryName(beforeStep(line, index + 1).cells, step),
					},
				];
	});
}

/** Returns a line behind an umpire as it is watched: one goes far from one move of White's to the next. */
export function watchedTries(line: TryLine): Watched {
	const {steps, ending, strategy, moves, needed} = line;
	return {
		ending,
		player: `Kriegspiel, ${UMPIRED_WORDS[strategy].title}`,
		keys: 'watch-tries',
		last: steps.length,
		stops: [0, ...steps.flatMap(({tried}, index) => (tried === undefined ? [index + 1] : []))],
		chapters: [],
		hasPicture: false,
		moves: (count) => listMoves(line, count),
		messages: (step) => tryMessages(line, step),
		board: (state) => tryBoard(line, state),
		status(step, width, dots) {
			const at = `${steps[step - 1]?.moves ?? 0} of ${moves}`;
			const [most] = needed;
			return width < NARROWEST
				? at
				: width < NARROW || most === undefined || strategy !== 'table'
					? `move ${at}`
					: `move ${at} ${dots} at most ${most}`;
		},
		legend: ({belief = []}, {hasBelief}, {possible, impossible}) =>
			belief.length === 0
				? ''
				: hasBelief
					? `${possible} he can be here`
					: `${possible} left him by the plan  ${impossible} excluded`,
	};
}
