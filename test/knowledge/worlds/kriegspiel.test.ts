import {describe, expect, it} from 'vitest';
import {COLORS, type Color} from '../../../source/core/color.js';
import {createRandom} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {parseAct} from '../../../source/core/act.js';
import {isSameView} from '../../../source/rules/view.js';
import {currentView, type HistoryPly, type SeatHistory} from '../../../source/rules/history.js';
import {takersOf} from '../../../source/knowledge/takers.js';
import type {ParticleBounds} from '../../../source/knowledge/worlds/particle-bounds.js';
import {Particles} from '../../../source/knowledge/worlds/particles.js';
import {Present} from '../../../source/knowledge/worlds/present.js';
import type {Worlds} from '../../../source/knowledge/worlds/worlds.js';
import {Game} from '../../helpers/game.js';
import {repetitionKey} from '../../../source/rules/end-rules.js';
import {generateLegalMoves} from '../../../source/rules/legal.js';
import {toUciMove} from '../../../source/rules/move.js';
import {makeUci} from '../../../source/core/uci.js';
import {MAX_MOVES, Position} from '../../../source/rules/position.js';
import {findVariant} from '../../../source/rules/registry.js';
import {KRIEGSPIEL_BOOKS} from '../../../source/rules/variants/kriegspiel.js';
import {partOf, sampleSize} from '../../helpers/sample-size.js';
import {UmpiredGame} from '../../helpers/umpired-games.js';

const BOOKS = [
	...KRIEGSPIEL_BOOKS.map(({id}) => id),
	'kriegspiel-icc+any+role',
	'kriegspiel-eastern+no-en-passant+fifty-moves+repetition+nonsense',
];

/** Each third of them in `npm test`. */
const SOME = BOOKS.filter((_, index) => index % sampleSize(3, 1) === 0);

function keysOf(set: Worlds): Set<string> {
	const position = new Position(set.variant.moves);
	const keys = new Set<string>();
	for (let index = 0; index < set.size; index++) {
		set.load(index, position);
		keys.add(repetitionKey(position));
	}

	return keys;
}

const follow = (id: string, seat: Color, most: number, least: number, fen?: string): Particles => {
	const bounds: ParticleBounds = {most, least, attempts: 4 * least};
	return unwrap(Particles.start({variant: unwrap(findVariant(id)), seat, bounds, fen}));
};

/** Returns what measures faults in the turn that is on. */
function presentOf(worlds: Worlds, {seat, plies, start, heardAtStart, tries = []}: SeatHistory) {
	const last = plies.at(-1);
	const before = plies.at(-2)?.view ?? start;
	return new Present({
		variant: worlds.variant,
		seat,
		view: last?.view ?? start,
		heard: last?.heard ?? heardAtStart ?? [],
		standing: new Map(),
		takers: last === undefined || last.by === seat ? [] : takersOf(before, last.view),
		acts: tries.flatMap(({by, text = '', heard}) => {
			const act = parseAct(text);
			return by === seat && act !== undefined ? [{act, stands: false, heard}] : [];
		}),
		like: worlds.state(0),
	});
}

/** Counts members that contradict what the seat sees and hears now. */
function countFaulty(set: Worlds, history: SeatHistory): number {
	const position = new Position(set.variant.moves);
	const observation = presentOf(set, history);
	const {variant, seat} = set;
	let faulty = 0;
	for (let index = 0; index < set.size; index++) {
		set.load(index, position);
		const isSame = isSameView(variant.view(set.state(index), seat), currentView(history));
		faulty += observation.faults(position) > 0 || !isSame ? 1 : 0;
	}

	return faulty;
}

/** Plays a game at random and calls `visit` after each try, with the histories. */
function playByLot(
	id: string,
	seed: string,
	{plies, fen}: {readonly plies: number; readonly fen?: string},
	visit: (played: UmpiredGame, lastMover: Color) => void,
): void {
	const random = createRandom(seed);
	const played = new UmpiredGame(unwrap(findVariant(id)), fen);
	for (let tries = 0; tries < plies * 12 && played.game.outcome === undefined; tries++) {
		const by = played.game.turn;
		played.playAny(random);
		if (played.game.outcome === undefined) {
			visit(played, by);
		}

		if (played.histories.white.plies.length >= plies) {
			break;
		}
	}
}

const scratch = new Int32Array(MAX_MOVES);

/** Returns every position that fits, by playing every line of the other side before the umpire itself. */
function enumerate(played: UmpiredGame, seat: Color, fen: string): Set<string> {
	const lived = ({heard, view, tries = []}: HistoryPly) =>
		JSON.stringify([heard, view, tries.filter(({by}) => by === seat)]);
	const wanted = played.histories[seat].plies.map((ply) => lived(ply)).join();
	const wantedTries = JSON.stringify(played.histories[seat].tries ?? []);
	const own = played.texts.filter(({by}) => by === seat);
	const keys = new Set<string>();
	const replay = (line: readonly string[]): UmpiredGame | undefined => {
		const game = new UmpiredGame(played.variant, fen);
		let at = 0;
		let hidden = 0;
		while (game.game.outcome === undefined) {
			if (game.game.turn === seat) {
				if (at === own.length) {
					return game;
				}

				const {text, moved} = own[at++];
				if (game.play(text) !== moved) {
					return undefined;
				}
			} else {
				if (hidden === line.length) {
					return game;
				}

				game.play(line[hidden++]);
			}

			const index = game.histories[seat].plies.length - 1;
			const got = game.histories[seat].plies[index];
			const real = played.histories[seat].plies[index];
			if (got !== undefined && lived(got) !== lived(real)) {
				return undefined;
			}
		}

		return game;
	};

	const grow = (line: readonly string[]) => {
		const game = replay(line);
		if (game === undefined) {
			return;
		}

		const {plies, tries = []} = game.histories[seat];
		if (plies.length === played.histories[seat].plies.length) {
			const isSame =
				plies.map((ply) => lived(ply)).join() === wanted && JSON.stringify(tries) === wantedTries;
			if (isSame) {
				keys.add(repetitionKey(game.game.position));
			}

			return;
		}

		if (game.game.outcome === undefined && game.game.turn !== seat) {
			const end = generateLegalMoves(game.game.position, scratch, 0);
			for (const move of scratch.slice(0, end)) {
				grow([...line, makeUci(toUciMove(move))]);
			}
		}
	};

	grow([]);
	return keys;
}

