import original from 'ink-original:widest-line';
import {remember} from './remember.js';

export default remember(original);
