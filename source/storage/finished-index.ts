import {statSync} from 'node:fs';
import {join} from 'node:path';
import {readTextFile, writeFileAtomically} from './atomic-file.js';
import {
	type Decoder,
	decodeDate,
	decodeList,
	decodeName,
	decodeNumber,
	decodeObject,
	decodeOneOf,
	decodeText,
	parseFields,
	decodeByColor,
} from './decode.js';
import {decodeOutcome} from './decode-match.js';
import type {GameSummary} from './game-summary.js';
import {decodeImported} from './save.js';
import {fingerprint} from './scramble.js';

/** A finished game, and what its file was like when it was read. */
type Entry = {readonly file: string; readonly game: GameSummary};

/** Its ending is no save's. */
const NAME = 'finished.index';
/** To be raised when a summary changes. */
const VERSION = 'fogchess-index 4';
/** Bytes: about 200,000 games. */
const LARGEST = 64_000_000;
const MOST_GAMES = 1_000_000;
/** So many games are read each time before it is worth writing the index again. */
const FEW = 32;

const text = decodeText(200);
const decodeGame: Decoder<GameSummary> = decodeObject<
	Omit<GameSummary, 'start' | 'bots' | 'imported'>,
	Required<Pick<GameSummary, 'start' | 'bots' | 'imported'>>
>(
	{
		id: decodeText(64),
		created: decodeDate,
		updated: decodeDate,
		names: decodeByColor(decodeName('?')),
		hotseat: decodeOneOf([true, false]),
		variant: text,
		plies: decodeNumber(0, Number.MAX_SAFE_INTEGER, true),
		outcome: decodeOutcome,
	},
	{
		start: text,
		bots: decodeObject<object, {white: string; black: string}>({}, {white: text, black: text}),
		imported: decodeImported,
	},
);

const decodeEntries: Decoder<readonly Entry[]> = decodeList(
	decodeObject({file: text, game: decodeGame}),
	MOST_GAMES,
);

/** Reads an index, which its first line seals; what is damaged, of another version or not there is empty. */
function load(path: string): readonly Entry[] {
	const file = readTextFile(path, LARGEST);
	const [seal, json = ''] = file.ok ? file.value.split('\n', 2) : [];
	const games =
		seal === `${VERSION} ${fingerprint(json)}` ? parseFields(json)?.['games'] : undefined;
	return decodeEntries(games) ?? [];
}

/** Returns what changes when a file is written, replaced or renamed; undefined when it is not there. */
export function fileMark(path: string): string | undefined {
	const stat = statSync(path, {throwIfNoEntry: false});
	return stat && [stat.ino, stat.size, stat.mtimeMs, stat.ctimeMs].join(' ');
}

/**
 * What is known of the finished games of a folder without reading their saves. It only saves time: each entry counts as
 * long as its save is the same file, and a program that writes the index of another one over loses nothing but time.
 */
export class FinishedIndex {
	readonly #path: string;
	readonly #known: ReadonlyMap<string, Entry>;
	readonly #entries: Entry[] = [];
	#read = 0;

	constructor(folder: string) {
		this.#path = join(folder, NAME);
		this.#known = new Map(load(this.#path).map((entry) => [entry.game.id, entry]));
	}

	/** Returns a finished game whose save still has this mark. */
	find(id: string, mark: string | undefined): GameSummary | undefined {
		const entry = this.#known.get(id);
		if (entry === undefined || entry.file !== mark) {
			return undefined;
		}

		this.#entries.push(entry);
		return entry.game;
	}

	/** Notes a game that was read, if it is over; `mark` is its save's from before that. */
	add(game: GameSummary, mark: string | undefined): void {
		if (game.outcome !== undefined && mark !== undefined) {
			this.#entries.push({file: mark, game});
			this.#read++;
		}
	}

	/** Writes all that was found and noted, once there is enough of it; where that is not possible, the next one reads again. */
	keep(): void {
		if (this.#read >= FEW) {
			const json = JSON.stringify({games: this.#entries});
			writeFileAtomically(this.#path, `${VERSION} ${fingerprint(json)}\n${json}\n`);
		}
	}
}
