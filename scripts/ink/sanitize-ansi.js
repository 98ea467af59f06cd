import original from 'ink-original:./sanitize-ansi.js';
import {remember} from './remember.js';

export default remember(original);
