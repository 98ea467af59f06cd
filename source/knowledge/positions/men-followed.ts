import {colorIndex} from '../../core/color.js';
import type {Setup} from '../../core/fen.js';
import {EMPTY, type Man} from '../../core/man.js';
import type {Square} from '../../core/square.js';
import {type MoveTables, moveTables} from '../../rules/move-tables.js';
import {variantOf} from '../../rules/registry.js';
import {fitsStart} from '../fits-start.js';
import type {SeatHistory} from '../../rules/history.js';
import {CODES, isManOf} from './codes.js';
import {ManTracks, MOST_MEN} from './man-tracks.js';
import {Observation} from './observation.js';
import {findLeft, readOwnPly, trackOwnPly} from './own-ply.js';
import {whyUnsupported} from './support.js';
import {trackEnemyPly} from './track-enemy-ply.js';

/**
 * Where each single enemy man may stand in a game of which both sides know the start, followed ply by ply. It
 * costs next to nothing beside a set of positions and is never too small (see ManTracks).
 */
export class MenFollowed {
	readonly #history: SeatHistory;
	readonly #tables: MoveTables;
	readonly #enemy: number;
	readonly #tracks: ManTracks;
	readonly #after = new Observation();
	readonly #own: Uint8Array;
	#seen: Uint8Array;
	#epSquare: Square;
	#plies = 0;

	private constructor(
		history: SeatHistory,
		{cells, castling, epSquare}: Setup,
		tables: MoveTables,
	) {
		this.#history = history;
		this.#tables = tables;
		this.#enemy = colorIndex(history.seat) ^ 1;
		this.#tracks = new ManTracks(cells, castling, this.#enemy);
		this.#own = cells.map((code) => (isManOf(code, this.#enemy ^ 1) ? code : EMPTY));
		this.#seen = cells;
		this.#epSquare = epSquare;
	}

	/** Begins at the start of a history; undefined when its men cannot be followed from such a start. */
	static begin(history: SeatHistory, setup: Setup): MenFollowed | undefined {
		const variant = variantOf(history.variant);
		const enemy = colorIndex(history.seat) ^ 1;
		return whyUnsupported(variant) === undefined &&
			fitsStart(setup, history.start) &&
			setup.cells.filter((code) => isManOf(code, enemy)).length <= MOST_MEN
			? new MenFollowed(history, setup, moveTables(variant.moves))
			: undefined;
	}

	/** Takes in one more ply of the history. */
	next(): void {
		const {by, view} = this.#history.plies[this.#plies++];
		const after = this.#after;
		after.read(view, this.#tables);
		if (by === this.#history.seat) {
			const ply = readOwnPly(this.#own, after.own, this.#epSquare, this.#tables);
			trackOwnPly(this.#tracks, ply, this.#seen, this.#enemy, after);
			this.#epSquare = ply.passed;
		} else {
			const news = {
				tables: this.#tables,
				side: this.#enemy,
				own: this.#own,
				after,
				lost: findLeft(this.#own, after.own),
				epSquare: this.#epSquare,
				seenEpSquare: view.epSquare,
			};
			trackEnemyPly(this.#tracks, news, this.#seen);
			this.#epSquare = view.epSquare;
		}

		this.#own.set(after.own);
		this.#seen = view.cells;
	}

	mayStand(man: Man, square: Square): boolean {
		return this.#tracks.couldHold(square, man & 7);
	}

	/** Returns how many men of a man's role the enemy can have at most: those that may have become one are counted too. */
	mostOf(man: Man): number {
		const {low, high, size, gone, falls} = this.#tracks;
		let able = 0;
		for (let index = 0; index < size; index++) {
			const place = index * CODES + (man & 7);
			able |= (low[place] | high[place]) === 0 ? 0 : 1 << index;
		}

		able &= ~gone;
		// Who fell was one of these, whichever it was.
		let most = -falls.filter((fall) => (fall & ~able) === 0).length;
		for (let rest = able; rest !== 0; rest &= rest - 1) {
			most++;
		}

		return most;
	}
}
