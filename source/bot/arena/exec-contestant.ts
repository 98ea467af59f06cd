import {given} from '../../core/given.js';
import {quote} from '../../core/quote.js';
import type {Result} from '../../core/result.js';
import {makeAct, parseAct} from '../../core/act.js';
import {currentView} from '../../rules/history.js';
import type {SeatId} from '../../rules/seat.js';
import type {BotChoice, BotInfo} from '../bot.js';
import type {ContestGame, Contestant} from './contestant.js';
import {HistoryLines, viewFields} from './history-lines.js';
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
		const said = typeof error === 'string' ? error : quote(typeof move === 'string' ? move : line);
		throw new Error(`${name} gave no move but ${said}`);
	}

	return typeof info === 'object' && info !== null ? {move: parsed, info} : {move: parsed};
}

/** The program in one seat, and what it has been told of the game. */
type Seated = {readonly program: ProgramLines; history: HistoryLines | undefined};

/**
 * Returns a contestant that is a program of its own and speaks what `fogchess engine --json` speaks. Where a side has
 * an adviser, he is another process of it, so that the player knows no more than his seat.
 */
export function execContestant(command: string): Contestant {
	const name = `exec:${command}`;
	const seats = new Map<SeatId, Seated>();
	let game: ContestGame | undefined;

	/** Returns the program in a seat, which has been told that the game begins. */
	const seated = (seat: SeatId, {variant, side, fen, seed}: ContestGame) => {
		const {program, history} = seats.get(seat) ?? {program: new ProgramLines(command)};
		const begun = {program, history: history ?? new HistoryLines()};
		seats.set(seat, begun);
		if (history === undefined) {
			const about = {...(seat === side ? {} : {seat}), ...given({fen})};
			program.write({type: 'new', variant, side, ...about, seed});
		}

		return begun;
	};

	return {
		name,
		async begin(next) {
			game = next;
			for (const one of seats.values()) {
				one.history = undefined;
			}

			seated(next.side, next);
		},
		async choose({history, seat = history.seat, moves, acts = moves}, {ms}) {
			const one = game && seated(seat, game);
			for (const line of one?.history.next(history) ?? []) {
				one?.program.write(line);
			}

			one?.program.write({
				type: 'go',
				...viewFields(currentView(history)),
				moves: acts.map((act) => makeAct(act)),
				ms,
			});
			return readTry(name, await one?.program.read());
		},
		async close() {
			for (const {program} of seats.values()) {
				program.write({type: 'quit'});
				program.close();
			}

			seats.clear();
		},
	};
}
