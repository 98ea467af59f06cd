import {ok, type Result} from '../core/result.js';
import {nextLesson} from '../drill/schedule.js';
import {nextText} from '../session/drill/lesson-text.js';
import {wishedGame} from '../session/new-game.js';
import type {UiRequest} from '../session/request.js';
import {learnPlace} from './learn.js';
import {tellLessons} from './lessons.js';
import {lineOpening} from './line-place.js';
import {MenuPlace} from './menu-place.js';
import {newGamePlace} from './pins-place.js';
import type {Place} from './place.js';
import {gameMeant, resumeMeant, reviewPlace} from './saved.js';
import {puzzlesMeant} from './puzzles-place.js';
import type {Session} from './session.js';
import {wantedDrill} from './wanted-drill.js';
import {watchPlace} from './watch-place.js';

/** Returns where a request begins. The error is a sentence about what cannot be read or begun. */
export function firstPlace(session: Session, request: UiRequest): Result<Place> {
	const {services, settings} = session;
	switch (request.kind) {
		case 'hotseat':
		case 'play': {
			const {fen, seed} = request;
			const one = {fen, ...(seed === undefined ? {} : {seed})};
			return newGamePlace(session, wishedGame(request, settings, services), one);
		}

		case 'resume':
			return resumeMeant(session, request.game ?? '');
		case 'review': {
			const id = gameMeant(session, request.game ?? '', true);
			return id.ok ? reviewPlace(session, id.value) : id;
		}

		case 'lessons':
			tellLessons(session, request.ending ?? '');
			return ok(new MenuPlace(session));
		case 'puzzles':
			return puzzlesMeant(session, request);
		case 'drill': {
			if (request.ending !== undefined) {
				return wantedDrill(session, request);
			}

			const {progress} = services.progress.load(settings.person);
			const now = services.date();
			session.say(
				`Next lesson: ${nextText(nextLesson(progress, now), progress, now)}. Type lesson to begin it.`,
			);
			return ok(new MenuPlace(session));
		}

		case 'learn':
			return learnPlace(session, request.scene ?? '');
		case 'spectate':
			return watchPlace(session, {...request, seed: request.seed ?? services.seed()});
		case 'watch':
			return ok(lineOpening(session, {...request, seed: request.seed ?? services.seed()}));
		default:
			return ok(new MenuPlace(session));
	}
}
