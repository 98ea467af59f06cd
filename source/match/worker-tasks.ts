import type {WorkerTasks} from '../bot/answer-request.js';
import {asking} from '../bot/client.js';
import {given} from '../core/given.js';
import {keepLast} from '../core/keep-last.js';
import {ok, type Result} from '../core/result.js';
import type {SeatHistory} from '../rules/history.js';
import {type KingDanger, kingDanger} from '../knowledge/worlds/king-danger.js';
import {type KnownBoard, knownBoard} from '../knowledge/known-board.js';
import type {Men} from '../knowledge/positions/from-history.js';
import type {PositionBounds} from '../knowledge/positions/position-bounds.js';
import {type MoveRisks, moveRisks} from '../knowledge/positions/move-risks.js';
import {followWorlds, type WorldBounds} from '../knowledge/worlds/follow-worlds.js';
import {MOST_COUNTED, type ParticleBounds} from '../knowledge/worlds/particle-bounds.js';
import type {Worlds, WorldsFollower} from '../knowledge/worlds/worlds.js';
import {type Hindsight, lookBack} from './hindsight.js';
import type {Match} from './match.js';

/** What a seat is asked to make of all that it saw and heard, and of what takebacks have left known (`knownHistory`); `startFen` is the start when it is not the variant's own, `men` what the other side began with where no more of its start was told. */
export type KnowledgeQuestion = {
	readonly history: SeatHistory;
	readonly startFen?: string;
	readonly men?: Men;
};

/** How many worlds are held where all that fit are too many to be counted. */
const PARTICLES: ParticleBounds = {
	most: 2048,
	counted: MOST_COUNTED,
	least: 96,
	attempts: 960,
};

/** So many seats are followed at once: each further ply then costs no more than itself. */
const SEATS = 2;

/** Returns what `read` makes of all that the seat of a history holds possible. The error says why that cannot be worked out. */
function answer<T>(
	{history, startFen, men}: KnowledgeQuestion,
	followed: Map<string, WorldsFollower>,
	bounds: WorldBounds,
	read: (worlds: Worlds, history: SeatHistory) => T,
): Result<T> {
	const key = `${history.seat} ${startFen ?? men?.join(' ') ?? ''}`;
	const follower = keepLast(followed, key, SEATS, () =>
		men === undefined ? followWorlds(startFen, bounds) : followWorlds(men, {positions: MANY}),
	);
	const worlds = follower.follow(history);
	const {shown, ...noticed} = history;
	if (shown !== undefined && worlds.ok && worlds.value.size === 0) {
		// Rather all that was noticed than what was taken back.
		return answer({history: noticed, ...given({startFen, men})}, followed, bounds, read);
	}

	return worlds.ok ? ok(read(worlds.value, history)) : worlds;
}

/** Of two men and a king all placements are looked at, which takes about a second at first. */
const MANY: PositionBounds = {members: 262_144, candidates: 30_000_000};

/** A look back follows every ply of both sides: less than usual, so that nobody waits for it long. */
const BACKWARD: WorldBounds = {
	positions: {members: 131_072, candidates: 2_000_000},
	particles: {most: 192, counted: MOST_COUNTED, least: 24, attempts: 120},
};

/**
 * Returns what matches have a worker do. It keeps what it has worked out for each seat, and answers from the
 * question alone. `bounds` limits all sets of positions, where the usual bounds are too much.
 */
export function matchTasks(bounds?: PositionBounds): WorkerTasks {
	const followed = new Map<string, WorldsFollower>();
	const most = Math.min(PARTICLES.most, bounds?.members ?? PARTICLES.most);
	const counted = bounds === undefined ? MOST_COUNTED : most;
	// A few worlds are thin only when most of them are gone.
	const least = Math.min(PARTICLES.least, Math.ceil(most / 4));
	const asked: WorldBounds = {positions: bounds, particles: {...PARTICLES, most, counted, least}};
	const backward = bounds === undefined ? BACKWARD : {...BACKWARD, positions: bounds};
	return {
		knownBoard: (question) => answer(question as KnowledgeQuestion, followed, asked, knownBoard),
		kingDanger: (question) => answer(question as KnowledgeQuestion, followed, asked, kingDanger),
		moveRisks: (question) => answer(question as KnowledgeQuestion, followed, asked, moveRisks),
		hindsight: (match) => lookBack(match as Match, backward),
	};
}

/** Has the worker find what a seat knows of the squares it does not see. */
export const askForKnownBoard = asking<KnowledgeQuestion, Result<KnownBoard>>('knownBoard');

/** Has the worker find what a seat's king has to fear of men that it does not see. */
export const askForKingDanger = asking<KnowledgeQuestion, Result<KingDanger | undefined>>(
	'kingDanger',
);

/** Has the worker find in how many worlds a seat's king could be taken after each of its moves. */
export const askForMoveRisks = asking<KnowledgeQuestion, Result<MoveRisks>>('moveRisks');

export const askForHindsight = asking<Match, Result<Hindsight>>('hindsight');
