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
import {expectAlike} from '../helpers/expect-alike.js';

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
				expectAlike(game.turn, mover, where);
				const offered = game.moves().some((move) => makeUci(move) === step.q);
				const result = game.tryText(step.q);
				const heard = result?.heard[mover] ?? [];
				const otherHeard = result?.heard[other] ?? [];
				questions++;
				expectAlike(otherHeard.length > 0, step.oppHears, where);
				expectAlike(board(makeFen(game.position.toSetup())), board(step.after), where);
				if (ruleset === 'rand' && heard.length === 1 && isPawnShaped(step.q)) {
					// What is nonsense hangs on the squares announced, and ours are those captured on.
					const isRefused = ['ILLEGAL_MOVE', 'NONSENSE'].includes(step.main);
					expectAlike(
						isRefused,
						heard[0].type === 'refused' || heard[0].type === 'nonsense',
						where,
					);
					otherwise += step.main === 'ILLEGAL_MOVE' && heard[0].type === 'nonsense' ? 1 : 0;
					otherwise += step.main === 'NONSENSE' && heard[0].type === 'refused' ? 1 : 0;
					continue;
				}

				switch (step.main) {
					case 'ILLEGAL_MOVE':
						expectAlike(heard, [{type: 'refused', by: mover}], where);
						continue;
					case 'NONSENSE':
					case 'IMPOSSIBLE_TO_ASK':
						expectAlike(offered, false, where);
						expectAlike(heard, [{type: 'nonsense', by: mover}], where);
						continue;
					case 'HAS_ANY':
					case 'NO_ANY':
						expectAlike(
							heard,
							[{type: 'any', answer: step.main === 'HAS_ANY' ? 'try' : 'no'}],
							where,
						);
						continue;
					default:
				}

				expectAlike(result?.moved, true, where);
				expectAlike(offered, true, where);
				expectAlike(otherHeard, heard, where);
				expectAlike(heard[0], {type: 'moved', by: mover}, where);
				const [captured] = find(heard, 'captured');
				expectAlike(captured?.square, step.capture, where);
				expectAlike(captured?.kind, step.kind?.toLowerCase(), where);
				expectAlike(captured?.enPassant === true, ruleset === 'english' && step.ep === true, where);
				expectAlike(
					find(heard, 'promoted').length > 0,
					ruleset === 'rand' && step.promotion === true,
					where,
				);
				const isMate = step.special?.startsWith('CHECKMATE') === true;
				if (!isMate) {
					expectAlike(
						find(heard, 'check')
							.map(({by}) => by as string)
							.sort(),
						checksOf(step),
						where,
					);
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
				expectAlike(ended?.reason, reason, where);
				const [tries] = find(heard, 'pawn-tries');
				expectAlike(tries?.count, step.tries, where);
				expectAlike(tries?.some === true, step.hasPawnCapture === true, where);
				if (step.trySquares !== undefined) {
					const captures = findPawnCaptures(game.position);
					const names = (squares: readonly number[]) => [...new Set(squares)].sort((a, b) => a - b);
					// The other umpire names the squares that captures start from.
					expectAlike(
						names(captures.map(moveFrom)),
						names(step.trySquares.map((name) => parseSquare(name) ?? -1)),
						where,
					);
					expectAlike(
						(tries?.squares ?? []).map((name) => parseSquare(name)),
						names(captures.map(moveTo)),
						where,
					);
				}
			}
		}

		expect(otherwise).toBe(ruleset === 'rand' ? 4 : 0);
		expect(questions).toBeGreaterThan(1500);
	});
});
