import {type ByColor, byColor, type Color} from '../core/color.js';
import {fail, ok, type Result} from '../core/result.js';
import {makeUci, type UciMove} from '../core/uci.js';
import type {HistoryPly, SeatHistory} from '../knowledge/history.js';
import type {Outcome} from '../rules/announcement.js';
import {Game} from '../rules/game.js';
import {findVariant} from '../rules/registry.js';
import type {Match} from './match.js';
import type {MatchSettings} from './settings.js';

/** What the moves of a match come to. Stays inside match/; only histories and own moves go out. */
export type Truth = {
	readonly turn: Color;
	/** How the host ended the game, or undefined. */
	readonly outcome: Outcome | undefined;
	/** What each seat has lived. */
	readonly histories: ByColor<SeatHistory>;
	/** The moves the side to move may try; none when the host has ended the game. */
	readonly moves: readonly UciMove[];
};

type Entry = {
	readonly variant: string;
	readonly fen: string | undefined;
	readonly truth: Truth;
	/** The umpire at this point, until a further move takes it along. */
	game: Game | undefined;
};

/** What has been worked out, by the list of moves: each transition makes a new list. */
const known = new WeakMap<readonly string[], Entry>();

function makeEntry(settings: MatchSettings, game: Game, histories: ByColor<SeatHistory>): Entry {
	return {
		variant: settings.variant,
		fen: settings.fen,
		truth: {turn: game.turn, outcome: game.outcome, histories, moves: game.moves()},
		game,
	};
}

/** Plays one move on, taking the umpire of `entry` along; undefined when it is refused, which changes nothing. */
function playOn(
	settings: MatchSettings,
	entry: Entry,
	game: Game,
	text: string,
): Entry | undefined {
	const by = game.turn;
	const result = game.tryText(text);
	if (result === undefined || !result.accepted) {
		return undefined;
	}

	entry.game = undefined;
	const histories = byColor((seat): SeatHistory => {
		const heard = result.heard[seat];
		const view = game.view(seat);
		const ply: HistoryPly = seat === by ? {by, move: text, view, heard} : {by, view, heard};
		const history = entry.truth.histories[seat];
		return {...history, plies: [...history.plies, ply]};
	});
	return makeEntry(settings, game, histories);
}

function replay(settings: MatchSettings, moves: readonly string[]): Result<Entry> {
	const variant = findVariant(settings.variant);
	if (!variant.ok) {
		return variant;
	}

	if (variant.value.tries.kind === 'umpired') {
		return fail('this variant has an umpire, whom only `fogchess referee` can call so far');
	}

	const started = Game.start(variant.value, settings.fen);
	if (!started.ok) {
		return fail(`the start cannot be read: ${started.error}`);
	}

	const game = started.value;
	let entry = makeEntry(
		settings,
		game,
		byColor((seat) => ({seat, variant: settings.variant, start: game.view(seat), plies: []})),
	);
	for (const [index, text] of moves.entries()) {
		const next = playOn(settings, entry, game, text);
		if (next === undefined) {
			return fail(`move ${index + 1} cannot be played`);
		}

		entry = next;
	}

	return ok(entry);
}

function findEntry(settings: MatchSettings, moves: readonly string[]): Result<Entry> {
	const entry = known.get(moves);
	if (
		entry !== undefined &&
		entry.variant === settings.variant &&
		entry.fen === settings.fen &&
		// The list might have been changed behind our back.
		entry.truth.histories.white.plies.length === moves.length
	) {
		return ok(entry);
	}

	const replayed = replay(settings, moves);
	if (replayed.ok) {
		known.set(moves, replayed.value);
	}

	return replayed;
}

/** Returns what some moves come to from the start that the settings name, or why they cannot be played. */
export function findTruth(settings: MatchSettings, moves: readonly string[]): Result<Truth> {
	const entry = findEntry(settings, moves);
	return entry.ok ? ok(entry.value.truth) : entry;
}

/**
 * Returns the truth of a match. Costs nothing when the match came from a transition, else a replay.
 * Throws when the moves cannot be played, which no match from `startMatch`, `transition` or
 * `restoreMatch` allows.
 */
export function truthOf({settings, moves}: Pick<Match, 'settings' | 'moves'>): Truth {
	const truth = findTruth(settings, moves);
	if (!truth.ok) {
		throw new Error('the moves of this match cannot be played');
	}

	return truth.value;
}

/**
 * Returns the moves with one more by the side to move, or undefined when the umpire refuses it. The
 * list given stays what it was, and so does all that is known of it.
 */
export function addMove(
	settings: MatchSettings,
	moves: readonly string[],
	move: UciMove,
): readonly string[] | undefined {
	const text = makeUci(move);
	if (!truthOf({settings, moves}).moves.some((possible) => makeUci(possible) === text)) {
		return undefined;
	}

	const entry = findEntry(settings, moves);
	// An umpire that has gone on with another move cannot be called back.
	const at = entry.ok && entry.value.game === undefined ? replay(settings, moves) : entry;
	const next =
		at.ok && at.value.game !== undefined
			? playOn(settings, at.value, at.value.game, text)
			: undefined;
	if (next === undefined) {
		return undefined;
	}

	const longer = [...moves, text];
	known.set(longer, next);
	return longer;
}
