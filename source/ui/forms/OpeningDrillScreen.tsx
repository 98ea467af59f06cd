import {Text} from 'ink';
import {useEffect, useRef, useState} from 'react';
import type {TableProgress} from '../../bot/table-library.js';
import {countOf} from '../../text/men.js';
import {useNavigation, useServices} from '../shell/app-context.js';
import {useKeys} from '../shell/use-keys.js';
import {commandFor} from '../shell/keys/key-map.js';
import type {OpeningDrill} from '../shell/screen-stack.js';
import {useTheme} from '../theme/theme.js';
import {Page, usePageWindow} from '../panes/Page.js';
import {Words} from '../panes/pane.js';

const WIDEST_BAR = 40;
/** Milliseconds before the time left is guessed. */
const FIRST_GUESS = 400;

/** What is known of a build: how far it is, all its tables together, and since when (in milliseconds). */
type Build = {
	readonly ending: string;
	readonly tables: number;
	readonly fraction: number;
	readonly since: number;
	readonly now: number;
};

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

/** Returns how long a build will still take, in words; empty while that is a guess in the dark. */
function timeLeftText({fraction, since, now}: Omit<Build, 'ending' | 'tables'>): string {
	const gone = now - since;
	if (gone < FIRST_GUESS || fraction <= 0) {
		return '';
	}

	const seconds = Math.ceil((gone * (1 - fraction)) / fraction / 1000);
	return seconds < 100 ? `about ${seconds} s left` : `about ${Math.ceil(seconds / 60)} min left`;
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
					setFault('The tables of this ending cannot be built here.');
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
	const full = Math.round(width * (build?.fraction ?? 0));
	return (
		<Page
			title="Drill"
			aside={screen.ending}
			note={fault ?? warning}
			hints={[['Esc', fault === undefined ? 'stop waiting' : 'back']]}
		>
			{fault === undefined && build !== undefined && (
				<>
					<Words as="text" wrap="wrap">
						{`Solving ${solvedText(build, screen.ending)}: every place of the men, everything that can be known of the king. This is done once and kept.`}
					</Words>
					<Text> </Text>
					<Text wrap="truncate">
						<Words as="accent">{glyphs.barFull.repeat(full)}</Words>
						<Words as="faint">{glyphs.barEmpty.repeat(width - full)}</Words>
						<Words as="text">{` ${Math.round(build.fraction * 100)} %`}</Words>
					</Text>
					<Words as="faint">{timeLeftText(build) || ' '}</Words>
				</>
			)}
			{fault === undefined && build === undefined && (
				<Words as="faint" wrap="wrap">{`Opening the table of ${screen.ending} …`}</Words>
			)}
		</Page>
	);
}
