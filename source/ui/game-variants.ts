import {VARIANTS} from '../rules/registry.js';

/** The variants that are whole games; the ones that only drills play are left out. */
export const GAME_VARIANTS = VARIANTS.filter(({id}) => !id.endsWith('-ending'));

/** And of these the ones that bots play: with an umpire they do not know yet what to do. */
export const BOT_VARIANTS = GAME_VARIANTS.filter(({tries}) => tries.kind === 'known');
