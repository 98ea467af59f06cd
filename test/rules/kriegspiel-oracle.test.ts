import {readFileSync} from 'node:fs';
import {gunzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {makeFen, parseFen} from '../../source/core/fen.js';
import {parseSquare} from '../../source/core/square.js';
import {unwrap} from '../../source/core/result.js';
import type {Announcement} from '../../source/rules/news.js';
import {makeUci} from '../../source/core/uci.js';
import {Game} from '../helpers/game.js';
import {findVariant} from '../../source/rules/registry.js';
import {findPawnCaptures} from '../../source/rules/umpire/pawn-captures.js';
import {moveFrom, moveTo} from '../../source/rules/move.js';

/** A question and the answer of another umpire; test/data/README.md tells where it comes from. */
type Step = {
	readonly turn: 'w' | 'b';
	readonly before: string;
	readonly q: string;
	readonly main: string;
	readonly special?: string;
	readonly checks?: readonly string[];
	readonly capture?: string;
	readonly kind?: string;
	readonly promotion?: boolean;
	readonly ep?: boolean;
	readonly tries?: number;
	readonly hasPawnCapture?: boolean;
	readonly trySquares?: readonly string[];
	readonly oppHears: boolean;
	readonly after: string;
};
type OracleGame = {
	readonly ruleset: string;
	readonly start: string;
	readonly steps: readonly Step[];
};

const BOOKS: {readonly [ruleset: string]: string} = {
	english: 'kriegspiel-eastern',
	wild16: 'kriegspiel-icc',
	rand: 'kriegspiel-rand',
	cincinnati: 'kriegspiel-cincinnati',
	berkeley: 'kriegspiel-berkeley',
	berkeley_any: 'kriegspiel-berkeley-any',
};

const games: readonly OracleGame[] = gunzipSync(
	readFileSync(new URL('../data/kriegspiel.jsonl.gz', import.meta.url)),
)
	.toString()
	.trim()
	.split('\n')
	.map((line) => JSON.parse(line) as OracleGame);

const find = <T extends Announcement['type']>(heard: readonly Announcement[], type: T) =>
	heard.filter((record) => record.type === type) as Extract<Announcement, {readonly type: T}>[];

const CHECKS: {readonly [name: string]: string} = {
	CHECK_RANK: 'rank',
	CHECK_FILE: 'file',
	CHECK_LONG_DIAGONAL: 'long-diagonal',
	CHECK_SHORT_DIAGONAL: 'short-diagonal',
	CHECK_KNIGHT: 'knight',
};

/** Returns the checks that a step announces, sorted. */
const checksOf = ({special, checks}: Step): string[] =>
	(checks ?? (special === undefined ? [] : [special])).flatMap((name) => CHECKS[name] ?? []).sort();

/** Whether a try goes one file aside and one rank on. */
const isPawnShaped = (text: string): boolean =>
	Math.abs(text.charCodeAt(0) - text.charCodeAt(2)) === 1 &&
	Math.abs(text.charCodeAt(1) - text.charCodeAt(3)) === 1;

const board = (fen: string): string =>
	makeFen(unwrap(parseFen(fen)))
		.split(' ')
		.slice(0, 3)
		.join(' ');

describe.each(Object.entries(BOOKS))('the umpire of %s', (ruleset, book) => {
	it('answers every question as another umpire does', () => {
		let questions = 0;
		let otherwise = 0;
		for (const {start, steps} of games.filter((game) => game.ruleset === ruleset)) {
			const game = unwrap(Game.start(unwrap(findVariant(book)), start));
			for (const step of steps) {
				const mover = step.turn === 'w' ? 'white' : 'black';
				const other = step.turn === 'w' ? 'black' : 'white';
				const where = `${step.before} ${step.q}`;
				expect(game.turn, where).toBe(mover);
				const offered = game.moves().some((move) => makeUci(move) === step.q);
				const result = game.tryText(step.q);
				const heard = result?.heard[mover] ?? [];
				const otherHeard = result?.heard[other] ?? [];
				questions++;
				expect(otherHeard.length > 0, where).toBe(step.oppHears);
				expect(board(makeFen(game.position.toSetup())), where).toBe(board(step.after));
				if (ruleset === 'rand' && heard.length === 1 && isPawnShaped(step.q)) {
					// What is nonsense hangs on the squares announced, and ours are those captured on.
					const isRefused = ['ILLEGAL_MOVE', 'NONSENSE'].includes(step.main);
					expect(isRefused, where).toBe(
						heard[0].type === 'refused' || heard[0].type === 'nonsense',
					);
					otherwise += step.main === 'ILLEGAL_MOVE' && heard[0].type === 'nonsense' ? 1 : 0;
					otherwise += step.main === 'NONSENSE' && heard[0].type === 'refused' ? 1 : 0;
					continue;
				}

				switch (step.main) {
					case 'ILLEGAL_MOVE':
						expect(heard, where).toEqual([{type: 'refused', by: mover}]);
						continue;
					case 'NONSENSE':
					case 'IMPOSSIBLE_TO_ASK':
						expect(offered, where).toBe(false);
						expect(heard, where).toEqual([{type: 'nonsense', by: mover}]);
						continue;
					case 'HAS_ANY':
					case 'NO_ANY':
						expect(heard, where).toEqual([
							{type: 'any', answer: step.main === 'HAS_ANY' ? 'try' : 'no'},
						]);
						continue;
					default:
				}

				expect(result?.moved, where).toBe(true);
				expect(offered, where).toBe(true);
				expect(otherHeard, where).toEqual(heard);
				expect(heard[0], where).toEqual({type: 'moved', by: mover});
				const [captured] = find(heard, 'captured');
				expect(captured?.square, where).toBe(step.capture);
				expect(captured?.kind, where).toBe(step.kind?.toLowerCase());
				expect(captured?.enPassant === true, where).toBe(ruleset === 'english' && step.ep === true);
				expect(find(heard, 'promoted').length > 0, where).toBe(
					ruleset === 'rand' && step.promotion === true,
				);
				const isMate = step.special?.startsWith('CHECKMATE') === true;
				if (!isMate) {
					expect(
						find(heard, 'check')
							.map(({by}) => by as string)
							.sort(),
						where,
					).toEqual(checksOf(step));
				}

				const [ended] = find(heard, 'ended');
				const reason = isMate
					? 'checkmate'
					: step.special === 'DRAW_STALEMATE'
						? 'stalemate'
						: step.special === 'DRAW_INSUFFICIENT'
							? 'insufficient'
							: step.special?.startsWith('CHECK_') || step.special === undefined
								? undefined
								: step.special;
				expect(ended?.reason as string | undefined, where).toBe(reason);
				const [tries] = find(heard, 'pawn-tries');
				expect(tries?.count, where).toBe(step.tries);
				expect(tries?.some === true, where).toBe(step.hasPawnCapture === true);
				if (step.trySquares !== undefined) {
					const captures = findPawnCaptures(game.position);
					const names = (squares: readonly number[]) => [...new Set(squares)].sort((a, b) => a - b);
					// The other umpire names the squares that captures start from.
					expect(names(captures.map(moveFrom)), where).toEqual(
						names(step.trySquares.map((name) => parseSquare(name) ?? -1)),
					);
					expect(
						(tries?.squares ?? []).map((name) => parseSquare(name)),
						where,
					).toEqual(names(captures.map(moveTo)));
				}
			}
		}

		expect(otherwise).toBe(ruleset === 'rand' ? 4 : 0);
		expect(questions).toBeGreaterThan(1500);
	});
});
