import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';

/** Crockford's base 32 (crockford.com/base32.html): no I, L, O or U, so that no two signs look alike. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** What Crockford reads for letters that look like digits. */
const LOOKALIKES: Readonly<Record<string, string>> = {I: '1', L: '1', O: '0'};
const BITS_A_SIGN = 5;
const DATA_SIGNS = 8;
const CHECK_SIGNS = 2;
const LENGTH = DATA_SIGNS + CHECK_SIGNS;
const HALF = LENGTH / 2;
const CODE_BITS = DATA_SIGNS * BITS_A_SIGN;
const WHOLE = (1n << BigInt(CODE_BITS)) - 1n;

/** Any odd number would do: a multiplication by it modulo a power of two can be undone. */
const FACTOR = 0x9e_3779_b97fn;
const INVERSE = inverse(FACTOR);

/** Returns the inverse of an odd number modulo 2^40 by Newton's iteration, which doubles the right bits each time. */
function inverse(odd: bigint): bigint {
	let result = odd;
	for (let rightBits = 3; rightBits < CODE_BITS; rightBits *= 2) {
		result = (result * (2n - odd * result)) & WHOLE;
	}

	return result & WHOLE;
}

/** Folds the upper half of the bits onto the lower one; its own inverse. */
const fold = (value: bigint): bigint => value ^ (value >> BigInt(CODE_BITS / 2));

/** Returns a value with its bits mixed, so that near values have codes that look nothing like each other. */
const mix = (value: bigint): bigint => fold((fold((value * FACTOR) & WHOLE) * FACTOR) & WHOLE);

const unmix = (value: bigint): bigint => (fold((fold(value) * INVERSE) & WHOLE) * INVERSE) & WHOLE;

/** Powers of α in GF(32), the field of x^5 + x^2 + 1, of which α = x is a primitive element. */
const POWERS: readonly number[] = Array.from({length: 31}).reduce<number[]>((powers) => {
	const last = powers.at(-1);
	const next = last === undefined ? 1 : last << 1;
	return [...powers, next & 32 ? next ^ 0b10_0101 : next];
}, []);

/** Returns a · α^power in GF(32). */
const times = (a: number, power: number): number =>
	a === 0 ? 0 : POWERS[(POWERS.indexOf(a) + power) % 31];

/**
 * Returns the sums Σ cᵢ·αⁱ and Σ cᵢ·α²ⁱ as one number, 0 for a right code. A shortened Reed–Solomon
 * code of distance 3 (Reed & Solomon, "Polynomial Codes over Certain Finite Fields", 1960): any one or two
 * wrong signs change it, and so do two signs that have changed places.
 */
const syndrome = (digits: readonly number[]): number =>
	digits.reduce(
		(sum, digit, place) => sum ^ (times(digit, place) << 5) ^ times(digit, 2 * place),
		0,
	);

function checkDigits(data: readonly number[]): readonly number[] {
	for (let pair = 0; pair < 1024; pair++) {
		const check = [pair >> 5, pair & 31];
		if (syndrome([...data, ...check]) === 0) {
			return check;
		}
	}

	throw new Error('two equations with two unknowns have a solution in a field');
}

/** Returns a number of at most 40 bits as ten signs, of which two check the others: "3F7K2-9QXZA". */
export function makeCode(value: bigint): string {
	const mixed = mix(value);
	const data = Array.from({length: DATA_SIGNS}, (_, place) =>
		Number((mixed >> BigInt(BITS_A_SIGN * (DATA_SIGNS - 1 - place))) & 31n),
	);
	const text = [...data, ...checkDigits(data)].map((digit) => SIGNS[digit]).join('');
	return `${text.slice(0, HALF)}-${text.slice(HALF)}`;
}

/**
 * Reads what `makeCode` wrote, in either case, with or without spaces and hyphens. The error is a
 * sentence part that says what is wrong with it.
 */
export function parseCode(text: string): Result<bigint> {
	const letters = Array.from(text.toUpperCase().replaceAll(/[\s-]/g, ''));
	const digits = letters.map((letter) => SIGNS.indexOf(LOOKALIKES[letter] ?? letter));
	const unknown = letters[digits.indexOf(-1)];
	if (letters.length !== LENGTH) {
		return fail(
			`a code has ${LENGTH} letters and digits, and ${quote(text)} has ${letters.length}`,
		);
	}

	if (unknown !== undefined) {
		return fail(`no code has the sign ${quote(unknown)} in it`);
	}

	if (syndrome(digits) !== 0) {
		return fail(`the code ${quote(text)} is mistyped: compare it sign by sign`);
	}

	const mixed = digits
		.slice(0, DATA_SIGNS)
		.reduce((value, digit) => (value << BigInt(BITS_A_SIGN)) | BigInt(digit), 0n);
	return ok(unmix(mixed));
}
