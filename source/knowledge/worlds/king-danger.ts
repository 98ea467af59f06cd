import {colorIndex} from '../../core/color.js';
import {manRole, type Role} from '../../core/man.js';
import {createRandom, USUAL_SEED} from '../../core/random.js';
import type {Square} from '../../core/square.js';
import {isInCheck} from '../../rules/attack.js';
import {currentView, type SeatHistory} from '../../rules/history.js';
import {Position} from '../../rules/position.js';
import {countEach} from '../../core/count-each.js';
import {isEnemy} from '../own-man.js';
import {couldTake} from '../reach.js';
import type {Worlds} from './worlds.js';

/** What a seat's king has to fear of men that it does not see, by all that it knows. */
export type KingDanger = {
	/** In what share of the worlds one of them could take him at once (0 to 1). */
	readonly share: number;
	/** The role that most often could, and where it stands then most often. */
	readonly role: Role;
	readonly square: Square;
};

/** So many worlds are looked at: their share is good to a few hundredths. */
const MOST = 1000;

/** Returns what stands most often. */
const commonest = <T>(all: readonly T[]): T =>
	[...countEach(all)].reduce((a, b) => (b[1] > a[1] ? b : a))[0];

/** Returns what a seat's king has to fear; undefined where no unseen man can take him in any world that is looked at. */
export function kingDanger(worlds: Worlds, history: SeatHistory): KingDanger | undefined {
	const {seat} = history;
	const {cells} = currentView(history);
	const {moves: rules} = worlds.variant;
	const position = new Position(rules);
	const side = colorIndex(seat);
	const lookers: {readonly role: Role; readonly square: Square}[] = [];
	let endangered = 0;
	const looked = worlds.sample(MOST, createRandom(USUAL_SEED));
	for (const index of looked) {
		worlds.load(index, position);
		const {board, kings} = position;
		const king = kings[side];
		const unseen = !isInCheck(position, side)
			? []
			: [...board.entries()].filter(
					([square, man]) =>
						isEnemy(man, seat) &&
						cells[square] !== man &&
						couldTake(rules, board, {square, man}, king),
				);
		endangered += unseen.length > 0 ? 1 : 0;
		lookers.push(...unseen.map(([square, man]) => ({square, role: manRole(man)})));
	}

	if (endangered === 0) {
		return undefined;
	}

	const role = commonest(lookers.map((one) => one.role));
	const squares = lookers.filter((one) => one.role === role).map(({square}) => square);
	return {share: endangered / looked.length, role, square: commonest(squares)};
}
