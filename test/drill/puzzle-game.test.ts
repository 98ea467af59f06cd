import {describe, expect, it} from 'vitest';
import {isMan, manColor, manRole} from '../../source/core/man.js';
import {createRandom, pick} from '../../source/core/random.js';
import {makeUci, parseUci} from '../../source/core/uci.js';
import {answerPuzzle} from '../../source/drill/puzzle-answer.js';
import {type PuzzleGame, puzzleMatch, startPuzzle} from '../../source/drill/puzzle-game.js';
import {puzzleIdea} from '../../source/drill/puzzle-idea.js';
import {kingSquares, otherMen} from '../../source/drill/puzzle-knowledge.js';
import {type Puzzle, PUZZLES, setupOf} from '../../source/drill/puzzles.js';
import {DRILL_TASKS} from '../../source/drill/worker-tasks.js';
import {movesOf} from '../../source/match/acts.js';
import {seatReport} from '../../source/match/seat-report.js';
import {memberOf} from '../../source/solver/search/member.js';
import {knownMoves} from '../helpers/known-moves.js';
import {Game} from '../helpers/game.js';
import {fogEnding} from '../../source/rules/variants/fog.js';
import {unwrap} from '../../source/core/result.js';
import type {Match} from '../../source/match/match.js';

const FEW = PUZZLES.filter(({number}) => number % 5 === 0);

/** Returns the position of a match as the search names it. */
function keyOf(match: Match): string {
	const game = unwrap(Game.start(fogEnding, match.settings.fen));
	for (const move of movesOf(match)) {
		game.tryText(move);
	}

	return memberOf(game.position).key;
}

const whiteHistory = (match: Match) => seatReport(match, 'white').history;

/** Plays a puzzle with moves of White's drawn at random, and hands each state to a check. */
function playAtRandom(puzzle: Puzzle, seed: string, check: (game: PuzzleGame) => void) {
	const random = createRandom(`${puzzle.id} ${seed}`);
	let game = startPuzzle(puzzle);
	while (game.result === undefined) {
		const {shown, next} = answerPuzzle(game, pick(random, knownMoves(game.belief)));
		check(shown);
		check(next);
		game = next;
	}
}

