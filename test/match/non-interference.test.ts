import {describe, expect, it} from 'vitest';
import {type Color, opposite} from '../../source/core/color.js';
import {makeFen} from '../../source/core/fen.js';
import {makeFogFen} from '../../source/core/fog-fen.js';
import {EMPTY, isMan, KING, manColor, PAWN, UNSEEN} from '../../source/core/man.js';
import {createRandom, pick, type Random, randomInteger} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {makeUci} from '../../source/core/uci.js';
import {changesSince} from '../../source/knowledge/changes.js';
import {findGhosts} from '../../source/knowledge/ghosts.js';
import {moveList} from '../../source/knowledge/move-list.js';
import {takenMen} from '../../source/knowledge/taken.js';
import {countPlies, movesOf} from '../../source/match/acts.js';
import type {MatchEvent} from '../../source/match/event.js';
import type {Match} from '../../source/match/match.js';
import {seatReport} from '../../source/match/seat-report.js';
import type {MatchSettings} from '../../source/match/settings.js';
import {startMatch} from '../../source/match/start-match.js';
import {transition} from '../../source/match/transition.js';
import {Game} from '../helpers/game.js';
import {sideOf} from '../../source/rules/seat.js';
import {findVariant} from '../../source/rules/registry.js';
import {CLOCK, HOTSEAT} from '../helpers/matches.js';
import {STARTS} from '../helpers/random-games.js';

// Two matches that a seat cannot tell apart: whatever it is shown must be the same, to the byte. What
// the seat lives is worked out here from the umpire alone, not from what the match tells.

/** A match and the umpire's own game of the same moves. */
type Side = {readonly match: Match; readonly game: Game};
type Twins = {readonly seat: Color; readonly a: Side; readonly b: Side};

function begin(settings: MatchSettings): Side {
	const variant = unwrap(findVariant(settings.variant));
	return {
		match: unwrap(startMatch(settings, 0)),
		game: unwrap(Game.start(variant, settings.fen)),
	};
}

const replayed = (match: Match): Game => {
	const {game} = begin(match.settings);
	for (const move of movesOf(match)) {
		game.tryText(move);
	}

	return game;
};

/** What a seat sees of a game and hears of its end. */
const sightOf = (game: Game, seat: Color): string =>
	`${makeFogFen(game.view(seat))} ${JSON.stringify(game.outcome ?? null)}`;

const boardOf = (game: Game): string => makeFen(game.position.toSetup()).split(' ')[0];

/** Returns a start that looks the same to the seat and has a hidden enemy man elsewhere, if one is found. */
function moveHiddenMan(random: Random, settings: MatchSettings, seat: Color): MatchSettings {
	const {game} = begin(settings);
	const view = game.view(seat);
	const setup = game.position.toSetup();
	const hidden = [...setup.cells.keys()].filter((square) => view.cells[square] === UNSEEN);
	const men = hidden.filter((square) => {
		const man = setup.cells[square];
		return isMan(man) && manColor(man) !== seat && (man & 7) !== KING;
	});
	for (let attempt = 0; attempt < 20 && men.length > 0; attempt++) {
		const from = pick(random, men);
		const to = pick(random, hidden);
		const isBadPawn = (setup.cells[from] & 7) === PAWN && (to < 8 || to > 55);
		if (setup.cells[to] !== EMPTY || isBadPawn) {
			continue;
		}

		const cells = setup.cells.slice();
		cells[to] = cells[from];
		cells[from] = EMPTY;
		const fen = makeFen({...setup, cells});
		const other = {...settings, fen};
		// A castling right without its rook is no position.
		const started = startMatch(other, 0);
		if (started.ok && sightOf(begin(other).game, seat) === sightOf(game, seat)) {
			return other;
		}
	}

	return settings;
}

/** Carries out the same event in both matches and holds what the seat is told against each other. */
function step({seat, a, b}: Twins, event: MatchEvent): Twins {
	const matches = [a, b].map(({match}) => transition(match, event).match);
	const reports = matches.map((match) => seatReport(match, seat));
	const derived = reports.map(({history}) => [
		changesSince(history),
		findGhosts(history),
		takenMen(history),
		moveList(history),
	]);
	expect(JSON.stringify(reports[1])).toBe(JSON.stringify(reports[0]));
	expect(JSON.stringify(derived[1])).toBe(JSON.stringify(derived[0]));
	const [one, other] = matches;
	const kept = countPlies(one) === countPlies(a.match);
	return {
		seat,
		a: {match: one, game: kept ? a.game : replayed(one)},
		b: {match: other, game: kept ? b.game : replayed(other)},
	};
}

/** Returns the games after a move in each if the seat cannot tell them apart. */
function playBoth({seat, a, b}: Twins, moves: readonly [string, string]): Twins | undefined {
	const games = [a, b].map((side, index) => {
		const game = side.game.fork();
		game.tryText(moves[index]);
		return game;
	});
	if (sightOf(games[0], seat) !== sightOf(games[1], seat)) {
		return undefined;
	}

	const by = a.game.turn;
	const matches = [a, b].map(
		({match}, index) =>
			transition(match, {type: 'moveChosen', seat: by, move: moves[index], at: 0}).match,
	);
	return {
		seat,
		a: {match: matches[0], game: games[0]},
		b: {match: matches[1], game: games[1]},
	};
}

