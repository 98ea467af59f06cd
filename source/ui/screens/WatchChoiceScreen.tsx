import {useState} from 'react';
import {DRILLS, drillNamed, drillsOf} from '../../drill/catalogue.js';
import {type Color, COLORS} from '../../core/color.js';
import {VARIANTS} from '../../rules/registry.js';
import {sideName} from '../../text/men.js';
import {strategyWords} from '../drill/drill-words.js';
import {GAME_VARIANTS} from '../game-variants.js';
import {useNavigation} from '../hooks/navigation.js';
import {useServices} from '../hooks/services-context.js';
import {useSettings} from '../hooks/settings-context.js';
import {useLiveReducer} from '../hooks/use-live-reducer.js';
import {openTryWatch, openWatch} from '../plan/open-watch.js';
import {UMPIRED_WORDS} from '../plan/try-text.js';
import {SpectatedGame} from '../spectator/spectated-game.js';
import {
	firstWatchChoice,
	makeWatchChoice,
	plansToWatch,
	SHOWS,
	umpiredPlans,
	usualPlan,
	type WatchChoice,
} from '../spectator/watch-choice.js';
import {describeThinkingTime, THINKING_TIMES} from '../thinking-time.js';
import {neighbour} from './choice.js';
import type {FormRow} from './form.js';
import {FormScreen} from './FormScreen.js';

const SHOW_WORDS = {
	game: {title: 'a game of two bots', about: 'with both views and the truth'},
	ending: {title: 'an ending, explained', about: 'move by move, with the reasons'},
	tries: {
		title: 'an ending in Kriegspiel',
		about: 'try by try, with the umpire’s answers and the reasons',
	},
} as const;

/** What is asked before something is watched. */
export function WatchChoiceScreen({note}: {readonly note: string | undefined}) {
	const services = useServices();
	const {settings, change, remember} = useSettings();
	const {open} = useNavigation();
	const [fault, setFault] = useState<string>();
	const {now, dispatch} = useLiveReducer(
		(choice: WatchChoice, patch: Partial<WatchChoice>): WatchChoice => ({...choice, ...patch}),
		() => firstWatchChoice(settings, services),
	);

	const start = () => {
		const {show, bots, variant, ending, strategy, tries, ms} = now();
		const seed = services.seed();
		remember({watch: makeWatchChoice(now())});
		if (show === 'ending') {
			open(openWatch({ending, strategy, seed}));
			return;
		}

		if (show === 'tries') {
			open(openTryWatch({...tries, seed}));
			return;
		}

		change({botMs: ms});
		const time = ms > 0 ? {ms} : {};
		const game = SpectatedGame.begin({bots, variant, seed, ...time}, services);
		if (game.ok) {
			open({name: 'spectator', game: game.value});
		} else {
			setFault(game.error);
		}
	};

	const botRow = (side: Color): FormRow => {
		const {choices} = services.bots;
		const bot = choices.find(({id}) => id === now().bots[side]);
		return {
			kind: 'choice',
			label: `${sideName(side)} is`,
			value: bot === undefined ? '' : [bot.level ?? [], bot.title].flat().join(' '),
			about: bot?.about ?? '',
			step: (direction) => {
				const {bots} = now();
				const next = neighbour(choices, ({id}) => id === bots[side], direction);
				dispatch({bots: {...bots, [side]: next.id}});
			},
		};
	};

	const timeRow = (): FormRow => ({
		kind: 'choice',
		label: 'Time a move',
		value: describeThinkingTime(now().ms),
		about: now().ms === 0 ? 'the same seed gives the same game again' : 'the longer the stronger',
		step: (direction) => {
			dispatch({ms: neighbour(THINKING_TIMES, (ms) => ms === now().ms, direction)});
		},
	});

	const gameRows = (): readonly FormRow[] => {
		const {bots} = now();
		const hasTime = COLORS.some((side) => services.bots.describe(bots[side])?.isTimed === true);
		const variant = VARIANTS.find(({id}) => id === now().variant);
		return [
			...COLORS.map((side) => botRow(side)),
			...(hasTime ? [timeRow()] : []),
			{
				kind: 'choice',
				label: 'Variant',
				value: variant?.title ?? '',
				about: variant?.summary ?? '',
				step: (direction) => {
					const next = neighbour(GAME_VARIANTS, ({id}) => id === now().variant, direction);
					dispatch({variant: next.id});
				},
			},
		];
	};

	const endingRows = (): readonly FormRow[] => {
		const {ending, strategy} = now();
		const words = strategyWords(strategy, ending);
		return [
			{
				kind: 'choice',
				label: 'Ending',
				value: ending,
				about: drillNamed(ending).title,
				step: (direction) => {
					const next = neighbour(DRILLS, (drill) => drill.ending === now().ending, direction);
					dispatch({ending: next.ending, strategy: usualPlan(next.ending)});
				},
			},
			{
				kind: 'choice',
				label: 'Played by',
				value: words.title,
				about: words.about,
				step: (direction) => {
					const plans = plansToWatch(now().ending);
					dispatch({strategy: neighbour(plans, (plan) => plan === now().strategy, direction)});
				},
			},
		];
	};

	const tryRows = (): readonly FormRow[] => {
		const {tries} = now();
		const words = UMPIRED_WORDS[tries.strategy];
		return [
			{
				kind: 'choice',
				label: 'Ending',
				value: tries.ending,
				about: drillNamed(tries.ending, 'kriegspiel').title,
				step: (direction) => {
					const all = drillsOf('kriegspiel');
					const {ending} = neighbour(
						all,
						(drill) => drill.ending === now().tries.ending,
						direction,
					);
					dispatch({tries: {ending, strategy: 'table'}});
				},
			},
			{
				kind: 'choice',
				label: 'Played by',
				value: words.title,
				about: words.about,
				step: (direction) => {
					const {ending, strategy} = now().tries;
					const next = neighbour(umpiredPlans(ending), (plan) => plan === strategy, direction);
					dispatch({tries: {ending, strategy: next}});
				},
			},
		];
	};

	const rows = (): readonly FormRow[] => {
		const {show} = now();
		return [
			{kind: 'action', label: 'Start', about: 'with what stands below', run: start},
			{
				kind: 'choice',
				label: 'Watch',
				value: SHOW_WORDS[show].title,
				about: SHOW_WORDS[show].about,
				step: (direction) => {
					dispatch({show: neighbour(SHOWS, (one) => one === now().show, direction)});
				},
			},
			...{game: gameRows, ending: endingRows, tries: tryRows}[show](),
		];
	};

	return <FormScreen title="Watch" aside="the program plays" rows={rows} note={fault ?? note} />;
}
