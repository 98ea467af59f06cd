import {UNSEEN} from '../../core/man.js';
import {COLORS} from '../../core/color.js';
import type {Review} from '../../match/review.js';
import {menScene, type Scene} from '../panes/scene.js';

/** Returns what the signs of a game depend on that is gone through: how its men are seen, and whether squares are out of sight in it. */
export const reviewScene = ({variant, steps}: Review): Omit<Scene, 'screen' | 'cell'> => ({
	...menScene(variant, steps[0].sights.truth),
	hasNoFog: !steps.some(({sights}) => COLORS.some((side) => sights[side].cells.includes(UNSEEN))),
});
