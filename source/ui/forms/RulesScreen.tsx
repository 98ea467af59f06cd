import {useState} from 'react';
import {baseName, VARIANT_GROUPS} from '../../rules/registry.js';
import {GAME_VARIANTS} from '../../session/new-game.js';
import {Lines} from '../panes/pane.js';
import {rulesLines} from '../play/pages.js';
import {scrollBy, scrolledLines} from '../panes/scroll.js';
import {useNavigation} from '../shell/app-context.js';
import {deadKey} from '../shell/press.js';
import {useKeys} from '../shell/use-keys.js';
import {useLiveState} from '../shell/use-live-reducer.js';
import {commandFor} from '../shell/keys/key-map.js';
import {useTheme} from '../theme/theme.js';
import {useAids} from '../panes/use-aids.js';
import {type KeyHint, Page, pageHeight, usePageWindow} from '../panes/Page.js';

const ALL = VARIANT_GROUPS.flatMap(({variants}) => variants);

/** A narrower window tells how the text scrolls at its end alone. */
const NARROW = 56;
const SCROLL: KeyHint = ['↑↓', 'scroll'];
/** Lines longer than this are hard to read. */
const WIDEST = 78;

type RulesScreenProps = {
	/** The game to begin with, by its name with options. */
	readonly first?: string;
};

/** The rules of one game after the other. */
export function RulesScreen({first = ALL[0].id}: RulesScreenProps) {
	const window = usePageWindow();
	const theme = useTheme();
	const {back, open} = useNavigation();
	/** Which variant's card is shown, and how far it is scrolled. */
	const {state, dispatch, now} = useLiveState({name: first, top: 0});
	const width = Math.min(WIDEST, window.columns - 2);
	/** What is said of the last key, when it did nothing. */
	const [said, setSaid] = useState<string>();
	const height = pageHeight(window, said);
	const aids = useAids('rules', {screen: 'rules'}, window);
	// Games have the numbers that they have where one is chosen to be played; what drills alone play has none.
	const index = GAME_VARIANTS.findIndex(({id}) => id === baseName(state.name));
	const show = (name: string) => dispatch({name, top: 0});
	useKeys({
		onPress(press) {
			setSaid(undefined);
			aids.take(press, (command = commandFor('rules', press)) => {
				const {name, top} = now();
				if (command === 'next' || command === 'previous') {
					const turn = command === 'next' ? 1 : -1;
					const at = ALL.findIndex(({id}) => id === baseName(name)) + turn;
					show(ALL.at(at % ALL.length)?.id ?? name);
				} else if (command === 'choose') {
					open({name: 'variants', variants: ALL, chosen: name, take: show});
				} else if (command === 'back' || command === 'leave') {
					back();
				} else if (command === undefined) {
					setSaid(deadKey(press));
				} else {
					const {length: count} = rulesLines(name, width, theme);
					dispatch({name, top: scrollBy(top, command, {count, height})});
				}
			});
		},
	});

	const lines = rulesLines(state.name, width, theme);
	return (
		<Page
			title="Rules"
			{...(index < 0 ? {} : {aside: `${index + 1} of ${GAME_VARIANTS.length}`})}
			note={said}
			help={aids.help}
			list={aids.list}
			hints={[
				['← →', 'games'],
				['Enter', 'list'],
				...(window.columns < NARROW ? [] : [SCROLL]),
				['Esc', 'back'],
			]}
		>
			<Lines
				lines={scrolledLines(lines, {width, height}, theme, state.top)}
				width={width}
				height={height}
			/>
		</Page>
	);
}
