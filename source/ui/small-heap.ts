import {setFlagsFromString} from 'node:v8';

/**
 * Makes V8 collect its garbage before the heap has grown much, from now on. Left alone it lets a hotseat
 * game take twice the memory, because drawing leaves much that is soon garbage and there seems to be room.
 */
export const keepHeapSmall = (): void => setFlagsFromString('--optimize-for-size');
