import {ok, type Result} from '../core/result.js';
import {finishedScene, sceneNumber} from '../drill/learn/progress.js';
import {hostFirstGame} from '../session/learn/first-game.js';
import {FIRST_GAME} from '../session/learn/scene-begun.js';
import type {KingDanger} from '../knowledge/worlds/king-danger.js';
import type {SeatReport} from '../match/seat-report.js';
import {knownHistory} from '../match/shown-by-takebacks.js';
import {given} from '../core/given.js';
import {asksForDanger, friendlyCoach} from '../session/learn/friendly-coach.js';
import type {MatchHost} from '../session/match-host.js';
import {NO_HINTS} from '../text/learn.js';
import {sceneHead} from '../text/learn-scene-text.js';
import {LEARN_TEXTS} from '../text/learn-scenes.js';
import type {Companion} from './companion.js';
import {GamePlace} from './game-place.js';
import type {Place} from './place.js';
import type {Session} from './session.js';
import {afterGame} from './whole-game.js';

/** Returns the place of the first game: one like any other, with a word of a friendly coach before each move. */
export function firstGamePlace(session: Session, host: MatchHost, note?: string): GamePlace {
	const {services, settings} = session;
	let look = (): void => {};
	/** What the king has to fear in the turn that is on, as soon as it is worked out. */
	let asked: {readonly plies: number; readonly danger?: KingDanger} | undefined;
	const askFor = async (report: SeatReport): Promise<void> => {
		const history = knownHistory(report);
		const plies = history.plies.length;
		asked = {plies};
		const found = await services.knowledge.kingDanger({history}).catch(() => undefined);
		if (found?.ok === true && asked?.plies === plies) {
			asked = {plies, ...given({danger: found.value})};
			look();
		}
	};

	const companion: Companion = {
		kind: 'scene',
		commands: (knowing) => [
			...knowing,
			{
				names: ['hint', '+'],
				help: 'a hint, as in the scenes; a real game has none',
				run: () => session.say(NO_HINTS),
			},
		],
		messages(report) {
			if (report.outcome !== undefined) {
				services.progress.learn(settings.person, (learn) => finishedScene(learn, FIRST_GAME));
			}

			if (!asksForDanger(report)) {
				asked = undefined;
			} else if (asked?.plies !== report.history.plies.length) {
				void session.wait(askFor(report));
			}

			return friendlyCoach(report, given({danger: asked?.danger}))?.messages ?? [];
		},
		onNews: (listener) => {
			look = listener;
		},
	};
	const head = sceneHead(sceneNumber(FIRST_GAME), LEARN_TEXTS[FIRST_GAME]);
	return new GamePlace(session, host, () => afterGame(session, host), {
		companion,
		note: note === undefined ? head : `${head} ${note}`,
	});
}

/** Returns the place of the first game, gone on with or begun; `note` is said of it. The error is a sentence. */
export function openFirstGame(session: Session, note: string): Result<Place> {
	const host = hostFirstGame(session.settings.person, session.services);
	return host.ok ? ok(firstGamePlace(session, host.value, note)) : host;
}
