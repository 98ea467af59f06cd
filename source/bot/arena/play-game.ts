import {byColor, colorIndex} from '../../core/color.js';
import {isMan, manColor} from '../../core/man.js';
import {unwrap} from '../../core/result.js';
import {makeUci, type UciMove} from '../../core/uci.js';
import {growHistory, startHistory} from '../../rules/grow-history.js';
import {isAttacked} from '../../rules/attack.js';
import {Game} from '../../rules/game.js';
import {KIND_MASK, moveKey} from '../../rules/move.js';
import {generateMoves} from '../../rules/generate.js';
import {MAX_MOVES, type Position} from '../../rules/position.js';
import {type ArenaGame, type ArenaTask, newRecord} from './arena-game.js';
import {playUmpiredGame} from './play-umpired-game.js';

const scratch = new Int32Array(MAX_MOVES);

/** Returns whether after a move the mover's king can be taken. */
function hangsKing(position: Position, move: number): boolean {
	const side = position.side;
	position.make(move);
	const king = position.kings[side];
	const hangs = position.kings[side ^ 1] >= 0 && isAttacked(position, king, side ^ 1);
	position.unmake(move);
	return hangs;
}

/** Returns whether a move leaves the king to be taken although another would not. */
function hangsNeedlessly(position: Position, chosen: UciMove): boolean {
	const all = scratch.slice(0, generateMoves(position, scratch, 0));
	const key = moveKey(chosen);
	const move = all.find((one) => (one & ~KIND_MASK) === key);
	return (
		move !== undefined && hangsKing(position, move) && all.some((one) => !hangsKing(position, one))
	);
}

/** Plays one game. Each contestant is told what its seat sees and hears; cheats get the truth as well. */
export async function playGame(task: ArenaTask): Promise<ArenaGame> {
	const {variant, opening, contestants, ms, seed, now} = task;
	if (variant.tries.kind === 'umpired') {
		return playUmpiredGame(task);
	}

	const game = unwrap(Game.start(variant, opening.fen));
	const menAtStart = byColor(
		(color) => game.position.board.filter((code) => isMan(code) && manColor(code) === color).length,
	);
	let histories = byColor((seat) => startHistory(variant.id, game.view(seat)));
	const sides = byColor(newRecord);
	const played: string[] = [];
	const play = (move: UciMove) => {
		const by = game.turn;
		const result = game.try(move);
		if (!result.accepted) {
			return false;
		}

		const text = makeUci(move);
		played.push(text);
		histories = byColor((seat) =>
			growHistory(histories[seat], {
				by,
				text,
				moved: true,
				view: game.view(seat),
				heard: result.heard[seat],
			}),
		);
		return true;
	};

	for (const side of ['white', 'black'] as const) {
		const {fen} = opening;
		const about = {variant: variant.id, side, menAtStart, seed: seed * 2 + colorIndex(side)};
		await contestants[side].begin(fen === undefined ? about : {...about, fen});
	}

	for (const text of opening.moves) {
		const move = game.moves().find((one) => makeUci(one) === text);
		if (move !== undefined) {
			play(move);
		}
	}

	while (game.outcome === undefined) {
		const side = game.turn;
		const moves = game.moves();
		const record = sides[side];
		const question = {
			history: histories[side],
			menAtStart,
			moves,
			...(opening.fen === undefined ? {} : {startFen: opening.fen}),
		};
		const contestant = contestants[side];
		await contestant.prepare?.(question);
		const began = now();
		const time = {ms: contestant.ms ?? ms, now};
		const {move, info} = await contestant.choose(question, time, game.position.clone());
		const took = now() - began;
		record.moves++;
		record.ms += took;
		record.longestMs = Math.max(record.longestMs, took);
		record.late += took > 2 * time.ms + 100 ? 1 : 0;
		record.told += info?.isExact === undefined ? 0 : 1;
		record.exact += info?.isExact === true ? 1 : 0;
		record.hung += hangsNeedlessly(game.position, move) ? 1 : 0;
		if (!play(move)) {
			record.illegal++;
			play(moves[(seed + played.length) % moves.length]);
		}
	}

	return {outcome: game.outcome, moves: played, sides};
}
