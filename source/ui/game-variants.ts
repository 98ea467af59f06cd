import {VARIANTS} from '../rules/registry.js';

/** The variants that are whole games; the ones that only drills play are left out. */
export const GAME_VARIANTS = VARIANTS.filter(({id}) => !id.endsWith('-ending'));

/** And of these the ones that two bots are watched in: with an umpire there is nothing to be seen of their tries yet. */
export const WATCHED_VARIANTS = GAME_VARIANTS.filter(({tries}) => tries.kind === 'known');
