import {fail, ok, type Result} from '../core/result.js';
import type {Line, LineStart} from '../drill/line.js';
import {drawLineStart, type LineRequest} from '../drill/line-start.js';
import {VOICES, lineMessages} from '../session/lines/voices.js';
import {UI_EXIT} from '../session/request.js';
import {drillVariant} from '../drill/game.js';
import {countOf} from '../text/men.js';
import {NO_LINE, nothingToWatch} from '../text/drill.js';
import {openingPlace} from './opening-place.js';
import type {Place} from './place.js';
import {readingCommands} from './reading.js';
import type {Session} from './session.js';
import {Walk} from './walk.js';

/** An ending that the program plays by a plan, step by step, with White's eyes and with what the plan says. */
function linePlace(session: Session, start: LineStart): Place {
	const closing = new AbortController();
	let line: Line | undefined;
	const walk = new Walk(session, {
		one: 'step',
		numbered: 'steps',
		which: 'step',
		last: () => line?.steps.length ?? 0,
		tell: () => tell(),
	});

	const find = async (): Promise<void> => {
		const {signal} = closing;
		const found = await session.services.drills.line(start, signal).catch(() => fail(NO_LINE));
		if (signal.aborted) {
			return;
		}

		if (!found.ok) {
			session.say(nothingToWatch(found.error));
			session.back(UI_EXIT.input);
			return;
		}

		line = found.value;
		session.say(
			`Watch ${line.ending}, ${VOICES[line.game].player(line)}: ${countOf(line.steps.length, 'step')}.`,
		);
		tell();
	};

	const tell = (): void => {
		if (line !== undefined) {
			session.tell(lineMessages(line, walk.at));
		}
	};

	return {
		commands() {
			const shown = line;
			return shown === undefined
				? []
				: [
						...walk.commands,
						{names: ['end'], help: 'to the end', run: () => walk.goTo(shown.steps.length)},
						{names: ['last', 'l'], help: 'this step again', run: tell},
						...readingCommands(session, {
							board: () => ({
								cells: (shown.steps[walk.at - 1] ?? shown.start).view.cells,
								seat: 'white',
							}),
							variant: drillVariant(shown.game),
						}),
					];
		},
		enter() {
			void session.wait(find());
		},
		take(line) {
			if (!walk.take(line)) {
				session.say('next, back and go N go through it; help lists all.');
			}
		},
		close: (): undefined => {
			closing.abort();
		},
	};
}

/** Returns the place that leads to an ending which is watched. */
export const lineOpening = (session: Session, wanted: LineRequest): Place =>
	openingPlace(session, {
		ending: wanted.ending,
		game: wanted.game,
		go(tables): Result<Place> {
			const start = drawLineStart(wanted, tables);
			return start.ok ? ok(linePlace(session, start.value)) : fail(nothingToWatch(start.error));
		},
	});
