import {take} from './memory';
import {Span, spanOf} from './span';

/** The bytes that a chunk has room for, unless a placement alone needs more. */
const CHUNK_BYTES: usize = 1 << 18;

/** A piece of memory that holds sets of one list after another; its sets follow it. */
@unmanaged
export class Chunk {
	next: Chunk | null;
	capacity: usize;
	used: usize;
}

/** Chunks that no list uses. */
let free: Chunk | null = null;

/** Takes a free chunk with room for `bytes`, or new memory. */
function takeChunk(bytes: usize): Chunk {
	let previous: Chunk | null = null;
	let chunk = free;
	while (chunk !== null) {
		if (chunk.capacity >= bytes) {
			if (previous === null) {
				free = chunk.next;
			} else {
				previous.next = chunk.next;
			}

			chunk.next = null;
			chunk.used = 0;
			return chunk;
		}

		previous = chunk;
		chunk = chunk.next;
	}

	const capacity = max(bytes, CHUNK_BYTES);
	const made = changetype<Chunk>(take(offsetof<Chunk>() + capacity));
	made.capacity = capacity;
	return made;
}

/**
 * A list of sets for each placement, made in the order of the placements. The sets lie in chunks that
 * all lists share, those of one placement side by side, so that no list is ever copied to grow.
 */
@unmanaged
export class SetLists {
	/** By placement: the address of the first set. */
	at: Span<usize>;
	/** By placement: how many sets lie before its own; with one more at the end. */
	start: Span<i32>;
	/** The chunks, in the order of the sets. */
	first: Chunk | null;
	last: Chunk | null;

	/** Gives the chunks back and begins anew. */
	clear(): void {
		const last = this.last;
		if (last !== null) {
			last.next = free;
			free = this.first;
		}

		this.first = null;
		this.last = null;
	}

	/** Makes room for the sets of a placement; returns where they go. */
	open(placement: i32, sets: i32): usize {
		const bytes = (<usize>sets) << 3;
		let last = this.last;
		if (last === null || last.capacity - last.used < bytes) {
			const chunk = takeChunk(bytes);
			if (last === null) {
				this.first = chunk;
			} else {
				last.next = chunk;
			}

			this.last = chunk;
			last = chunk;
		}

		const at = changetype<usize>(last) + offsetof<Chunk>() + last.used;
		this.at[placement] = at;
		return at;
	}

	/** Ends a placement's list with the set before `end`. */
	close(placement: i32, end: usize): void {
		const bytes = end - this.at[placement];
		const last = this.last;
		if (last !== null) {
			last.used += bytes;
		}

		this.start[placement + 1] = this.start[placement] + <i32>(bytes >> 3);
	}

	/** Returns how many sets a placement has. */
	@inline
	sizeOf(placement: i32): i32 {
		return this.start[placement + 1] - this.start[placement];
	}

	/** Copies a placement's list from another. */
	copy(placement: i32, other: SetLists): void {
		const size = other.sizeOf(placement);
		const to = this.open(placement, size);
		const bytes = (<usize>size) << 3;
		memory.copy(to, other.at[placement], bytes);
		this.close(placement, to + bytes);
	}
}

/** Returns empty lists. */
export function setListsOf(placements: i32): SetLists {
	const lists = changetype<SetLists>(take(offsetof<SetLists>()));
	lists.at = spanOf<usize>(placements);
	lists.start = spanOf<i32>(placements + 1);
	return lists;
}
