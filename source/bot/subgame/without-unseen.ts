import {EMPTY, KING} from '../../core/man.js';
import {Position} from '../../rules/position.js';
import {SIGHT_RULES, type SightPart} from '../../rules/sight.js';

/** Returns the position without the enemy men that a side does not see; kings stay. */
export function withoutUnseen(
	position: Position,
	side: number,
	parts: readonly SightPart[],
): Position {
	const seen = new Uint8Array(64);
	for (const part of parts) {
		SIGHT_RULES[part](position, side, seen);
	}

	const setup = position.toSetup();
	for (let square = 0; square < 64; square++) {
		if (seen[square] === 0 && (setup.cells[square] & 7) !== KING) {
			setup.cells[square] = EMPTY;
		}
	}

	return Position.fromSetupUnchecked(setup, position.rules);
}
