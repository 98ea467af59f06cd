import type {SeatId} from '../rules/seat.js';
import type {HostState} from '../session/match-host.js';
import {capitalise} from '../text/men.js';
import {without} from './news.js';

/** Tells of what goes wrong in a game only what was not told before: of a refusal each one, of what lasts its beginning. */
export class Warnings {
	#refusal: HostState['refusal'];
	#lasting: readonly string[] = [];

	/** Returns what is new of it to a seat, as sentences. */
	fresh({refusal, notSaved, savedAside, botFault}: HostState, seat: SeatId): readonly string[] {
		const isNew = refusal !== undefined && refusal !== this.#refusal && refusal.seat === seat;
		const lasting = [notSaved, savedAside, botFault].filter((text) => text !== undefined);
		const fresh = without(lasting, this.#lasting);
		this.#refusal = refusal;
		this.#lasting = lasting;
		return isNew ? [`${capitalise(refusal.reason)}.`, ...fresh] : fresh;
	}
}
