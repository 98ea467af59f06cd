import {Text} from 'ink';
import {useEffect, useRef, useState} from 'react';
import type {TableProgress} from '../../bot/table-library.js';
import {countOf} from '../../text/men.js';
import {NO_TABLES, openingTable, solving} from '../../text/drill.js';
import {useNavigation, useServices} from '../shell/app-context.js';
import {useKeys} from '../shell/use-keys.js';
import {commandFor} from '../shell/keys/key-map.js';
import type {OpeningDrill} from '../shell/screen-stack.js';
import {useTheme} from '../theme/theme.js';
import {Page, usePageWindow} from '../panes/Page.js';
import {Words} from '../panes/pane.js';
import {barParts, percentDone, type Progress, timeLeftText} from '../panes/progress.js';

const WIDEST_BAR = 40;

/** What is known of a build: how far it is, all its tables together. */
type Build = Progress & {readonly ending: string; readonly tables: number};

/** Returns what is known of a build after some more of it. Two tables may be under way at once, so all count as one. */
function followBuild(
	before: Build | undefined,
	{ending, fraction, together}: TableProgress,
	now: number,
): Build {
	const tables = together?.tables ?? 1;
	const isSame = before?.tables === tables && (tables > 1 || before.ending === ending);
	return {
		ending,
		tables,
		fraction: together?.fraction ?? fraction,
		since: isSame ? before.since : now,
		now,
	};
}

/** Returns what is being solved, in words: the ending, and how many others with it. */
const solvedText = ({ending, tables}: Build, wanted: string): string =>
	tables > 1 ? `${wanted} and ${countOf(tables - 1, 'ending')} that it leads to` : ending;

/** Waits for the tables of a drill, with a bar while they are built, and goes on by itself. */
export function OpeningDrillScreen({screen}: {readonly screen: OpeningDrill}) {
	const services = useServices();
	const {replace, back} = useNavigation();
	const {glyphs} = useTheme();
	const {columns} = usePageWindow();
	const [build, setBuild] = useState<Build>();
	const [fault, setFault] = useState<string>();
	const [warning, setWarning] = useState<string>();
	const opening = useRef<AbortController | undefined>(undefined);

	useEffect(() => {
		const asked = new AbortController();
		opening.current = asked;
		services.drills
			.open(
				screen.ending,
				{
					progressed(progress) {
						const now = services.now();
						setBuild((before) => followBuild(before, progress, now));
					},
					warned: setWarning,
				},
				asked.signal,
				screen.game,
			)
			.then((tables) => {
				const next = screen.go(tables);
				if (asked.signal.aborted) {
					return;
				}

				if (next.ok) {
					replace(next.value);
				} else {
					setFault(next.error);
				}
			})
			.catch(() => {
				if (!asked.signal.aborted) {
					setFault(NO_TABLES);
				}
			});
		return () => asked.abort();
	}, [screen, services, replace]);

	useKeys({
		onPress(press) {
			const command = commandFor('menu', press);
			if (command === 'back' || command === 'leave') {
				opening.current?.abort();
				screen.drop?.();
				back();
			}
		},
	});

	const width = Math.max(8, Math.min(WIDEST_BAR, columns - 8));
	const [done, left] = barParts(build?.fraction ?? 0, width, glyphs);
	return (
		<Page
			title={screen.title ?? 'Drill'}
			aside={screen.ending}
			note={fault ?? warning}
			hints={[['Esc', fault === undefined ? 'stop waiting' : 'back']]}
		>
			{fault === undefined && build !== undefined && (
				<>
					<Words as="text" wrap="wrap">
						{solving(solvedText(build, screen.ending))}
					</Words>
					<Text> </Text>
					<Text wrap="truncate">
						<Words as="accent">{done}</Words>
						<Words as="faint">{left}</Words>
						<Words as="text">{` ${percentDone(build.fraction)}`}</Words>
					</Text>
					<Words as="faint">{timeLeftText(build) || ' '}</Words>
				</>
			)}
			{fault === undefined && build === undefined && (
				<Words as="faint" wrap="wrap">
					{openingTable(screen.ending)}
				</Words>
			)}
		</Page>
	);
}
