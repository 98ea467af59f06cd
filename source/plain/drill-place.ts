import {fail, ok, type Result} from '../core/result.js';
import {demonstrateDrill} from '../drill/demonstrate.js';
import {type Lesson, lessonOf} from '../drill/lessons.js';
import {nextLesson} from '../drill/schedule.js';
import type {DrillSettings} from '../drill/settings.js';
import type {DrillTables} from '../drill/tables.js';
import {reviewMatch} from '../match/review.js';
import {startMatch} from '../match/start-match.js';
import {beginDrill, hostDrill} from '../session/drill/host-drill.js';
import {lessonTitle} from '../session/drill/lesson-text.js';
import {replayNotes, replayStart} from '../session/drill/replay-notes.js';
import type {MatchHost} from '../session/match-host.js';
import {reviewRemarks} from '../session/review-remarks.js';
import type {Drill} from '../session/services.js';
import {advance} from './moving.js';
import {type Opening, openingPlace} from './opening-place.js';
import {DrillCoach} from './drill-coach.js';
import {GamePlace} from './game-place.js';
import type {Place, PlainCommand} from './place.js';
import {ReviewPlace} from './review-place.js';
import type {Session} from './session.js';
import {AFTER_DRILL, NO_DRILL, NOT_FORCED, SOLUTION} from '../text/drill.js';

/** Returns the place of a drill that is hosted. */
const drillPlace = (session: Session, host: MatchHost, drill: Drill): GamePlace =>
	new GamePlace(
		session,
		host,
		() => ({words: AFTER_DRILL, commands: afterDrill(session, host, drill)}),
		{
			companion: new DrillCoach(session, host, drill),
		},
	);

const placeOf = (session: Session, host: Result<MatchHost>): Result<Place> => {
	if (!host.ok) {
		return host;
	}

	const {drill} = host.value;
	return drill === undefined ? fail(NO_DRILL) : ok(drillPlace(session, host.value, drill));
};

/** Goes through a drill that is over with the optimum beside it. */
function reviewDrill(session: Session, host: MatchHost, {tables}: Drill): void {
	const {match} = host.getState();
	const review = reviewMatch(match);
	if (!review.ok) {
		session.say(`${review.error}.`);
		return;
	}

	const notes = replayNotes(match, tables);
	const remarks = reviewRemarks(match, session.services);
	const start = replayStart(notes, match);
	session.open(new ReviewPlace(session, {review: review.value, ...remarks, notes, start}));
}

/** Shows the table's own hunt from the same start. */
function showSolution(session: Session, host: MatchHost, {tables}: Drill): void {
	const shown = demonstrateDrill(host.getState().match, tables);
	const review = shown === undefined ? undefined : reviewMatch(shown);
	if (shown?.outcome?.winner === 'white' && review?.ok === true) {
		session.open(new ReviewPlace(session, {review: review.value, title: SOLUTION}));
	} else {
		session.say(NOT_FORCED);
	}
}

const afterDrill = (session: Session, host: MatchHost, drill: Drill): readonly PlainCommand[] => [
	{
		names: ['review'],
		help: 'goes through the drill with the optimum beside it',
		run: () => reviewDrill(session, host, drill),
	},
	{
		names: ['again'],
		help: 'the same start again',
		run() {
			const {services} = session;
			const {settings} = host.getState().match;
			const match = startMatch({...settings, seed: services.seed()}, services.now());
			const id = services.games.newId();
			const next = match.ok ? hostDrill(id, match.value, drill.tables, services) : match;
			advance(session, placeOf(session, next));
		},
	},
	{
		names: ['another'],
		help: 'another start, or the next lesson after one',
		run() {
			const {services, settings} = session;
			if (lessonOf(host.getState().match.settings) === undefined) {
				const {tables, settings: last} = drill;
				const next = beginDrill({...last, seed: services.seed()}, tables, services);
				advance(session, placeOf(session, next));
			} else {
				const {progress} = services.progress.load(settings.person);
				session.replace(lessonOpening(session, nextLesson(progress, services.date())));
			}
		},
	},
	{
		names: ['solution'],
		help: 'the table’s own hunt from the same start',
		run: () => showSolution(session, host, drill),
	},
];

/** Returns the place that leads to a new drill; `ending` names the tables that it needs. */
export const drillOpening = (session: Session, settings: DrillSettings, ending: string): Place =>
	openingPlace(session, {
		ending,
		game: settings.game,
		go: (tables) => placeOf(session, beginDrill(settings, tables, session.services)),
	});

/** Returns the place that leads to a lesson. */
export function lessonOpening(session: Session, lesson: Lesson): Place {
	session.say(`Lesson: ${lessonTitle(lesson)}.`);
	return drillOpening(session, {...lesson, seed: session.services.seed()}, lesson.ending);
}

/** Returns the place that leads back to a drill that was saved. */
export const savedDrillOpening = (
	session: Session,
	host: (tables: DrillTables) => Result<MatchHost>,
	opening: Pick<Opening, 'ending' | 'game' | 'drop'>,
): Place => openingPlace(session, {...opening, go: (tables) => placeOf(session, host(tables))});
