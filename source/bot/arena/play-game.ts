import {isMove, makeAct} from '../../core/act.js';
import {byColor, type Color, colorIndex, COLORS} from '../../core/color.js';
import {parseFen} from '../../core/fen.js';
import {given} from '../../core/given.js';
import {createRandom} from '../../core/random.js';
import {unwrap} from '../../core/result.js';
import type {UciMove} from '../../core/uci.js';
import {isAttacked} from '../../rules/attack.js';
import {moveKey} from '../../rules/move.js';
import type {Position} from '../../rules/position.js';
import {type SeatId, sideOf} from '../../rules/seat.js';
import {Table} from '../../rules/table.js';
import {wholeAct} from '../../rules/whole-act.js';
import type {Variant} from '../../rules/variant.js';
import {type BotQuestion, MEN_UNKNOWN} from '../bot.js';
import {findByKey, kernelMoves} from '../kernel-moves.js';
import type {Outcome} from '../../rules/news.js';
import type {Contestant} from './contestant.js';
import type {Opening} from './openings.js';

/** The record of one who has done nothing yet. */
const NOTHING = {
	/** Moves that it chose itself. */
	moves: 0,
	/** Milliseconds that all its moves took, and the longest of them. */
	ms: 0,
	longestMs: 0,
	/** Answers that were no move of its own; another was drawn at random then. */
	illegal: 0,
	/** Answers that came later than twice their time and a tenth of a second. */
	late: 0,
	/** Moves after which its king could be taken although another move was safe. */
	hung: 0,
	/** Moves of which it told how many positions it held possible, and those with all of them. */
	told: 0,
	exact: 0,
};

/** A record that is being kept: where tries can be refused also how many were, and how many questions were answered. */
type KeptRecord = typeof NOTHING & {refused?: number; asked?: number};

export type SideRecord = Readonly<KeptRecord>;

/** A game that was played to its end. */
export type ArenaGame = {
	readonly outcome: Outcome;
	readonly moves: readonly string[];
	/** What was tried in vain or asked, each behind how many acts stood before it. */
	readonly tried: readonly (readonly [standing: number, text: string])[];
	/** What the game drew at random from, and where it began when that is not its own start. */
	readonly seed: number;
	readonly fen?: string;
	readonly sides: {readonly [color in Color]: SideRecord};
};

export type ArenaTask = {
	readonly variant: Variant;
	readonly opening: Opening;
	readonly contestants: {readonly [color in Color]: Contestant};
	/** Milliseconds a move, for those who have none of their own. */
	readonly ms: number;
	readonly seed: number;
	readonly now: () => number;
	/** Awaited before each act, so that signals are heard; nothing when left out. */
	readonly rest?: (() => Promise<unknown>) | undefined;
};

/** So many tries and questions of one turn are answered; then an act is drawn at random. */
const MOST_TRIES = 200;
/** Where a game has no end for want of progress, the arena has one: after so many acts that stand. */
const MOST_PLIES = 600;

/** Returns whether after a move the mover's king can be taken. */
function hangsKing(position: Position, move: number): boolean {
	const side = position.side;
	position.make(move);
	const king = position.kings[side];
	const hangs = position.kings[side ^ 1] >= 0 && isAttacked(position, king, side ^ 1);
	position.unmake(move);
	return hangs;
}

/** Returns whether a move leaves the king to be taken although another would not. */
function hangsNeedlessly(board: Position, chosen: UciMove): boolean {
	const position = board.clone();
	const all = kernelMoves(position);
	const move = findByKey(all, moveKey(chosen));
	return (
		move !== undefined && hangsKing(position, move) && all.some((one) => !hangsKing(position, one))
	);
}

/** Returns what a contestant is asked: what its seat knows, and nothing else. */
function questionOf(
	table: Table,
	seat: SeatId,
	about: Pick<BotQuestion, 'menAtStart' | 'startFen'>,
): BotQuestion {
	const acts = table.tries(seat);
	const moves = acts.filter(isMove);
	return {
		history: table.history(seat),
		...(seat === sideOf(seat) ? {} : {seat}),
		...about,
		moves,
		...(moves.length === acts.length ? {} : {acts}),
	};
}

