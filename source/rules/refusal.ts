import type {Variant} from './variant.js';

/** Returns who hears that a try was refused; undefined in games in which no try is refused. */
export const refusalHeardBy = ({refusals}: Variant): 'all' | 'mover' | undefined =>
	refusals?.heardBy;
