import {KING} from '../../core/man.js';
import {catchesBy} from '../../knowledge/taken.js';
import type {SeatHistory} from '../../rules/history.js';
import {manName} from '../../text/men.js';

/** Returns what a seat took by moves of its own that came about in a ply, as sentences; that a king was taken is told with the end. */
export const caughtBy = (history: SeatHistory, index: number): readonly string[] =>
	catchesBy(history, index)
		.filter(({man}) => (man & 7) !== KING)
		.map(({man}) => `You took ${manName(man, history.seat)}.`);