/** How many men each side began with, where both know it; none where that is a secret. */
const menAtStartOf = (variant: Variant, fen: string | undefined) =>
	variant.menAtStart(unwrap(parseFen(fen ?? variant.setup.fen))) ?? MEN_UNKNOWN;

/**
 * Plays one game. Each contestant is told what its seat sees and hears; cheats get the truth as well. It is asked
 * again while its seat is to act: after a refused try, an answered question, or inside a turn of several acts. A
 * game that the rules let continue without progress is a draw after 600 acts.
 */
export async function playGame(task: ArenaTask): Promise<ArenaGame> {
	const {variant, opening, contestants, ms, seed, now, rest} = task;
	const {fen} = opening;
	let table = unwrap(Table.start(variant, {fen, seed}));
	const menAtStart = menAtStartOf(variant, fen);
	// Who does not see where his men can go cannot help leaving his king to be taken now and then.
	const seesItsMoves = variant.moves.royal === 'capture' && variant.see.includes('destinations');
	const sides = byColor((): KeptRecord => ({...NOTHING}));
	const played: string[] = [];
	const tried: [number, string][] = [];
	const isTooLong = () => !variant.end.includes('fifty-moves') && played.length >= MOST_PLIES;
	/** Does an act; returns what the table ruled. */
	const act = (seat: SeatId, text: string) => {
		const acted = table.actText(seat, text);
		if (acted?.verdict === 'stands') {
			played.push(text);
		} else if (acted !== undefined && acted.table !== table) {
			tried.push([played.length, text]);
		}

		table = acted?.table ?? table;

		return acted?.verdict;
	};

	for (const side of COLORS) {
		const about = {variant: variant.id, side, menAtStart, seed: seed * 2 + colorIndex(side)};
		await contestants[side].begin(fen === undefined ? about : {...about, fen});
	}

	for (const text of opening.moves) {
		const [seat] = table.toAct;
		if (seat !== undefined) {
			act(seat, text);
		}
	}

	let tries = 0;
	while (table.toAct.length > 0 && !isTooLong()) {
		// A side's contestant sits in every seat of its own.
		const [seat] = table.toAct;
		const side = sideOf(seat);
		const record = sides[side];
		const question = questionOf(table, seat, {
			menAtStart,
			...(fen === undefined ? {} : {startFen: fen}),
		});
		const contestant = contestants[side];
		await rest?.();
		await contestant.prepare?.(question);
		const began = now();
		const time = {ms: contestant.ms ?? ms, now};
		const {move, info} = await contestant.choose(question, time, table.state.board.clone());
		const took = now() - began;
		record.ms += took;
		record.longestMs = Math.max(record.longestMs, took);
		record.late += took > 2 * time.ms + 100 ? 1 : 0;
		const text = makeAct(move);
		const isOffered = (question.acts ?? question.moves).some((one) => makeAct(one) === text);
		const {board} = table.state;
		tries++;
		const verdict = tries < MOST_TRIES ? act(seat, text) : undefined;
		if (verdict === 'answered') {
			record.asked = (record.asked ?? 0) + 1;
			continue;
		}

		if (verdict === 'refused' || (verdict === 'nonsense' && isOffered)) {
			record.refused = (record.refused ?? 0) + 1;
			continue;
		}

		if (verdict === 'stands') {
			record.hung += seesItsMoves && isMove(move) && hangsNeedlessly(board, move) ? 1 : 0;
		} else {
			record.illegal++;
			const tries = table.tries(seat);
			const drawn = createRandom(seed + played.length);
			const others = tries.map((one) => makeAct(wholeAct(one, drawn, tries)));
			for (let index = 0; index < others.length; index++) {
				if (act(seat, others[(seed + played.length + index) % others.length]) === 'stands') {
					break;
				}
			}
		}

		tries = 0;
		record.moves++;
		record.told += info?.isExact === undefined ? 0 : 1;
		record.exact += info?.isExact === true ? 1 : 0;
	}

	const outcome = table.outcome ?? ({winner: null, reason: 'agreement'} as const);
	return {outcome, moves: played, tried, seed, ...given({fen}), sides};
}
