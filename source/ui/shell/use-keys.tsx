import {useInput, usePaste} from 'ink';
import {
	createContext,
	type ReactNode,
	useCallback,
	useContext,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
} from 'react';
import {withoutFullWidth} from '../../core/full-width.js';
import {withoutJoining} from '../../core/joining.js';
import {LONGEST_ENTRY} from '../../session/entry/longest-entry.js';
import {type Press, readPresses} from './press.js';
import {type Click, useMouse} from './use-mouse.js';
import {ReplyFilter} from './terminal-replies.js';

/** Keys that were pressed before what they are for is drawn. */
class EarlyKeys {
	readonly #presses: Press[] = [];
	#isDrawing = false;

	/** Whether some are kept. */
	get areThere(): boolean {
		return this.#presses.length > 0;
	}

	/** Whether what comes now must wait, behind those that are kept or for a drawing. */
	get mustWait(): boolean {
		return this.#isDrawing || this.areThere;
	}

	keep(press: Press): void {
		this.#presses.push(press);
	}

	/**
	 * Hands those that are or will be kept to `to`, one after the other: the first once what was brought about so far is
	 * drawn, each other once what the one before has brought about is, and none while it `isWaiting` for its screen.
	 */
	deliver(to: (press: Press) => void, isWaiting: () => boolean): void {
		if (!this.#isDrawing) {
			this.#isDrawing = true;
			setTimeout(() => {
				this.#isDrawing = false;
				const press = isWaiting() ? undefined : this.#presses.shift();
				if (press !== undefined) {
					to(press);
					this.deliver(to, isWaiting);
				}
			}, 0);
		}
	}
}

type KeyTaker = {
	readonly onPress: (press: Press) => void;
	/** Takes a paste whole; left out, pastes are ignored. */
	readonly onPaste?: (text: string) => void;
	/** Takes a click on what is no key; left out, such clicks are ignored. */
	readonly onClick?: (click: Click) => void;
};

type Router = {
	/** Gives the keys to `taker` until the returned function is called; the latest has them. */
	take(taker: {current: KeyTaker}): () => void;
	/** Asks `keysFor` which keys a click is until the returned function is called; the latest first. */
	clickable(keysFor: KeysFor): () => void;
	/** Keeps the keys of the same burst until what the last one has done is drawn. */
	waitForDrawing(): void;
	/** Hands over keys that were pressed for what is drawn now, before any that come. */
	pressNow(presses: readonly Press[]): void;
};

type KeysFor = (click: Click) => readonly Press[];

export const RouterContext = createContext<Router | undefined>(undefined);

/** The most of a paste that is looked at, in characters: of what is longer than any entry so much that it is told to be. */
const LONGEST_PASTE = 2 * LONGEST_ENTRY;

/** For so many milliseconds Enter after a number of several digits ends that, whatever it has opened by then. */
const CLOSES_NUMBER = 1500;

type KeyRouterProps = {
	readonly children: ReactNode;
	/** Sees every key first, and keeps those for which it returns true. */
	readonly intercept?: (press: Press) => boolean;
	/** Whether the screen that the keys are for is yet to come: they are then kept for it. */
	readonly isWaiting?: () => boolean;
	/** Whether the terminal is asked for mouse clicks. */
	readonly hasMouse?: boolean;
	/** Told of an error that a key's taker threw: outside of drawing, where no boundary catches it. */
	readonly onFault: (error: unknown) => void;
	/** The time in milliseconds: what a terminal sends unasked is told from keys by how soon it goes on. */
	readonly now?: () => number;
};

const usualNow = (): number => performance.now();

/**
 * The one place that listens to keys, pastes and clicks. Whoever mounted last and is still there gets them, so
 * that no key is heard twice and none goes to a screen that is not shown.
 */
