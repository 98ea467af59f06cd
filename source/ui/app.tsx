import {
	Component,
	type ReactNode,
	useCallback,
	useEffect,
	useInsertionEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from 'react';
import {Box, Text, useApp, useStdout} from 'ink';
import process from 'node:process';
import {makeLayout, type TooSmallLayout} from './frame/layout.js';
import type {AppSettings} from '../storage/settings-file.js';
import {UI_EXIT, type UiExit} from '../session/request.js';
import {
	type Navigation,
	NavigationContext,
	ServicesContext,
	SettingsContext,
	useSettingsState,
	useWindow,
	WindowContext,
} from './shell/app-context.js';
import {KeyRouter, KeysFor} from './shell/use-keys.js';
import {useLiveReducer} from './shell/use-live-reducer.js';
import {useLoaded} from './shell/use-asked.js';
import {NotifyProvider, useFocusNotice} from './shell/use-focus.js';
import {useSuspend} from './shell/use-suspend.js';
import {commandFor} from './shell/keys/key-map.js';
import {tellsNothingKept} from '../text/saves.js';
import {tooSmall} from '../text/window.js';
import {lastWords} from '../session/last-words.js';
import {foldToAscii, paintScreen, redrawScreen} from './shell/output/screen-output.js';
import type {Press} from './shell/press.js';
import {
	changeStack,
	runningMatch,
	type ScreenStack,
	standingScreens,
} from './shell/screen-stack.js';
import {MenuScreen} from './forms/MenuScreen.js';
import type {ScreenDrawer} from './ScreenView.js';
import type {UiServices} from '../session/services.js';
import type {ColorLevel} from './theme/style.js';
import {paintOf} from './theme/paint.js';
import {type Ground, mayAskGround, saidGround, ThemeContext, themeOf} from './theme/theme.js';
import type {AskGround} from './shell/ground.js';

type FaultBoundaryProps = {
	readonly children: ReactNode;
	/** Told of an error thrown while drawing. */
	readonly onFault: (error: unknown) => void;
};

/**
 * Draws its children, and nothing at all once one of them has thrown: an error's text and stack may
 * hold a position, so none of it comes onto the screen.
 */
class FaultBoundary extends Component<FaultBoundaryProps, {readonly failed: boolean}> {
	static getDerivedStateFromError(): {readonly failed: boolean} {
		return {failed: true};
	}

	override state: {readonly failed: boolean} = {failed: false};

	override componentDidCatch(error: unknown): void {
		this.props.onFault(error);
	}

	override render(): ReactNode {
		return this.state.failed ? null : this.props.children;
	}
}

/** Says which size is needed, in as much room as there is. The game goes on behind it. */
function TooSmall({layout}: {readonly layout: TooSmallLayout}) {
	const {columns, rows, needed} = layout;
	return (
		<Box width={columns} height={rows} overflow="hidden">
			<Text wrap="wrap">{tooSmall(layout, needed)}</Text>
		</Box>
	);
}

export type AppProps = {
	readonly services: UiServices;
	readonly settings: AppSettings;
	/** The screens to begin with. */
	readonly first: ScreenStack;
	/** Draws every screen but the menu; left out when the menu comes first and is not to wait for its code. */
	readonly view?: ScreenDrawer;
	/** Resolves with the same, when it was left out. Asked as soon as the menu stands. */
	readonly loadView?: () => Promise<ScreenDrawer>;
	readonly colors: ColorLevel;
	/** Told of any error: the screen is then given up without a word of it. */
	readonly onFault: (error: unknown) => void;
	/** Asks the terminal whether its background is light; left out where there is none to ask. */
	readonly askGround?: AskGround;
	/** What the terminal says of itself; the process's own when left out. */
	readonly env?: Readonly<Record<string, string | undefined>>;
};

/** The whole program on the screen: one window, one place that hears the keys, one stack of screens. */
export function App({
	services,
	settings: initial,
	first,
	view,
	loadView,
	colors,
	onFault,
	askGround,
	env = process.env,
}: AppProps) {
	const app = useApp();
	const {stdout} = useStdout();
	const size = useWindow();
	const settings = useSettingsState(initial, services);
	const {state: stack, dispatch, now} = useLiveReducer(changeStack, first);
	const [leaving, setLeaving] = useState<UiExit>();
	const words = useRef<string | undefined>(undefined);
	const {isSuspended, suspend} = useSuspend(services, () => runningMatch(now().screens));
	const [ground, setGround] = useState<Ground | undefined>(() => saidGround(env));
	const theme = useMemo(
		() => themeOf(settings.settings, env, colors, ground),
		[settings.settings, env, colors, ground],
	);
	// Sooner than Ink writes the frame, which it does before other effects.
	useInsertionEffect(() => {
		foldToAscii(stdout, theme.glyphs.isAscii);
		paintScreen(stdout, paintOf(theme.id, ground, colors));
	}, [stdout, theme, ground, colors]);
	// The first frame stands by then: it does not wait for the answer.
	const mayAsk = mayAskGround(env, colors);
	useEffect(() => {
		if (mayAsk) {
			askGround?.(setGround);
		}
	}, [askGround, mayAsk]);

	const leave = useCallback(
		(code: number) => {
			const running = runningMatch(now().screens);
			const left = running && lastWords(running.host).outside;
			const line = left ?? words.current;
			setLeaving(line === undefined ? {code} : {code, line});
		},
		[now],
	);
	const navigation = useMemo<Navigation>(
		() => ({
			hasBelow: stack.screens.length > 1,
			open: (screen) => dispatch({type: 'open', screen}),
			replace: (screen) => dispatch({type: 'replace', screen}),
			back(note) {
				if (now().screens.length > 1) {
					dispatch({type: 'back', note});
				} else {
					leave(UI_EXIT.fine);
				}
			},
			setLastWords(line) {
				// Where one goes on to something else that is soon old.
				words.current = tellsNothingKept(line) && now().screens.length > 1 ? undefined : line;
			},
		}),
		[dispatch, now, leave, stack.screens.length],
	);

	// The screen is drawn empty once before it is left: some terminals keep what stood there.
	useEffect(() => {
		if (leaving !== undefined) {
			void app.waitUntilRenderFlush().then(() => app.exit(leaving));
		}
	}, [leaving, app]);

	const notify = useFocusNotice(settings.settings.notice && !isSuspended && leaving === undefined);
	const layout = makeLayout(size.columns, size.rows);
	const isTooSmall = layout.kind === 'too-small';
	const intercept = (press: Press): boolean => {
		const command = commandFor('anywhere', press);
		if (command === 'interrupt') {
			if (leaving === undefined) {
				leave(UI_EXIT.interrupted);
			} else {
				app.exit({...leaving, code: UI_EXIT.interrupted});
			}
		} else if (command === 'suspend') {
			suspend();
		} else if (command === 'redraw') {
			redrawScreen(stdout);
		}

		// What cannot be seen is not to be played.
		return command !== undefined || isTooSmall || leaving !== undefined;
	};

	const screen = stack.screens.at(-1);
	const drawer = useLoaded(view, loadView, onFault);
	const Drawer = drawer.value;
	/** The screen that stands there: what was opened by a key is drawn after it, and what comes with the key is meant for it. */
	const drawn = useRef(first.screens.at(-1));
	useLayoutEffect(() => {
		if (screen === undefined || screen.name === 'menu' || Drawer !== undefined) {
			drawn.current = screen;
		}
	});
	const whole = {width: size.columns, height: size.rows, flexShrink: 0};
	const standing = standingScreens(stack.screens);
	return (
		<FaultBoundary onFault={onFault}>
			<ServicesContext value={services}>
				<SettingsContext value={settings}>
					<ThemeContext value={theme}>
						<NavigationContext value={navigation}>
							<NotifyProvider value={notify}>
								<WindowContext value={size}>
									<KeyRouter
										intercept={intercept}
										hasMouse={settings.settings.mouse && !isSuspended && leaving === undefined}
										isWaiting={() => now().screens.at(-1) !== drawn.current}
										onFault={onFault}
										now={() => services.now()}
									>
										{isTooSmall && leaving === undefined && <TooSmall layout={layout} />}
										<Box display={isTooSmall ? 'none' : 'flex'} {...whole}>
											{leaving === undefined &&
												standing.map((one, index) => (
													<Box
														key={stack.screens.length - standing.length + index}
														display={one === screen ? 'flex' : 'none'}
														{...whole}
													>
														<KeysFor isOff={one !== screen}>
															{one.name === 'menu' ? (
																<MenuScreen note={stack.note} />
															) : (
																Drawer !== undefined && <Drawer screen={one} note={stack.note} />
															)}
														</KeysFor>
													</Box>
												))}
										</Box>
									</KeyRouter>
								</WindowContext>
							</NotifyProvider>
						</NavigationContext>
					</ThemeContext>
				</SettingsContext>
			</ServicesContext>
		</FaultBoundary>
	);
}
