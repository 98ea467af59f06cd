import {makeAct} from '../../source/core/act.js';
import {makeFen} from '../../source/core/fen.js';
import {makeFogFen} from '../../source/core/fog-fen.js';
import {createRandom, pick, type Random} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {findVariant} from '../../source/rules/registry.js';
import type {SeatId} from '../../source/rules/seat.js';
import {wholeAct} from '../../source/rules/whole-act.js';
import {Table} from '../../source/rules/table.js';
import type {News} from '../../source/rules/variant.js';
import {fingerprint} from './fingerprint.js';
import {STARTS} from './random-games.js';

/** One recorded game: what it is of, and every act as it was written, with who did it. */
export type Recorded = {
	readonly variant: string;
	readonly fen: string | undefined;
	readonly acts: readonly {readonly seat: SeatId; readonly text: string}[];
};

/** Returns how a table stands as lines: the truth, what each seat sees and heard, and what may be tried next. */
function describe(table: Table, news: News): string[] {
	const {variant, state, toAct, outcome} = table;
	const seats = variant.seats.map(({id}) => id);
	const turns = new Set([variant.truth(state).turn, ...seats.map((seat) => table.view(seat).turn)]);
	if (turns.size > 1) {
		throw new Error(`who is on turn is not the same to all eyes: ${variant.id} ${state.phase}`);
	}

	return [
		`truth ${makeFen(state.board.toSetup())}`,
		// Where the board is not all: what the game keeps besides it.
		...(variant.isAlternating ? [] : [`${state.phase} ${JSON.stringify(state.extra)}`]),
		...seats.map((seat) => `${seat} sees ${makeFogFen(table.view(seat))}`),
		...seats.flatMap((seat) => {
			const heard = news[seat] ?? [];
			return heard.length === 0 ? [] : [`${seat} hears ${JSON.stringify(heard)}`];
		}),
		...(outcome === undefined
			? toAct.map((seat) => {
					const acts = table.tries(seat).map(makeAct);
					return `${seat} may try ${acts.length} ${fingerprint(acts.join(' '))}`;
				})
			: [`ended ${JSON.stringify(outcome)}`]),
	];
}

const startOf = ({variant, fen}: Pick<Recorded, 'variant' | 'fen'>): Table =>
	unwrap(Table.start(unwrap(findVariant(variant)), {fen}));

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
	let table = startOf({variant, fen});
	let lines = describe(table, table.newsAtStart);
	const text = [`game ${variant}`, `start ${fen ?? 'usual'}`, ...lines];
	for (const {seat, text: act} of acts) {
		const acted = table.actText(seat, act);
		table = acted?.table ?? table;
		const isAccepted = acted?.verdict === 'stands' || acted?.verdict === 'answered';
		const next = describe(table, acted?.news ?? {});
		text.push(`> ${seat} ${act} ${isAccepted ? 'accepted' : 'refused'}`, ...onlyNew(next, lines));
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
				acts: lines
					.filter((line) => line.startsWith('> '))
					.map((line) => {
						const [, seat, act] = line.split(' ');
						return {seat: seat as SeatId, text: act};
					}),
			};
		});
}

/** What is no move at the start of any game, or of hardly any later: an act that is no move now and then. */
const ODD_ACTS = ['e2e5', 'a1a1', 'b1d2', 'e4d5', 'g8f6', 'any?', 'count?', 'refusals?', 'h7h8q'];

function chooseAct(table: Table, seat: SeatId, random: Random): string {
	if (random() < 0.06) {
		return pick(random, ODD_ACTS);
	}

	// Set-ups are to come to an end.
	const words = table.tries(seat).filter(({kind}) => kind === 'say');
	if (words.length > 0 && random() < 0.3) {
		return makeAct(pick(random, words));
	}

	const asks = table.variant.questions(table.seen(seat));
	const act =
		asks.length > 0 && random() < 0.15 ? pick(random, asks) : pick(random, table.tries(seat));
	return makeAct(wholeAct(act, random, table.tries(seat)));
}

/** Draws the acts of a game from a seed, up to `most` of them: acts that may be tried, questions, and a few that cannot be. */
function drawActs(
	variant: string,
	fen: string | undefined,
	seed: string,
	most: number,
): Recorded['acts'] {
	const random = createRandom(seed);
	let table = startOf({variant, fen});
	const acts: {seat: SeatId; text: string}[] = [];
	while (acts.length < most && table.toAct.length > 0) {
		const seat = pick(random, table.toAct);
		const text = chooseAct(table, seat, random);
		acts.push({seat, text});
		table = table.actText(seat, text)?.table ?? table;
	}

	return acts;
}

/** Draws the games that are recorded of a variant: the named number of starts, from the usual one on; where it has but one, that. */
export const drawPlaythroughs = (variant: string, games: number, most: number): Recorded[] =>
	Array.from({length: games}, (_, index) => {
		const wanted = STARTS[index % STARTS.length];
		const takes = Table.start(unwrap(findVariant(variant)), {fen: wanted}).ok;
		const fen = takes ? wanted : undefined;
		return {variant, fen, acts: drawActs(variant, fen, `${variant} ${index}`, most)};
	});
