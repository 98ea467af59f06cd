import type {AnalysedMove} from '../analysis/analyse-game.js';
import type {Fault, Luck} from '../analysis/verdict.js';

/** What is said of each fault, and its sign under the plot. */
export const FAULT_WORDS: {
	readonly [fault in Fault]: {readonly words: string; readonly sign: string};
} = {
	'missed-king': {words: 'king not taken', sign: '!'},
	'king-left': {words: 'king left', sign: 'K'},
	blunder: {words: 'blunder', sign: 'B'},
	mistake: {words: 'mistake', sign: 'm'},
};

/** The same of luck. */
export const LUCK_WORDS: {
	readonly [luck in Luck]: {readonly words: string; readonly sign: string};
} = {
	bad: {words: 'bad luck', sign: 'x'},
	good: {words: 'lucky', sign: '+'},
};

/** Returns whether there is something to tell of a move. */
export const isNotable = ({knowledge, truth}: AnalysedMove): boolean =>
	knowledge.fault !== null || truth.luck !== null;

/** Returns what is said of a move: "blunder", "bad luck", "lucky mistake". */
export const wordsOf = ({knowledge: {fault}, truth: {luck}}: AnalysedMove): string =>
	[
		...(luck === null ? [] : [LUCK_WORDS[luck].words]),
		...(fault === null ? [] : [FAULT_WORDS[fault].words]),
	].join(' ');

/** Returns the sign of a notable move under the plot: that of its luck, if there was any. */
export function signOf({knowledge: {fault}, truth: {luck}}: AnalysedMove): string {
	if (luck !== null) {
		return LUCK_WORDS[luck].sign;
	}

	return fault === null ? ' ' : FAULT_WORDS[fault].sign;
}
