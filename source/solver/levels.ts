/**
 * A level is a number of White's moves, the capture of the king included, that are still needed at
 * worst. This one means that White cannot force the capture at all. Real levels are smaller.
 */
export const NEVER = 255;
