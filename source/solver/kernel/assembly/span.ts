import {take} from './memory';

/**
 * A stretch of linear memory read as an array, without a length and without checks: the reference is the
 * address of its first element.
 */
@unmanaged
export class Span<T> {
	@operator('[]')
	@inline
	get(index: i32): T {
		return load<T>(changetype<usize>(this) + ((<usize>index) << alignof<T>()));
	}

	@operator('[]=')
	@inline
	set(index: i32, value: T): void {
		store<T>(changetype<usize>(this) + ((<usize>index) << alignof<T>()), value);
	}
}

/** Returns a new stretch of `length` elements, all zero. */
export function spanOf<T>(length: i32): Span<T> {
	return changetype<Span<T>>(take((<usize>length) << alignof<T>()));
}
