import type {Practice} from '../../drill/practice.js';
import {countSolved} from '../../drill/puzzle-progress.js';
import {type Puzzle, PUZZLES} from '../../drill/puzzles.js';

export const puzzlesText = (practice: Practice): string =>
	`${PUZZLES.length} fog puzzles · ${countSolved(practice)} solved`;

export const puzzleDueText = ({number, within}: Puzzle): string =>
	`puzzle ${number}, the king in ${within} · due now`;
