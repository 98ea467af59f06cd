export {INITIAL_WEIGHTS as WEIGHTS} from './initial-weights.js';
