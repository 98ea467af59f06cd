const PAGE_BITS = 16;

/** The first address that is not taken yet. */
let top: usize = __heap_base;

/**
 * Takes `bytes` bytes of linear memory, all zero, at an address that is a multiple of 8. Nothing is ever
 * given back: the memory goes with its instance. Traps when there is no more.
 */
export function take(bytes: usize): usize {
	const at = (top + 7) & ~7;
	top = at + bytes;
	const missing = <i32>((top + (1 << PAGE_BITS) - 1) >> PAGE_BITS) - memory.size();
	if (top < at || (missing > 0 && memory.grow(missing) < 0)) {
		unreachable();
	}

	return at;
}
