import {type Color, COLORS} from '../core/color.js';
import {mergeNotes, type ReplayStart, type ReviewNotes} from '../session/told/notes.js';
import {listedMoves} from '../session/told/listed-moves.js';
import type {ReviewRemarks} from '../session/review-remarks.js';
import {EYES, type Eyes, type Review} from '../match/review.js';
import {whyUnsupported} from '../knowledge/positions/support.js';
import {newsOfStep} from '../session/told/told-log.js';
import {refusedInAll} from '../session/told/refused-in-all.js';
import {analysedAs, analyseOther, NO_MARK_AFTER, NONE_JUDGED, wayToMark} from '../text/analysis.js';
import {variantOf} from '../rules/registry.js';
import {DECISION_UNTOLD} from '../text/hindsight.js';
import {NOT_IN_DRILL} from '../text/known-squares.js';
import {EYES_WORDS, hidesNothing, sawAllText} from '../text/eyes.js';
import {capitalise} from '../text/men.js';
import {lengthOfReview} from '../session/told/ended-game.js';
import type {ReviewAnalysis} from '../session/review-analysis.js';
import {seenAt} from '../session/told/seen-at.js';
import {Analyses} from './analyses.js';
import {mayCommand, toldInWords} from './knowing.js';
import {decidedBy, knewAt, LookingBack} from './looking-back.js';
import type {Place, PlainCommand} from './place.js';
import {readingCommands} from './reading.js';
import type {Session} from './session.js';
import {ReviewSteps} from './review-steps.js';
import {Walk} from './walk.js';

const KNEW_HELP =
	'what may have stood on a square of which the side did not know all, or where most was known';

/** A game that is over, and how it is gone through. */
export type PlainReview = ReviewRemarks & {
	readonly review: Review;
	/** What it is called, where it is not the person's own game. */
	readonly title?: string;
	/** What is said at its steps besides. */
	readonly notes?: ReviewNotes;
	readonly start?: ReplayStart;
	/** How it is analysed, or why it is not, as a sentence. */
	readonly analysis?: ReviewAnalysis | string;
	/** As whom it is analysed when nothing else is asked for. */
	readonly seat?: Color;
	/** Whether that is to be done at once. */
	readonly analyses?: boolean;
};

/** Goes through a game that is over, ply by ply, with the eyes of either side or in truth. */
export class ReviewPlace implements Place {
	readonly #session: Session;
	readonly #review: Review;
	readonly #title: string;
	readonly #remarks: ReviewRemarks;
	readonly #steps: ReviewSteps;
	#notes: ReviewNotes;
	readonly #walk: Walk;
	#eyes: Eyes;
	readonly #closing = new AbortController();
	readonly #lookingBack: LookingBack;
	readonly #analyses: Analyses;
	readonly #seat: Color;
	#isToAnalyse: boolean;

	constructor(session: Session, game: PlainReview) {
		const {
			review,
			title = 'Review',
			notes = [],
			start,
			analysis,
			seat = 'white',
			analyses = false,
			...remarks
		} = game;
		this.#analyses = new Analyses(session, analysis);
		this.#seat = seat;
		this.#isToAnalyse = analyses;
		this.#session = session;
		this.#review = review;
		this.#title = title;
		this.#remarks = remarks;
		this.#steps = new ReviewSteps(review);
		this.#notes = notes;
		const {words, last, plies} = this.#steps;
		this.#walk = new Walk(
			session,
			{one: 'move', ...words, last: () => last, tell: () => this.#tell()},
			plies.findLastIndex((at) => at <= (start?.frame ?? 0)),
		);
		this.#lookingBack = new LookingBack(session, remarks.lookBack, this.#closing.signal);
		this.#eyes = start?.gaze ?? 'truth';
	}

