import {useState} from 'react';
import {DRILLS, findDrill} from '../../drill/catalogue.js';
import {
	DRILL_OPPONENTS,
	DRILL_ROLES,
	DRILL_STRATEGIES,
	type DrillStrategy,
} from '../../drill/settings.js';
import {LESSONS} from '../../drill/lessons.js';
import {nextLesson} from '../../drill/schedule.js';
import {drillMaterialName} from '../../drill/start.js';
import {STRATEGISTS} from '../../endgame/paper/strategists.js';
import {
	type DrillChoice,
	firstDrillChoice,
	makeDrillChoice,
	settingsOfChoice,
} from '../drill/drill-choice.js';
import {nextText} from '../drill/lesson-text.js';
import {openLesson, openNewDrill} from '../drill/open-drill.js';
import {useNavigation} from '../hooks/navigation.js';
import {useServices} from '../hooks/services-context.js';
import {useSettings} from '../hooks/settings-context.js';
import {useLiveReducer} from '../hooks/use-live-reducer.js';
import type {DrillWish} from '../request.js';
import {neighbour} from './choice.js';
import type {FormRow} from './form.js';
import {FormScreen} from './FormScreen.js';

const ROLE_WORDS = {attacker: 'the men', defender: 'the lone king'} as const;
const STRATEGY_WORDS = {
	table: {title: 'the table', about: 'never needs a move more than it must'},
	paper: {title: 'the paper', about: 'Gehnen and Stannat’s plan, lemma by lemma'},
	'paper+': {title: 'the paper, improved', about: 'the same lemmas, skipped where it can'},
} as const;
const OPPONENTS = {
	phantom: {
		title: 'the phantom',
		about: 'has not decided where he stands: always the worst for you',
	},
	clairvoyant: {title: 'clairvoyant', about: 'sees everything and knows what you know'},
	fogged: {title: 'fogged', about: 'sees no more than his own squares show him'},
} as const;

/** Returns who can have White's men in an ending. */
const plansFor = (ending: string): readonly DrillStrategy[] =>
	DRILL_STRATEGIES.filter(
		(strategy) => strategy === 'table' || STRATEGISTS[strategy]?.[ending] !== undefined,
	);

/** What is asked before a drill; Enter at once starts one like the last. */
export function DrillsScreen({
	wish,
	note,
}: {
	readonly wish: DrillWish;
	readonly note: string | undefined;
}) {
	const services = useServices();
	const {settings, remember} = useSettings();
	const {open} = useNavigation();
	const [{progress, warning}] = useState(() => services.progress.load(settings.person));
	const [moment] = useState(() => services.now());
	const lesson = nextLesson(progress, moment);
	const [fault, setFault] = useState<string>();
	const {now, dispatch} = useLiveReducer(
		(choice: DrillChoice, patch: Partial<DrillChoice>): DrillChoice => ({...choice, ...patch}),
		() => firstDrillChoice(settings.last.drill, wish),
	);

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

	const rows = (): readonly FormRow[] => {
		const {ending, role, opponent, strategy, blind, fen} = now();
		const entry = findDrill(ending) ?? DRILLS[0];
		const plans = plansFor(entry.ending);
		return [
			{
				kind: 'action',
				label: 'Next lesson',
				about: nextText(lesson, progress, moment),
				run: () => {
					open(openLesson(lesson, services));
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
			{kind: 'action', label: 'Free practice', about: entry.summary[role], run: start},
			...(fen === undefined
				? [
						{
							kind: 'choice',
							label: 'Ending',
							value: entry.ending,
							about: entry.title,
							step: (direction: 1 | -1) => {
								const next = neighbour(DRILLS, (drill) => drill === entry, direction);
								dispatch({
									ending: next.ending,
									blind: now().blind && next.hasBlind,
									strategy: 'table',
								});
							},
						} as const,
					]
				: []),
			{
				kind: 'choice',
				label: 'You have',
				value: ROLE_WORDS[role],
				step: (direction) => {
					dispatch({role: neighbour(DRILL_ROLES, (one) => one === now().role, direction)});
				},
			},
			...(role === 'attacker'
				? [
						{
							kind: 'choice',
							label: 'The king is',
							value: OPPONENTS[opponent].title,
							about: OPPONENTS[opponent].about,
							step: (direction: 1 | -1) => {
								dispatch({
									opponent: neighbour(DRILL_OPPONENTS, (one) => one === now().opponent, direction),
								});
							},
						} as const,
					]
				: []),
			...(role === 'defender' && plans.length > 1
				? [
						{
							kind: 'choice',
							label: 'White is',
							value: STRATEGY_WORDS[strategy].title,
							about: STRATEGY_WORDS[strategy].about,
							step: (direction: 1 | -1) => {
								dispatch({
									strategy: neighbour(plans, (one) => one === now().strategy, direction),
									// The plans begin from a king whose square is known.
									blind: false,
								});
							},
						} as const,
					]
				: []),
			...(entry.hasBlind && (role === 'attacker' || strategy === 'table')
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
		];
	};

	return (
		<FormScreen
			title="Drills"
			aside="endgames in the fog"
			rows={rows}
			note={fault ?? note ?? warning}
		/>
	);
}
