import {given} from '../core/given.js';
import {ok, type Result} from '../core/result.js';
import {ALL_PUZZLES} from '../drill/any-puzzle.js';
import {puzzleGroup, puzzleTitle} from '../session/puzzle/puzzle-title.js';
import type {UiRequest} from '../session/request.js';
import {HOW_TO_CHOOSE, noPuzzleFits} from '../text/puzzle.js';
import {wordRank} from '../text/word-rank.js';
import {gameWithPuzzles, puzzlePlace} from './lessons.js';
import {visit} from './moving.js';
import type {Place} from './place.js';
import type {Session} from './session.js';
import {tellEach, tellGames, tellPuzzles, tellSolved} from './tell-puzzles.js';

/** The list of puzzles, by their games: one is begun by its number. */
function puzzlesPlace(session: Session, variant?: string): Place {
	let isKnown = false;

	const tellFitting = (words: string): void => {
		const fitting = ALL_PUZZLES.filter(
			(puzzle) => wordRank(words, puzzleGroup(puzzle), puzzleTitle(puzzle)) !== undefined,
		);
		if (fitting.length === 0) {
			session.say(noPuzzleFits(words));
		}

		tellEach(session, fitting);
	};

	return {
		commands: () => [
			{
				names: ['puzzle'],
				usage: '[N|GAME]',
				help: 'the next puzzle, of all games or of one by its name, or one by its number; so does a number alone',
				run: (words) => visit(session, puzzlePlace(session, words)),
			},
			{
				names: ['list', 'last', 'l'],
				usage: '[WORDS]',
				help: 'the games that have puzzles, or the puzzles that fit words such as liar',
				run: (words) => {
					if (words === '') {
						tellGames(session);
						session.say(HOW_TO_CHOOSE);
					} else {
						tellFitting(words);
					}
				},
			},
		],
		enter() {
			if (isKnown) {
				tellSolved(session, variant);
			} else {
				tellPuzzles(session, variant);
			}

			if (isKnown || variant === undefined) {
				session.say(HOW_TO_CHOOSE);
			}

			isKnown = true;
		},
		take(line) {
			if (line === '' || /^\d+$/.test(line)) {
				visit(session, puzzlePlace(session, line));
			} else {
				tellFitting(line);
			}
		},
	};
}

/** Returns the place of the puzzles that are asked for: their list, or one of them. The error is a sentence. */
export const puzzlesMeant = (
	session: Session,
	{puzzle, variant}: Omit<Extract<UiRequest, {readonly kind: 'puzzles'}>, 'kind'>,
): Result<Place> =>
	puzzle === undefined
		? ok(puzzlesPlace(session, variant))
		: puzzlePlace(session, puzzle === 'next' ? (variant ?? '') : String(puzzle));

/** Returns the place of the list of puzzles, of all or of a game by its name or title. The error is a sentence. */
export function puzzleListOf(session: Session, words: string): Result<Place> {
	const game = words === '' ? undefined : gameWithPuzzles(words);
	return game?.ok === false ? game : puzzlesMeant(session, given({variant: game?.value}));
}