	readonly commands = (): readonly PlainCommand[] => [
		...this.#walk.commands,
		{names: ['first'], help: 'to the start', run: () => this.#walk.goTo(0)},
		{names: ['end'], help: 'to the end', run: () => this.#walk.goTo(this.#steps.last)},
		{
			names: ['eyes', 'v'],
			usage: '[white|black|truth]',
			help: 'looks with these eyes, or the next ones',
			run: (words) => this.#look(words.toLowerCase()),
		},
		...EYES.map((eyes) => ({
			names: [eyes],
			help: `the same as eyes ${eyes}`,
			run: () => this.#look(eyes),
		})),
		{
			names: ['knew'],
			help: 'how many positions each side could not rule out here',
			run: () => this.#lookBack((one) => knewAt(one, this.#ply)),
		},
		{
			...mayCommand((words) => this.#may(words), KNEW_HELP),
			fault: this.#remarks.knew === undefined ? NOT_IN_DRILL : undefined,
		},
		{
			names: ['decided'],
			help: 'what decided the game, and whether it could be known',
			run: () => {
				if (whyUnsupported(variantOf(this.#review.variant)) === undefined) {
					const verdict = this.#analyses.verdicts(this.#review.steps);
					this.#lookBack((one) => decidedBy(one, listedMoves(this.#review), verdict));
				} else {
					this.#session.say(DECISION_UNTOLD, refusedInAll(this.#review));
				}
			},
		},
		{
			names: ['analyse'],
			usage: '[white|black]',
			help: 'judges the moves of a side by what it knew, and in truth; then each is told with its verdict',
			run: (words) => this.#analyse(words.toLowerCase()),
		},
		{
			names: ['fault'],
			help: 'to the next move that was a fault or luck, once it is analysed',
			run: () => this.#goToFault(),
		},
		{
			names: ['list'],
			help: 'all moves',
			run: () => this.#session.say(...this.#steps.list(this.#eyes)),
		},
		{names: ['last', 'l'], help: 'this move again', run: () => this.#tell()},
		...readingCommands(this.#session, {
			board: () => this.#steps.board(this.#walk.at, this.#eyes),
			variant: this.#review.variant,
		}),
		{
			names: ['ghosts'],
			help: 'men out of sight where the side saw them last, or was told of them',
			run: () => this.#session.say(...this.#steps.ghosts(this.#walk.at, this.#eyes)),
		},
	];

	readonly enter = (): void => {
		const {names} = this.#review;
		this.#session.say(
			`${this.#title}: ${names.white} against ${names.black}, ${lengthOfReview(this.#review)}, with ${EYES_WORDS[this.#eyes]}.`,
			this.#steps.result,
		);
		const {later} = this.#remarks;
		if (later === undefined && !this.#isToAnalyse) {
			this.#tell();
		} else {
			void this.#session.wait(this.#findMore(later));
		}
	};

	readonly interrupt = (line: string): boolean => line === 'stop' && this.#analyses.stop();

	readonly take = (line: string): void => {
		if (!this.#walk.take(line)) {
			this.#session.say('next, back and go N go through the game, quit leaves it; help lists all.');
		}
	};

	readonly close = (): undefined => {
		this.#closing.abort();
		this.#analyses.stop();
	};

	get #ply(): number {
		return this.#steps.plies[this.#walk.at];
	}

	async #findMore(later: ReviewRemarks['later']): Promise<void> {
		const found = await later?.(this.#closing.signal).catch(() => undefined);
		if (found?.ok === true) {
			this.#notes = mergeNotes(found.value, this.#notes);
		}

		if (this.#isToAnalyse) {
			this.#isToAnalyse = false;
			if (await this.#tellAnalysed(this.#seat)) {
				return;
			}
		}

		if (!this.#closing.signal.aborted) {
			this.#tell();
		}
	}

	/** Analyses the game as a seat knew it and says what that comes to; returns whether there is an analysis. */
	async #tellAnalysed(seat: Color): Promise<boolean> {
		const isMade = await this.#analyses.make(seat);
		if (isMade && !this.#closing.signal.aborted) {
			const here = this.#told.at(this.#ply)?.messages.map(({text}) => text) ?? [];
			this.#session.say(...this.#analyses.comesTo(seat).filter((text) => !here.includes(text)));
			this.#tell();
			const marks = this.#told.flatMap(({sign} = {messages: []}, at) =>
				sign === undefined ? [] : [at],
			);
			this.#session.say(wayToMark(marks, this.#ply));
		}

		return isMade;
	}

	/** What there is to say of each ply to these eyes. */
	get #told(): ReviewNotes {
		return this.#analyses.notes(this.#eyes, this.#notes, this.#review.steps);
	}