describe('worlds in Kriegspiel', () => {
	it.each(SOME)('hold the truth and contradict nothing while all are held: %s', (id) => {
		for (let game = 0; game < 1; game++) {
			const followers = {
				white: follow(id, 'white', 400, 20),
				black: follow(id, 'black', 400, 20),
			};
			const isExact = {white: true, black: true};
			playByLot(id, `${id} ${game}`, {plies: 7}, (played) => {
				for (const seat of COLORS) {
					if (isExact[seat]) {
						const set = unwrap(followers[seat].follow(played.histories[seat]));
						isExact[seat] = set.isExact;
						if (set.isExact) {
							expect(keysOf(set)).toContain(repetitionKey(played.game.position));
						}

						if (played.game.turn === seat) {
							expect(countFaulty(set, played.histories[seat])).toBe(0);
						}
					}
				}
			});
		}
	});

	it.each(SOME)('are those that a naive enumerator finds: %s', (id) => {
		const fens = [
			'4k3/2p2p2/8/3P4/8/8/4P1N1/4K3 w - - 0 1',
			'r3k3/1P6/8/8/4p3/8/3P4/4K2R w Kq - 0 1',
		];
		for (const fen of fens) {
			for (let game = 0; game < 2; game++) {
				const variant = unwrap(findVariant(id));
				const {position} = unwrap(Game.start(variant, fen));
				expect(position.count[0]).toBeGreaterThan(1);
				let last: UmpiredGame | undefined;
				playByLot(id, `${id} ${fen} ${game}`, {plies: 4, fen}, (played) => {
					last = played;
				});
				if (last === undefined || last.game.outcome !== undefined) {
					continue;
				}

				for (const seat of COLORS) {
					// What the other side asked aloud is not replayed, so it must not have been.
					if (last.texts.some(({by, text}) => by !== seat && text.endsWith('?'))) {
						continue;
					}

					const quiet = {
						...last.histories[seat],
						tries: (last.histories[seat].tries ?? []).filter(({by}) => by === seat),
					};
					last.histories = {...last.histories, [seat]: quiet};
					const follower = follow(id, seat, 20_000, 1, fen);
					const set = unwrap(follower.follow(last.histories[seat]));
					expect(set.isExact).toBe(true);
					expect([...keysOf(set)].sort()).toEqual([...enumerate(last, seat, fen)].sort());
				}
			}
		}
	});

	it('never run out in long games, and contradict nothing when made anew', () => {
		let rebuilt = 0;
		let loose = 0;
		for (let game = 0; game < partOf(54); game++) {
			const id = BOOKS[game % BOOKS.length];
			const seat = COLORS[game % 2];
			const follower = follow(id, seat, 16, 4);
			playByLot(id, `long ${game}`, {plies: 18}, (played) => {
				if (played.game.turn === seat) {
					const history = played.histories[seat];
					const set = unwrap(follower.follow(history));
					expect(set.size).toBeGreaterThan(0);
					expect(countFaulty(set, history)).toBe(0);
					rebuilt = Math.max(rebuilt, follower.rebuilt);
					loose += set.isLoose === true ? 1 : 0;
					expect(set.isExact && set.isLoose === true).toBe(false);
				}
			});
		}

		expect(rebuilt).toBeGreaterThan(0);
		expect(loose).toBeGreaterThan(0);
	});

	it('are the same whether a game is followed step by step or at once', () => {
		const steps = follow('kriegspiel-icc', 'black', 24, 8);
		playByLot('kriegspiel-icc', 'steps', {plies: 14}, (played) => {
			steps.follow(played.histories.black);
			const once = follow('kriegspiel-icc', 'black', 24, 8);
			const all = unwrap(once.follow(played.histories.black));
			const one = unwrap(steps.follow(played.histories.black));
			expect([...keysOf(one)]).toEqual([...keysOf(all)]);
		});
	});

	it('tell an own move that is not known by where the men stand, as after an opening that was drawn', () => {
		const known = follow('kriegspiel-icc', 'white', 400, 20);
		const told = follow('kriegspiel-icc', 'white', 400, 20);
		playByLot('kriegspiel-icc', 'opening', {plies: 4}, ({histories: {white}}) => {
			const plies = white.plies.map(({move: _move, ...ply}) => ply);
			const set = unwrap(told.follow({...white, plies}));
			expect(set.isExact).toBe(true);
			expect([...keysOf(set)].sort()).toEqual([...keysOf(unwrap(known.follow(white)))].sort());
		});
	});
});
