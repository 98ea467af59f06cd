import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import {drillNamed, drillsOf, drillSummary} from '../drill/catalogue.js';
import {DRILL_GAMES} from '../drill/game.js';
import {DRILL_KINGS, DRILL_ROLES, DRILL_STRATEGIES} from '../drill/settings.js';
import {drillMaterialName, findDrillFault} from '../drill/start.js';
import {
	firstDrillChoice,
	makeDrillChoice,
	settingsOfChoice,
} from '../session/drill/drill-choice.js';
import type {DrillRequest} from '../session/request.js';
import {drillOpening} from './drill-place.js';
import type {Place} from './place.js';
import type {Session} from './session.js';
import {cannotBegin} from '../text/drill.js';

/** Reads what is wanted of a drill, in any order: an ending, a role, who the king is, whose plan, a game, "blind". */
export function readDrill(words: string): Result<DrillRequest> {
	let wanted: DrillRequest = {};
	for (const word of words.split(/\s+/).filter(Boolean)) {
		const lower = word.toLowerCase();
		const game = DRILL_GAMES.find((one) => one === lower);
		const as = DRILL_ROLES.find((one) => one === lower);
		const opponent = DRILL_KINGS.find((one) => one === lower);
		const strategy = DRILL_STRATEGIES.find((one) => one === lower);
		const ending = DRILL_GAMES.flatMap((one) => drillsOf(one)).find(
			(drill) => drill.ending.toLowerCase() === lower,
		)?.ending;
		const found = {game, as, opponent, strategy, ending};
		const known = Object.entries(found).filter(([, value]) => value !== undefined);
		if (lower === 'blind') {
			wanted = {...wanted, blind: true};
		} else if (known.length > 0) {
			wanted = {...wanted, ...Object.fromEntries(known)};
		} else {
			return fail(
				`A drill is asked for like KQvK defender blind kriegspiel; ${quote(word)} is none of these.`,
			);
		}
	}

	return ok(wanted);
}

/** Returns the place that leads to a drill as it is wanted; where no ending is named what is left out is as last time. The error is a sentence. */
export function wantedDrill(session: Session, request: DrillRequest): Result<Place> {
	const {services, settings} = session;
	const choice = firstDrillChoice(settings.last.drill, request);
	const ending = drillMaterialName(choice);
	if (!ending.ok) {
		return ending;
	}

	const fault = findDrillFault(choice, ending.value);
	if (fault !== undefined) {
		return fail(cannotBegin(fault));
	}

	session.remember({drill: makeDrillChoice(choice)});
	const entry = drillNamed(ending.value, choice.game);
	session.say(`Drill ${ending.value}, ${entry.title}. ${drillSummary(entry, choice)}`);
	return ok(
		drillOpening(
			session,
			settingsOfChoice(choice, () => services.seed()),
			ending.value,
		),
	);
}
