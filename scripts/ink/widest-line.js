import {remember} from './remember.js';
import stringWidth from './string-width.js';

/** How many columns the widest line of a text takes. */
export default remember((text) => Math.max(...text.split('\n').map((line) => stringWidth(line))));
