import type {SeatId} from '../../source/rules/seat.js';
import type {Table} from '../../source/rules/table.js';
import type {News} from '../../source/rules/variant.js';

/** A table after some acts, with what came of the last one. */
export type Played = {
	readonly table: Table;
	readonly toAct: readonly SeatId[];
	readonly verdict: string | undefined;
	readonly news: News;
};

/** Does acts one after the other, each by the first seat that may act or by the one named ("black>ready"). Throws for one that cannot be named. */
export function playActs(start: Table, acts: readonly string[]): Played {
	let table = start;
	let last: {readonly verdict: string; readonly news: News} | undefined;
	for (const text of acts) {
		const [name, act] = text.includes('>') ? text.split('>') : [table.toAct[0], text];
		const acted = table.actText(name as SeatId, act);
		if (acted === undefined) {
			throw new Error(`${text} cannot be named here`);
		}

		({table} = acted);
		last = acted;
	}

	return {table, toAct: table.toAct, verdict: last?.verdict, news: last?.news ?? {}};
}
