import {setFlagsFromString} from 'node:v8';

/** When the first frame stands, in milliseconds after the start: collecting garbage would delay it. */
const LATER = 1000;

/**
 * Makes V8 collect its garbage before the heap has grown much, from soon on. Left alone it lets a hotseat
 * game take twice the memory, because drawing leaves much that is soon garbage and there seems to be room.
 */
export function keepHeapSmall(): void {
	setTimeout(() => setFlagsFromString('--optimize-for-size'), LATER).unref();
}
