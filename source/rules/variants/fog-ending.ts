import {chess} from '../chess.js';
import type {Variant} from '../variant.js';
import {fog} from './fog.js';

/**
 * Fog of War as the endgame drills play it: without the host's repetition rule, which the paper leaves
 * out and which means nothing against an opponent that has not decided where it stands; and over as soon
 * as White's last man is lost.
 */
export const fogEnding: Variant = chess({
	...fog,
	id: 'fog-ending',
	title: 'Fog of War ending',
	summary: 'Fog of War without the draw by repetition, for endgame drills.',
	source: `${fog.source} (the draw rules but for fifty moves are left out; bare kings are a draw at once)`,
	isForEndings: true,
	end: ['king-captured', 'bare-kings', 'fifty-moves', 'no-move'],
});
