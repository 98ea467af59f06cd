import type {TableListener} from '../../../source/bot/table-library.js';
import {drillReply} from '../../../source/drill/opponent.js';
import {judgeKingMoves, planOfDefence} from '../../../source/drill/hindsight.js';
import type {LineStart} from '../../../source/drill/line.js';
import {playLine} from '../../../source/drill/play-line.js';
import type {DrillTables} from '../../../source/drill/tables.js';
import type {Match} from '../../../source/match/match.js';
import {FakeWorld} from '../fake-world.js';

/** The lines that were played by the same tables, by their starts: each is worked out once. */
const LINES = new WeakMap<DrillTables, Map<string, ReturnType<typeof playLine>>>();

/** Returns the line from a start. */
function lineFrom(start: LineStart, tables: DrillTables): ReturnType<typeof playLine> {
	const lines = LINES.get(tables) ?? new Map<string, ReturnType<typeof playLine>>();
	LINES.set(tables, lines);
	const key = JSON.stringify(start);
	const line = lines.get(key) ?? playLine(start, tables);
	lines.set(key, line);
	return line;
}

/** A world with tables, whose drills are answered on the spot. */
export class DrillWorld extends FakeWorld {
	/** The endings that were asked for, and whether the wait for one was given up. */
	readonly opened: {readonly ending: string; readonly signal: AbortSignal}[] = [];
	/** Tells the screen that waits how far it is, and ends its wait. */
	listener: TableListener | undefined;
	finish: (() => void) | undefined;
	fail: (() => void) | undefined;

	/** With `waits` tables come only when the test says so. */
	constructor(
		readonly tables: DrillTables,
		readonly waits = false,
	) {
		super();
	}

	override readonly drills = {
		open: async (
			ending: string,
			listener: TableListener,
			signal: AbortSignal,
		): Promise<DrillTables> => {
			this.opened.push({ending, signal});
			this.listener = listener;
			return this.waits
				? new Promise((resolve, reject) => {
						this.finish = () => {
							resolve(this.tables);
						};
						this.fail = () => {
							reject(new Error('no'));
						};
					})
				: this.tables;
		},
		reply: async (match: Match) => drillReply(match, this.tables),
		line: async (start: LineStart) => lineFrom(start, this.tables),
		plan: async (match: Match) => planOfDefence(match),
		kingMoves: async (match: Match) => judgeKingMoves(match, this.tables),
	};

	/** The match as it was saved last. */
	get lastMatch(): Match {
		return this.saved.at(-1)!.match;
	}
}
