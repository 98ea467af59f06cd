import {describe, expect, it} from 'vitest';
import {createRandom, pick} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {SquareSet} from '../../source/core/square-set.js';
import {parseUci} from '../../source/core/uci.js';
import {advise, leavesOf, scoreDrill} from '../../source/drill/coach.js';
import {drillOf, knownStart} from '../../source/drill/knowledge.js';
import {drillReply, rewriteKing, settleBeforeMove} from '../../source/drill/opponent.js';
import type {DrillSettings} from '../../source/drill/settings.js';
import {drillMaterialName} from '../../source/drill/start.js';
import {fogGame} from '../../source/endings/fog/fog-game.js';
import {currentView} from '../../source/rules/history.js';
import {trackLoneKing} from '../../source/knowledge/lone-king-belief.js';
import {movesOf} from '../../source/match/acts.js';
import type {Match} from '../../source/match/match.js';
import {seatReport} from '../../source/match/seat-report.js';
import {materialName, readPlacement} from '../../source/solver/material.js';
import {fullViews, kingPaths} from '../helpers/king-paths.js';
import {
	beginDrill,
	beliefIn,
	bestOrAny,
	defendAtRandom,
	playMove,
	playPly,
	pushOrAny,
} from '../helpers/play-drill.js';
import {buildTables} from '../helpers/tables.js';
import {sampleSize} from '../helpers/sample-size.js';

const tables = buildTables('KPvK');

const begin = (settings: Partial<DrillSettings>): Match => beginDrill(tables, settings);

const materialIn = (match: Match): string =>
	materialName(
		unwrap(readPlacement(currentView(seatReport(match, 'white').history).cells)).placement.material,
	);

/** The king keeps the pawn from moving; White's king is near it, or so far away that it is lost. */
const NEAR = '8/8/8/8/8/4k3/4P3/6K1 w - - 0 1';
const FAR = 'K7/8/8/8/8/4k3/4P3/8 w - - 0 1';

describe('the phantom in an ending with a pawn', () => {
	it.each(['known', 'blind'] as const)(
		'leaves what White saw and could try as it was, at every ply (%s)',
		(knowledge) => {
			const random = createRandom(`pawns ${knowledge}`);
			const met = {rewritten: 0, blocked: 0, promoted: 0, lost: 0};
			for (let seed = 1; seed <= sampleSize(8, 16); seed++) {
				const chance = seed % 2 === 0;
				// Where moves are drawn at random the king begins before the pawn, and White cannot push it.
				let match = begin({
					seed,
					blind: knowledge === 'blind',
					...(chance ? {fen: seed % 4 === 0 ? FAR : NEAR} : {}),
				});
				for (let ply = 0; ply < 60 && match.outcome === undefined; ply++) {
					const {history, moves} = seatReport(match, 'white');
					const isPawn = (square: number): boolean =>
						(currentView(history).cells[square] & 7) === 1;
					const isBlocked = moves.length > 0 && !moves.some(({from}) => isPawn(from));
					met.blocked += isBlocked && materialIn(match) === 'KPvK' ? 1 : 0;
					const next = playPly(match, tables, (now) =>
						chance ? pushOrAny(now, random) : bestOrAny(now, tables, random),
					);
					const isRewritten =
						match.settings.fen !== next.settings.fen ||
						movesOf(match).some((text, at) => text !== movesOf(next)[at]);
					if (isRewritten) {
						met.rewritten++;
						expect(fullViews(next).slice(0, -1)).toEqual(fullViews(match));
					}

					met.promoted += /[qrbn]$/.test(movesOf(next).at(-1) ?? '') ? 1 : 0;
					match = next;
				}

				met.lost += match.outcome?.reason === 'insufficient' ? 1 : 0;
			}

			expect(met.rewritten).toBeGreaterThan(sampleSize(8, 15));
			expect(met.promoted).toBeGreaterThan(sampleSize(1, 3));
			expect(met.blocked).toBeGreaterThan(0);
			expect(met.lost).toBeGreaterThan(0);
		},
	);

	it('leaves White just the squares that some way of the king leads to', () => {
		const random = createRandom('paths');
		let compared = 0;
		let many = 0;
		for (let seed = 1; seed <= sampleSize(4, 8); seed++) {
			let match = begin({seed, blind: seed % 4 === 0});
			for (let ply = 0; ply < sampleSize(11, 14) && match.outcome === undefined; ply++) {
				match = playPly(match, tables, (now) =>
					seed % 2 === 0 ? pushOrAny(now, random) : bestOrAny(now, tables, random),
				);
			}

			const {history} = seatReport(match, 'white');
			const beliefs = trackLoneKing(history, 0, knownStart(match.settings));
			const paths = kingPaths(match);
			const last = match.outcome === undefined ? beliefs.length : beliefs.length - 1;
			expect(beliefs.slice(0, last).map((belief) => [...belief])).toEqual(paths.slice(0, last));
			compared += last;
			many += beliefs.filter(({size}) => size > 1).length;
			if (match.outcome === undefined) {
				// Each of the last ones can be made the truth.
				const king = pick(random, [...beliefIn(match)]);
				const other = rewriteKing(match, king, random);
				expect(fullViews(other)).toEqual(fullViews(match));
				expect(kingPaths(other)).toEqual(paths);
			}
		}

		expect(compared).toBeGreaterThan(sampleSize(20, 70));
		expect(many).toBeGreaterThan(sampleSize(12, 40));
	});

	it.each([
		['phantom', false],
		['phantom', true],
		['clairvoyant', false],
		['fogged', false],
		['fogged', true],
	] as const)('is taken within par by the coach’s moves (%s, blind: %s)', (opponent, blind) => {
		const random = createRandom(`${opponent} ${blind}`);
		let promoted = 0;
		for (let seed = 1; seed <= sampleSize(2, 4); seed++) {
			let match = begin({seed, blind, opponent});
			while (match.outcome === undefined) {
				match = playPly(match, tables, (now) => bestOrAny(now, tables, random));
			}

			const {history} = seatReport(match, 'white');
			const score = scoreDrill(history, tables, knownStart(match.settings));
			expect(match.outcome).toEqual({winner: 'white', reason: 'king-captured'});
			expect(score).toMatchObject({lost: 0, thrown: 0});
			if (opponent === 'phantom') {
				expect(score.moves).toBe(score.par);
			} else {
				expect(score.moves).toBeLessThanOrEqual(score.par!);
			}

			promoted += movesOf(match).some((text) => parseUci(text)?.promotion !== undefined) ? 1 : 0;
			// What the match is stays what it was before the pawn became something else.
			expect(drillOf(match.settings)?.ending).toBe('KPvK');
		}

		expect(promoted).toBeGreaterThan(sampleSize(0, 1));
	});
});

