import {VARIANT_GROUPS} from '../../rules/registry.js';
import {Lines} from '../panes/pane.js';
import {rulesLines} from '../play/pages.js';
import {scrollBy, scrolledLines} from '../panes/scroll.js';
import {useNavigation} from '../shell/app-context.js';
import {useKeys} from '../shell/use-keys.js';
import {useLiveState} from '../shell/use-live-reducer.js';
import {commandFor} from '../shell/keys/key-map.js';
import {useTheme} from '../theme/theme.js';
import {useHelp} from '../panes/help-lines.js';
import {type KeyHint, Page, pageBox, pageHeight, usePageWindow} from '../panes/Page.js';

const ALL = VARIANT_GROUPS.flatMap(({variants}) => variants);

/** A narrower window tells how the text scrolls at its end alone. */
const NARROW = 56;
const SCROLL: KeyHint = ['↑↓', 'scroll'];
/** Lines longer than this are hard to read. */
const WIDEST = 78;

export function RulesScreen() {
	const window = usePageWindow();
	const theme = useTheme();
	const {back} = useNavigation();
	/** Which variant's card is shown, and how far it is scrolled. */
	const {state, dispatch, now} = useLiveState({index: 0, top: 0});
	const width = Math.min(WIDEST, window.columns - 2);
	const height = pageHeight(window);
	const help = useHelp('rules', {screen: 'rules'}, pageBox(window));
	useKeys({
		onPress(press) {
			if (help.take(press)) {
				return;
			}

			const {index, top} = now();
			const command = commandFor('rules', press);
			if (command === 'next' || command === 'previous') {
				const turn = command === 'next' ? 1 : -1;
				dispatch({index: (index + turn + ALL.length) % ALL.length, top: 0});
			} else if (command === 'back' || command === 'leave') {
				back();
			} else if (command !== undefined) {
				const {length: count} = rulesLines(ALL[index].id, width, theme);
				dispatch({index, top: scrollBy(top, command, {count, height})});
			}
		},
	});

	const lines = rulesLines(ALL[state.index].id, width, theme);
	return (
		<Page
			title="Rules"
			aside={`${state.index + 1} of ${ALL.length}`}
			help={help}
			hints={[['← →', 'games'], ...(window.columns < NARROW ? [] : [SCROLL]), ['Esc', 'back']]}
		>
			<Lines
				lines={scrolledLines(lines, {width, height}, theme, state.top)}
				width={width}
				height={height}
			/>
		</Page>
	);
}
