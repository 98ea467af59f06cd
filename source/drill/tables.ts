/** The endgame tables that a drill is played and judged by, by the name of the ending. */
export type {Tables as DrillTables} from '../solver/build-table.js';
