import type {Press} from '../press.js';

/** Keys that were pressed before the screen they are for is there. */
export class EarlyKeys {
	readonly #presses: Press[] = [];
	#isDelivering = false;

	/** Whether some are kept: those that come after them must wait behind them. */
	get areThere(): boolean {
		return this.#presses.length > 0;
	}

	keep(press: Press): void {
		this.#presses.push(press);
	}

	/** Hands them to `to`, one after the other, so that what each brings about is drawn in between. */
	deliver(to: (press: Press) => void): void {
		if (!this.#isDelivering && this.areThere) {
			this.#isDelivering = true;
			setTimeout(() => {
				this.#isDelivering = false;
				const press = this.#presses.shift();
				if (press !== undefined) {
					to(press);
					this.deliver(to);
				}
			}, 0);
		}
	}
}
