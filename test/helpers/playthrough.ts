import {makeFen} from '../../source/core/fen.js';
import {makeFogFen} from '../../source/core/fog-fen.js';
import {COLORS} from '../../source/core/color.js';
import {createRandom, pick, type Random} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {makeUci} from '../../source/core/uci.js';
import type {Announcement} from '../../source/rules/announcement.js';
import {Game} from './game.js';
import {findVariant} from '../../source/rules/registry.js';
import {fingerprint} from './fingerprint.js';
import {STARTS} from './random-games.js';

/** One recorded game: what it is of, and every act as it was written. */
export type Recorded = {
	readonly variant: string;
	readonly fen: string | undefined;
	readonly acts: readonly string[];
};

/** The parts of an act that are told once, as lines: what it came to, then the truth and both seats. */
type Said = {readonly [seat: string]: readonly Announcement[]};

function describe(game: Game, heard: Said): string[] {
	const moves = game.moves().map((move) => makeUci(move));
	return [
		`truth ${makeFen(game.position.toSetup())}`,
		...COLORS.map((seat) => `${seat} sees ${makeFogFen(game.view(seat))}`),
		...COLORS.filter((seat) => heard[seat].length > 0).map(
			(seat) => `${seat} hears ${JSON.stringify(heard[seat])}`,
		),
		game.outcome === undefined
			? `${game.turn} may try ${moves.length} ${fingerprint(moves.join(' '))}`
			: `ended ${JSON.stringify(game.outcome)}`,
	];
}

/** Lines that stand unchanged since the act before are left out. */
function onlyNew(lines: readonly string[], before: readonly string[]): string[] {
	const known = new Set(before.filter((line) => !line.includes(' hears ')));
	return lines.filter((line) => !known.has(line));
}

/**
 * Plays a recorded game again and returns it as text: the start, then every act with whether it was accepted,
 * the truth, what each seat sees and hears, and the number and fingerprint of what may be tried next.
 */
export function tellPlaythrough({variant, fen, acts}: Recorded): string {
	const game = unwrap(Game.start(unwrap(findVariant(variant)), fen));
	let lines = describe(game, game.heardAtStart);
	const text = [`game ${variant}`, `start ${fen ?? 'usual'}`, ...lines];
	for (const act of acts) {
		const by = game.turn;
		const result = game.tryText(act);
		const next = describe(game, result?.heard ?? {white: [], black: []});
		text.push(
			`> ${by} ${act} ${result?.accepted ? 'accepted' : 'refused'}`,
			...onlyNew(next, lines),
		);
		lines = next;
	}

	return `${text.join('\n')}\n`;
}

/** Reads the games of a file that `tellPlaythrough` wrote. */
export function readPlaythroughs(text: string): Recorded[] {
	return text
		.split(/^(?=game )/mu)
		.filter((part) => part.startsWith('game '))
		.map((part) => {
			const [head = '', start = '', ...lines] = part.split('\n');
			const fen = start.slice('start '.length);
			return {
				variant: head.slice('game '.length),
				fen: fen === 'usual' ? undefined : fen,
				acts: lines.filter((line) => line.startsWith('> ')).map((line) => line.split(' ')[2]),
			};
		});
}

/** What is no move at the start of any game, or of hardly any later: an act that is no move now and then. */
const ODD_ACTS = ['e2e5', 'a1a1', 'b1d2', 'e4d5', 'g8f6', 'any?', 'count?', 'refusals?', 'h7h8q'];

function chooseAct(game: Game, random: Random): string {
	if (random() < 0.06) {
		return pick(random, ODD_ACTS);
	}

	const asks = game.variant.asks ?? [];
	return asks.length > 0 && random() < 0.15
		? `${pick(random, asks).id}?`
		: makeUci(pick(random, game.moves()));
}

/** Draws the acts of a game from a seed, up to `most` of them: moves that may be tried, questions, and a few that cannot be. */
export function drawActs(
	variant: string,
	fen: string | undefined,
	seed: string,
	most: number,
): string[] {
	const random = createRandom(seed);
	const game = unwrap(Game.start(unwrap(findVariant(variant)), fen));
	const acts: string[] = [];
	while (acts.length < most && game.outcome === undefined) {
		const act = chooseAct(game, random);
		acts.push(act);
		game.tryText(act);
	}

	return acts;
}

/** Draws the games that are recorded of a variant: the named number of starts, from the usual one on. */
export const drawPlaythroughs = (variant: string, games: number, most: number): Recorded[] =>
	Array.from({length: games}, (_, index) => {
		const fen = STARTS[index % STARTS.length];
		return {variant, fen, acts: drawActs(variant, fen, `${variant} ${index}`, most)};
	});
