import {Text} from 'ink';
import {useMemo, useState} from 'react';
import {reviewMatch} from '../../match/review.js';
import {findVariant} from '../../rules/registry.js';
import type {GameSummary} from '../../storage/saved-games.js';
import {countOf} from '../../text/men.js';
import {verdictOf} from '../../text/outcome.js';
import {useNavigation} from '../hooks/navigation.js';
import {useHelp} from '../hooks/use-help.js';
import {useServices} from '../hooks/services-context.js';
import {useKeys} from '../hooks/use-keys.js';
import {useLiveReducer} from '../hooks/use-live-reducer.js';
import {useWindowContext} from '../hooks/window-context.js';
import {commandFor} from '../key-map.js';
import {reviewScreen} from '../plan/review-screen.js';
import {resumeGame} from '../start-game.js';
import {textProps} from '../theme/style.js';
import {useTheme} from '../theme/theme-context.js';
import {chooseByKey} from './choice.js';
import {ChoiceList, type ChoiceItem} from './ChoiceList.js';
import {Page, pageBox, pageHeight} from './Page.js';

/** Returns when something was, in this terminal's time: "21 Nov 12:05". */
const whenText = (iso: string): string =>
	new Date(iso).toLocaleString('en-GB', {
		day: '2-digit',
		month: 'short',
		hour: '2-digit',
		minute: '2-digit',
		hour12: false,
	});

function itemOf(game: GameSummary): ChoiceItem {
	const variant = findVariant(game.variant);
	const parts = [
		variant.ok ? variant.value.title : game.variant,
		countOf(game.plies, 'ply', 'plies'),
		...(game.outcome === undefined ? [] : [verdictOf(game.outcome)]),
	];
	return {
		label: `${whenText(game.updated)}  ${game.names.white} – ${game.names.black}`,
		about: parts.join(' · '),
	};
}

/** The saved games, newest first: running ones to go on with, finished ones to go through. */
export function ResumeScreen({note}: {readonly note: string | undefined}) {
	const window = useWindowContext();
	const services = useServices();
	const {palette} = useTheme();
	const {open, replace, back} = useNavigation();
	const [list] = useState(() => services.games.list());
	const [fault, setFault] = useState<string>();
	const {state: index, dispatch, now} = useLiveReducer((_index: number, next: number) => next, 0);
	const items = useMemo(() => list.games.map((game) => itemOf(game)), [list]);

	const openGame = ({id, outcome}: GameSummary) => {
		if (outcome === undefined) {
			const resumed = resumeGame(id, services);
			if (resumed.ok) {
				replace(resumed.value.screen);
			} else {
				setFault(resumed.error);
			}

			return;
		}

		const saved = services.games.read(id);
		const review = saved.ok ? reviewMatch(saved.value.match) : saved;
		if (saved.ok && review.ok) {
			open(reviewScreen(saved.value.match, review.value, services));
		} else if (!review.ok) {
			setFault(review.error);
		}
	};

	const help = useHelp('menu', {screen: 'menu'}, pageBox(window));
	useKeys({
		onPress(press) {
			if (help.take(press)) {
				return;
			}

			const choice = chooseByKey({index: now(), count: items.length}, press);
			if (choice === undefined) {
				const command = commandFor('menu', press);
				if (command === 'back' || command === 'leave') {
					back();
				}

				return;
			}

			dispatch(choice.index);
			if (choice.chosen) {
				openGame(list.games[choice.index]);
			}
		},
	});

	const sentence = fault ?? note ?? list.warnings[0];
	return (
		<Page
			title="Resume"
			aside={countOf(items.length, 'game')}
			note={sentence}
			help={help}
			hints={[
				['↑↓', 'choose'],
				['Enter', 'open'],
				['Esc', 'back'],
			]}
		>
			{items.length === 0 ? (
				<Text {...textProps(palette.text)} wrap="wrap">
					No game is saved yet. Every game saves itself with each move, and is found here.
				</Text>
			) : (
				<ChoiceList
					items={items}
					index={index}
					height={pageHeight(window, sentence)}
					labelWidth={Math.min(40, Math.max(...items.map(({label}) => label.length)) + 2)}
				/>
			)}
		</Page>
	);
}
