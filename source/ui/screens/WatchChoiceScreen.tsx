import {useState} from 'react';
import {drillNamed, drillsOf} from '../../drill/catalogue.js';
import type {DrillGame} from '../../drill/game.js';
import {strategiesToWatch} from '../../drill/plans.js';
import {type Color, COLORS} from '../../core/color.js';
import {VARIANTS} from '../../rules/registry.js';
import {sideName} from '../../text/men.js';
import {strategyWords} from '../drill/drill-words.js';
import {GAME_VARIANTS} from '../game-variants.js';
import {useNavigation} from '../hooks/navigation.js';
import {useServices} from '../hooks/services-context.js';
import {useSettings} from '../hooks/settings-context.js';
import {useLiveReducer} from '../hooks/use-live-reducer.js';
import {openWatch} from '../plan/open-watch.js';
import {SpectatedGame} from '../spectator/spectated-game.js';
import {
	firstWatchChoice,
	makeWatchChoice,
	SHOWN_GAMES,
	SHOWS,
	usuallyShown,
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
		const {show, bots, variant, endings, ms} = now();
		const seed = services.seed();
		remember({watch: makeWatchChoice(now())});
		if (show !== 'game') {
			const game = SHOWN_GAMES[show];
			open(openWatch({game, ...endings[game], seed}));
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

	const endingRows = (game: DrillGame): readonly FormRow[] => {
		const {ending, strategy} = now().endings[game];
		const words = strategyWords(strategy, ending);
		const show = (shown: WatchChoice['endings'][DrillGame]) => {
			dispatch({endings: {...now().endings, [game]: shown}});
		};

		return [
			{
				kind: 'choice',
				label: 'Ending',
				value: ending,
				about: drillNamed(ending, game).title,
				step: (direction) => {
					const before = now().endings[game].ending;
					const next = neighbour(drillsOf(game), (drill) => drill.ending === before, direction);
					show(usuallyShown(game, next.ending));
				},
			},
			{
				kind: 'choice',
				label: 'Played by',
				value: words.title,
				about: words.about,
				step: (direction) => {
					const before = now().endings[game];
					const all = strategiesToWatch(game, before.ending);
					const next = neighbour(all, (one) => one === before.strategy, direction);
					show({...before, strategy: next});
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
			...(show === 'game' ? gameRows() : endingRows(SHOWN_GAMES[show])),
		];
	};

	return <FormScreen title="Watch" aside="the program plays" rows={rows} note={fault ?? note} />;
}
