import {VARIANT_GROUPS} from '../../rules/registry.js';
import {Lines} from '../panes/pane.js';
import {rulesLines} from '../play/pages.js';
import {scrollBy, scrolledLines} from '../panes/scroll.js';
import {useNavigation} from '../shell/app-context.js';
import {useKeys} from '../shell/use-keys.js';
import {useLiveState} from '../shell/use-live-reducer.js';
import {commandFor} from '../shell/keys/key-map.js';
import {useTheme} from '../theme/theme.js';
import {Page, pageHeight, usePageWindow} from '../panes/Page.js';

const ALL = VARIANT_GROUPS.flatMap(({variants}) => variants);

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
	useKeys({
		onPress(press) {
			const {index, top} = now();
			const turn = {right: 1, tab: 1, left: -1}[press.name as string] ?? 0;
			const command = commandFor('overlay', press);
			if (turn !== 0) {
				dispatch({index: (index + turn + ALL.length) % ALL.length, top: 0});
			} else if (command === 'back') {
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
			hints={[
				[theme.glyphs.isAscii ? 'left right' : '← →', 'variants'],
				[theme.glyphs.isAscii ? 'up down' : '↑ ↓', 'scroll'],
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
