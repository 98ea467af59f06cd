import type {Result} from '../core/result.js';
import type {Hindsight} from './hindsight.js';
import type {Match} from './match.js';

type LookBack = (match: Match, signal: AbortSignal) => Promise<Result<Hindsight>>;

/** Returns what a match is known by wherever it comes from: from its end or from its save. */
const markOf = ({settings: {variant, fen, seed}, acts, outcome}: Match): string =>
	JSON.stringify([
		[variant, fen, seed, outcome?.winner, outcome?.reason],
		...acts.map(({seat, text, stands}) => [seat, text, stands]),
	]);

/** Looks back on matches, and answers at once about the one that was looked back on last: one goes to and fro between its end and its review. */
export function rememberingLast(lookBack: LookBack): LookBack {
	let last: {readonly mark: string; readonly found: Result<Hindsight>} | undefined;
	return async (match, signal) => {
		const mark = markOf(match);
		if (last?.mark !== mark) {
			last = {mark, found: await lookBack(match, signal)};
		}

		return last.found;
	};
}
