import {makeFogFen} from '../../core/fog-fen.js';
import {quote} from '../../core/quote.js';
import type {Color} from '../../core/color.js';
import type {Result} from '../../core/result.js';
import {makeAct, parseAct} from '../../core/act.js';
import {currentView, type HistoryTry, type SeatHistory, viewBefore} from '../../rules/history.js';
import {isInVain} from '../../rules/news.js';
import type {View} from '../../rules/view.js';
import type {BotChoice, BotInfo} from '../bot.js';
import type {Contestant} from './contestant.js';
import {ProgramLines} from './program-lines.js';

/** Reads the line that answers `go`. Throws a sentence when it is none. */
function readTry(name: string, read: Result<string> | undefined): BotChoice {
	if (read?.ok !== true) {
		throw new Error(`${name} ${read?.error ?? 'was not begun'}`);
	}

	const line = read.value;
	let answer: unknown;
	try {
		answer = JSON.parse(line);
	} catch {
		answer = undefined;
	}

	const {type, move, info, error} = (answer ?? {}) as {
		readonly [key: string]: unknown;
		readonly info?: BotInfo | null;
	};
	const parsed = type === 'try' && typeof move === 'string' ? parseAct(move) : undefined;
	if (parsed === undefined) {
		const said = typeof error === 'string' ? error : quote(line);
		throw new Error(`${name} gave no move but ${said}`);
	}

	return typeof info === 'object' && info !== null ? {move: parsed, info} : {move: parsed};
}

/** Returns a contestant that is a program of its own and speaks what `fogchess engine --json` speaks. */
export function execContestant(command: string): Contestant {
	const name = `exec:${command}`;
	let lines: ProgramLines | undefined;
	/** How many plies of the game it has been told. */
	let told = 0;
	/** How many tries of the turn after them. */
	let toldTries = 0;

	/** Tells what came of tries of a turn, and what was heard of the other side's. */
	const tellTries = (seat: Color, before: View, tries: readonly HistoryTry[] = []) => {
		for (const tried of tries.slice(toldTries)) {
			const {by, heard, view} = tried;
			lines?.write(
				by === seat
					? {type: 'answer', accepted: !isInVain(tried), heard}
					: {type: 'observe', view: makeFogFen(view ?? before), heard},
			);
			if (by === seat && view !== undefined) {
				lines?.write({type: 'observe', view: makeFogFen(view)});
			}

			toldTries++;
		}
	};

	/** Tells what the seat saw and heard since it was told last. */
	const tell = (history: SeatHistory) => {
		const {seat, plies} = history;
		for (; told < plies.length; told++) {
			const {by, move, view, heard, tries} = plies[told];
			tellTries(seat, viewBefore(history, told), tries);
			toldTries = 0;
			if (by === seat && move !== undefined) {
				lines?.write({type: 'answer', accepted: true, heard});
			}

			lines?.write({type: 'observe', view: makeFogFen(view), heard});
		}

		tellTries(seat, currentView(history), history.tries);
	};

	return {
		name,
		async begin({variant, side, fen, seed}) {
			lines ??= new ProgramLines(command);
			told = 0;
			toldTries = 0;
			lines.write({type: 'new', variant, side, ...(fen === undefined ? {} : {fen}), seed});
		},
		async choose({history, moves, acts = moves}, {ms}) {
			tell(history);
			lines?.write({
				type: 'go',
				view: makeFogFen(currentView(history)),
				moves: acts.map((act) => makeAct(act)),
				ms,
			});
			return readTry(name, await lines?.read());
		},
		async close() {
			lines?.write({type: 'quit'});
			lines?.close();
			lines = undefined;
		},
	};
}
