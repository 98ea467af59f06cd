import {type Act, makeAct} from '../../core/act.js';
import {byColor, colorIndex} from '../../core/color.js';
import {bareState, type ChessExtra} from '../chess.js';
import {type Announcement, tellEnd} from '../news.js';
import type {Position} from '../position.js';
import type {Begun, Ruling, State, Variant} from '../variant.js';
import {movedByAct, safeKingActs, tellKings, toPlaceAnew} from './kings-anew.js';

/** The phase in which a king in check is placed anew. */
export const KINGS = 'kings';

/**
 * Returns the state in which a game begins once all men are placed: a king in check is to be placed anew before, where
 * it `movesKings`, and without a square for it nobody wins.
 */
export function beginPlay(
	game: Variant<ChessExtra>,
	board: Position,
	{movesKings, said}: {readonly movesKings: boolean; readonly said: readonly Announcement[]},
): Begun<ChessExtra> {
	const owner = movesKings ? toPlaceAnew(board) : undefined;
	if (owner === undefined) {
		const turned = board.turned(0);
		const bare = bareState(turned);
		const {state, news} = game.resume(bare, turned) ?? {state: bare, news: {}};
		const ended = tellEnd(state.outcome);
		return {state, news: byColor((seat) => [...said, ...(news[seat] ?? []), ...ended])};
	}

	const turned = board.turned(colorIndex(owner));
	const state: State<ChessExtra> = {...bareState(turned), phase: KINGS};
	if (safeKingActs(turned).length > 0) {
		return {state, news: byColor(() => said)};
	}

	const outcome = {winner: null, reason: 'no-move'} as const;
	return {state: {...state, outcome}, news: byColor(() => [...said, ...tellEnd(outcome)])};
}

/** Returns what comes of an act by which a king is placed anew; undefined where it cannot be named. */
export function placeKing(
	game: Variant<ChessExtra>,
	state: State<ChessExtra>,
	act: Act,
): Ruling<ChessExtra> | undefined {
	const {board, extra} = state;
	const moved = movedByAct(board, extra.turn, act);
	if (moved === undefined) {
		return undefined;
	}

	if (moved !== 'refused') {
		const said = [tellKings(moved)];
		return {verdict: 'stands', ...beginPlay(game, moved, {movesKings: true, said})};
	}

	const heard: readonly Announcement[] = [{type: 'refused', by: board.turn}];
	const turn = [...extra.turn, {text: makeAct(act), heard}];
	return {
		verdict: 'refused',
		news: byColor(() => heard),
		state: {...state, extra: {...extra, turn}},
	};
}
