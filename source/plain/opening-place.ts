import {fail, type Result} from '../core/result.js';
import type {DrillGame} from '../drill/game.js';
import type {DrillTables} from '../drill/tables.js';
import {UI_EXIT} from '../session/request.js';
import type {Place} from './place.js';
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
export function openingPlace(session: Session, opening: Opening): Place {
	const closing = new AbortController();
	let isBuilding = false;
	let isOver = false;

	const open = async (): Promise<void> => {
		const {ending, game, go} = opening;
		const listener = {
			progressed: () => {
				if (!isBuilding) {
					isBuilding = true;
					session.say(`Solving ${ending}. This is done once and kept; please wait.`);
				}
			},
			warned: (sentence: string) => session.say(sentence),
		};
		const {signal} = closing;
		const tables = await session.services.drills
			.open(ending, listener, signal, game)
			.catch(() => undefined);
		if (signal.aborted) {
			return;
		}

		const next = tables === undefined ? fail(NO_TABLES) : go(tables);
		isOver = true;
		if (next.ok) {
			session.replace(next.value);
		} else {
			opening.drop?.();
			session.say(next.error);
			session.back(UI_EXIT.input);
		}
	};

	return {
		commands: () => [],
		isBusy: () => !isOver,
		enter() {
			void open();
		},
		/** Nothing comes here: lines wait for what it leads to. */
		take() {},
		close: (): undefined => {
			if (!isOver) {
				closing.abort();
				opening.drop?.();
			}
		},
	};
}
