import {sumUp} from '../analysis/summary.js';
import type {Color} from '../core/color.js';
import type {Eyes, Review} from '../match/review.js';
import {
	analysisNotes,
	notesFor,
	type ReviewAnalysis,
	verdictAt,
} from '../session/review-analysis.js';
import type {ReviewNotes} from '../session/told/notes.js';
import type {KeptAnalyses} from '../storage/analysis-file.js';
import {analysedAs, describeWhole} from '../text/analysis.js';
import type {VerdictAt} from '../text/hindsight.js';
import {sideName} from '../text/men.js';
import type {Session} from './session.js';

/** How far an analysis goes from one line about it to the next. */
const TENTH = 0.1;
const NO_GAME = 'Not analysed: nobody has played it.';

/** The analyses of a game that is gone through: those that are kept, and the one that is being made. */
export class Analyses {
	readonly #session: Session;
	readonly #analysis: ReviewAnalysis | string;
	#kept: KeptAnalyses;
	#asking: AbortController | undefined;

	/** `analysis` is how the game is analysed, or why it is not, as a sentence. */
	constructor(session: Session, analysis: ReviewAnalysis | string = NO_GAME) {
		this.#session = session;
		this.#analysis = analysis;
		this.#kept = typeof analysis === 'string' ? {} : analysis.kept;
	}

	/** Whether it is analysed as this side knew it. */
	has(seat: Color): boolean {
		return this.#kept[seat] !== undefined;
	}

	/** Returns notes with what the analyses say of each move to these eyes. */
	notes(eyes: Eyes, notes: ReviewNotes, steps: Review['steps']): ReviewNotes {
		const analysis = this.#analysis;
		return typeof analysis === 'string'
			? notes
			: notesFor(
					eyes,
					notes,
					Object.fromEntries(
						Object.entries(this.#kept).map(([seat, kept]) => [
							seat,
							analysisNotes(kept, analysis.histories[seat as Color], steps),
						]),
					),
				);
	}

	/** Returns what the analyses call single moves. */
	verdicts(steps: Review['steps']): VerdictAt | undefined {
		const analysis = this.#analysis;
		return typeof analysis === 'string'
			? undefined
			: verdictAt({histories: analysis.histories, kept: this.#kept}, steps);
	}

	/** Returns what the analysis of a seat comes to; nothing where there is none. */
	comesTo(seat: Color): readonly string[] {
		const kept = this.#kept[seat];
		return kept === undefined ? [] : describeWhole(sumUp(seat, kept));
	}

	/** Analyses the game as a seat knew it, a line for each tenth, or says why not. Returns whether there is an analysis. */
	async make(seat: Color): Promise<boolean> {
		const analysis = this.#analysis;
		if (typeof analysis === 'string') {
			this.#session.say(analysis);
			return false;
		}

		if (this.has(seat)) {
			this.#session.say(analysedAs(seat));
			return true;
		}

		this.#session.say(`Analysing as ${sideName(seat)} knew it; stop stops.`);
		const controller = new AbortController();
		const {signal} = controller;
		this.#asking = controller;
		let next = TENTH;
		const tell = (fraction: number): void => {
			if (!signal.aborted && fraction >= next && fraction < 1) {
				this.#session.say(`${Math.floor(fraction * 100)} % are done.`);
				next = fraction + TENTH;
			}
		};
		const found = await analysis.run(seat, signal, tell).catch(() => undefined);
		this.#asking = undefined;
		if (signal.aborted) {
			return false;
		}

		if (found?.ok !== true) {
			this.#session.say(
				`Not analysed: ${found === undefined ? 'something went wrong' : found.error}.`,
			);
			return false;
		}

		this.#kept = {...this.#kept, [seat]: found.value.analysis};
		this.#session.say(found.value.fault, 'It is analysed.');
		return true;
	}

	/** Stops what is being analysed; returns whether anything was. */
	stop(): boolean {
		const isOn = this.#asking !== undefined;
		this.#asking?.abort();
		return isOn;
	}
}
