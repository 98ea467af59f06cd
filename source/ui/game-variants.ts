import {VARIANTS} from '../rules/registry.js';

/** The variants that are whole games; the ones that only drills play are left out. */
export const GAME_VARIANTS = VARIANTS.filter(({isForEndings}) => isForEndings !== true);
