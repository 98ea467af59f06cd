import {opposite} from '../../core/color.js';
import {NO_SQUARE} from '../../core/square.js';
import {parseUci, type UciMove} from '../../core/uci.js';
import {frameCells, frameMove} from '../../endings/frame.js';
import type {Worlds} from '../../knowledge/worlds/worlds.js';
import {takenMen} from '../../knowledge/taken.js';
import {Position} from '../../rules/position.js';
import type {Tables} from '../../solver/build-table.js';
import {BeliefSearch} from '../../solver/search/belief-search.js';
import {tableGameOf, USUAL_TABLES} from '../../solver/table-game.js';
import {type Member, memberOf} from '../../solver/search/member.js';
import type {BotQuestion, BotTime} from '../bot.js';

/** With how many men beside their king, and how many positions that fit, a forced capture is looked for. */
const MOST_MEN = 2;
const MOST_POSITIONS = 24;
/** The most of one's own moves that are looked at, the capture included. */
const WITHIN = 4;
/** The moves that are tried at most, times the positions they are tried in. */
const WORK = 2000;
/** So many of them are tried in a millisecond, about; and this share of the time may be spent so. */
const PER_MS = 10;
const SHARE = 0.3;

/** Returns a position with colours exchanged and the board turned over, as White sees it. */
function turned({board, castling: rights, rules}: Position): Position {
	const cells = frameCells('black', board);
	const castling = ((rights >> 2) | (rights << 2)) & 15;
	return Position.fromSetupUnchecked(
		{cells, turn: 'white', castling, epSquare: NO_SQUARE, halfmoves: 0, fullmoves: 1},
		rules,
	);
}

/** Looks for a capture of the king that can be forced while the other side has few men. */
export class FewMenSearch {
	readonly #tables: Tables;

	constructor(tables: Tables) {
		this.#tables = tables;
	}

	/** Returns a move that forces the king's capture within a few moves, whatever of `known` is true; undefined when none is found. */
	move(question: BotQuestion, known: Worlds, time?: BotTime): UciMove | undefined {
		const {history, menAtStart} = question;
		const others = menAtStart[opposite(history.seat)] - 1 - takenMen(history).enemy.length;
		const {size} = known;
		const isFit =
			tableGameOf(known.variant) === USUAL_TABLES &&
			known.isComplete &&
			size <= MOST_POSITIONS &&
			others <= MOST_MEN;
		const members = isFit ? this.#members(known) : undefined;
		if (members === undefined) {
			return undefined;
		}

		const work = time === undefined ? WORK : Math.min(WORK, time.ms * SHARE * PER_MS);
		const solution = new BeliefSearch(this.#tables).solve(members, {
			within: WITHIN,
			budget: Math.floor(work / size),
		});
		const key = solution.result === 'forced' ? parseUci(solution.keys[0] ?? '') : undefined;
		return key === undefined ? undefined : frameMove(history.seat, key);
	}

	/** Returns the positions that fit as the search has them; undefined where a capture en passant is possible. */
	#members(known: Worlds): Member[] | undefined {
		const position = new Position(known.variant.moves);
		const members: Member[] = [];
		for (let index = 0; index < known.size; index++) {
			known.load(index, position);
			if (position.epSquare !== NO_SQUARE) {
				return undefined;
			}

			members.push(memberOf(known.seat === 'white' ? position : turned(position)));
		}

		return members;
	}
}
