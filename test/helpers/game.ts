import {type Act, isMove, parseAct, type Question} from '../../source/core/act.js';
import {type ByColor, byColor, type Color} from '../../source/core/color.js';
import {ok, type Result} from '../../source/core/result.js';
import type {UciMove} from '../../source/core/uci.js';
import type {Announcement, Outcome} from '../../source/rules/news.js';
import type {Position} from '../../source/rules/position.js';
import {type SeatId, sideOf} from '../../source/rules/seat.js';
import {Table} from '../../source/rules/table.js';
import type {Variant} from '../../source/rules/variant.js';
import type {View} from '../../source/rules/view.js';

/** What came of a try or a question, and what each side hears of it. */
export type TryResult = {
	/** Whether the try stands as a move, or the question was answered. */
	readonly accepted: boolean;
	/** Whether a move was made. */
	readonly moved: boolean;
	readonly heard: ByColor<readonly Announcement[]>;
};

const SILENCE: ByColor<readonly Announcement[]> = {white: [], black: []};

/** A table that is played on, for tests: acts are the side's to move, and change it. */
export class Game {
	private constructor(public table: Table) {}

	static start(variant: Variant, fen?: string): Result<Game> {
		const table = Table.start(variant, {fen});
		return table.ok ? ok(new Game(table.value)) : table;
	}

	/** Returns a game that goes on from here by itself. */
	fork(): Game {
		return new Game(this.table);
	}

	get variant(): Variant {
		return this.table.variant;
	}

	/** The side that is to act, the first of them when there are two. */
	get turn(): Color {
		const [seat] = this.table.toAct;
		return seat === undefined ? this.position.turn : sideOf(seat);
	}

	/** The seat that is to act, the first of them when there are several. */
	get seat(): SeatId {
		return this.table.toAct[0] ?? this.position.turn;
	}

	get position(): Position {
		return this.table.state.board;
	}

	get outcome(): Outcome | undefined {
		return this.table.outcome;
	}

	get heardAtStart(): ByColor<readonly Announcement[]> {
		return byColor((seat) => this.table.newsAtStart[seat] ?? []);
	}

	view(seat: Color): View {
		return this.table.view(seat);
	}

	moves(): UciMove[] {
		return this.table.tries(this.turn).filter(isMove);
	}

	act(act: Act, seat: SeatId = this.seat): TryResult | undefined {
		const acted = this.table.act(seat, act);
		if (acted === undefined) {
			return undefined;
		}

		this.table = acted.table;
		return {
			accepted: acted.verdict === 'stands' || acted.verdict === 'answered',
			moved: acted.verdict === 'stands',
			heard: byColor((seat) => acted.news[seat] ?? []),
		};
	}

	try(move: UciMove): TryResult {
		return this.act(move) ?? {accepted: false, moved: false, heard: SILENCE};
	}

	ask(question: Question): TryResult {
		return this.act({kind: 'ask', question}) ?? {accepted: false, moved: false, heard: SILENCE};
	}

	tryText(text: string, seat?: SeatId): TryResult | undefined {
		const act = parseAct(text);
		return act === undefined ? undefined : this.act(act, seat);
	}
}
