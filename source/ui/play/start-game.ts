import {given} from '../../core/given.js';
import {ok, type Result} from '../../core/result.js';
import {reviewMatch} from '../../match/review.js';
import {spectate} from '../../match/spectate.js';
import {findDrillNotes} from '../../session/drill/drill-notes.js';
import {hostMatch} from '../../session/host-match.js';
import type {UiServices} from '../../session/services.js';
import {whichOf} from '../../session/which-game.js';
import {reviewScreen, type ReviewWish} from '../replay/review-screen.js';
import type {Screen} from '../shell/screen-stack.js';
import {openSavedDrill} from './open-drill.js';

/** A screen that shows a saved game, and a sentence about its save. */
type OpenedGame = Result<{readonly screen: Screen; readonly warning?: string}>;

/** Returns the screen that goes on with a saved game. */
export function resumeGame(id: string, services: UiServices): OpenedGame {
	const resumed = services.games.resume(id);
	if (!resumed.ok) {
		return resumed;
	}

	const {match, warning} = resumed.value;
	const said = warning === undefined ? {} : {warning};
	const watched = spectate(match);
	if (watched.ok) {
		// Nobody plays in it who could go on.
		services.games.close(id);
		return ok({screen: reviewScreen(match, watched.value, services, {id}), ...said});
	}

	const drill = openSavedDrill(id, match, services);
	if (drill !== undefined) {
		return ok({screen: drill, ...said});
	}

	const host = hostMatch(id, match, services);
	if (!host.ok) {
		services.games.close(id);
		return host;
	}

	return ok({screen: {name: 'match', host: host.value}, ...said});
}

/** Returns the screen that goes through a game that is over, from the saves or from a file. The error is a sentence. */
export function openReview(
	idOrPath: string,
	services: UiServices,
	wish: Pick<ReviewWish, 'analyses'> = {},
): OpenedGame {
	const saved = services.games.read(idOrPath);
	if (!saved.ok) {
		return saved;
	}

	const {match, note} = saved.value;
	const review = reviewMatch(match);
	if (!review.ok) {
		return review;
	}

	const which = [whichOf(saved.value), ...(note === undefined ? [] : [note])].join(' ');
	const screen = reviewScreen(match, review.value, services, {id: idOrPath, which, ...wish});
	return ok({screen: {...screen, ...given({later: findDrillNotes(match, services)})}});
}
