import process from 'node:process';

/** Returns the size of a sample: `npm run test:long` takes the large one. */
export const sampleSize = (quick: number, long: number): number =>
	process.env['LONG_SAMPLES'] === '1' ? long : quick;
