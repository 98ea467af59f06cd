import {given} from '../core/given.js';
import {ok, type Result} from '../core/result.js';
import {ALL_PUZZLES} from '../drill/any-puzzle.js';
import {puzzleGroup, puzzleTitle} from '../session/puzzle/puzzle-title.js';
import type {UiRequest} from '../session/request.js';
import {HOW_TO_CHOOSE, noPuzzleFits} from '../text/puzzle.js';
import {wordRank} from '../text/word-rank.js';
import {gameWithPuzzles, puzzlePlace} from './lessons.js';
import {visit} from './moving.js';
import type {Place, PlainCommand} from './place.js';
import type {Session} from './session.js';
import {tellEach, tellGames, tellPuzzles, tellSolved} from './tell-puzzles.js';

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
			run: (words) => {
				if (words === '') {
					tellGames(this.#session);
					this.#session.say(HOW_TO_CHOOSE);
				} else {
					this.#tellFitting(words);
				}
			},
		},
	];

	readonly enter = (): void => {
		if (this.#isKnown) {
			tellSolved(this.#session, this.#variant);
		} else {
			tellPuzzles(this.#session, this.#variant);
		}

		if (this.#isKnown || this.#variant === undefined) {
			this.#session.say(HOW_TO_CHOOSE);
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

	#tellFitting(words: string): void {
		const fitting = ALL_PUZZLES.filter(
			(puzzle) => wordRank(words, puzzleGroup(puzzle), puzzleTitle(puzzle)) !== undefined,
		);
		if (fitting.length === 0) {
			this.#session.say(noPuzzleFits(words));
		}

		tellEach(this.#session, fitting);
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

/** Returns the place of the list of puzzles, of all or of a game by its name or title. The error is a sentence. */
export function puzzleListOf(session: Session, words: string): Result<Place> {
	const game = words === '' ? undefined : gameWithPuzzles(words);
	return game?.ok === false ? game : puzzlesMeant(session, given({variant: game?.value}));
}