const playSame = (twins: Twins, move: string): Twins | undefined => playBoth(twins, [move, move]);

/** Finds moves of the other side, different ones if possible, after which the seat still cannot tell. */
function moveHidden(random: Random, twins: Twins): Twins | undefined {
	const texts = [twins.a, twins.b].map(({game}) => game.moves().map((move) => makeUci(move)));
	for (let attempt = 0; attempt < 6; attempt++) {
		const one = pick(random, texts[0]);
		const offset = randomInteger(random, texts[1].length);
		const order = [...texts[1].slice(offset), ...texts[1].slice(0, offset)];
		const different = order.filter((move) => move !== one).slice(0, 12);
		for (const other of [...different, ...order.filter((move) => move === one)]) {
			const next = playBoth(twins, [one, other]);
			if (next !== undefined) {
				return next;
			}
		}
	}

	return undefined;
}

/** Returns the event that brings a match on when nobody is to choose a move, asking and answering now and then. */
function nextEvent(random: Random, {match}: Side): MatchEvent | undefined {
	const {phase} = match;
	if (phase.name === 'handoff') {
		return {type: 'handedOver', at: 0};
	}

	if (phase.name === 'answer') {
		return {type: 'requestAnswered', side: phase.seat, agreed: random() < 0.8, at: 0};
	}

	if (phase.name === 'ended') {
		return undefined;
	}

	if (random() < 0.12 && countPlies(match) > 2) {
		return {type: 'takebackAsked', side: sideOf(phase.seat), at: 0};
	}

	if (random() < 0.01) {
		return {type: 'drawOffered', side: sideOf(phase.seat), at: 0};
	}

	return phase.name === 'confirm' ? {type: 'moveConfirmed', at: 0} : undefined;
}

type Count = {compared: number; differing: number; takebacks: number; pairs: number};

/** Leads twins on until the seat can tell them apart, the game ends or there were enough events. */
function live(random: Random, first: Twins, events: number, count: Count): void {
	let twins = first;
	let hasDiffered = false;
	for (let event = 0; event < events; event++) {
		const {a, seat} = twins;
		const next = nextEvent(random, a);
		if (next !== undefined) {
			twins = step(twins, next);
			count.takebacks += countPlies(twins.a.match) < countPlies(a.match) ? 1 : 0;
		} else if (a.match.phase.name === 'turn') {
			const own = seatReport(a.match, seat).moves.map((move) => makeUci(move));
			const moved =
				a.match.phase.seat === seat
					? playSame(twins, pick(random, own))
					: moveHidden(random, twins);
			if (moved === undefined) {
				return;
			}

			// A look at the clock changes nothing, but compares.
			twins = step(moved, {type: 'clockLooked', at: 0});
		} else {
			return;
		}

		const differs = boardOf(twins.a.game) !== boardOf(twins.b.game);
		count.compared++;
		count.differing += differs ? 1 : 0;
		count.pairs += differs && !hasDiffered ? 1 : 0;
		hasDiffered ||= differs;
	}
}

describe('what a seat is told', () => {
	it('is the same, to the byte, whenever it has lived the same', () => {
		const count: Count = {compared: 0, differing: 0, takebacks: 0, pairs: 0};
		for (let round = 0; round < 60; round++) {
			const random = createRandom(`twins ${round}`);
			const seat = pick(random, ['white', 'black'] as const);
			const fen = STARTS[round % STARTS.length];
			const settings: MatchSettings = {
				...HOTSEAT,
				variant: pick(random, ['fog', 'dark']),
				clock: CLOCK,
				...(fen === undefined ? {} : {fen}),
			};
			const other = round % 2 === 0 ? settings : moveHiddenMan(random, settings, seat);
			const seats = {
				...settings.seats,
				[opposite(seat)]: {...settings.seats[opposite(seat)], pin: 'scrypt$secret'},
			};
			const a = begin(settings);
			const b = begin({...other, seats, seed: settings.seed + 1});
			live(random, {seat, a, b}, 120, count);
		}
		expect(count.pairs).toBeGreaterThan(45);
		expect(count.differing).toBeGreaterThan(1000);
		expect(count.takebacks).toBeGreaterThan(50);
	});

	it('differs as soon as the seat has seen something else', () => {
		const one = begin(HOTSEAT);
		const other = begin({
			...HOTSEAT,
			fen: 'rnbqkbnr/pppppppp/8/8/8/7P/PPPPPPP1/RNBQKBNR w KQkq - 0 1',
		});
		expect(JSON.stringify(seatReport(one.match, 'white'))).not.toBe(
			JSON.stringify(seatReport(other.match, 'white')),
		);
		expect(JSON.stringify(seatReport(one.match, 'black'))).toBe(
			JSON.stringify(seatReport(other.match, 'black')),
		);
	});
});
