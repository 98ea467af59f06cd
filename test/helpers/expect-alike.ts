import {isDeepStrictEqual} from 'node:util';
import {expect} from 'vitest';

/** Expects a value to equal another strictly, as `expect` does, which is slow: this is for what is asked thousands of times. */
export function expectAlike(value: unknown, other: unknown, where?: string): void {
	if (!isDeepStrictEqual(value, other)) {
		expect(value, where).toStrictEqual(other);
	}
}
