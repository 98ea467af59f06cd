import {useMemo, useState} from 'react';
import {titleRow} from '../../match/record-titles.js';
import {makeStatistics, tallyImported} from '../../match/statistics.js';
import {practisedBy} from '../../session/drill/practised.js';
import {BEGUN_IN_MENU, describeStats, STATS_TERMS} from '../../text/stats.js';
import {lineOf, textWidth, wrapText} from '../frame/text-lines.js';
import {type KeyHint, Page, pageHeight, usePageWindow} from '../panes/Page.js';
import {Lines} from '../panes/pane.js';
import {scrollBy, scrolledLines} from '../panes/scroll.js';
import {useAids} from '../panes/use-aids.js';
import {useNavigation, useServices, useSettings} from '../shell/app-context.js';
import {commandFor} from '../shell/keys/key-map.js';
import {deadKey} from '../shell/press.js';
import {useKeys} from '../shell/use-keys.js';
import {useLiveState} from '../shell/use-live-reducer.js';
import {useTheme} from '../theme/theme.js';

/** Lines longer than this are hard to read. */
const WIDEST = 78;
const SCROLL: KeyHint = ['PgUp PgDn', 'scroll'];
const BACK: KeyHint = ['Esc', 'back'];

/** Returns a line in rows of at most `width` columns, as far to the right as it begins. */
function wrapIndented(text: string, width: number): readonly string[] {
	const indent = ' '.repeat(text.search(/\S|$/));
	return textWidth(text) <= width
		? [text || ' ']
		: wrapText(text, width - indent.length).map((row) => indent + row);
}

/** A person's record against bots, made from games that are over alone. */
export function StatisticsScreen() {
	const window = usePageWindow();
	const theme = useTheme();
	const {glyphs, palette} = theme;
	const services = useServices();
	const {archive} = services;
	const {person} = useSettings().settings;
	const {back} = useNavigation();
	const [{played, imported, setUp, warnings}] = useState(() => archive.played());
	const [practised] = useState(() => practisedBy(services.progress.load(person), services.date()));
	const {state: top, dispatch, now} = useLiveState(0);
	const width = Math.min(WIDEST, window.columns - 2);
	/** What is said of the last key, when it did nothing. */
	const [said, setSaid] = useState<string>();
	const note = said ?? warnings[0];
	const height = pageHeight(window, note);
	const lines = useMemo(() => {
		const statistics = makeStatistics(played);
		const rows = statistics.record.map(titleRow);
		const look = {
			width,
			ascii: glyphs.isAscii,
			imported: tallyImported(imported),
			setUp,
			practised,
			how: 'x in the list of games',
			begins: BEGUN_IN_MENU,
		};
		return describeStats(statistics, rows, look).flatMap((text) =>
			wrapIndented(text, width).map((row) => lineOf(row, palette.text)),
		);
	}, [played, imported, setUp, practised, width, glyphs, palette]);
	const aids = useAids('statistics', {screen: 'statistics', rows: STATS_TERMS}, window);
	useKeys({
		onPress(press) {
			setSaid(undefined);
			aids.take(press, (command = commandFor('statistics', press)) => {
				if (command === 'back' || command === 'leave') {
					back();
				} else if (command === undefined) {
					setSaid(deadKey(press));
				} else {
					dispatch(scrollBy(now(), command, {count: lines.length, height}));
				}
			});
		},
	});
	return (
		<Page
			title="Statistics"
			aside="against bots"
			note={note}
			help={aids.help}
			list={aids.list}
			hints={lines.length > height ? [SCROLL, BACK] : [BACK]}
		>
			<Lines
				lines={scrolledLines(lines, {width, height}, theme, top)}
				width={width}
				height={height}
			/>
		</Page>
	);
}
