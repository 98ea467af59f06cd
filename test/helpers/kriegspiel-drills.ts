import {keyOfTable} from '../../source/bot/game-tables.js';
import {unwrap} from '../../source/core/result.js';
import type {DrillSettings} from '../../source/drill/settings.js';
import {tablesFor} from '../../source/drill/game.js';
import type {Attacker} from '../../source/endings/belief-game.js';
import {kriegspielGame} from '../../source/endings/kriegspiel/kriegspiel-game.js';
import {startDrill} from '../../source/drill/start.js';
import type {Match} from '../../source/match/match.js';
import type {Tables} from '../../source/solver/build-table.js';
import {buildTryTables} from './try-tables.js';

/** Returns the Kriegspiel tables of some endings as drills are handed them: by their keys. */
export const kriegspielTables = (...endings: readonly string[]): Tables =>
	new Map(
		[...buildTryTables('kriegspiel', ...endings).values()].map((table) => [
			keyOfTable(table),
			table,
		]),
	);

/** Returns the table player of Kriegspiel. */
export const tableTries = (tables: Tables): Attacker =>
	kriegspielGame.attacker(tablesFor(tables, kriegspielGame), () => 0);

/** Returns a drill of Kriegspiel: the person has White's men against the phantom, whose square is told, unless it is said otherwise. */
export const startKriegspiel = (tables: Tables, wish: Partial<DrillSettings> = {}): Match =>
	unwrap(
		startDrill(
			{
				game: 'kriegspiel',
				ending: 'KRvK',
				role: 'attacker',
				opponent: 'phantom',
				strategy: 'table',
				blind: false,
				seed: 1,
				...wish,
			},
			tables,
			'You',
			0,
		),
	);
