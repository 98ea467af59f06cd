import type {Key} from 'ink';

/** Milliseconds within which a reply's text follows on its beginning: sooner than anyone types after Alt and a sign. */
const FIRST_WAIT = 100;
/** Milliseconds within which a reply that has begun goes on, or else it is given up. */
const NEXT_WAIT = 500;
/** A reply is not longer than this, in characters. */
const LONGEST = 4096;

/**
 * How the texts begin that a terminal sends of its own accord (ECMA-48, 5.6; xterm's "Control Sequences"): after
 * `ESC ]` the number of what was asked or a window's title, after `ESC P` a parameter or its sign, after `ESC _`
 * the graphics protocol's letter.
 */
const BODIES: Readonly<Record<string, RegExp>> = {
	']': /^[\dlL]/,
	P: /^[\d!$+>=?|]/,
	_: /^G/,
};
/** What is left of the beginning of a reply that came too late after its ESC to be read with it. */
const ORPHAN = /^(?:\]\d{1,3};|P[\d>!]+[$+|])/;
/** No reply's text has control characters: BEL ends it, any other breaks it off. */
const CONTROL = /[\u0000-\u001F\u007F\u009C]/;
const BELL = '\u0007';
const STRING_END = '\u009C';

/** What a terminal is in the middle of sending: nothing, the beginning, the text, or the sign that ends it. */
type State =
	| {readonly name: 'nothing'}
	| {readonly name: 'begun'; readonly sign: string; readonly at: number}
	| {readonly name: 'text'; readonly length: number; readonly at: number}
	| {readonly name: 'ending'; readonly at: number};

const NOTHING: State = {name: 'nothing'};

/** What comes of one call of `useInput`: what is left of its input for the keys, undefined for nothing. */
type Sifted = {readonly state: State; readonly input?: string};

/** Returns whether a call is for characters: keys with names come with none, or with one of their own. */
const isText = (input: string, {ctrl, meta, ...key}: Key): boolean =>
	input !== '' && !ctrl && !meta && !key.escape && !key.return && !key.tab;

function siftText(input: string, length: number, at: number): Sifted {
	const end = input.search(CONTROL);
	if (end < 0) {
		const total = length + input.length;
		return {state: total > LONGEST ? NOTHING : {name: 'text', length: total, at}};
	}

	const isEnd = input[end] === BELL || input[end] === STRING_END;
	const rest = input.slice(isEnd ? end + 1 : end);
	return rest === '' ? {state: NOTHING} : {state: NOTHING, input: rest};
}

/** Returns what is kept from the keys where no reply is under way. */
function siftFresh(input: string, key: Key, at: number): Sifted {
	if (key.meta && input in BODIES) {
		return {state: {name: 'begun', sign: input, at}};
	}

	return isText(input, key) && ORPHAN.test(input)
		? siftText(input, 0, at)
		: {state: NOTHING, input};
}

function sift(state: State, input: string, key: Key, at: number): Sifted {
	if (
		state.name === 'nothing' ||
		at - state.at > (state.name === 'begun' ? FIRST_WAIT : NEXT_WAIT)
	) {
		return siftFresh(input, key, at);
	}

	// ESC \ ends it, whatever there is of it.
	if (key.meta && input === '\\') {
		return {state: NOTHING};
	}

	if (state.name === 'begun') {
		return isText(input, key) && BODIES[state.sign].test(input)
			? siftText(input, 0, at)
			: siftFresh(input, key, at);
	}

	if (state.name === 'ending') {
		if (!isText(input, key) || !input.startsWith('\\')) {
			return siftFresh(input, key, at);
		}

		return input.length === 1 ? {state: NOTHING} : {state: NOTHING, input: input.slice(1)};
	}

	if (isText(input, key)) {
		return siftText(input, state.length, at);
	}

	// BEL alone is Ctrl+G to Ink, and an ESC whose sign is still to come is Escape.
	if (key.ctrl && input === 'g') {
		return {state: NOTHING};
	}

	return key.escape && !key.meta ? {state: {name: 'ending', at}} : siftFresh(input, key, at);
}

/**
 * Keeps from the keys what a terminal tells unasked: operating system commands and device control strings, such
 * as the answer `ESC ] 11 ; rgb:… BEL` to another program's question about colours. Ink hands them on as Alt and a sign and
 * then as if their text were typed, in as many pieces as they came in. Nothing is held back to see what follows.
 */
export class ReplyFilter {
	#state: State = NOTHING;

	/** Returns what is left for the keys of a call of `useInput` at a time in milliseconds; undefined when nothing is. */
	take(input: string, key: Key, at: number): string | undefined {
		const {state, input: rest} = sift(this.#state, input, key, at);
		this.#state = state;
		return rest;
	}
}
