import {type ChildProcess, spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import {makeFogFen} from '../../core/fog-fen.js';
import {quote} from '../../core/quote.js';
import type {Color} from '../../core/color.js';
import {makeUci, parseUci, type UciMove} from '../../core/uci.js';
import {currentView, type HistoryTry, type SeatHistory, viewBefore} from '../../rules/history.js';
import {parseQuestion} from '../../rules/umpire/questions.js';
import type {View} from '../../rules/view.js';
import type {BotChoice, BotInfo} from '../bot.js';
import type {Contestant} from './contestant.js';

/** An answer that takes longer than this ends the match. */
const PATIENCE_MS = 60_000;

/** A program that speaks lines. */
class Lines {
	readonly #child: ChildProcess;
	readonly #waiting: ((line: string | undefined) => void)[] = [];
	readonly #lines: string[] = [];
	#isClosed = false;

	constructor(command: string) {
		this.#child = spawn(command, {shell: true, stdio: ['pipe', 'pipe', 'inherit']});
		this.#child.on('error', () => {
			this.#close();
		});
		// A program that has gone away shows in its answer missing, not in a broken pipe of ours.
		this.#child.stdin?.on('error', () => undefined);
		createInterface({input: this.#child.stdout!})
			.on('line', (line) => {
				const next = this.#waiting.shift();
				if (next === undefined) {
					this.#lines.push(line);
				} else {
					next(line);
				}
			})
			.on('close', () => {
				this.#close();
			});
	}

	#close(): void {
		this.#isClosed = true;
		for (const next of this.#waiting.splice(0)) {
			next(undefined);
		}
	}

	write(message: unknown): void {
		this.#child.stdin?.write(`${JSON.stringify(message)}\n`);
	}

	/** Returns the next line; undefined when there is none any more, or none in time. */
	async read(): Promise<string | undefined> {
		const line = this.#lines.shift();
		if (line !== undefined || this.#isClosed) {
			return line;
		}

		return new Promise((resolve) => {
			const timer = setTimeout(() => {
				resolve(undefined);
			}, PATIENCE_MS);
			this.#waiting.push((next) => {
				clearTimeout(timer);
				resolve(next);
			});
		});
	}

	close(): void {
		this.#child.stdin?.end();
		this.#child.kill();
	}
}

/** Reads the line that answers `go`. Throws a sentence when it is none. */
function readTry(name: string, line: string | undefined, moves: readonly UciMove[]): BotChoice {
	if (line === undefined) {
		throw new Error(`${name} gave no answer`);
	}

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
	const ask = type === 'try' && typeof move === 'string' ? parseQuestion(move) : undefined;
	if (ask !== undefined) {
		return {move: moves[0], ask};
	}

	const parsed = type === 'try' && typeof move === 'string' ? parseUci(move) : undefined;
	if (parsed === undefined) {
		const said = typeof error === 'string' ? error : quote(line);
		throw new Error(`${name} gave no move but ${said}`);
	}

	return typeof info === 'object' && info !== null ? {move: parsed, info} : {move: parsed};
}

/** Returns a contestant that is a program of its own and speaks what `fogchess engine --json` speaks. */
export function execContestant(command: string): Contestant {
	const name = `exec:${command}`;
	let lines: Lines | undefined;
	/** How many plies of the game it has been told. */
	let told = 0;
	/** How many tries of the turn after them. */
	let toldTries = 0;

	/** Tells what came of tries of a turn, and what was heard of the other side's. */
	const tellTries = (seat: Color, before: View, tries: readonly HistoryTry[] = []) => {
		for (const {by, heard} of tries.slice(toldTries)) {
			const accepted = !heard.some(({type}) => type === 'refused' || type === 'nonsense');
			lines?.write(
				by === seat
					? {type: 'answer', accepted, heard}
					: {type: 'observe', view: makeFogFen(before), heard},
			);
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
			lines ??= new Lines(command);
			told = 0;
			toldTries = 0;
			lines.write({type: 'new', variant, side, ...(fen === undefined ? {} : {fen}), seed});
		},
		async choose({history, moves}, {ms}) {
			tell(history);
			lines?.write({
				type: 'go',
				view: makeFogFen(currentView(history)),
				moves: moves.map((move) => makeUci(move)),
				ms,
			});
			return readTry(name, await lines?.read(), moves);
		},
		async close() {
			lines?.write({type: 'quit'});
			lines?.close();
			lines = undefined;
		},
	};
}