describe('the person as the lone king against a pawn', () => {
	it.each([false, true])('is taken within par by the table (blind: %s)', (blind) => {
		const random = createRandom(`defender ${blind}`);
		for (let seed = 1; seed <= sampleSize(4, 14); seed++) {
			const {winner, moves, par} = defendAtRandom(tables, {seed, blind}, random);
			expect(winner).toBe('white');
			expect(moves).toBeLessThanOrEqual(par);
		}
	});

	it('has a draw at once when he takes the pawn', () => {
		const fen = '8/8/8/8/8/8/kP6/7K w - - 0 1';
		let match = begin({role: 'defender', fen});
		match = playMove(match, 'white', 'h1g1');
		match = playMove(match, 'black', 'a2b2');
		expect(match.outcome).toEqual({winner: null, reason: 'insufficient'});
	});

	it('is taken when he takes a man that is guarded', () => {
		const fen = '8/8/8/8/8/8/kP6/3K4 w - - 0 1';
		let match = begin({role: 'defender', fen});
		match = playMove(match, 'white', 'd1c1');
		match = playMove(match, 'black', 'a2b2');
		expect(match.outcome).toBeUndefined();
		match = playMove(match, 'white', drillReply(match, tables).move);
		expect(match.outcome).toEqual({winner: 'white', reason: 'king-captured'});
	});
});

describe('the coach of a promotion', () => {
	const match = begin({fen: '8/4P3/4K3/8/8/8/7k/8 w - - 0 1'});
	const {history} = seatReport(match, 'white');

	it('tells the choices apart', () => {
		const {best, needed} = advise(history, tables, knownStart(match.settings));
		expect(best.every(({level}) => level === needed)).toBe(true);
		const promoted = playMove(settleBeforeMove(match, tables, 'e7e8n'), 'white', 'e7e8n');
		const {judged} = advise(
			seatReport(promoted, 'white').history,
			tables,
			knownStart(promoted.settings),
		);
		expect(judged.map(({verdict}) => verdict.kind)).toEqual(['throws']);
		expect(materialIn(promoted)).toBe('KNvK');
	});

	it('counts the squares that are left by the new man', () => {
		const everywhere = SquareSet.full;
		const {placement} = unwrap(readPlacement(currentView(history).cells));
		const left = (promotion: 'queen' | 'knight'): number =>
			leavesOf(fogGame, {placement, belief: everywhere}, {from: 52, to: 60, promotion}).silent;
		expect(left('queen')).toBeLessThan(left('knight'));
		// King on e6, knight on e8: they and the 8 + 4 squares they attack (two of them, d6 and f6, of the king's as well).
		expect(left('knight')).toBe(64 - 2 - 8 - 4 + 2);
	});

	it('names an ending with pawns', () => {
		expect(drillMaterialName({ending: 'kpvk'})).toEqual({ok: true, value: 'KPvK'});
	});
});
