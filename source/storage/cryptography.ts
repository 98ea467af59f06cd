import type * as Crypto from 'node:crypto';
import process from 'node:process';

/** Returns Node's cryptography, which is loaded when it is first used: that takes longer than the first screen waits for anything else. */
export const cryptography = (): typeof Crypto => process.getBuiltinModule('node:crypto');
