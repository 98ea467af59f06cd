import {describe, expect, it} from 'vitest';
import {createRandom} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {scoreDrill} from '../../source/drill/coach.js';
import {knownStart} from '../../source/drill/knowledge.js';
import {demonstrateDrill, playOut} from '../../source/drill/demonstrate.js';
import {LESSONS, lessonOf} from '../../source/drill/lessons.js';
import {startDrill} from '../../source/drill/start.js';
import {trackLoneKing} from '../../source/knowledge/lone-king-belief.js';
import {countPlies, movesOf} from '../../source/match/acts.js';
import {seatReport} from '../../source/match/seat-report.js';
import {fullViews, kingPaths} from '../helpers/king-paths.js';
import {lessonPar} from '../helpers/lesson-par.js';
import {beginDrill, bestOrAny, defendAtRandom, playPly, pushOrAny} from '../helpers/play-drill.js';
import {buildTables} from '../helpers/tables.js';
import {kriegspielTables, tableTries} from '../helpers/kriegspiel-drills.js';

const LONG = {timeout: 1_200_000};

describe('the par of every lesson', () => {
	const fog = LESSONS.filter(({game}) => game === undefined);
	const kriegspiel = LESSONS.filter(({game}) => game === 'kriegspiel');
	const endings = [...new Set(fog.map(({ending}) => ending))];

	it.each(endings)('in %s', LONG, (ending) => {
		const tables = buildTables(ending);
		for (const lesson of fog.filter((one) => one.ending === ending)) {
			const match = unwrap(startDrill({...lesson, seed: 1}, tables, 'Ann', 0));
			expect([lesson.id, lessonPar(lesson, match, tables)]).toEqual([lesson.id, lesson.par]);
			expect(lessonOf(match.settings)).toBe(lesson);
		}
	});

	it.each([...new Set(kriegspiel.map(({ending}) => ending))])(
		'in %s, Kriegspiel, and the table mates in so many moves',
		LONG,
		(ending) => {
			const tables = kriegspielTables(ending);
			for (const lesson of kriegspiel.filter((one) => one.ending === ending)) {
				const match = unwrap(startDrill({...lesson, seed: 1}, tables, 'Ann', 0));
				expect([lesson.id, lessonPar(lesson, match, tables)]).toEqual([lesson.id, lesson.par]);
				expect(lessonOf(match.settings)).toBe(lesson);
				// Where the person has the king, the table shows how long the phantom would hold out.
				const won =
					lesson.role === 'attacker'
						? playOut(match, tables, tableTries(tables))
						: demonstrateDrill(match, tables);
				expect(won?.outcome).toEqual({winner: 'white', reason: 'checkmate'});
				expect([lesson.id, Math.ceil(countPlies(won!) / 2)]).toEqual([lesson.id, lesson.par]);
			}
		},
	);

	it.each(endings)(
		'is what the coach’s moves take in %s, the host’s fifty moves and all',
		LONG,
		(ending) => {
			const tables = buildTables(ending);
			const random = createRandom(`lessons ${ending}`);
			for (const lesson of fog.filter((one) => one.ending === ending)) {
				if (lesson.role === 'attacker') {
					let match = beginDrill(tables, lesson);
					while (match.outcome === undefined) {
						match = playPly(match, tables, (now) => bestOrAny(now, tables, random));
					}

					expect(match.outcome.reason).toBe('king-captured');
					expect([lesson.id, Math.ceil(countPlies(match) / 2)]).toEqual([lesson.id, lesson.par]);
					expect(lessonOf(match.settings)).toBe(lesson);
				}
			}
		},
	);
});

describe.each(['KPPvK', 'KQPvK', 'KRPvK', 'KBPvK', 'KNPvK'])('drills in %s', (ending) => {
	it('leave what White saw and could try as it was, and all that he cannot rule out', LONG, () => {
		const tables = buildTables(ending);
		const random = createRandom(`pawns ${ending}`);
		const met = {rewritten: 0, promoted: 0, many: 0};
		for (let seed = 1; seed <= 30; seed++) {
			let match = beginDrill(tables, {ending, seed, blind: seed % 3 === 0});
			for (let ply = 0; ply < 30 && match.outcome === undefined; ply++) {
				const next = playPly(match, tables, (now) =>
					seed % 2 === 0 ? pushOrAny(now, random) : bestOrAny(now, tables, random),
				);
				met.rewritten += movesOf(match).some((text, at) => text !== movesOf(next)[at]) ? 1 : 0;
				met.promoted += /[qrbn]$/.test(movesOf(next).at(-1) ?? '') ? 1 : 0;
				expect(fullViews(next).slice(0, -1)).toEqual(fullViews(match));
				match = next;
			}

			const {history} = seatReport(match, 'white');
			const beliefs = trackLoneKing(history, 0, knownStart(match.settings));
			const last = match.outcome === undefined ? beliefs.length : beliefs.length - 1;
			const paths = kingPaths(match).slice(0, last);
			expect(beliefs.slice(0, last).map((belief) => [...belief])).toEqual(paths);
			met.many += beliefs.filter(({size}) => size > 1).length;
		}

		expect(met.rewritten).toBeGreaterThan(20);
		expect(met.promoted).toBeGreaterThan(3);
		expect(met.many).toBeGreaterThan(100);
	});

	it.each([
		['phantom', false],
		['phantom', true],
		['clairvoyant', true],
		['fogged', false],
	] as const)('end within par by the coach’s moves (%s, blind: %s)', LONG, (opponent, blind) => {
		const tables = buildTables(ending);
		const random = createRandom(`${ending} ${opponent} ${blind}`);
		for (let seed = 1; seed <= 10; seed++) {
			let match = beginDrill(tables, {ending, seed, blind, opponent});
			while (match.outcome === undefined) {
				match = playPly(match, tables, (now) => bestOrAny(now, tables, random));
			}

			const {history} = seatReport(match, 'white');
			const {moves, par, lost, thrown} = scoreDrill(history, tables, knownStart(match.settings));
			expect(match.outcome).toEqual({winner: 'white', reason: 'king-captured'});
			expect([lost, thrown]).toEqual([0, 0]);
			expect(moves).toBeLessThanOrEqual(par!);
			expect(opponent === 'phantom' ? moves : par).toBe(par);
		}
	});

	it.each([false, true])('have the table take the person within par (blind: %s)', LONG, (blind) => {
		const tables = buildTables(ending);
		const random = createRandom(`defender ${ending} ${blind}`);
		for (let seed = 1; seed <= 15; seed++) {
			const {winner, moves, par} = defendAtRandom(tables, {ending, seed, blind}, random);
			expect(winner).toBe('white');
			expect(moves).toBeLessThanOrEqual(par);
		}
	});
});
