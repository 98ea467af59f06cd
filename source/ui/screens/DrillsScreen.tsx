import {useState} from 'react';
import {drillNamed, drillsOf} from '../../drill/catalogue.js';
import {DRILL_GAMES} from '../../drill/game.js';
import {DRILL_ROLES, PAPER_KING} from '../../drill/settings.js';
import {heroOf, plansOf, strategiesFor, usualStrategy} from '../../drill/plans.js';
import {LESSONS} from '../../drill/lessons.js';
import {dayStreak} from '../../drill/practice.js';
import {puzzleBefore} from '../../drill/puzzle-progress.js';
import {nextLesson} from '../../drill/schedule.js';
import {drillMaterialName, kingsFor} from '../../drill/start.js';
import {PLAN_BOOKS} from '../../theory/plan-books.js';
import {
	type DrillChoice,
	firstDrillChoice,
	makeDrillChoice,
	settingsOfChoice,
	withEnding,
	withGame,
} from '../drill/drill-choice.js';
import {kingWords, strategyWords} from '../drill/drill-words.js';
import {nextText, streakText} from '../drill/lesson-text.js';
import {openLesson, openNewDrill} from '../drill/open-drill.js';
import {puzzleDueText, puzzlesText} from '../puzzle/puzzle-words.js';
import {openWatch} from '../plan/open-watch.js';
import {useNavigation} from '../hooks/navigation.js';
import {useServices} from '../hooks/services-context.js';
import {useSettings} from '../hooks/settings-context.js';
import {useLiveReducer} from '../hooks/use-live-reducer.js';
import type {DrillRequest} from '../request.js';
import {neighbour} from './choice.js';
import type {FormRow} from './form.js';
import {FormScreen} from './FormScreen.js';

const ROLE_WORDS = {attacker: 'the men', defender: 'the lone king'} as const;

const GAME_WORDS = {
	fog: {title: 'Fog of War', about: 'you see where your men can go'},
	kriegspiel: {title: 'Kriegspiel', about: 'you see your men alone: try, and hear the umpire'},
} as const;

