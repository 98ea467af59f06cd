import type {WorkerTasks} from '../bot/answer-request.js';
import type {WorkerClient} from '../bot/client.js';
import type {Color} from '../core/color.js';
import {parseFen, type Setup} from '../core/fen.js';
import {fail, ok, type Result} from '../core/result.js';
import {currentView, type SeatHistory} from '../rules/history.js';
import {type KnownBoard, knownBoard} from '../knowledge/known-board.js';
import {HistoryPositions} from '../knowledge/positions/from-history.js';
import {umpiredBoard} from '../knowledge/umpired-board.js';
import {UmpiredHistory} from '../knowledge/umpired/from-history.js';
import type {UmpiredBounds} from '../knowledge/umpired/umpired-positions.js';
import {findVariant} from '../rules/registry.js';
import type {PositionBounds} from '../knowledge/positions/position-bounds.js';
import {type Hindsight, lookBack} from './hindsight.js';
import type {Match} from './match.js';

/** What a seat is asked to make of all that it has lived; `startFen` is the start when it is not the variant's own. */
export type KnowledgeQuestion = {readonly history: SeatHistory; readonly startFen?: string};

/** Follows a history of one seat, and tells what it knows at its end. */
type Follower = {follow(history: SeatHistory): Result<KnownBoard>};

/** What has been followed, by seats: so that each further ply costs no more than itself. */
type Followed = {
	readonly startFen: string | undefined;
	readonly isUmpired: boolean;
	readonly follower: Follower;
};

/** How many positions are held possible behind an umpire, where all that fit are soon too many. */
const UMPIRED_BOUNDS: UmpiredBounds = {most: 768, least: 48};

/** Returns a follower of games in which a seat knows its moves, or of games behind an umpire. */
function startFollower(
	isUmpired: boolean,
	setup: Setup | undefined,
	bounds: PositionBounds | undefined,
): Follower {
	if (isUmpired) {
		const most = Math.min(UMPIRED_BOUNDS.most, bounds?.members ?? UMPIRED_BOUNDS.most);
		// The lots hang on what the seat lived alone.
		const positions = new UmpiredHistory('what I know', setup, {...UMPIRED_BOUNDS, most});
		return {
			follow(history) {
				const set = positions.follow(history);
				return set.ok ? ok(umpiredBoard(set.value, currentView(history))) : set;
			},
		};
	}

	const positions = new HistoryPositions(setup, bounds);
	return {
		follow(history) {
			const set = positions.follow(history);
			return set.ok ? ok(knownBoard(set.value, currentView(history))) : set;
		},
	};
}

/** Returns what the seat of a history knows of the squares it does not see. The error says why it cannot be worked out. */
function answer(
	{history, startFen}: KnowledgeQuestion,
	followed: Map<Color, Followed>,
	bounds: PositionBounds | undefined,
): Result<KnownBoard> {
	const variant = findVariant(history.variant);
	if (variant.ok && !variant.value.isAlternating) {
		return fail('what may stand where is not worked out in this game yet');
	}

	const isUmpired = variant.ok && variant.value.refusals !== undefined;
	const old = followed.get(history.seat);
	const isSame = old?.startFen === startFen && old?.isUmpired === isUmpired;
	let follower = isSame ? old?.follower : undefined;
	if (follower === undefined) {
		const setup: Result<Setup | undefined> =
			startFen === undefined ? ok(undefined) : parseFen(startFen);
		if (!setup.ok) {
			return setup;
		}

		follower = startFollower(isUmpired, setup.value, bounds);
		followed.set(history.seat, {startFen, isUmpired, follower});
	}

	return follower.follow(history);
}

/** A look back follows every ply of both sides: less than usual, so that nobody waits for it long. */
const BACKWARD_BOUNDS: PositionBounds = {members: 131_072, candidates: 2_000_000};

/**
 * Returns what matches have a worker do. It keeps what it has worked out for each seat, and answers from the
 * question alone. `bounds` limits all sets of positions, where the usual bounds are too much.
 */
export function matchTasks(bounds?: PositionBounds): WorkerTasks {
	const followed = new Map<Color, Followed>();
	return {
		knownBoard: (question) => answer(question as KnowledgeQuestion, followed, bounds),
		hindsight: (match) => lookBack(match as Match, bounds ?? BACKWARD_BOUNDS),
	};
}

/** Has the worker find what a seat knows of the squares it does not see. */
export const askForKnownBoard = async (
	client: WorkerClient,
	question: KnowledgeQuestion,
): Promise<Result<KnownBoard>> =>
	(await client.doTask('knownBoard', question)) as Result<KnownBoard>;

/** Has the worker look back on a match that is over. Rejects when `signal` is aborted. */
export const askForHindsight = async (
	client: WorkerClient,
	match: Match,
	signal?: AbortSignal,
): Promise<Result<Hindsight>> =>
	(await client.doTask('hindsight', match, signal)) as Result<Hindsight>;
