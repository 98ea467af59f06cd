import {unwrap} from '../../source/core/result.js';
import {beginnings} from '../../source/plain/beginnings.js';
import {firstPlace} from '../../source/plain/first-place.js';
import {advance} from '../../source/plain/moving.js';
import type {Place} from '../../source/plain/place.js';
import {Session} from '../../source/plain/session.js';
import type {UiRequest} from '../../source/session/request.js';
import {type FakeWorld, settlePromises} from '../ui/fake-world.js';

/** What stands among the lines where the terminal was cleared. */
export const CLEARED = '<cleared>';

/** Plain mode in a world without files or timers: lines in, lines out. */
export class Plain<W extends FakeWorld = FakeWorld> {
	readonly session: Session;
	/** Everything that was written. */
	readonly lines: string[] = [];
	#read = 0;

	constructor(readonly world: W) {
		this.session = new Session(
			world,
			world.appSettings,
			{
				out: (line) => this.lines.push(line),
				clear: () => this.lines.push(CLEARED),
			},
			(session) => beginnings(session, advance),
		);
	}

	/** Returns what was written since it was asked last. */
	said(): readonly string[] {
		const said = this.lines.slice(this.#read);
		this.#read = this.lines.length;
		return said;
	}

	/** Types lines, one after the other, and lets a moment go by after each; returns what was written meanwhile. */
	async type(...lines: readonly string[]): Promise<readonly string[]> {
		for (const line of lines) {
			this.session.take(line);
			await settlePromises();
		}

		return this.said();
	}

	/** Lets time pass; returns what was written meanwhile. */
	async pass(milliseconds: number): Promise<readonly string[]> {
		await this.world.pass(milliseconds);
		return this.said();
	}
}

/** Opens plain mode at a place. */
export async function openAt<W extends FakeWorld>(
	world: W,
	place: (session: Session) => Place,
): Promise<Plain<W>> {
	const plain = new Plain(world);
	plain.session.open(place(plain.session));
	await settlePromises();
	return plain;
}

/** Opens plain mode as the command line does. */
export const openPlain = async <W extends FakeWorld>(
	world: W,
	request: UiRequest,
): Promise<Plain<W>> => openAt(world, (session) => unwrap(firstPlace(session, request)));