	#analyse(wanted: string): void {
		const usual = this.#eyes === 'truth' ? this.#seat : this.#eyes;
		const seat = wanted === '' ? usual : COLORS.find((side) => side === wanted);
		// Nobody is told everything again, or of the other side, who did not ask for it.
		if (wanted === '' && this.#analyses.has(usual)) {
			this.#session.say(analysedAs(usual), analyseOther(usual));
			return;
		}

		if (seat === undefined) {
			this.#session.say('A game is analysed as white or black knew it.');
			return;
		}

		void this.#session.wait(this.#tellAnalysed(seat));
	}

	#goToFault(): void {
		const ply = this.#told.findIndex((note, at) => at > this.#ply && note?.sign !== undefined);
		if (ply < 0) {
			const isJudged = COLORS.some((side) => this.#analyses.comesTo(side).length > 0);
			this.#session.say(isJudged ? NO_MARK_AFTER : NONE_JUDGED);
		} else {
			this.#walk.goTo(this.#steps.plies.findIndex((at) => at >= ply));
		}
	}

	#look(wanted: string): void {
		const next = EYES[(EYES.indexOf(this.#eyes) + 1) % EYES.length];
		const eyes = wanted === '' ? next : EYES.find((one) => one === wanted);
		if (eyes === undefined) {
			this.#session.say('Eyes are white, black or truth.');
			return;
		}

		this.#eyes = eyes;
		this.#session.say(
			`${capitalise(EYES_WORDS[eyes])}.`,
			eyes === 'truth' ? sawAllText(this.#review.sawAll) : undefined,
		);
	}

	/** Says the move that led here, and what there is to say of it. */
	#tell(): void {
		this.#session.say(this.#steps.tell(this.#walk.at, this.#eyes));
		this.#session.tell([
			...newsOfStep(this.#review, this.#ply, this.#eyes),
			...(this.#told.at(this.#ply)?.messages ?? []),
		]);
		if (this.#ply === this.#review.moves.length) {
			this.#session.say(['That is the end.', this.#steps.result].filter(Boolean).join(' '));
		}
	}

	/** Says what the side whose eyes are looked with could know here of squares it did not see. */
	#may(words: string): void {
		const {knew} = this.#remarks;
		if (knew === undefined) {
			this.#session.say(`${capitalise(NOT_IN_DRILL)}.`);
			return;
		}

		const eyes = this.#eyes;
		const step = this.#review.steps[this.#ply];
		if (eyes === 'truth') {
			this.#session.say(hidesNothing('white or black looks with a side’s eyes'));
			return;
		}

		const report = this.#review.reports[eyes];
		const asked = knew(report, step.noticed[eyes]);
		if (typeof asked === 'string') {
			this.#session.say(asked);
			return;
		}

		void this.#session.wait(
			asked(this.#closing.signal)
				.catch(() => undefined)
				.then((known) => {
					if (!this.#closing.signal.aborted) {
						const {history} = seenAt(report, step.noticed[eyes]);
						this.#session.say(...toldInWords(known, words, history));
					}
				}),
		);
	}

	/** Says something of what each side could know, once that is worked out. */
	#lookBack(use: Parameters<LookingBack['say']>[0]): void {
		void this.#session.wait(this.#lookingBack.say(use));
	}
}
