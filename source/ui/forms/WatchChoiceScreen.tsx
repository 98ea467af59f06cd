import {useState} from 'react';
import type {DrillGame} from '../../drill/game.js';
import {strategiesToWatch} from '../../drill/plans.js';
import {COLORS} from '../../core/color.js';
import {sideName} from '../../text/men.js';
import {strategyWords} from '../../session/drill/drill-words.js';
import {useNavigation, useServices, useSettings} from '../shell/app-context.js';
import {useLiveRecord} from '../shell/use-live-reducer.js';
import {openWatch} from '../play/open-drill.js';
import {SpectatedGame} from '../replay/running/spectated-game.js';
import {
	firstWatchChoice,
	makeWatchChoice,
	SHOWN_GAMES,
	SHOWS,
	usuallyShown,
	type WatchChoice,
} from './watch-choice.js';
import {describeThinkingTime, THINKING_TIMES} from '../../session/clock-text.js';
import {actionRow, botRow, choiceRow, fieldRow, type FormRow, variantRow} from './form.js';
import {WATCH_HELP} from '../../text/form-help.js';
import {endingRow} from './ending-row.js';
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
	const choice = useLiveRecord(() => firstWatchChoice(settings, services));
	const {now, dispatch} = choice;
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

	const gameRows = (): readonly FormRow[] => {
		const {bots, ms} = now();
		const hasTime = COLORS.some((side) => services.bots.describe(bots[side])?.isTimed === true);
		return [
			...COLORS.map((side) =>
				botRow(`${sideName(side)} is`, bots[side], services.bots, (bot) =>
					dispatch({bots: {...now().bots, [side]: bot}}),
				),
			),
			...(hasTime
				? [
						fieldRow(choice, 'Time a move', 'ms', THINKING_TIMES, {
							title: describeThinkingTime(ms),
							about:
								ms === 0 ? 'the same seed gives the same game again' : 'the longer the stronger',
						}),
					]
				: []),
			variantRow(now().variant, (variant) => dispatch({variant}), open),
		];
	};

	const endingRows = (game: DrillGame): readonly FormRow[] => {
		const {ending, strategy} = now().endings[game];
		const show = (shown: WatchChoice['endings'][DrillGame]) =>
			dispatch({endings: {...now().endings, [game]: shown}});
		return [
			endingRow(
				{
					game,
					role: 'attacker',
					chosen: ending,
					take: (next) => show(usuallyShown(game, next)),
				},
				open,
			),
			choiceRow(
				'Played by',
				strategyWords(strategy, ending),
				strategiesToWatch(game, ending),
				strategy,
				(next) => show({ending, strategy: next}),
			),
		];
	};

	const rows = (): readonly FormRow[] => {
		const {show} = now();
		return [
			actionRow('Start', 'with the choices below', start),
			fieldRow(choice, 'Watch', 'show', SHOWS, SHOW_WORDS[show]),
			...(show === 'game' ? gameRows() : endingRows(SHOWN_GAMES[show])),
		];
	};

	return (
		<FormScreen
			title="Watch"
			aside="the program plays"
			rows={rows}
			explains={WATCH_HELP}
			news={note}
			note={fault}
		/>
	);
}
