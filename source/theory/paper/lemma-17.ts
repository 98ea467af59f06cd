import {rectangle} from './rectangle.js';

/**
 * Lemmas 13 and 17: on (C–F,3–6) the lone king is not on the edge, so that White cannot take him in his next
 * move; and he goes back there whenever one of its squares is open to him.
 */
export const SAFE_SPACE = rectangle(2, 5, 2, 5);