describe('a puzzle', () => {
	it('has an idea, which is what its move does to the king, and takes him in the end', () => {
		const ideaOf = (game: PuzzleGame) => puzzleIdea(game, parseUci(game.keys[0])!);
		const first = (number: number) => startPuzzle(PUZZLES.find((one) => one.number === number)!);
		expect([1, 4, 10].map((number) => ideaOf(first(number)))).toEqual([
			'quiet',
			'attacks',
			'attacks-some',
		]);
		const start = first(1);
		expect(ideaOf(answerPuzzle(start, start.keys[0]).next)).toBe('takes');
	});

	it.each(PUZZLES)('$id is solved by its keys, in all its moves', (puzzle) => {
		let game = startPuzzle(puzzle);
		while (game.result === undefined) {
			const left = puzzle.within - game.moves.length;
			expect(game.keys.length).toBeGreaterThan(0);
			const {next} = answerPuzzle(game, game.keys[0]);
			expect(next.verdict).toEqual(
				next.result === undefined ? {kind: 'keeps', left: left - 1} : undefined,
			);
			game = next;
		}

		expect(game.result).toBe('solved');
		expect(game.moves).toHaveLength(puzzle.within);
		expect(game.match.outcome).toEqual({winner: 'white', reason: 'king-captured'});
	});

	it.each(PUZZLES.filter(({within, number}) => within === 2 && number % 8 === 3))(
		'$id is lost by every other first move, whatever follows',
		(puzzle) => {
			const start = startPuzzle(puzzle);
			const random = createRandom(puzzle.id);
			for (const move of knownMoves(start.belief).filter((one) => one !== puzzle.key)) {
				let {next: game} = answerPuzzle(start, move);
				expect(game.verdict?.kind).not.toBe('keeps');
				while (game.result === undefined) {
					expect(game.keys).toEqual([]);
					game = answerPuzzle(game, pick(random, knownMoves(game.belief))).next;
				}

				expect(game.result).toBe('failed');
			}
		},
	);

	it.each(FEW)('$id tells White the same whichever member of his belief is the truth', (puzzle) => {
		playAtRandom(puzzle, 'twins', ({match, belief, moves}) => {
			const history = whiteHistory(match);
			for (const {origin, answers, key} of belief.slice(0, 12)) {
				const other = puzzleMatch(puzzle, origin, moves, answers);
				expect(whiteHistory(other)).toEqual(history);
				expect(other.outcome).toEqual(match.outcome);
				if (other.outcome === undefined) {
					expect(keyOf(other)).toBe(key);
				}
			}
		});
	});

	it.each(FEW)('$id forgets nothing that can be the truth', (puzzle) => {
		const {next} = answerPuzzle(startPuzzle(puzzle), puzzle.key);
		const history = whiteHistory(next.match);
		const possible = new Set<string>();
		for (const origin of puzzle.kingOn.keys()) {
			const after = puzzleMatch(puzzle, origin, [puzzle.key], []);
			for (const answer of seatReport(after, 'black').moves.map((move) => makeUci(move))) {
				const match = puzzleMatch(puzzle, origin, [puzzle.key], [answer]);
				if (JSON.stringify(whiteHistory(match)) === JSON.stringify(history)) {
					possible.add(keyOf(match));
				}
			}
		}

		expect(new Set(next.belief.map(({key}) => key))).toEqual(possible);
	});

	it('is answered by the worker as here', () => {
		const game = startPuzzle(PUZZLES[0]);
		const {key} = PUZZLES[0];
		const matter: unknown = structuredClone({game, move: key});
		expect(DRILL_TASKS.puzzleAnswer(matter, new Map())).toEqual(answerPuzzle(game, key));
	});

	it('changes nothing for a move that cannot be played', () => {
		const game = startPuzzle(PUZZLES[0]);
		for (const move of ['a1h7', 'x', '']) {
			expect(answerPuzzle(game, move)).toEqual({shown: game, next: game});
		}
	});

	it('lets Black take a king that is left to be taken', () => {
		const puzzle: Puzzle = {
			...PUZZLES[0],
			fen: '7k/8/8/8/8/8/r7/1K5Q w - - 0 1',
			kingOn: [63],
			within: 3,
			key: 'b1a2',
		};
		const {shown, next} = answerPuzzle(startPuzzle(puzzle), 'b1a1');
		expect(shown.result).toBeUndefined();
		expect(shown.match.outcome).toBeUndefined();
		expect(next).toMatchObject({result: 'failed', verdict: {kind: 'escapes'}});
		expect(next.match.outcome).toEqual({winner: 'black', reason: 'king-captured'});
	});

	it('knows where the king and his men can be', () => {
		const puzzle: Puzzle = {
			...PUZZLES[0],
			fen: '7k/6pp/8/8/8/n7/8/K6R w - - 0 1',
			kingOn: [63, 62],
		};
		const game = startPuzzle(puzzle);
		expect([...kingSquares(game)]).toEqual([62, 63]);
		const men = otherMen(game);
		expect(men).toContainEqual({man: 10, square: 16, isSure: true});
		const {next} = answerPuzzle(game, 'h1g1');
		expect(otherMen(next).some(({isSure}) => !isSure)).toBe(true);
	});

	it('begins with Black’s other men in plain sight of who reads its board', () => {
		let kinds = 0;
		for (const puzzle of PUZZLES) {
			const {cells} = setupOf(puzzle);
			const men = [...cells.entries()].filter(
				([, man]) => isMan(man) && manColor(man) === 'black' && manRole(man) !== 'king',
			);
			expect(otherMen(startPuzzle(puzzle))).toEqual(
				men.map(([square, man]) => ({man, square, isSure: true})),
			);
			kinds += men.some(([, man]) => manRole(man) === 'pawn') ? 1 : 0;
		}

		expect(kinds).toBeGreaterThan(5);
	});
});