export function KeyRouter({
	children,
	intercept,
	isWaiting,
	hasMouse = false,
	onFault,
	now = usualNow,
}: KeyRouterProps) {
	const replies = useRef(new ReplyFilter());
	const takers = useRef<{current: KeyTaker}[]>([]);
	const clickables = useRef<KeysFor[]>([]);
	const early = useRef(new EarlyKeys());
	const guard = (work: () => void) => {
		try {
			work();
		} catch (error) {
			onFault(error);
		}
	};

	/** Whether the last key was a digit that opened a screen. */
	const hasNumberOpened = useRef(false);
	/** How many digits came last, and when the last of them came. */
	const number = useRef({digits: 0, at: 0});
	const deliver = (press: Press) => {
		// Who closes a number with Enter means the row that the number has opened already.
		const isClosing = hasNumberOpened.current && press.name === 'enter';
		const isDigit = /^\d$/.test(press.text);
		hasNumberOpened.current = false;
		number.current = {digits: isDigit ? number.current.digits + 1 : 0, at: now()};
		if (isClosing) {
			return;
		}

		guard(() => {
			// Looked up for each key: the one before may have opened another screen.
			takers.current.at(-1)?.current.onPress(press);
			hasNumberOpened.current = isDigit && isWaiting?.() === true;
		});
	};

	// What is delivered later must not depend on a drawing that is past.
	const live = useRef({deliver, isWaiting});
	useLayoutEffect(() => {
		live.current = {deliver, isWaiting};
	});
	const waitForDrawing = useCallback(() => {
		early.current.deliver(
			(press) => live.current.deliver(press),
			() => live.current.isWaiting?.() === true,
		);
	}, []);
	const deliverEarly = useCallback(() => {
		if (early.current.areThere) {
			waitForDrawing();
		}
	}, [waitForDrawing]);
	const pressNow = useCallback(
		(presses: readonly Press[]) => {
			for (const press of presses) {
				early.current.keep(press);
			}

			deliverEarly();
		},
		[deliverEarly],
	);
	const router = useMemo<Router>(
		() => ({
			take(taker) {
				takers.current.push(taker);
				deliverEarly();
				return () => {
					takers.current = takers.current.filter((other) => other !== taker);
				};
			},
			clickable(keysFor) {
				clickables.current.unshift(keysFor);
				return () => {
					clickables.current = clickables.current.filter((other) => other !== keysFor);
				};
			},
			waitForDrawing,
			pressNow,
		}),
		[deliverEarly, waitForDrawing, pressNow],
	);

	// A screen that takes another's place without a taker of its own gets what was kept for it too.
	useEffect(() => {
		if (isWaiting?.() !== true) {
			deliverEarly();
		}
	});

	const hear = (press: Press) => {
		if (intercept?.(press) === true) {
			return;
		}

		if (isWaiting?.() === true || early.current.mustWait) {
			early.current.keep(press);
		} else {
			// One digit is a key like any other once its screen is there; a number is ended by habit for a while yet.
			const {digits, at} = number.current;
			hasNumberOpened.current &&= digits > 1 && now() - at < CLOSES_NUMBER;
			deliver(press);
		}
	};

	useInput((input, key) => {
		guard(() => {
			const keys = replies.current.take(input, key, now());
			for (const press of keys === undefined ? [] : readPresses(keys, key)) {
				hear(press);
			}
		});
	});
	usePaste((text) => {
		const kept = withoutFullWidth(withoutJoining(text.slice(0, LONGEST_PASTE)));
		guard(() => takers.current.at(-1)?.current.onPaste?.(kept));
	});
	useMouse((click) => {
		guard(() => {
			const keys = clickables.current
				.map((keysFor) => keysFor(click))
				.find(({length}) => length > 0);
			if (keys === undefined) {
				takers.current.at(-1)?.current.onClick?.(click);
			}

			for (const press of keys ?? []) {
				hear(press);
			}
		});
	}, hasMouse);
	return <RouterContext value={router}>{children}</RouterContext>;
}

/** Keeps the keys from its children while it `isOff`, whichever of them comes last. */
export function KeysFor({
	isOff,
	children,
}: {
	readonly isOff: boolean;
	readonly children: ReactNode;
}) {
	const router = useContext(RouterContext);
	return <RouterContext value={isOff ? undefined : router}>{children}</RouterContext>;
}

/** Gives the keys to the calling component, as long as it is there. */
export function useKeys(taker: KeyTaker): void {
	const router = useContext(RouterContext);
	const current = useRef(taker);
	// Not in an effect: a key that comes between drawing and the effect must find the new one.
	useLayoutEffect(() => {
		current.current = taker;
	});
	useLayoutEffect(() => router?.take(current), [router]);
}

/**
 * Returns what to call when a key has changed what its taker is told by others: several keys may come at once, and
 * each after it must find what it has done.
 */
export function useWaitForDrawing(): () => void {
	const router = useContext(RouterContext);
	return () => router?.waitForDrawing();
}

/** Returns what hands over keys that were pressed before what they are for was drawn. */
export function usePressNow(): (presses: readonly Press[]) => void {
	const router = useContext(RouterContext);
	return useCallback((presses) => router?.pressNow(presses), [router]);
}

/** Lets the keys go that are typed while it is there: they are for nobody. */
export function NoKeys() {
	useKeys({onPress() {}});
	return null;
}
