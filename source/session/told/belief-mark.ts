import type {Square} from '../../core/square.js';

/**
 * Where the enemy king can be, where the viewer's men keep it from, and where it cannot be for another reason; or
 * where the viewer himself guesses it, which is not deduced.
 */
export type BeliefKind = 'possible' | 'covered' | 'impossible' | 'guess';
export type BeliefMark = {readonly square: Square; readonly kind: BeliefKind};
