import type {Color} from '../../core/color.js';
import {drillOf, drillPerson} from '../../drill/knowledge.js';
import {type DrillReply, settleBeforeMove} from '../../drill/opponent.js';
import type {DrillSettings} from '../../drill/settings.js';
import type {DrillTables} from '../../drill/tables.js';
import type {Match} from '../../match/match.js';
import type {UiServices} from '../services.js';

/** What a match needs to be a drill: who practises what, the tables, and the program that plays the other side. */
export type Drill = {
	readonly person: Color;
	readonly settings: Omit<DrillSettings, 'fen'>;
	readonly tables: DrillTables;
	/** Returns the match in which the person's move is to be played. */
	settle(match: Match, move: string): Match;
	/** Resolves with the program's move and the match in which it is to be played. Rejects when `signal` is aborted. */
	reply(match: Match, signal: AbortSignal): Promise<DrillReply>;
};

/** Returns the drill that a match is, with its opponent; undefined when it is none. */
export function makeDrill(
	{settings}: Match,
	tables: DrillTables,
	{drills}: Pick<UiServices, 'drills'>,
): Drill | undefined {
	const drill = drillOf(settings);
	return drill === undefined
		? undefined
		: {
				person: drillPerson(settings),
				settings: drill,
				tables,
				settle: (match, move) => settleBeforeMove(match, tables, move),
				reply: async (match, signal) => drills.reply(match, signal),
			};
}
