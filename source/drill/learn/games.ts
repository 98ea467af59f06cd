/** The variants that the scenes are played by. */
export const FOG = 'fog';
export const FOG_ENDING = 'fog-ending';
export const KRIEGSPIEL = 'kriegspiel-eastern';
