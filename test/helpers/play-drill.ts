import {expect} from 'vitest';
import {pick, type Random} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import type {SquareSet} from '../../source/core/square-set.js';
import {makeUci} from '../../source/core/uci.js';
import {advise} from '../../source/drill/coach.js';
import {knownStart} from '../../source/drill/knowledge.js';
import {drillReply, settleBeforeMove} from '../../source/drill/opponent.js';
import type {DrillSettings} from '../../source/drill/settings.js';
import {startDrill} from '../../source/drill/start.js';
import {currentView} from '../../source/rules/history.js';
import {levelToMove} from '../../source/endings/levels.js';
import {countPlies} from '../../source/match/acts.js';
import {readPlacement} from '../../source/solver/material.js';
import {trackLoneKing} from '../../source/knowledge/lone-king-belief.js';
import type {Match} from '../../source/match/match.js';
import {seatReport} from '../../source/match/seat-report.js';
import {transition} from '../../source/match/transition.js';
import type {Tables} from '../../source/solver/build-table.js';

/** Starts a drill for the attacker against the phantom, known, with seed 1, but for what is said otherwise; on the turn. */
export const beginDrill = (tables: Tables, settings: Partial<DrillSettings>): Match =>
	transition(
		unwrap(
			startDrill(
				{
					ending: 'KPvK',
					role: 'attacker',
					opponent: 'phantom',
					strategy: 'table',
					blind: false,
					seed: 1,
					...settings,
				},
				tables,
				'Ann',
				0,
			),
		),
		{type: 'handedOver', at: 0},
	).match;

/** Returns the match after a move that must not be refused. */
export function playMove(match: Match, side: 'white' | 'black', text: string): Match {
	const {match: moved, effects} = transition(match, {
		type: 'moveChosen',
		seat: side,
		move: text,
		at: 0,
	});
	expect(effects).not.toContainEqual(expect.objectContaining({type: 'refused'}));
	return moved;
}

/** Returns where White must think the king now. */
export const beliefIn = (match: Match): SquareSet =>
	trackLoneKing(seatReport(match, 'white').history, 0, knownStart(match.settings)).at(-1)!;

/** Returns the coach's first best move. */
export function bestMove(match: Match, tables: Tables): string {
	const {history} = seatReport(match, 'white');
	return makeUci(advise(history, tables, knownStart(match.settings)).best[0].move);
}

/** Returns one of the coach's best moves; where there is none, a move at random. */
export function bestOrAny(match: Match, tables: Tables, random: Random): string {
	const {history, moves} = seatReport(match, 'white');
	const {best} = advise(history, tables, knownStart(match.settings));
	return makeUci(best.length > 0 ? pick(random, best).move : pick(random, moves));
}

/** Returns a move at random, pawn moves more often than others, so that they come to promote. */
export function pushOrAny(match: Match, random: Random): string {
	const {history, moves} = seatReport(match, 'white');
	const {cells} = currentView(history);
	const pushes = moves.filter(({from}) => (cells[from] & 7) === 1);
	return makeUci(pick(random, pushes.length > 0 && random() < 0.4 ? pushes : moves));
}

/** Plays a move of White's (as the drill settles it) or the program's reply. */
export function playPly(match: Match, tables: Tables, attack: (match: Match) => string): Match {
	if (seatReport(match, 'white').moves.length > 0) {
		const chosen = attack(match);
		return playMove(settleBeforeMove(match, tables, chosen), 'white', chosen);
	}

	const reply = drillReply(match, tables);
	return playMove(reply.match, 'black', reply.move);
}

/** Plays some moves of a drill for the attacker, White's by his coach, each with the program's reply. */
export function playByCoach(
	settings: Partial<DrillSettings>,
	tables: Tables,
	moves: number,
): Match {
	let match = beginDrill(tables, settings);
	for (let ply = 0; ply < 2 * moves; ply++) {
		match = playPly(match, tables, (now) => bestMove(now, tables));
	}

	return match;
}

/** Has the person play the lone king at random from a start that a seed draws: returns who won, in how many moves of White's, and par. */
export function defendAtRandom(tables: Tables, settings: Partial<DrillSettings>, random: Random) {
	const {fen} = beginDrill(tables, settings).settings;
	let match = beginDrill(tables, {...settings, role: 'defender', fen: fen!});
	const {placement} = unwrap(readPlacement(seatReport(match, 'white').history.start.cells));
	const par = levelToMove(tables, placement, beliefIn(match));
	while (match.outcome === undefined) {
		const {moves} = seatReport(match, 'black');
		match =
			moves.length > 0
				? playMove(match, 'black', makeUci(pick(random, moves)))
				: playMove(match, 'white', drillReply(match, tables).move);
	}

	return {winner: match.outcome.winner, moves: Math.ceil(countPlies(match) / 2), par};
}
