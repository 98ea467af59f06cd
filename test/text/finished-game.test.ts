import {expect, it} from 'vitest';
import {lengthText, progressText} from '../../source/text/finished-game.js';

it.each([
	['fog', 4, undefined, 'move 3', '2 moves'],
	['nommenspiel', 4, undefined, 'move 3', '2 moves'],
	['ghostrider', 8, undefined, 'move 5', '4 moves'],
	['kriegspiel-take-back', 3, undefined, 'move 2', '2 moves'],
	['fog', 1, '4k3/8/8/8/8/8/4q3/R3K2R b KQ - 0 1', 'move 2', '1 move'],
	['kriegspiel-scotch', 2, undefined, '2 turns', '2 turns'],
])('tells how far a game is: %s after %i', (variant, plies, start, now, all) => {
	expect(progressText({variant, plies, ...(start === undefined ? {} : {start})})).toBe(now);
	expect(progressText({variant, plies, lastOwn: 'e4'})).toContain(' after e4');
	expect(lengthText({variant, plies})).toBe(all);
});
