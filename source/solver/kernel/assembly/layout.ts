// Constants of the TypeScript around this module, which cannot be imported here; the checksums of the
// tables in the tests hold them together.

/** Of ../../levels.ts: White cannot force the capture. */
export const NEVER = 255;

/** Of ../../ending-graph.ts: from which bit on a move tells what square it passes over, and what lies below. */
export const PASSED_SHIFT = 24;
export const TARGET_MASK = (1 << PASSED_SHIFT) - 1;

/** Of ../../table-layout.ts: the bytes of a block that hold its squares' levels, and a group's word. */
export const SQUARE_BYTES = 64;
export const LEVEL_SHIFT = 22;
export const GROUP_END = (1 << LEVEL_SHIFT) - 1;
