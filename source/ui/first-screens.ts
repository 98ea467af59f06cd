import {given} from '../core/given.js';
import {fail, ok, type Result} from '../core/result.js';
import {isAllLearnt, type SceneId, sceneReached} from '../drill/learn/progress.js';
import {nextPuzzle} from '../drill/puzzle-progress.js';
import {ALL_PUZZLES, puzzlesOf} from '../drill/any-puzzle.js';
import {lastFinished} from '../storage/saved-games.js';
import {NO_GAME_OVER, NONE_TO_GO_ON} from '../text/saves.js';
import type {AppSettings} from '../storage/settings-file.js';
import {wantsPins, wishedGame} from '../session/new-game.js';
import {firstDrillChoice, settingsOfChoice} from '../session/drill/drill-choice.js';
import {openScene, withCoach} from './coach/open-scene.js';
import {openNewDrill, openWatch} from './play/open-drill.js';
import type {UiRequest} from '../session/request.js';
import type {Screen, ScreenStack} from './shell/screen-stack.js';
import type {UiServices} from '../session/services.js';
import {SpectatedGame} from './replay/running/spectated-game.js';
import {openReview, resumeGame} from './play/start-game.js';
import {startGame} from '../session/host-match.js';
import {resumeNewest} from '../session/resume-newest.js';

const stack = (...screens: readonly Screen[]): Result<ScreenStack> => ok({screens});

/**
 * Returns the screens with which a request begins, but for the menu's. What was asked for on the command
 * line is left to the shell and not to the menu. The error is a sentence about what cannot be read or begun.
 */
export function firstScreens(
	request: Exclude<UiRequest, {readonly kind: 'menu'}>,
	settings: AppSettings,
	services: UiServices,
): Result<ScreenStack> {
	switch (request.kind) {
		case 'hotseat':
		case 'play': {
			const game = wishedGame(request, settings, services);
			const one = {fen: request.fen, ...seedOf(request.seed)};
			const host = startGame(game, one, services);
			if (!host.ok) {
				return host;
			}

			return wantsPins(game, settings)
				? stack({name: 'new-game', opponent: 'person', wish: {game, one}})
				: stack({name: 'match', host: host.value});
		}

		case 'resume':
			return resumeFirst(request.game, settings.person, services);
		case 'review': {
			const game = request.game ?? lastFinished(services.games.list())?.id;
			if (game === undefined) {
				return fail(NO_GAME_OVER);
			}

			const review = openReview(game, services);
			return review.ok ? stack(review.value.screen) : review;
		}

		case 'lessons':
			return stack({name: 'lessons', ...given({ending: request.ending})});
		case 'puzzles':
			return stack(puzzleScreen(request, settings.person, services));
		case 'learn':
			return learnFirst(request.scene, settings.person, services);
		case 'watch-choice':
			return stack({name: 'watch-choice'});
		case 'spectate': {
			const seed = request.seed ?? services.seed();
			const game = SpectatedGame.begin({...request, seed}, services);
			return game.ok ? stack({name: 'spectator', game: game.value}) : game;
		}

		case 'watch':
			return stack(openWatch({...request, seed: request.seed ?? services.seed()}));
		default:
			if (request.ending === undefined) {
				return stack({name: 'drills', request});
			}

			return stack(
				openNewDrill(
					settingsOfChoice(firstDrillChoice(settings.last.drill, request), () => services.seed()),
					request.ending,
					services,
				),
			);
	}
}

const seedOf = (seed: number | undefined): {readonly seed?: number} =>
	seed === undefined ? {} : {seed};

function resumeFirst(
	game: string | undefined,
	person: string,
	services: UiServices,
): Result<ScreenStack> {
	// A game that is named is not listed first: that would set it aside unread where it is broken.
	const games =
		game === undefined
			? services.games.list().games.filter(({outcome}) => outcome === undefined)
			: [{id: game}];
	if (games.length === 0) {
		return ok({screens: [{name: 'menu'}], note: NONE_TO_GO_ON});
	}

	const resumed = resumeNewest(games, (id) => resumeGame(id, services));
	if (!resumed.ok) {
		return resumed;
	}

	const {opened, fault} = resumed.value;
	return ok({
		screens: [withCoach(opened.screen, services.progress.load(person).learn)],
		...given({note: fault ?? opened.warning}),
	});
}

/** Returns the scene that is named, or the list of all with the one to go on with over it. */
function learnFirst(
	wanted: SceneId | undefined,
	person: string,
	services: UiServices,
): Result<ScreenStack> {
	const {learn} = services.progress.load(person);
	if (wanted === undefined && isAllLearnt(learn)) {
		return stack({name: 'learn'});
	}

	const opened = openScene(wanted ?? sceneReached(learn), person, services);
	return opened.ok ? stack({name: 'learn'}, opened.value) : opened;
}

/** Returns the screen of a puzzle by its number, of the one that a person is to do next, of all or of a game, or of their list. */
function puzzleScreen(
	{puzzle: wanted, variant}: Extract<UiRequest, {readonly kind: 'puzzles'}>,
	person: string,
	services: Pick<UiServices, 'progress' | 'date'>,
): Screen {
	if (wanted === undefined) {
		return {name: 'puzzles', ...given({variant})};
	}

	const puzzle =
		wanted === 'next'
			? nextPuzzle(
					services.progress.load(person).progress,
					-1,
					services.date(),
					variant === undefined ? undefined : puzzlesOf(variant),
				)
			: ALL_PUZZLES[wanted - 1];
	return {name: 'puzzle', puzzle};
}
