import {ok, type Result} from '../core/result.js';
import {finishedScene, openedScene, SCENE_IDS, type SceneId} from '../drill/learn/progress.js';
import {hostMatch, startGame} from '../session/host-match.js';
import {friendlyCoach} from '../session/learn/friendly-coach.js';
import type {MatchHost} from '../session/match-host.js';
import {GAME_VARIANTS} from '../session/new-game.js';
import type {Companion} from './companion.js';
import {GamePlace} from './game-place.js';
import type {Place} from './place.js';
import type {Session} from './session.js';
import {afterGame} from './whole-game.js';

/** The last of the scenes. */
const FIRST_GAME: SceneId = SCENE_IDS[SCENE_IDS.length - 1];

/** Returns the place of the first game: one like any other, with a word of a friendly coach before each move. */
export function firstGamePlace(session: Session, host: MatchHost, note?: string): GamePlace {
	const {services, settings} = session;
	const companion: Companion = {
		commands: () => [],
		messages(report) {
			if (report.outcome !== undefined) {
				services.progress.learn(settings.person, (learn) => finishedScene(learn, FIRST_GAME));
			}

			return friendlyCoach(report)?.messages ?? [];
		},
		tookBack: () => {},
	};
	return new GamePlace(session, host, () => afterGame(session, host), {companion, note});
}

/** Returns the first game: the one that is not over yet, or a new one against the weakest bot. The error is a sentence. */
export function openFirstGame(session: Session): Result<Place> {
	const {services, settings} = session;
	const {game} = services.progress.load(settings.person).learn;
	const isRunning = services.games
		.list()
		.games.some(({id, outcome}) => id === game && outcome === undefined);
	if (game !== undefined && isRunning) {
		const resumed = services.games.resume(game);
		const host = resumed.ok ? hostMatch(game, resumed.value.match, services) : resumed;
		return host.ok ? ok(firstGamePlace(session, host.value)) : host;
	}

	const {choices, usual} = services.bots;
	const host = startGame(
		{
			opponent: 'bot',
			variant: GAME_VARIANTS[0].id,
			clock: {kind: 'none'},
			names: {white: settings.person, black: settings.person},
			you: 'white',
			bot: choices.at(0)?.id ?? usual,
			botMs: 0,
		},
		{},
		services,
	);
	if (!host.ok) {
		return host;
	}

	services.progress.learn(settings.person, (learn) => ({
		...openedScene(learn, FIRST_GAME),
		game: host.value.id,
	}));
	return ok(firstGamePlace(session, host.value));
}
