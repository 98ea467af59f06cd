import {fail, ok, type Result} from '../core/result.js';
import {drillOf} from '../drill/knowledge.js';
import {spectate} from '../match/spectate.js';
import {hostDrill} from '../session/drill/host-drill.js';
import {hostMatch} from '../session/host-match.js';
import {playedAs} from '../session/played-as.js';
import {type GameSummary, personSide} from '../storage/game-summary.js';
import type {GameList} from '../storage/saved-games.js';
import {IN_PART, isInPart, lengthText, progressText} from '../text/finished-game.js';
import {endWords, headerResult} from '../text/outcome.js';
import {NONE_OVER, NONE_RUNNING, NONE_TO_GO_ON, whoPlays} from '../text/saves.js';
import {savedDrillOpening} from './drill-place.js';
import {firstGamePlace} from './first-game.js';
import {matchReview} from './match-review.js';
import type {Place} from './place.js';
import {resumeNewest} from '../session/resume-newest.js';
import {ReviewPlace} from './review-place.js';
import type {Session} from './session.js';
import {gamePlace} from './whole-game.js';

/** Returns the place that goes on with a saved game, or goes through one that is over. The error is a sentence. */
function resumePlace(session: Session, id: string): Result<Place> {
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

/** Returns the place that goes on with the game that is meant: by its number in its list, its name, or the newest that is free. The error is a sentence. */
export function resumeMeant(session: Session, words: string): Result<Place> {
	const meant = words === '' ? undefined : gameMeant(session, words, false);
	if (meant?.ok === false) {
		return meant;
	}

	const games = meant === undefined ? listRunning(session.services).games : [{id: meant.value}];
	const resumed = resumeNewest(games, (id) => resumePlace(session, id));
	if (!resumed.ok) {
		return resumed;
	}

	const {opened, fault} = resumed.value;
	session.say(...(fault === undefined ? [] : [fault]));
	return ok(opened);
}

/** Returns the place that goes through a game that is over, from the saves or from a file. The error is a sentence. */
export function reviewPlace(session: Session, idOrPath: string, analyses = false): Result<Place> {
	const saved = session.services.games.read(idOrPath);
	if (!saved.ok) {
		return saved;
	}

	const {match, note} = saved.value;
	session.say(note);
	return matchReview(session, match, {id: idOrPath, analyses});
}

/** Returns the parts of a line about a game: who plays, and how far it is. */
export function gameParts(game: GameSummary): readonly string[] {
	const {names, outcome} = game;
	return [
		outcome === undefined ? whoPlays(game, ' against ') : `${names.white} against ${names.black}`,
		playedAs(game),
		outcome === undefined ? progressText(game) : lengthText(game),
		...(isInPart(game)
			? [IN_PART]
			: outcome === undefined
				? []
				: [headerResult(outcome, personSide(game)), endWords(outcome)]),
	].filter(Boolean);
}

/** Returns the games that can be gone on with, newest first, and sentences about saves that cannot be read. */
function listRunning({games}: Session['services']): GameList {
	const list = games.list(true);
	return {...list, games: list.games.filter(({outcome}) => outcome === undefined)};
}

/** Says which games can be gone on with, newest first, with numbers by which they are resumed. */
export function tellRunning(session: Session): void {
	const {games, warnings} = listRunning(session.services);
	session.say(
		...warnings,
		...(games.length === 0
			? [NONE_RUNNING]
			: games.map((game, index) => `${index + 1}: ${gameParts(game).join(', ')}; ${game.id}.`)),
	);
}

/** Returns the name of the game that is meant: by its number in its list, its name, or the newest. The error is a sentence. */
export function gameMeant(session: Session, words: string, isOver: boolean): Result<string> {
	const isNumber = /^\d{1,6}$/.test(words);
	// A game that is named is not listed first: that would set it aside unread where it is broken.
	if (!isNumber && words !== '') {
		return ok(words);
	}

	const {services} = session;
	const {games} = isOver ? services.archive.list() : listRunning(services);
	if (isNumber) {
		const game = games.at(Number(words) - 1);
		return game === undefined || Number(words) === 0
			? fail(`There is no game ${words} in the list; ${isOver ? 'games' : 'running'} reads it.`)
			: ok(game.id);
	}

	const newest = games.at(0);
	return newest === undefined ? fail(isOver ? NONE_OVER : NONE_TO_GO_ON) : ok(newest.id);
}
