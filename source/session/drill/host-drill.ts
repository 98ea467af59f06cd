import {fail, ok, type Result} from '../../core/result.js';
import {drillOf, drillPerson} from '../../drill/knowledge.js';
import {settleBeforeMove} from '../../drill/opponent.js';
import type {DrillSettings} from '../../drill/settings.js';
import {startDrill} from '../../drill/start.js';
import type {DrillTables} from '../../drill/tables.js';
import type {Match} from '../../match/match.js';
import {MatchHost} from '../match-host.js';
import type {UiServices} from '../services.js';
import {cannotBegin, NO_DRILL} from '../../text/drill.js';

/** Returns who runs a drill. The error is a sentence. */
export function hostDrill(
	id: string,
	match: Match,
	tables: DrillTables,
	services: UiServices,
): Result<MatchHost> {
	const {settings} = match;
	const drill = drillOf(settings);
	return drill === undefined
		? fail(NO_DRILL)
		: ok(
				new MatchHost(
					id,
					match,
					services,
					{},
					{
						person: drillPerson(settings),
						settings: drill,
						tables,
						settle: (now, move) => settleBeforeMove(now, tables, move),
						reply: async (now, signal) => services.drills.reply(now, signal),
					},
				),
			);
}

/** Returns who runs a new drill. The error is a sentence. */
export function beginDrill(
	settings: DrillSettings,
	tables: DrillTables,
	services: UiServices,
): Result<MatchHost> {
	const {person} = services.settings.load().settings;
	const match = startDrill(settings, tables, person, services.now());
	return match.ok
		? hostDrill(services.games.newId(), match.value, tables, services)
		: fail(cannotBegin(match.error));
}
