import {type ByColor, byColor, type Color} from '../core/color.js';
import {fail, ok, type Result} from '../core/result.js';
import {makeUci, type UciMove} from '../core/uci.js';
import {growHistory, startHistory} from '../rules/grow-history.js';
import type {SeatHistory} from '../rules/history.js';
import type {Outcome} from '../rules/announcement.js';
import {Game} from '../rules/game.js';
import {findVariant} from '../rules/registry.js';
import type {Match, MatchTry} from './match.js';
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

/** What a truth hangs on: what was agreed, played, and tried in vain or asked. */
export type Line = Pick<Match, 'settings' | 'moves' | 'tries'>;

/** What came of a try or a question: the line with it, and whether it is a move that stands. */
export type Tried = {readonly line: Line; readonly moved: boolean};

type Entry = {
	readonly variant: string;
	readonly fen: string | undefined;
	readonly tries: readonly MatchTry[];
	readonly truth: Truth;
	/** The host at this point, until a further move or try takes it along. */
	game: Game | undefined;
};

const NO_TRIES: readonly MatchTry[] = [];

/** What has been worked out, by the list of moves: each transition makes a new list. */
const known = new WeakMap<readonly string[], Entry>();

function makeEntry(
	{settings, tries = NO_TRIES}: Line,
	game: Game,
	histories: ByColor<SeatHistory>,
): Entry {
	return {
		variant: settings.variant,
		fen: settings.fen,
		tries,
		truth: {turn: game.turn, outcome: game.outcome, histories, moves: game.moves()},
		game,
	};
}

function startEntry(settings: MatchSettings): Result<Entry> {
	const variant = findVariant(settings.variant);
	if (!variant.ok) {
		return variant;
	}

	const started = Game.start(variant.value, settings.fen);
	if (!started.ok) {
		return fail(`the start cannot be read: ${started.error}`);
	}

	const game = started.value;
	const histories = byColor((seat) =>
		startHistory(settings.variant, game.view(seat), game.heardAtStart[seat]),
	);
	return ok(makeEntry({settings, moves: []}, game, histories));
}

/**
 * Tries or asks one text more, taking the host of `entry` along; undefined when it is refused without a
 * word, which changes nothing.
 */
function goOn(
	{settings, moves, tries = NO_TRIES}: Line,
	entry: Entry,
	game: Game,
	text: string,
): (Tried & {readonly entry: Entry}) | undefined {
	const by = game.turn;
	const result = game.tryText(text);
	if (result === undefined || (!result.moved && result.heard[by].length === 0)) {
		return undefined;
	}

	entry.game = undefined;
	const {histories} = entry.truth;
	const {moved} = result;
	const next = byColor((seat) =>
		growHistory(histories[seat], {
			by,
			text,
			moved,
			view: game.view(seat),
			heard: result.heard[seat],
		}),
	);
	const list = moved ? tries : [...tries, {ply: moves.length, text}];
	const line: Line = {
		settings,
		moves: moved ? [...moves, text] : moves,
		...(list.length === 0 ? {} : {tries: list}),
	};
	return {line, moved, entry: makeEntry(line, game, next)};
}

function replay({settings, moves, tries = NO_TRIES}: Line): Result<Entry> {
	const started = startEntry(settings);
	if (!started.ok) {
		return started;
	}

	let entry = started.value;
	const {game} = entry;
	let line: Line = {settings, moves: []};
	let told = 0;
	if (game === undefined) {
		return started;
	}

	for (let ply = 0; ply <= moves.length; ply++) {
		const texts: string[] = [];
		while (told < tries.length && tries[told].ply === ply) {
			texts.push(tries[told++].text);
		}

		for (const [index, text] of [...texts, ...moves.slice(ply, ply + 1)].entries()) {
			const next = goOn(line, entry, game, text);
			if (next === undefined || next.moved !== (index === texts.length)) {
				return fail(`move ${ply + 1} cannot be played`);
			}

			({line, entry} = next);
		}
	}

	return told < tries.length
		? fail('what was tried does not fit the moves')
		: ok({...entry, tries, game});
}

function findEntry(line: Line): Result<Entry> {
	const {settings, moves, tries = NO_TRIES} = line;
	const entry = known.get(moves);
	if (
		entry !== undefined &&
		entry.variant === settings.variant &&
		entry.fen === settings.fen &&
		entry.tries === tries &&
		// The list might have been changed behind our back.
		entry.truth.histories.white.plies.length === moves.length
	) {
		return ok(entry);
	}

	const replayed = replay(line);
	if (replayed.ok) {
		known.set(moves, replayed.value);
	}

	return replayed;
}

/** Returns what a line comes to, or why it cannot be played. */
export function findTruth(line: Line): Result<Truth> {
	const entry = findEntry(line);
	return entry.ok ? ok(entry.value.truth) : entry;
}

/**
 * Returns the truth of a match. Costs nothing when the match came from a transition, else a replay.
 * Throws when the moves cannot be played, which no match from `startMatch`, `transition` or
 * `restoreMatch` allows.
 */
export function truthOf(line: Line): Truth {
	const truth = findTruth(line);
	if (!truth.ok) {
		throw new Error('the moves of this match cannot be played');
	}

	return truth.value;
}

/**
 * Returns what comes of a move, try or question (as "e2e4" or "any?") of the side to move, or undefined
 * when it is refused without a word. The lists given stay what they were, and so does all that is known of
 * them.
 */
export function tryInLine(line: Line, text: string): Tried | undefined {
	const isHosted = findVariantKind(line.settings) === 'known';
	if (isHosted && !truthOf(line).moves.some((possible) => makeUci(possible) === text)) {
		return undefined;
	}

	const entry = findEntry(line);
	// A host that has gone on with another move cannot be called back.
	const at = entry.ok && entry.value.game === undefined ? replay(line) : entry;
	if (!at.ok || at.value.game === undefined) {
		return undefined;
	}

	const tried = goOn(line, at.value, at.value.game, text);
	if (tried === undefined) {
		return undefined;
	}

	known.set(tried.line.moves, tried.entry);
	return {line: tried.line, moved: tried.moved};
}

/** Returns whether an umpire judges tries in a match, or the host knows all moves. */
function findVariantKind({variant}: MatchSettings): 'known' | 'umpired' | undefined {
	const found = findVariant(variant);
	return found.ok ? found.value.tries.kind : undefined;
}
