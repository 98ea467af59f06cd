import type {Word} from '../../core/act.js';
import type {HistoryTry} from '../../rules/history.js';

const TAKE_BACK: Word = 'take-back';

/** Returns whether the try at an index was taken back by the act after it. */
export const isTakenBack = (tries: readonly Pick<HistoryTry, 'text'>[], index: number): boolean =>
	tries.at(index)?.text !== undefined && tries.at(index + 1)?.text === TAKE_BACK;

/** Returns whether an act is the one that takes the try before it back. */
export const takesBack = ({text}: Pick<HistoryTry, 'text'>): boolean => text === TAKE_BACK;
