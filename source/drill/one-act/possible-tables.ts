import {type Act, parseAct} from '../../core/act.js';
import type {UciMove} from '../../core/uci.js';
import type {Role} from '../../core/man.js';
import {type Square, squareName} from '../../core/square.js';
import {currentView, type SeatHistory} from '../../rules/history.js';
import type {SeatId} from '../../rules/seat.js';
import type {Table} from '../../rules/table.js';
import {isSameNotice, type Noticed, noticedIn} from '../../knowledge/worlds/noticed.js';
import {viewTest} from '../../knowledge/worlds/fits-views.js';
import {shownMen} from './shown-men.js';

/** Set-ups with more men than this are enumerated only on the squares that the game has named. */
const MOST_ARRANGED = 8;

/** Returns all batches of the moves that may be sent, where these are such moves each alone; else the acts themselves. */
export function wholeActs(acts: readonly Act[]): readonly Act[] {
	const single = acts.flatMap((act): readonly UciMove[] => (act.kind === 'batch' ? act.moves : []));
	if (single.length === 0) {
		return acts;
	}

	const size = Math.min(3, new Set(single.map(({from}) => from)).size);
	let batches: readonly (readonly UciMove[])[] = [[]];
	for (let count = 0; count < size; count++) {
		batches = batches.flatMap((moves) =>
			single
				.filter(({from}) => moves.every((move) => move.from !== from))
				.map((move) => [...moves, move]),
		);
	}

	return batches.map((moves): Act => ({kind: 'batch', moves}));
}

/** Returns what a seat could do at a table that matters to others: of a set-up its men one by one, in the order of squares. */
function hiddenActs(
	table: Table,
	seat: SeatId,
	named: ReadonlySet<string>,
	shown: ReadonlyMap<Square, Role>,
): readonly Act[] {
	const {variant, state} = table;
	if (variant.isSampled) {
		return wholeActs(table.tries(seat));
	}

	const acts = variant.acts(state, seat);
	const places = acts.filter((act) => act.kind === 'place' && act.role !== undefined);
	if (places.length === 0) {
		return acts.filter(
			(act) =>
				act.kind !== 'place' && !(act.kind === 'say' && ['random', 'standard'].includes(act.word)),
		);
	}

	const squareOf = (act: Act): number => (act.kind === 'place' ? act.square : -1);
	const squares = new Set(places.map(squareOf));
	const ofNamed = [...squares].filter((square) => named.has(squareName(square)));
	const matters = named.size === 0 ? [...squares] : ofNamed;
	// What a man is of whom nothing was heard and who never acts makes no difference: any will do.
	const at = Math.min(...(matters.length > 0 ? matters : squares));
	const role = shown.get(at);
	const there = places.filter(
		(act) =>
			squareOf(act) === at && (role === undefined || (act.kind === 'place' && act.role === role)),
	);
	return matters.length > 0 ? there : there.slice(0, 1);
}

/** Returns on how many squares a side arranges men as a game begins. */
function arrangedMen(start: Table): number {
	const [seat] = start.toAct;
	const acts = seat === undefined ? [] : start.variant.acts(start.state, seat);
	const squares = acts.map((act) =>
		act.kind === 'place' && act.role !== undefined ? act.square : undefined,
	);
	return new Set(squares.filter((square) => square !== undefined)).size;
}

/** Returns the last thing that a history noticed. */
const lastOf = (history: SeatHistory): Noticed | undefined => noticedIn(history).at(-1);

/**
 * Returns every game that a seat holds possible, from a start that both sides know: all that the other seats can have
 * done is tried out by the game's own machine, and what the seat would have noticed otherwise is left out. `squares` are
 * the squares whose men matter in a set-up of many. Undefined when there are more than `most`.
 */
export function possibleTables(
	start: Table,
	history: SeatHistory,
	seat: SeatId,
	squares: ReadonlySet<string>,
	most = 100_000,
): readonly Table[] | undefined {
	const wanted = noticedIn(history);
	const shown = shownMen(history);
	const named = arrangedMen(start) > MOST_ARRANGED ? squares : new Set<string>();
	const keyOf = (table: Table, count: number): string =>
		`${count} ${table.variant.key(table.state)} ${table.state.phase} ${JSON.stringify(table.state.extra)}`;
	const phased = wanted.find(({view}) => view.phase !== history.start.phase);
	// Who ends a set-up is last in it, so that the others may have done all before.
	const isLast = phased?.text !== undefined;
	const seen = new Set<string>();
	const found: Table[] = [];
	let open: (readonly [Table, number])[] = [[start, 0]];
	while (open.length > 0) {
		const next: (readonly [Table, number])[] = [];
		for (const [table, count] of open) {
			const want = wanted.at(count);
			if (want === undefined && table.toAct.includes(seat)) {
				found.push(table);
			}

			for (const [actor, act] of actsOf(
				table,
				seat,
				{want, isFirst: count === 0 && isLast},
				named,
				shown,
			)) {
				const after = table.act(actor, act)?.table;
				if (after === undefined || after === table) {
					continue;
				}

				const isNoticed = after.history(seat) !== table.history(seat);
				const last = isNoticed ? lastOf(after.history(seat)) : undefined;
				if (isNoticed && (want === undefined || last === undefined || !isSameNotice(last, want))) {
					continue;
				}

				const key = keyOf(after, count + (isNoticed ? 1 : 0));
				if (!seen.has(key)) {
					seen.add(key);
					next.push([after, count + (isNoticed ? 1 : 0)]);
				}
			}
		}

		if (next.length + found.length > most) {
			return undefined;
		}

		open = next;
	}

	return found;
}

/**
 * Returns what may have been done next at a table: the seat's own act where that is what it noticed, else what others
 * could do. Where both may act, as in a secret set-up, it makes no difference who was first but at the end of it: the
 * others have done all before the seat did anything when it ended it, else after.
 */
function actsOf(
	table: Table,
	seat: SeatId,
	{want, isFirst}: {readonly want: Noticed | undefined; readonly isFirst: boolean},
	named: ReadonlySet<string>,
	shown: ReadonlyMap<Square, Role>,
): readonly (readonly [SeatId, Act])[] {
	const act = want?.text === undefined ? undefined : parseAct(want.text);
	const isOwn = act !== undefined && table.toAct.includes(seat);
	const others =
		isOwn && !isFirst
			? []
			: table.toAct
					.filter((actor) => actor !== seat)
					.flatMap((actor) =>
						hiddenActs(table, actor, named, shown).map((one) => [actor, one] as const),
					);
	if (isOwn) {
		return [[seat, act], ...others];
	}

	// A capture that is only announced leaves the board as it was.
	if (want === undefined || !want.stands || want.heard.some(({type}) => type === 'intends')) {
		return others;
	}

	const fit = viewTest(table.variant)(currentView(table.history(seat)), want.view);
	return others.filter(([, one]) => fit(one));
}
