import original from 'ink-original:./sanitize-ansi.js';
import {narrowText} from './narrow.js';
import {remember} from './remember.js';

/** A text without the controls that have no place in it; narrow characters and colours stay as they are. */
export default remember((text) => (narrowText(text) === undefined ? original(text) : text));
