import {unwrap} from '../../../source/core/result.js';
import {HistoryPositions} from '../../../source/knowledge/positions/from-history.js';
import type {PositionSet} from '../../../source/knowledge/positions/position-set.js';
import type {Position} from '../../../source/rules/position.js';
import {historyOf} from '../../helpers/histories.js';

/** Returns what White holds possible after 1 e4 and a move that he did not see: some twenty positions. */
export const afterOneMove = (): PositionSet =>
	unwrap(new HistoryPositions().follow(historyOf('white', ['e2e4', 'h7h6'])));

/** Whether a man has gone to h6. */
export const isOnH6 = ({board}: Position): boolean => board[47] !== 0;