/** What is asked before a drill; Enter at once starts one like the last. */
export function DrillsScreen({
	request,
	note,
}: {
	readonly request: DrillRequest;
	readonly note: string | undefined;
}) {
	const services = useServices();
	const {settings, remember} = useSettings();
	const {open} = useNavigation();
	const [{progress, practice, warning}] = useState(() => services.progress.load(settings.person));
	const [moment] = useState(() => services.date());
	const lesson = nextLesson(progress, moment);
	const duePuzzle = puzzleBefore(lesson, progress, moment);
	const [fault, setFault] = useState<string>();
	const {now, dispatch: change} = useLiveReducer(
		(_choice: DrillChoice, next: DrillChoice): DrillChoice => next,
		() => firstDrillChoice(settings.last.drill, request),
	);
	const replaceWith = (next: DrillChoice) => {
		change(next);
	};

	const dispatch = (patch: Partial<DrillChoice>) => {
		change({...now(), ...patch});
	};

	const start = () => {
		const choice = now();
		const ending = drillMaterialName(choice);
		if (ending.ok) {
			remember({drill: makeDrillChoice(choice)});
			open(
				openNewDrill(
					settingsOfChoice(choice, () => services.seed()),
					ending.value,
					services,
				),
			);
		} else {
			setFault(ending.error);
		}
	};

	const watch = () => {
		const {game, role, strategy, fen} = now();
		const ending = drillMaterialName(now());
		if (ending.ok) {
			const [plan = usualStrategy(game, ending.value)] = plansOf(
				game,
				ending.value,
				role === 'defender' ? strategy : undefined,
			);
			const wanted = {game, ending: ending.value, strategy: plan, seed: services.seed()};
			open(openWatch(fen === undefined ? wanted : {...wanted, fen}));
		} else {
			setFault(ending.error);
		}
	};

	const rows = (): readonly FormRow[] => {
		const {game, ending, role, opponent, strategy, blind, fen} = now();
		const entry = drillNamed(ending, game);
		const book = PLAN_BOOKS[game];
		const hero = book.usual && heroOf(game, book.usual, entry.ending);
		const strategies = strategiesFor(game, entry.ending);
		const strategyRow = (): FormRow => ({
			kind: 'choice',
			label: role === 'attacker' ? 'The coach' : 'White is',
			value: strategyWords(strategy, entry.ending).title,
			about: strategyWords(strategy, entry.ending).about,
			step: (direction: 1 | -1) => {
				dispatch({
					strategy: neighbour(strategies, (one) => one === now().strategy, direction),
					// Such plans begin from a king whose square is known.
					...(book.needsStart ? {blind: false} : {}),
				});
			},
		});
		return [
			{
				kind: 'action',
				label: 'Next lesson',
				about:
					duePuzzle === undefined ? nextText(lesson, progress, moment) : puzzleDueText(duePuzzle),
				run: () => {
					open(
						duePuzzle === undefined
							? openLesson(lesson, services)
							: {name: 'puzzle', puzzle: duePuzzle},
					);
				},
			},
			{
				kind: 'action',
				label: 'All lessons',
				about: `${LESSONS.length} starts from the first steps to the hardest`,
				run: () => {
					open({name: 'lessons'});
				},
			},
			{
				kind: 'action',
				label: 'Free practice',
				about:
					role === 'attacker' && opponent === PAPER_KING
						? 'A start in the safe space: by Corollary 18 nothing is forced. See how he gets away.'
						: entry.summary[role],
				run: start,
			},
			...(fen === undefined
				? [
						{
							kind: 'choice',
							label: 'Game',
							value: GAME_WORDS[game].title,
							about: GAME_WORDS[game].about,
							step: (direction: 1 | -1) => {
								const next = neighbour(DRILL_GAMES, (one) => one === game, direction);
								replaceWith(withGame(now(), next));
							},
						} as const,
						{
							kind: 'choice',
							label: 'Ending',
							value: entry.ending,
							about: entry.title,
							step: (direction: 1 | -1) => {
								const next = neighbour(drillsOf(game), (drill) => drill === entry, direction);
								replaceWith(withEnding(now(), next.ending));
							},
						} as const,
					]
				: []),
			{
				kind: 'choice',
				label: 'You have',
				value: ROLE_WORDS[role],
				step: (direction: 1 | -1) => {
					dispatch({role: neighbour(DRILL_ROLES, (one) => one === now().role, direction)});
				},
			},
			...(role === 'attacker'
				? [
						{
							kind: 'choice',
							label: 'The king is',
							value: kingWords(opponent).title,
							about: kingWords(opponent).about,
							step: (direction: 1 | -1) => {
								dispatch({
									opponent: neighbour(
										kingsFor(entry.ending, game),
										(one) => one === now().opponent,
										direction,
									),
								});
							},
						} as const,
					]
				: []),
			...(role === 'defender' && !book.isNamed && strategies.length > 1 ? [strategyRow()] : []),
			...(entry.hasBlind && (role === 'attacker' || strategy === 'table' || !book.needsStart)
				? [
						{
							kind: 'choice',
							label: 'At the start',
							value: blind ? 'nothing is known' : 'his square is known',
							about: blind ? 'he may be anywhere out of sight' : '',
							step: () => {
								dispatch({blind: !now().blind});
							},
						} as const,
					]
				: []),
			...(book.isNamed && strategies.length > 1 ? [strategyRow()] : []),
			...(hero === undefined
				? []
				: [
						{
							kind: 'action',
							label: 'Watch the paper',
							about:
								hero === 'white'
									? 'Its plan against the phantom, lemma by lemma, with its picture.'
									: 'Its lone king gets away from the rook, lemma by lemma.',
							run: watch,
						} as const,
					]),
			{
				kind: 'action',
				label: 'Puzzles',
				about: puzzlesText(practice),
				run: () => {
					open({name: 'puzzles'});
				},
			},
		];
	};

	return (
		<FormScreen
			title="Drills"
			aside={streakText(dayStreak(practice, moment)) || 'endgames'}
			rows={rows}
			note={fault ?? note ?? warning}
		/>
	);
}
