import {createRandom, pick, type Random} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {makeUci, type UciMove} from '../../source/core/uci.js';
import type {Match} from '../../source/match/match.js';
import type {MatchSettings} from '../../source/match/settings.js';
import {startMatch} from '../../source/match/start-match.js';
import {transition} from '../../source/match/transition.js';
import {seatReport} from '../../source/match/seat-report.js';
import {BOTS} from './matches.js';

/** Starts that bring castling, en passant and promotion about sooner than the usual one. */
export const STARTS: readonly (string | undefined)[] = [
	undefined,
	'r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 8',
	'r3k2r/8/2n5/3p4/4P3/5N2/8/R3K2R b KQkq - 0 1',
	'4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1',
	'4k3/1P4P1/8/8/3n4/8/1p4p1/4K3 w - - 0 1',
];

/** Returns the moves that `match`'s side to move may play. */
export const movesOf = (match: Match): readonly UciMove[] =>
	match.phase.name === 'turn' ? seatReport(match, match.phase.seat).moves : [];

/** Plays a game between two bots at random, up to so many plies, and returns the match after each ply, the start first. */
export function randomGame(random: Random, settings: MatchSettings, plies: number): Match[] {
	const matches = [unwrap(startMatch(settings, 0))];
	for (let ply = 0; ply < plies; ply++) {
		const match = matches[ply];
		if (match.phase.name !== 'turn') {
			break;
		}

		const event = {
			type: 'moveChosen',
			seat: match.phase.seat,
			move: makeUci(pick(random, movesOf(match))),
			at: 0,
		} as const;
		matches.push(transition(match, event).match);
	}

	return matches;
}

/** Plays games at random from every start in every variant that allows it; `visit` gets each with its seed. */
export function forRandomGames(
	count: number,
	plies: number,
	visit: (matches: Match[], seed: string) => void,
): void {
	for (let index = 0; index < count; index++) {
		const seed = `game ${index}`;
		const variant = ['fog', 'dark', 'fog', 'darkness'][index % 4];
		const fen = STARTS[Math.floor(index / 4) % STARTS.length];
		const settings = {...BOTS, variant, ...(fen === undefined ? {} : {fen})};
		visit(randomGame(createRandom(seed), settings, plies), seed);
	}
}
