/** The outcome of reading something that may be malformed: a value, or a reason a person understands. */
export type Result<T, E = string> =
	| {readonly ok: true; readonly value: T}
	| {readonly ok: false; readonly error: E};

export const ok = <T>(value: T): {readonly ok: true; readonly value: T} => ({ok: true, value});

export const fail = <E>(error: E): {readonly ok: false; readonly error: E} => ({ok: false, error});

/** Returns the value of a success; throws on a failure. For constants and tests, never for input. */
export function unwrap<T>(result: Result<T>): T {
	if (result.ok) {
		return result.value;
	}

	throw new Error(result.error);
}
