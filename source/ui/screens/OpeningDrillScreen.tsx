import {Text} from 'ink';
import {useEffect, useRef, useState} from 'react';
import type {TableProgress} from '../../bot/table-library.js';
import {useNavigation} from '../hooks/navigation.js';
import {useServices} from '../hooks/services-context.js';
import {useKeys} from '../hooks/use-keys.js';
import {useWindowContext} from '../hooks/window-context.js';
import {commandFor} from '../key-map.js';
import type {OpeningDrill} from '../screen-stack.js';
import {textProps} from '../theme/style.js';
import {useTheme} from '../theme/theme-context.js';
import {Page} from './Page.js';

const WIDEST_BAR = 40;
/** Milliseconds before the time left is guessed. */
const FIRST_GUESS = 400;

/** What is known of a build: how far it is, and since when (in milliseconds) that ending is being built. */
type Build = TableProgress & {readonly since: number; readonly now: number};

/** Returns how long a build will still take, in words; empty while that is a guess in the dark. */
export function timeLeftText({fraction, since, now}: Build): string {
	const gone = now - since;
	if (gone < FIRST_GUESS || fraction <= 0) {
		return '';
	}

	const seconds = Math.ceil((gone * (1 - fraction)) / fraction / 1000);
	return seconds < 100 ? `about ${seconds} s left` : `about ${Math.ceil(seconds / 60)} min left`;
}

/** Waits for the tables of a drill, with a bar while they are built, and goes on by itself. */
export function OpeningDrillScreen({screen}: {readonly screen: OpeningDrill}) {
	const services = useServices();
	const {replace, back} = useNavigation();
	const {palette, glyphs} = useTheme();
	const {columns} = useWindowContext();
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
						setBuild((before) => ({
							...progress,
							since: before?.ending === progress.ending ? before.since : now,
							now,
						}));
					},
					warned: setWarning,
				},
				asked.signal,
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
		return () => {
			asked.abort();
		};
	}, [screen, services, replace]);

	useKeys({
		onPress(press) {
			const command = commandFor('menu', press);
			if (command === 'back' || command === 'leave') {
				opening.current?.abort();
				screen.drop();
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
					<Text {...textProps(palette.text)} wrap="wrap">
						{`Solving ${build.ending}: every place of the men, everything that can be known of the king. This is done once and kept.`}
					</Text>
					<Text> </Text>
					<Text wrap="truncate">
						<Text {...textProps(palette.accent)}>{glyphs.barFull.repeat(full)}</Text>
						<Text {...textProps(palette.faint)}>{glyphs.barEmpty.repeat(width - full)}</Text>
						<Text {...textProps(palette.text)}>{` ${Math.round(build.fraction * 100)} %`}</Text>
					</Text>
					<Text {...textProps(palette.faint)}>{timeLeftText(build) || ' '}</Text>
				</>
			)}
			{fault === undefined && build === undefined && (
				<Text {...textProps(palette.faint)}>{`Opening the table of ${screen.ending} …`}</Text>
			)}
		</Page>
	);
}
