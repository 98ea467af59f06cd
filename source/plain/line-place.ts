import {fail, ok, type Result} from '../core/result.js';
import type {Line, LineStart} from '../drill/line.js';
import {drawLineStart, type LineRequest} from '../drill/line-start.js';
import {VOICES, lineMessages} from '../session/lines/voices.js';
import {UI_EXIT} from '../session/request.js';
import {drillVariant} from '../drill/game.js';
import {countOf} from '../text/men.js';
import {NO_LINE, nothingToWatch} from '../text/drill.js';
import {OpeningPlace} from './opening-place.js';
import type {Place, PlainCommand} from './place.js';
import {readingCommands} from './reading.js';
import type {Session} from './session.js';
import {Walk} from './walk.js';

/** An ending that the program plays by a plan, step by step, with White's eyes and with what the plan says. */
class LinePlace implements Place {
	readonly #session: Session;
	readonly #start: LineStart;
	readonly #closing = new AbortController();
	#line: Line | undefined;
	readonly #walk: Walk;

	constructor(session: Session, start: LineStart) {
		this.#session = session;
		this.#start = start;
		this.#walk = new Walk(session, {
			one: 'step',
			numbered: 'steps',
			which: 'step',
			last: () => this.#line?.steps.length ?? 0,
			tell: () => this.#tell(),
		});
	}

	readonly commands = (): readonly PlainCommand[] => {
		const line = this.#line;
		return line === undefined
			? []
			: [
					...this.#walk.commands,
					{names: ['end'], help: 'to the end', run: () => this.#walk.goTo(line.steps.length)},
					{names: ['last', 'l'], help: 'this step again', run: () => this.#tell()},
					...readingCommands(this.#session, {
						board: () => ({
							cells: (line.steps[this.#walk.at - 1] ?? line.start).view.cells,
							seat: 'white',
						}),
						variant: drillVariant(line.game),
					}),
				];
	};

	readonly enter = (): void => {
		void this.#session.wait(this.#find());
	};

	readonly take = (line: string): void => {
		if (!this.#walk.take(line)) {
			this.#session.say('next, back and go N go through it; help lists all.');
		}
	};

	readonly close = (): undefined => {
		this.#closing.abort();
	};

	async #find(): Promise<void> {
		const {signal} = this.#closing;
		const found = await this.#session.services.drills
			.line(this.#start, signal)
			.catch(() => fail(NO_LINE));
		if (signal.aborted) {
			return;
		}

		if (!found.ok) {
			this.#session.say(nothingToWatch(found.error));
			this.#session.back(UI_EXIT.input);
			return;
		}

		const line = found.value;
		this.#line = line;
		this.#session.say(
			`Watch ${line.ending}, ${VOICES[line.game].player(line)}: ${countOf(line.steps.length, 'step')}.`,
		);
		this.#tell();
	}

	#tell(): void {
		if (this.#line !== undefined) {
			this.#session.tell(lineMessages(this.#line, this.#walk.at));
		}
	}
}

/** Returns the place that leads to an ending which is watched. */
export const lineOpening = (session: Session, wanted: LineRequest): Place =>
	new OpeningPlace(session, {
		ending: wanted.ending,
		game: wanted.game,
		go(tables): Result<Place> {
			const start = drawLineStart(wanted, tables);
			return start.ok ? ok(new LinePlace(session, start.value)) : fail(nothingToWatch(start.error));
		},
	});
