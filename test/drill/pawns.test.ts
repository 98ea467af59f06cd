import {describe, expect, it} from 'vitest';
import {createRandom, pick, type Random} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {SquareSet} from '../../source/core/square-set.js';
import {makeUci, parseUci} from '../../source/core/uci.js';
import {advise, scoreDrill, squaresLeft} from '../../source/drill/coach.js';
import {drillOf, knownStart} from '../../source/drill/knowledge.js';
import {drillReply, rewriteKing, settleBeforeMove} from '../../source/drill/opponent.js';
import type {DrillSettings} from '../../source/drill/settings.js';
import {drillMaterialName, startDrill} from '../../source/drill/start.js';
import {levelToMove} from '../../source/endgame/levels.js';
import {currentView} from '../../source/knowledge/history.js';
import {trackLoneKing} from '../../source/knowledge/lone-king-belief.js';
import type {Match} from '../../source/match/match.js';
import {seatReport} from '../../source/match/seat-report.js';
import {transition} from '../../source/match/transition.js';
import {materialName, readPlacement} from '../../source/solver/material.js';
import {fullViews, kingPaths} from '../helpers/king-paths.js';
import {buildTables} from '../helpers/tables.js';

const tables = buildTables('KPvK');

const begin = (settings: Partial<DrillSettings>): Match =>
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

function move(match: Match, side: 'white' | 'black', text: string): Match {
	const {match: moved, effects} = transition(match, {type: 'moveChosen', side, move: text, at: 0});
	expect(effects).not.toContainEqual(expect.objectContaining({type: 'refused'}));
	return moved;
}

const beliefIn = (match: Match): SquareSet =>
	trackLoneKing(seatReport(match, 'white').history, 0, knownStart(match.settings)).at(-1)!;

const materialIn = (match: Match): string =>
	materialName(
		unwrap(readPlacement(currentView(seatReport(match, 'white').history).cells)).placement.material,
	);

/** The coach's best move; where there is none, a move by lot. */
function bestOrAny(match: Match, random: Random): string {
	const {history, moves} = seatReport(match, 'white');
	const {best} = advise(history, tables, knownStart(match.settings));
	return makeUci(best.length > 0 ? pick(random, best).move : pick(random, moves));
}

/** Pawns are pushed more often than the lot would have it, so that they come to promote. */
function pushOrAny(match: Match, random: Random): string {
	const {history, moves} = seatReport(match, 'white');
	const {cells} = currentView(history);
	const pushes = moves.filter(({from}) => (cells[from] & 7) === 1);
	return makeUci(pick(random, pushes.length > 0 && random() < 0.4 ? pushes : moves));
}

/** Plays a ply of White's (as the drill settles it) or of the lone king's. */
function playPly(match: Match, attack: (match: Match) => string): Match {
	if (seatReport(match, 'white').moves.length > 0) {
		const chosen = attack(match);
		return move(settleBeforeMove(match, tables, chosen), 'white', chosen);
	}

	const reply = drillReply(match, tables);
	return move(reply.match, 'black', reply.move);
}

