import {expect, it} from 'vitest';
import {HistoryLines, viewFields} from '../../../source/bot/arena/history-lines.js';
import {EngineSession} from '../../../source/bot/engine-session.js';
import {tellSession} from '../../../source/commands/engine.js';
import type {JsonLine} from '../../../source/commands/json-line.js';
import {makeAct} from '../../../source/core/act.js';
import {createRandom, pick} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {currentView, type SeatHistory} from '../../../source/rules/history.js';
import {VARIANTS} from '../../../source/rules/registry.js';
import {type SeatId, sideOf} from '../../../source/rules/seat.js';
import {Table} from '../../../source/rules/table.js';
import type {Variant} from '../../../source/rules/variant.js';
import {wholeAct} from '../../../source/rules/whole-act.js';
import {setUpAct} from '../../../source/bot/set-up-act.js';
import {sampleSize} from '../../helpers/sample-size.js';

const ACTS = sampleSize(70, 400);

const throughJson = (line: object) => JSON.parse(JSON.stringify(line)) as JsonLine;

/** Which of its own men the other side sees is not written in a view: a seat finds it out by its own acts. */
const written = (history: SeatHistory | undefined): unknown =>
	history &&
	(JSON.parse(
		JSON.stringify(history, (key, value: unknown) => (key === 'shown' ? undefined : value)),
	) as unknown);

/** A seat that is told of a game in lines, and the history that its bot was asked with last. */
function listen(variant: Variant, table: Table, seat: SeatId) {
	let asked: SeatHistory | undefined;
	const lines = new HistoryLines();
	const session = new EngineSession({
		variant,
		side: sideOf(seat),
		seat,
		bot({history, moves, acts = moves}) {
			asked = history;
			return {move: acts[0]};
		},
		seed: 1,
		menAtStart: {white: 16, black: 16},
		start: table.view(seat),
		heardAtStart: table.newsAtStart[seat] ?? [],
	});
	return async (now: Table): Promise<SeatHistory | undefined> => {
		const history = now.history(seat);
		for (const line of lines.next(history)) {
			tellSession(session, throughJson(line));
		}

		const moves = now.tries(seat).map(makeAct);
		if (moves.length > 0) {
			const told = throughJson(viewFields(currentView(history)));
			unwrap(await session.go({view: '', ...told, moves}));
		}

		return asked;
	};
}

it.each(VARIANTS.map((variant) => [variant.id, variant] as const))(
	'tell a program in each seat all that it noticed, and so that it notices the same: %s',
	async (id, variant) => {
		let table = unwrap(Table.start(variant));
		const random = createRandom(`lines of ${id}`);
		const seats = variant.seats.map(({id: seat}) => [seat, listen(variant, table, seat)] as const);
		for (let count = 0; count < ACTS && table.toAct.length > 0; count++) {
			for (const [seat, told] of seats) {
				if (table.toAct.includes(seat)) {
					expect(written(await told(table))).toEqual(written(table.history(seat)));
				}
			}

			const seat = pick(random, table.toAct);
			const tries = table.tries(seat);
			const asks = variant.questions(table.seen(seat));
			const isAsking = asks.length > 0 && random() < 0.1;
			const act = isAsking ? pick(random, asks) : (setUpAct(tries) ?? pick(random, tries));
			table = table.act(seat, wholeAct(act, random, tries))?.table ?? table;
		}

		expect(table.history('white').plies.length).toBeGreaterThan(5);
	},
);
