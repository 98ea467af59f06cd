import process from 'node:process';

/** Returns the size of a sample, or the sample itself: `npm run test:long` takes the large one. */
export const sampleSize = <T>(quick: T, long: T): T =>
	process.env['LONG_SAMPLES'] === '1' ? long : quick;

/** Returns the part of a sample that `npm test` takes: a third; `npm run test:long` takes all. */
export const partOf = (size: number): number => sampleSize(Math.ceil(size / 3), size);
