import process from 'node:process';
import {given} from '../core/given.js';
import type {ArenaScore, PlayedGame} from '../bot/arena/play-match.js';
import type {SideRecord} from '../bot/arena/play-game.js';
import {eloOf, estimateShare, gamesOf, sprt} from '../bot/arena/score.js';
import type {ArenaPlan} from './arena-plan.js';

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

/** Returns a difference in Elo, or null where all games ended alike. */
const finite = (value: number): number | null => (Number.isFinite(value) ? round(value) : null);

/** Adds up what one contestant did in all its games. */
function sumUp(records: readonly SideRecord[]) {
	const sum = (field: keyof SideRecord): number =>
		records.reduce((total, record) => total + (record[field] ?? 0), 0);
	const moves = sum('moves');
	const [refused, asked] = [sum('refused'), sum('asked')];
	return {
		moves,
		ms: round(sum('ms') / Math.max(1, moves)),
		longestMs: round(Math.max(0, ...records.map(({longestMs}) => longestMs))),
		illegal: sum('illegal'),
		timeouts: sum('late'),
		kingsHung: sum('hung'),
		exact: sum('told') === 0 ? null : round(sum('exact') / sum('told'), 4),
		// In Kriegspiel alone: neither is a fault.
		...(refused + asked === 0 ? {} : {refused, asked}),
	};
}

/** Returns the last line: the score of the first contestant. */
export function summaryLine(
	{names, bounds}: Pick<ArenaPlan, 'names' | 'bounds'>,
	{tally, records}: ArenaScore,
) {
	const share = estimateShare(tally);
	const test = bounds === undefined ? undefined : {bounds, ...sprt(tally, ...bounds)};
	return {
		games: gamesOf(tally),
		...tally,
		score: round(share.value, 4),
		interval: [round(share.low, 4), round(share.high, 4)],
		elo: finite(eloOf(share.value)),
		eloInterval: [finite(eloOf(share.low)), finite(eloOf(share.high))],
		...(test === undefined
			? {}
			: {sprt: {bounds: test.bounds, llr: round(test.llr, 3), accepted: test.accepted ?? null}}),
		first: {bot: names[0], ...sumUp(records[0])},
		second: {bot: names[1], ...sumUp(records[1])},
		// The most of this process; a contestant that is a program of its own has more beside it.
		memoryMb: round(process.resourceUsage().maxRSS / 2 ** 10),
	};
}

/** Returns the line of a game, of which `fogchess import` makes the same game again. */
export const gameLine = ({number, names: [white, black], played}: PlayedGame, variant: string) => ({
	game: number,
	variant,
	white,
	black,
	winner: played.outcome.winner,
	reason: played.outcome.reason,
	plies: played.moves.length,
	moves: played.moves.join(' '),
	...(played.tried.length === 0 ? {} : {tried: played.tried}),
	seed: played.seed,
	...given({fen: played.fen}),
});

export const describeGame = (line: ReturnType<typeof gameLine>) =>
	`${line.game}. ${line.white} - ${line.black}: ${line.winner ?? 'draw'} (${line.reason}, ${line.plies} plies)`;

type SummaryLine = ReturnType<typeof summaryLine>;

/** Returns what a sequential test says, as a part of a sentence. */
function describeTest({sprt: test}: SummaryLine): string {
	if (test === undefined) {
		return '';
	}

	const [low, high] = test.bounds;
	const verdict =
		test.accepted === null ? 'nothing yet' : `${test.accepted === 'H0' ? low : high} Elo accepted`;
	return `, SPRT of ${low} and ${high} Elo: ${verdict} (log-likelihood ratio ${test.llr})`;
}

const percent = (share: number): string => `${round(share * 100)} %`;

/** Returns the last line of `arena` for a person: how it stands, then a line for each contestant. */
export function describeSummary(line: SummaryLine): string {
	const {games, wins, losses, draws, score, interval, elo, eloInterval, first, second} = line;
	const [from, to] = eloInterval.map((end) => end ?? 'without bound');
	return [
		`${first.bot} - ${second.bot}: ${games} games, +${wins} =${draws} -${losses}, ${percent(score)} [${interval.map((end) => round(end * 100)).join(', ')}], Elo ${elo ?? 'without bound'} [${from}, ${to}]${describeTest(line)}`,
		...[first, second].map(
			({bot, moves, ms, longestMs, illegal, timeouts, kingsHung, exact}) =>
				`  ${bot}: ${ms} ms a move, at most ${longestMs}; ${illegal} illegal, ${timeouts} late, ${kingsHung} kings left hanging in ${moves} moves${exact === null ? '' : `, all positions known at ${percent(exact)} of them`}`,
		),
		`  ${line.memoryMb} MB at most`,
	].join('\n');
}
