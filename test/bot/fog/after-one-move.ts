import {unwrap} from '../../../source/core/result.js';
import {PositionSet} from '../../../source/knowledge/positions/position-set.js';
import {Game} from '../../../source/rules/game.js';
import type {Position} from '../../../source/rules/position.js';
import {fog} from '../../../source/rules/variants/fog.js';

/** Returns what White holds possible after 1 e4 and a move that he did not see: some twenty positions. */
export function afterOneMove(): PositionSet {
	const game = unwrap(Game.start(fog));
	const set = unwrap(PositionSet.start({variant: fog, seat: 'white'}));
	for (const move of ['e2e4', 'h7h6']) {
		game.tryText(move);
		set.update(game.view('white'));
	}

	return set;
}

/** Whether a man has gone to h6. */
export const isOnH6 = ({board}: Position): boolean => board[47] !== 0;

/** A searcher that holds a position worst for the side to move in which the other has moved a man to h6. */
export const HOLDS_H6 = {
	evaluate: () => 0,
	quiescence: (position: Position) => (isOnH6(position) ? 40 : 200),
};
