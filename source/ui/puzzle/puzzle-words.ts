import type {Practice} from '../../drill/practice.js';
import {countSolved} from '../../drill/puzzle-progress.js';
import {type Puzzle, PUZZLES} from '../../drill/puzzles.js';

/** Returns how a person stands with the puzzles. */
export const puzzlesText = (practice: Practice): string =>
	`${PUZZLES.length} fog puzzles · ${countSolved(practice)} solved`;

/** Returns what is told of a puzzle that is due. */
export const puzzleDueText = ({number, within}: Puzzle): string =>
	`puzzle ${number}, the king in ${within} · due now`;
