import {isDeepStrictEqual} from 'node:util';
import {expect, it} from 'vitest';
import {HistoryLines, viewFields} from '../../../source/bot/arena/history-lines.js';
import {EngineSession} from '../../../source/bot/engine-session.js';
import {tellSession} from '../../../source/commands/engine.js';
import type {JsonLine} from '../../../source/commands/json-line.js';
import {makeAct} from '../../../source/core/act.js';
import {createRandom, pick} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {currentView, type SeatHistory} from '../../../source/rules/history.js';
import {followWorlds} from '../../../source/knowledge/worlds/follow-worlds.js';
import {noticedIn} from '../../../source/knowledge/worlds/noticed.js';
import {findVariant, VARIANTS} from '../../../source/rules/registry.js';
import {type SeatId, sideOf} from '../../../source/rules/seat.js';
import {Table} from '../../../source/rules/table.js';
import type {Variant} from '../../../source/rules/variant.js';
import {wholeAct} from '../../../source/rules/whole-act.js';
import {setUpAct} from '../../../source/bot/set-up-act.js';
import {sampleSize} from '../../helpers/sample-size.js';

const ACTS = sampleSize(35, 400);

const throughJson = (line: object) => JSON.parse(JSON.stringify(line)) as JsonLine;

/** Which of its own men the other side sees is not written in a view: a seat finds it out by its own acts. */
const written = (history: SeatHistory | undefined): unknown =>
	history &&
	(JSON.parse(
		JSON.stringify(history, (key, value: unknown) => (key === 'shown' ? undefined : value)),
	) as unknown);

/** A seat that is told of a game in lines, and the history that its bot was asked with last. */
function listen(variant: Variant, table: Table, seat: SeatId, read = throughJson) {
	let asked: SeatHistory | undefined;
	const lines = new HistoryLines();
	const session = new EngineSession({
		variant,
		side: sideOf(seat),
		seat,
		bot({history, moves, acts = moves}) {
			asked = history;
			return {move: setUpAct(acts) ?? acts[0]};
		},
		seed: 1,
		menAtStart: {white: 16, black: 16},
		start: table.view(seat),
		heardAtStart: table.newsAtStart[seat] ?? [],
	});
	return async (now: Table): Promise<SeatHistory | undefined> => {
		const history = now.history(seat);
		for (const line of lines.next(history)) {
			tellSession(session, read(line));
		}

		const moves = now.tries(seat).map(makeAct);
		if (moves.length > 0) {
			const told = read(viewFields(currentView(history)));
			unwrap(await session.go({view: '', ...told, moves}));
		}

		return asked;
	};
}

/** Returns the acts of its own that a seat noticed, in order. */
const ownActs = (history: SeatHistory) => noticedIn(history).flatMap(({text}) => text ?? []);

it.each(VARIANTS.map((variant) => [variant.id, variant] as const))(
	'tell a program in each seat all that it noticed, and so that it notices the same: %s',
	async (id, variant) => {
		let table = unwrap(Table.start(variant));
		const random = createRandom(`lines of ${id}`);
		const seats = variant.seats.map(({id: seat}) => [seat, listen(variant, table, seat)] as const);
		for (let count = 0; count < ACTS && table.toAct.length > 0; count++) {
			for (const [seat, told] of seats) {
				if (table.toAct.includes(seat)) {
					const [history, noticed] = [await told(table), table.history(seat)];
					// In most games they are alike in everything, and there is no need for text.
					if (!isDeepStrictEqual(history, noticed)) {
						expect(written(history)).toEqual(written(noticed));
					}
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

const BESIDE = new Set(['phase', 'aside', 'by', 'stands', 'move']);

/** A message with the fields alone that there were before games of several phases. */
function bare(line: object): JsonLine {
	const fields = Object.entries(throughJson(line));
	return Object.fromEntries(fields.filter(([name]) => !BESIDE.has(name)));
}

it.each(['special-move', 'reverse-schrodinger', 'quantum', 'liar'])(
	'let a program keep worlds that is told views and nothing beside them: %s',
	async (id) => {
		const variant = unwrap(findVariant(id));
		let table = unwrap(Table.start(variant));
		const random = createRandom(`bare lines of ${id}`);
		const told = {
			white: listen(variant, table, 'white', bare),
			black: listen(variant, table, 'black', bare),
		};
		const bounds = {particles: {most: 64, least: 12, attempts: 32}};
		const follower = followWorlds(undefined, bounds);
		let followed = 0;
		for (let count = 0; count < sampleSize(20, 40) && table.toAct.length > 0; count++) {
			const seat = sideOf(pick(random, table.toAct));
			const history = await told[seat](table);
			const tries = table.tries(seat);
			if (seat === 'black' && history !== undefined && table.state.phase === 'play') {
				expect(ownActs(history)).toEqual(ownActs(table.history(seat)));
				expect(unwrap(follower.follow(history)).size).toBeGreaterThan(0);
				followed++;
			}

			// What the session's bot has chosen is done.
			table = table.act(seat, setUpAct(tries) ?? tries[0])?.table ?? table;
		}

		expect(followed).toBeGreaterThan(3);
	},
);
