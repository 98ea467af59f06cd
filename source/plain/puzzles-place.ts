import {ok, type Result} from '../core/result.js';
import {ALL_PUZZLES, type AnyPuzzle, puzzlesOf} from '../drill/any-puzzle.js';
import {countSolved, isSolved} from '../drill/puzzle-progress.js';
import {puzzleStanding} from '../session/puzzle/puzzle-standing.js';
import {puzzleGroup, puzzleTitle} from '../session/puzzle/puzzle-title.js';
import type {UiRequest} from '../session/request.js';
import {HOW_TO_CHOOSE, noPuzzleFits, puzzleRange} from '../text/puzzle.js';
import {wordRank} from '../text/word-rank.js';
import {puzzlePlace} from './lessons.js';
import {visit} from './moving.js';
import type {Place, PlainCommand} from './place.js';
import type {Session} from './session.js';

const GROUPS = [...new Set(ALL_PUZZLES.map(puzzleGroup))];

/** The list of puzzles, by their games: one is begun by its number. */
class PuzzlesPlace implements Place {
	readonly #session: Session;
	#isKnown = false;
	/** The game whose puzzles are told first, by its id; all are told by their games where there is none. */
	readonly #variant: string | undefined;

	constructor(session: Session, variant?: string) {
		this.#session = session;
		this.#variant = variant;
	}

	readonly commands = (): readonly PlainCommand[] => [
		{
			names: ['puzzle'],
			usage: '[N|GAME]',
			help: 'the next puzzle, of all games or of one by its name, or one by its number; so does a number alone',
			run: (words) => visit(this.#session, puzzlePlace(this.#session, words)),
		},
		{
			names: ['list', 'last', 'l'],
			usage: '[WORDS]',
			help: 'the games that have puzzles, or the puzzles that fit words such as liar',
			run: (words) => (words === '' ? this.#tellGames() : this.#tellFitting(words)),
		},
	];

	readonly enter = (): void => {
		const {practice, warning} = this.#standing;
		this.#session.say(
			warning,
			`Puzzles: ${countSolved(practice)} of ${ALL_PUZZLES.length} solved.`,
		);
		if (this.#isKnown) {
			this.#session.say(HOW_TO_CHOOSE);
		} else if (this.#variant !== undefined) {
			this.#tellEach(puzzlesOf(this.#variant));
		} else {
			this.#tellGames();
		}

		this.#isKnown = true;
	};

	readonly take = (line: string): void => {
		if (line === '' || /^\d+$/.test(line)) {
			visit(this.#session, puzzlePlace(this.#session, line));
		} else {
			this.#tellFitting(line);
		}
	};

	get #standing() {
		const {services, settings} = this.#session;
		return services.progress.load(settings.person);
	}

	#tellGames(): void {
		const {practice} = this.#standing;
		this.#session.say(
			...GROUPS.map((name) => {
				const puzzles = ALL_PUZZLES.filter((puzzle) => puzzleGroup(puzzle) === name);
				const solved = puzzles.filter((puzzle) => isSolved(puzzle, practice)).length;
				return puzzleRange(name, puzzles[0].number, puzzles.at(-1)!.number, solved);
			}),
			HOW_TO_CHOOSE,
		);
	}

	#tellFitting(words: string): void {
		const fitting = ALL_PUZZLES.filter(
			(puzzle) => wordRank(words, puzzleGroup(puzzle), puzzleTitle(puzzle)) !== undefined,
		);
		if (fitting.length === 0) {
			this.#session.say(noPuzzleFits(words));
		}

		this.#tellEach(fitting);
	}

	#tellEach(puzzles: readonly AnyPuzzle[]): void {
		const {progress, practice} = this.#standing;
		const now = this.#session.services.date();
		const told = (puzzle: AnyPuzzle): string => {
			const standing = puzzleStanding(puzzle, progress, practice, now);
			return `${puzzle.number}, ${puzzleGroup(puzzle)}, ${puzzleTitle(puzzle)}; ${standing}.`;
		};
		this.#session.say(...puzzles.map(told));
	}
}

/** Returns the place of the puzzles that are asked for: their list, or one of them. The error is a sentence. */
export const puzzlesMeant = (
	session: Session,
	{puzzle, variant}: Omit<Extract<UiRequest, {readonly kind: 'puzzles'}>, 'kind'>,
): Result<Place> =>
	puzzle === undefined
		? ok(new PuzzlesPlace(session, variant))
		: puzzlePlace(session, puzzle === 'next' ? (variant ?? '') : String(puzzle));