describe('the phantom in an ending with a pawn', () => {
	it.each(['known', 'blind'] as const)(
		'leaves what White saw and could try as it was, at every ply (%s)',
		(knowledge) => {
			const random = createRandom(`pawns ${knowledge}`);
			const met = {rewritten: 0, blocked: 0, promoted: 0, lost: 0};
			for (let seed = 1; seed <= 24; seed++) {
				let match = begin({seed, blind: knowledge === 'blind'});
				const chance = seed % 2 === 0;
				for (let ply = 0; ply < 60 && match.outcome === undefined; ply++) {
					const next = playPly(match, (now) =>
						chance ? pushOrAny(now, random) : bestOrAny(now, random),
					);
					const isRewritten =
						match.settings.fen !== next.settings.fen ||
						match.moves.some((text, at) => text !== next.moves[at]);
					if (isRewritten) {
						met.rewritten++;
						expect(fullViews(next).slice(0, -1)).toEqual(fullViews(match));
					}

					met.promoted += /[qrbn]$/.test(next.moves.at(-1) ?? '') ? 1 : 0;
					match = next;
					const {history, moves} = seatReport(match, 'white');
					const read = readPlacement(currentView(history).cells);
					const pawns = read.ok && read.value.placement.material.includes('pawn');
					const pushes = moves.filter(({from}) => (currentView(history).cells[from] & 7) === 1);
					met.blocked += pawns && moves.length > 0 && pushes.length === 0 ? 1 : 0;
				}

				met.lost += match.outcome?.reason === 'insufficient' ? 1 : 0;
			}

			expect(met.rewritten).toBeGreaterThan(20);
			expect(met.promoted).toBeGreaterThan(5);
			expect(met.blocked).toBeGreaterThan(0);
			expect(met.lost).toBeGreaterThan(0);
		},
	);

	it('leaves White just the squares that some way of the king leads to', () => {
		const random = createRandom('paths');
		let compared = 0;
		let many = 0;
		for (let seed = 1; seed <= 12; seed++) {
			let match = begin({seed, blind: seed % 4 === 0});
			for (let ply = 0; ply < 14 && match.outcome === undefined; ply++) {
				match = playPly(match, (now) =>
					seed % 2 === 0 ? pushOrAny(now, random) : bestOrAny(now, random),
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

		expect(compared).toBeGreaterThan(100);
		expect(many).toBeGreaterThan(60);
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
		for (let seed = 1; seed <= 6; seed++) {
			let match = begin({seed, blind, opponent});
			while (match.outcome === undefined) {
				match = playPly(match, (now) => bestOrAny(now, random));
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

			promoted += match.moves.some((text) => parseUci(text)?.promotion !== undefined) ? 1 : 0;
			// What the match is stays what it was before the pawn became something else.
			expect(drillOf(match.settings)?.ending).toBe('KPvK');
		}

		expect(promoted).toBeGreaterThan(3);
	});
});

describe('the person as the lone king against a pawn', () => {
	it.each([false, true])('is taken within par by the table (blind: %s)', (blind) => {
		const random = createRandom(`defender ${blind}`);
		let taken = 0;
		for (let seed = 1; seed <= 14; seed++) {
			const fen = begin({seed, blind}).settings.fen!;
			let match = begin({seed, blind, role: 'defender', fen});
			const {placement} = unwrap(readPlacement(seatReport(match, 'white').history.start.cells));
			const par = levelToMove(tables, placement, beliefIn(match));
			while (match.outcome === undefined) {
				const {moves} = seatReport(match, 'black');
				match =
					moves.length > 0
						? move(match, 'black', makeUci(pick(random, moves)))
						: move(match, 'white', drillReply(match, tables).move);
			}

			expect(match.outcome.winner).toBe('white');
			expect(Math.ceil(match.moves.length / 2)).toBeLessThanOrEqual(par);
			taken++;
		}

		expect(taken).toBe(14);
	});

	it('has a draw at once when he takes the pawn', () => {
		const fen = '8/8/8/8/8/8/kP6/7K w - - 0 1';
		let match = begin({role: 'defender', fen});
		match = move(match, 'white', 'h1g1');
		match = move(match, 'black', 'a2b2');
		expect(match.outcome).toEqual({winner: null, reason: 'insufficient'});
	});

	it('is taken when he takes a man that is guarded', () => {
		const fen = '8/8/8/8/8/8/kP6/3K4 w - - 0 1';
		let match = begin({role: 'defender', fen});
		match = move(match, 'white', 'd1c1');
		match = move(match, 'black', 'a2b2');
		expect(match.outcome).toBeUndefined();
		match = move(match, 'white', drillReply(match, tables).move);
		expect(match.outcome).toEqual({winner: 'white', reason: 'king-captured'});
	});
});

describe('the coach of a promotion', () => {
	const match = begin({fen: '8/4P3/4K3/8/8/8/7k/8 w - - 0 1'});
	const {history} = seatReport(match, 'white');

	it('tells the choices apart', () => {
		const {best, needed} = advise(history, tables, knownStart(match.settings));
		expect(best.every(({level}) => level === needed)).toBe(true);
		const promoted = move(settleBeforeMove(match, tables, 'e7e8n'), 'white', 'e7e8n');
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
		const left = (promotion: 'queen' | 'knight'): number =>
			squaresLeft(history, everywhere, {from: 52, to: 60, promotion});
		expect(left('queen')).toBeLessThan(left('knight'));
		// King on e6, knight on e8: they and the 8 + 4 squares they attack (two of them, d6 and f6, of the king's as well).
		expect(left('knight')).toBe(64 - 2 - 8 - 4 + 2);
	});

	it('names an ending with pawns', () => {
		expect(drillMaterialName({ending: 'kpvk'})).toEqual({ok: true, value: 'KPvK'});
	});
});
