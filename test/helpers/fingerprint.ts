import {createHash} from 'node:crypto';

/** Returns the first 16 hexadecimal digits of a text's SHA-256. */
export const fingerprint = (text: string): string =>
	createHash('sha256').update(text).digest('hex').slice(0, 16);
