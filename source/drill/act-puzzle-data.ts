/**
 * The puzzles of one act, one a row: game; start that both sides know, or "-" for the game's own; all acts so far, hidden
 * ones too; the seat that is to act; what its act is to do; the one act that does it. Composed by
 * scripts/compose-act-puzzles.js and proved by scripts/prove-puzzles.js and a test. New rows go at the end: a
 * puzzle's progress is kept by its place.
 */
export const ACT_PUZZLE_ROWS = `
kriegspiel-scotch; 8/q7/2K5/8/8/5P2/6k1/5b2 b - - 0 1; black>a7f2; white; stands; f3f4
kriegspiel-scotch; 8/8/3R4/8/2Kp4/8/4k3/1q6 w - - 0 1; white>d6f6; black; checks; b1b5
`;
