import {fail, ok, type Result} from '../core/result.js';
import {drillOf} from '../drill/knowledge.js';
import {spectate} from '../match/spectate.js';
import {hostDrill} from '../session/drill/host-drill.js';
import {hostMatch} from '../session/host-match.js';
import {findVariant} from '../rules/registry.js';
import {reviewMatch} from '../match/review.js';
import {reviewRemarks} from '../session/review-remarks.js';
import type {GameSummary} from '../storage/game-summary.js';
import {lastFinished, NO_FINISHED_GAME} from '../storage/saved-games.js';
import {capitalise, countOf} from '../text/men.js';
import {verdictOf} from '../text/outcome.js';
import {savedDrillOpening} from './drill-place.js';
import {firstGamePlace} from './first-game.js';
import type {Place} from './place.js';
import {ReviewPlace} from './review-place.js';
import type {Session} from './session.js';
import {gamePlace} from './whole-game.js';

/** Returns the place that goes on with a saved game, or goes through one that is over. The error is a sentence. */
export function resumePlace(session: Session, id: string): Result<Place> {
	const {services} = session;
	const resumed = services.games.resume(id);
	if (!resumed.ok) {
		return resumed;
	}

	const {match, warning} = resumed.value;
	const drop = () => services.games.close(id);
	const watched = spectate(match);
	if (watched.ok) {
		// Nobody plays in it who could go on.
		drop();
		return ok(new ReviewPlace(session, {review: watched.value}));
	}

	if (match.outcome !== undefined) {
		drop();
		return reviewPlace(session, id);
	}

	const drill = drillOf(match.settings);
	if (drill !== undefined) {
		session.say(warning);
		const host = (tables: Parameters<typeof hostDrill>[2]) =>
			hostDrill(id, match, tables, services);
		return ok(savedDrillOpening(session, host, {...drill, drop}));
	}

	const host = hostMatch(id, match, services);
	if (!host.ok) {
		drop();
		return host;
	}

	const {learn} = services.progress.load(session.settings.person);
	return ok(
		learn.game === id
			? firstGamePlace(session, host.value, warning)
			: gamePlace(session, host.value, warning),
	);
}

/** Returns the place that goes through a game that is over, from the saves or from a file. The error is a sentence. */
export function reviewPlace(session: Session, idOrPath: string): Result<Place> {
	const saved = session.services.games.read(idOrPath);
	if (!saved.ok) {
		return saved;
	}

	const {match} = saved.value;
	const review = reviewMatch(match);
	return review.ok
		? ok(
				new ReviewPlace(session, {
					review: review.value,
					...reviewRemarks(match, review.value, session.services),
				}),
			)
		: fail(`${capitalise(review.error)}.`);
}

/** Returns a saved game in a line: its number in the list, its name, who plays, and how far it is. */
function describeSaved({id, variant, names, plies, outcome}: GameSummary, number: number): string {
	const found = findVariant(variant);
	const parts = [
		`${names.white} against ${names.black}`,
		found.ok ? found.value.title : variant,
		countOf(plies, 'ply', 'plies'),
		...(outcome === undefined ? [] : [verdictOf(outcome).slice(0, -1)]),
	];
	return `${number}: ${parts.join(', ')}; ${id}.`;
}

/** Says which games are saved, newest first, with numbers by which they are resumed or gone through. */
export function tellGames(session: Session): void {
	const {games, warnings} = session.services.games.list();
	session.say(
		...warnings,
		...(games.length === 0
			? ['No game is saved yet. Every game saves itself with each move, and is found here.']
			: games.map((game, index) => describeSaved(game, index + 1))),
	);
}

/** Returns the name of the game that is meant: by its number in the list, its name, or the newest that fits. The error is a sentence. */
export function gameMeant(session: Session, words: string, isOver: boolean): Result<string> {
	const list = session.services.games.list();
	if (/^\d{1,3}$/.test(words)) {
		const game = list.games.at(Number(words) - 1);
		return game === undefined || Number(words) === 0
			? fail(`There is no game ${words} in the list; games reads it.`)
			: ok(game.id);
	}

	if (words !== '') {
		return ok(words);
	}

	const newest = isOver
		? lastFinished(list)
		: list.games.find(({outcome}) => outcome === undefined);
	return newest === undefined
		? fail(isOver ? `${capitalise(NO_FINISHED_GAME)}.` : 'There is no game to go on with.')
		: ok(newest.id);
}
