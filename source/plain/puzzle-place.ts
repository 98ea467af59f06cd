import {solvedMatch} from '../drill/puzzle-game.js';
import {type AnyPuzzle, isActGame, isOfOneAct} from '../drill/any-puzzle.js';
import {hasTriedPuzzle} from '../drill/puzzle-progress.js';
import {given} from '../core/given.js';
import {whyNotBack} from '../match/request-fault.js';
import {youHave} from '../text/act-puzzle.js';
import {SOLUTION} from '../text/drill.js';
import {capitalise} from '../text/men.js';
import {puzzleBoard} from '../drill/puzzle-knowledge.js';
import type {SeatReport} from '../match/seat-report.js';
import {currentView} from '../rules/history.js';
import {PuzzleHost} from '../session/puzzle/puzzle-host.js';
import {puzzleAbout, puzzleMarks, puzzleView} from '../session/puzzle/puzzle-view.js';
import {solutionNotes} from '../session/puzzle/solution-notes.js';
import {solutionOf} from '../session/puzzle/solution.js';
import {codeText} from '../session/drill/coach.js';
import {puzzleCode} from '../session/puzzle/puzzles-named.js';
import {puzzleReport} from '../session/puzzle/puzzle-report.js';
import {nextHint, type PuzzleLook} from '../session/puzzle/puzzle-look.js';
import {textsOf} from '../session/told/message.js';
import {seatNews} from '../session/told/seat-messages.js';
import {knownInWords, listCommand, mayCommand} from './knowing.js';
import {openMatchReview} from './moving.js';
import {byNumber} from '../text/turn.js';
import {AFTER_PUZZLE, HOW_TO_SOLVE, PUT_BACK, PUZZLE_KNOWS, WHOLE_HINT} from '../text/puzzle.js';
import {News, without} from './news.js';
import type {Place, PlainCommand} from './place.js';
import {Question} from './question.js';
import {readingCommands, seatBoard, seenMen} from './reading.js';
import type {Session} from './session.js';
import {Turn, UNDO_WORDS} from './turn.js';
import {readNumber, wordsToChoose} from './typed-acts.js';

const OVER = 'The puzzle is over: again, next (or Enter alone), solution or quit.';

/** A puzzle, line by line. */
export class PuzzlePlace implements Place {
	readonly kind = 'puzzle';
	readonly #session: Session;
	readonly #host: PuzzleHost;
	readonly #question: Question;
	readonly #turn: Turn;
	readonly #news = new News();
	readonly #past = new News();
	readonly #unsubscribe: () => void;
	#hint: PuzzleLook['hint'] = 0;

