import {fail, type Result} from '../core/result.js';
import type {DrillGame} from '../drill/game.js';
import type {DrillTables} from '../drill/tables.js';
import {UI_EXIT} from '../session/request.js';
import type {Place, PlainCommand} from './place.js';
import type {Session} from './session.js';
import {NO_TABLES} from '../text/drill.js';

/** Tables that are wanted, and what they lead to. */
export type Opening = {
	readonly ending: string;
	readonly game?: DrillGame | undefined;
	/** Returns where they lead to. The error is a sentence. */
	readonly go: (tables: DrillTables) => Result<Place>;
	/** Lets go of what was taken for it, when it comes to nothing. */
	readonly drop?: () => void;
};

/** Waits for the tables of a drill and goes on by itself. */
export class OpeningPlace implements Place {
	readonly #session: Session;
	readonly #opening: Opening;
	readonly #closing = new AbortController();
	#isBuilding = false;
	#isOver = false;

	constructor(session: Session, opening: Opening) {
		this.#session = session;
		this.#opening = opening;
	}

	readonly commands = (): readonly PlainCommand[] => [];
	readonly isBusy = (): boolean => !this.#isOver;

	readonly enter = (): void => {
		void this.#open();
	};

	/** Nothing comes here: lines wait for what it leads to. */
	readonly take = (): void => {};

	readonly close = (): undefined => {
		if (!this.#isOver) {
			this.#closing.abort();
			this.#opening.drop?.();
		}
	};

	async #open(): Promise<void> {
		const {ending, game, go} = this.#opening;
		const listener = {
			progressed: () => {
				if (!this.#isBuilding) {
					this.#isBuilding = true;
					this.#session.say(`Solving ${ending}. This is done once and kept; please wait.`);
				}
			},
			warned: (sentence: string) => this.#session.say(sentence),
		};
		const {signal} = this.#closing;
		const tables = await this.#session.services.drills
			.open(ending, listener, signal, game)
			.catch(() => undefined);
		if (signal.aborted) {
			return;
		}

		const next = tables === undefined ? fail(NO_TABLES) : go(tables);
		this.#isOver = true;
		if (next.ok) {
			this.#session.replace(next.value);
		} else {
			this.#opening.drop?.();
			this.#session.say(next.error);
			this.#session.back(UI_EXIT.input);
		}
	}
}
