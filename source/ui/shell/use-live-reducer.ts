import {useCallback, useRef, useState} from 'react';

/** Returns the state that an action makes of a state. Pure. */
type Reduce<S, A> = (state: S, action: A) => S;

export type LiveReducer<S, A> = {
	readonly state: S;
	/** Applies an action at once and returns the new state. */
	readonly dispatch: (action: A) => S;
	/** Returns the newest state, also between two drawings. */
	readonly now: () => S;
};

/**
 * A reducer whose state is there at once: several keys may come before the next drawing, and each must
 * find what the one before has done.
 */
export function useLiveReducer<S, A>(
	reduce: Reduce<S, A>,
	initial: S | (() => S),
): LiveReducer<S, A> {
	const [state, setState] = useState(initial);
	const live = useRef(state);
	const now = useCallback(() => live.current, []);
	const dispatch = useCallback(
		(action: A) => {
			live.current = reduce(live.current, action);
			setState(() => live.current);
			return live.current;
		},
		[reduce],
	);
	return {state, dispatch, now};
}

const take = <S>(_before: S, next: S): S => next;
const patch = <S>(before: S, changes: Partial<S>): S => ({...before, ...changes});

/** The same for a state that is set. */
export const useLiveState = <S>(initial: S | (() => S)): LiveReducer<S, S> =>
	useLiveReducer<S, S>(take, initial);

/** The same for a record of which some fields are set. */
export const useLiveRecord = <S>(initial: S | (() => S)): LiveReducer<S, Partial<S>> =>
	useLiveReducer<S, Partial<S>>(patch, initial);
