import type {Color} from '../core/color.js';
import {makeAct, parseAct} from '../core/act.js';
import {parseUci, type UciMove} from '../core/uci.js';
import {type SeatHistory, viewBefore} from '../rules/history.js';
import {movesMade} from './moves-made.js';
import {makeOwnSan} from './own-san.js';

/** Returns the ply by which a side sealed the move that ply `index` opened: the last one of it, at most that one, that left the other side on turn. */
export const sealedBy = (history: SeatHistory, index: number, by: Color): number =>
	history.plies.findLastIndex(
		(ply, at) => at <= index && ply.by === by && viewBefore(history, at).turn === by,
	);

/** A move that was written down and opened: how a list has it, the act that wrote it, and the ply (0 is the first) that opened it. */
export type SealedMove = {readonly text: string; readonly act: string; readonly opened: number};

const seal = (move: UciMove): string => makeAct({kind: 'say', word: 'seal', move});

/**
 * Returns moves that were written down by the plies that wrote them (0 is the first): since all heard what they were when
 * they were opened, written as moves on the board that they were played on; one that could not be played as on the board
 * that was seen, with "?".
 */
export function sealedMoves(history: SeatHistory): ReadonlyMap<number, SealedMove> {
	const sealed = new Map<number, SealedMove>();
	for (const [index, {heard}] of history.plies.entries()) {
		if (!heard.some(({type}) => type === 'opened')) {
			continue;
		}

		for (const {by, move, before} of movesMade(history, index)) {
			const text = makeOwnSan(before, move, history.variant);
			sealed.set(sealedBy(history, index, by), {text, act: seal(move), opened: index});
		}

		const illegal = heard.find((record) => record.type === 'illegal-seal');
		const move = illegal?.type === 'illegal-seal' ? parseUci(illegal.move) : undefined;
		if (move !== undefined) {
			sealed.set(index, {
				text: `${makeOwnSan(viewBefore(history, index), move, history.variant)}?`,
				act: seal(move),
				opened: index,
			});
		}
	}

	return sealed;
}

/** Returns the move that the seat itself has written down and that lies there yet, neither opened nor found illegal; undefined where none does. */
export function ownSealed({seat, plies}: SeatHistory): UciMove | undefined {
	const last = plies.findLastIndex(({by, move = ''}) => by === seat && move.startsWith('seal:'));
	const isGone = plies
		.slice(Math.max(0, last))
		.some(({heard}) =>
			heard.some(
				(one) => (one.type === 'opened' || one.type === 'illegal-seal') && one.by === seat,
			),
		);
	const act = last < 0 || isGone ? undefined : parseAct(plies[last].move ?? '');
	return act?.kind === 'say' ? act.move : undefined;
}