	constructor(session: Session, puzzle: AnyPuzzle) {
		this.#session = session;
		this.#host = new PuzzleHost(puzzle, session.settings.person, session.services);
		this.#question = new Question(session);
		this.#turn = new Turn(session, this.#question, (...moves) => {
			this.#hint = 0;
			for (const move of moves) {
				this.#host.play(move);
			}
		});
		this.#unsubscribe = this.#host.subscribe(() => this.#look());
	}

	readonly commands = (): readonly PlainCommand[] => [
		...(this.#isOver ? [] : this.#turn.commands(this.#report)),
		...(this.#isOver
			? [{names: ['again'], help: 'the puzzle from its start', run: () => this.#again()}]
			: [
					{
						names: ['hint', '+'],
						help: isOfOneAct(this.#host.puzzle)
							? 'a hint; again for more, up to the answer'
							: 'a hint; again for more: the idea, the man, its square',
						run: () => this.#takeHint(),
					},
					{
						names: UNDO_WORDS,
						help: 'takes your last move back',
						...given({fault: this.#whyNotBack}),
						run: () => this.#takeBack(),
					},
				]),
		{
			names: ['another', 'next'],
			help: 'the next puzzle; so does Enter alone once this one is over',
			run: () => this.#another(),
		},
		{names: ['solution'], help: 'gives up and shows it', run: () => this.#solution()},
		{
			names: ['code', '#'],
			help: 'the puzzle as a code to pass on',
			run: () => this.#session.say(codeText(puzzleCode(this.#host.puzzle), false, 'puzzle')),
		},
		mayCommand((words) => this.#may(words)),
		listCommand(this.#session, () => this.#report),
		{names: ['last', 'l'], help: 'the task and what is known', run: () => this.#tellAll()},
		...readingCommands(this.#session, {
			board: () => seatBoard(this.#report, puzzleMarks(this.#host.getState().game, this.#report)),
			variant: this.#report.variant,
			report: () => this.#report,
		}),
	];

	readonly enter = (): void => {
		const {puzzle} = this.#host;
		this.#session.say(
			isOfOneAct(puzzle)
				? `Puzzle ${puzzle.number}: ${puzzleAbout(puzzle)}.`
				: `Puzzle ${puzzle.number}: you have White, and ${puzzle.within} moves.`,
		);
		this.#news.forget();
		this.#past.forget();
		this.#look(seenMen(this.#report));
		const {services, settings} = this.#session;
		const {progress} = services.progress.load(settings.person);
		this.#session.say(hasTriedPuzzle(progress) ? undefined : HOW_TO_SOLVE);
	};

	readonly take = (line: string): void => {
		const entry = this.#isOver ? line : readNumber(line, this.#report);
		if (this.#question.take(line)) {
			// It is answered.
		} else if (/^\d+$/.test(entry)) {
			// Neither a move nor what can be chosen is that number, so another puzzle is meant.
			this.#session.commands.find(({names}) => names[0] === 'puzzle')?.run(entry);
		} else if (this.#isOver) {
			if (entry === '') {
				this.#another();
			} else {
				this.#session.say(OVER);
			}
		} else if (entry !== '') {
			this.#turn.take(entry, this.#report, false);
		}
	};

	readonly isBusy = (): boolean => this.#host.getState().isThinking;

	readonly close = (): undefined => {
		this.#unsubscribe();
		this.#host.stop();
	};

	get #isOver(): boolean {
		return this.#host.getState().game.result !== undefined;
	}

	get #report(): SeatReport {
		return puzzleReport(this.#host.getState().game);
	}

	/** What was seen and heard last. The game itself begins as no game of chess does, and ends by the puzzle's own rule. */
	get #played(): readonly string[] {
		const {game} = this.#host.getState();
		return game.moves.length > 0 || isActGame(game) ? textsOf(seatNews(this.#report)) : [];
	}

	/** How far it has come, by which is known what was said of it. */
	get #moment(): string {
		const {game} = this.#host.getState();
		return `${game.moves.length} ${game.match.acts.length}`;
	}

	/** How it came to this, and what is said now, in order. */
	get #texts(): {readonly past: readonly string[]; readonly now: readonly string[]} {
		const {game, said} = this.#host.getState();
		const {past = [], messages} = puzzleView(game, this.#report, {
			hint: this.#hint,
			// Where nothing is drawn nothing is hidden, and no key shows it.
			isMarked: true,
			isNewGame: this.#host.isNewGame,
		});
		const after = this.#isOver && said.length > 0 ? [AFTER_PUZZLE] : [];
		const choice = this.#isOver ? undefined : byNumber(wordsToChoose(this.#report));
		return {
			past: textsOf(past),
			now: [
				...this.#played,
				...textsOf([...messages, ...said]),
				...(choice === undefined ? after : [choice]),
			],
		};
	}

	/** Says what is new; `men` behind which side one has, where they are told. */
	#look(men: readonly string[] = []): void {
		const {isThinking} = this.#host.getState();
		// What a move came to is said once it is answered.
		const {past, now} = isThinking ? {past: [], now: this.#played} : this.#texts;
		// What was before a try is so after it as well.
		const before = isThinking ? [] : this.#past.fresh('', past);
		const side = before.indexOf(youHave(this.#report.seat, this.#report.movesLeft)) + 1;
		this.#session.say(
			...before.slice(0, side),
			...men,
			...before.slice(side),
			...this.#news.fresh(this.#moment, now),
		);
		this.#session.pump();
	}

	#may(words: string): void {
		const {game} = this.#host.getState();
		const {history} = this.#report;
		this.#session.say(
			...(this.#isOver
				? [OVER]
				: isActGame(game)
					? [PUZZLE_KNOWS]
					: knownInWords(puzzleBoard(game, currentView(history).cells), words, history)),
		);
	}

	#tellAll(): void {
		const {past, now} = this.#texts;
		// What a broken-off try counts as was said when one came here.
		const begun = this.#isOver ? [] : textsOf(this.#host.getState().said);
		this.#session.say(...past, ...without(now, begun));
	}

	/** Why there is nothing to take back, as a part of a sentence. */
	get #whyNotBack(): string | undefined {
		return isOfOneAct(this.#host.puzzle) ? PUT_BACK : whyNotBack(this.#report.history);
	}

	#takeBack(): void {
		const why = this.#whyNotBack;
		if (why === undefined) {
			this.#hint = 0;
			this.#host.takeBack();
		} else {
			this.#session.say(`${capitalise(why)}.`);
		}
	}

	#takeHint(): void {
		this.#host.help();
		this.#hint = nextHint(this.#hint);
		const {now} = this.#texts;
		// What was said before is not said again, but for the whole hint to who asks for it once more.
		const fresh = this.#news.fresh(this.#moment, now);
		this.#session.say(...(fresh.length > 0 ? fresh : [WHOLE_HINT]));
	}

	#again(): void {
		this.#hint = 0;
		this.#news.forget();
		this.#past.forget();
		this.#host.again();
	}

	#another(): void {
		this.#session.replace(new PuzzlePlace(this.#session, this.#host.next()));
	}

	#solution(): void {
		const {puzzle} = this.#host;
		if (isOfOneAct(puzzle) && this.#isOver) {
			this.#session.say(...solutionOf(puzzle));
			return;
		}

		this.#hint = 0;
		this.#host.giveUp();
		if (isOfOneAct(puzzle)) {
			// It is told with how it ended.
			return;
		}

		openMatchReview(this.#session, solvedMatch(puzzle), {
			title: SOLUTION,
			notes: solutionNotes(puzzle),
		});
	}
}
