import type {Color} from '../../core/color.js';
import type {DrillReply} from '../../drill/opponent.js';
import type {DrillSettings} from '../../drill/settings.js';
import type {DrillTables} from '../../drill/tables.js';
import type {Match} from '../../match/match.js';

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
