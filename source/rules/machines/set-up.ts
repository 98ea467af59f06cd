import type {Act} from '../../core/act.js';
import type {CastlingRights} from '../../core/castling.js';
import {type ByColor, type Color, opposite} from '../../core/color.js';
import {isUnknownMan, manRole, type Role, UNSEEN} from '../../core/man.js';
import {createRandom, type Random, randomInteger} from '../../core/random.js';
import type {Square} from '../../core/square.js';
import type {State} from '../variant.js';
import type {View} from '../view.js';
import {backRank, type Roles, TRAY, trayOf, without} from './concealed.js';

/** What a game is, besides its board, in which men are arranged in secret. */
export type ArrangedExtra = {
	readonly roles: Roles;
	/** The sides whose men the other side has arranged for good. */
	readonly ready: ByColor<boolean>;
	/** What each arranging side draws at random from next. */
	readonly seeds: ByColor<number>;
	/** The corners, as castling rights, that no man has left or entered, while the king has not moved. */
	readonly homes: CastlingRights;
};

export type ArrangedState = State<ArrangedExtra>;

function shuffle<T>(items: readonly T[], random: Random): T[] {
	const left = [...items];
	return items.map(() => left.splice(randomInteger(random, left.length), 1)[0]);
}

/** Returns the state after an act by which a side arranges the other side's men, or undefined when it cannot be done. */
export function arrangeBy(
	state: ArrangedState,
	arranger: Color,
	act: Act,
): ArrangedState | undefined {
	const owner = opposite(arranger);
	const {extra} = state;
	const {roles, seeds, ready} = extra;
	const squares = backRank(owner);
	const left = trayOf(owner, (square) => roles[square]);
	if (act.kind === 'place' && squares.includes(act.square)) {
		const {role, square} = act;
		const isFit =
			role === undefined
				? roles[square] !== undefined
				: roles[square] === undefined && left.includes(role);
		const changed = role === undefined ? without(roles, square) : {...roles, [square]: role};
		return isFit ? {...state, extra: {...extra, roles: changed}} : undefined;
	}

	if (act.kind !== 'say') {
		return undefined;
	}

	if (act.word === 'random') {
		const drawn = shuffle(TRAY, createRandom(seeds[arranger]));
		const arranged = Object.fromEntries(squares.map((square, index) => [square, drawn[index]]));
		return {
			...state,
			extra: {
				...extra,
				roles: {...roles, ...arranged},
				seeds: {...seeds, [arranger]: seeds[arranger] + 1},
			},
		};
	}

	return act.word === 'ready' && left.length === 0
		? {...state, extra: {...extra, ready: {...ready, [owner]: true}}}
		: undefined;
}

/** Returns what a seat can do that arranges the other side's men, by what it sees, in no order. */
export function arrangements({cells, viewer}: View): Act[] {
	const owner = opposite(viewer);
	const placed = (square: Square): Role | undefined =>
		cells[square] === UNSEEN || isUnknownMan(cells[square]) ? undefined : manRole(cells[square]);
	const left = trayOf(owner, placed);
	const acts = backRank(owner).flatMap((square): Act[] =>
		placed(square) === undefined
			? [...new Set(left)].map((role) => ({kind: 'place', role, square}))
			: [{kind: 'place', role: undefined, square}],
	);
	acts.push({kind: 'say', word: 'random'});
	return left.length === 0 ? [...acts, {kind: 'say', word: 'ready'}] : acts;
}
