/** The endgame tables that drills are played and judged by: those of all games in one map, by `tableKey`. */
export type {Tables as DrillTables} from '../solver/build-table.js';
