import {type ByColor, byColor, type Color, COLORS, colorIndex} from '../../core/color.js';
import {isMan, manColor} from '../../core/man.js';
import {unwrap} from '../../core/result.js';
import {makeUci} from '../../core/uci.js';
import {growHistory, startHistory} from '../../rules/grow-history.js';
import type {SeatHistory} from '../../rules/history.js';
import {Game} from '../../rules/game.js';
import {generateLegalMoves} from '../../rules/legal.js';
import {toUciMove} from '../../rules/move.js';
import {MAX_MOVES} from '../../rules/position.js';
import type {BotChoice, BotQuestion} from '../bot.js';
import {type ArenaGame, type ArenaTask, newRecord} from './arena-game.js';

/** So many tries and questions of one turn are answered; then a legal move is drawn by lot. */
const MOST_TRIES = 200;
/** Where a book ends no game for want of progress, the arena does: after so many plies. */
const MOST_PLIES = 600;

const scratch = new Int32Array(MAX_MOVES);

/** The host of a game behind an umpire with what both seats lived of it. */
class UmpiredTable {
	readonly game: Game;
	readonly played: string[] = [];
	#histories: ByColor<SeatHistory>;

	constructor({variant, opening}: Pick<ArenaTask, 'variant' | 'opening'>) {
		this.game = unwrap(Game.start(variant, opening.fen));
		this.#histories = byColor((seat) =>
			startHistory(variant.id, this.game.view(seat), this.game.heardAtStart[seat]),
		);
	}

	/** Returns what a seat has lived. */
	historyOf(seat: Color): SeatHistory {
		return this.#histories[seat];
	}

	/** Tries or asks for the side to move; returns whether it was accepted or answered. */
	try(text: string): boolean {
		const by = this.game.turn;
		const result = this.game.tryText(text);
		if (result === undefined) {
			return false;
		}

		this.#histories = byColor((seat) =>
			growHistory(this.#histories[seat], {
				by,
				text,
				moved: result.moved,
				view: this.game.view(seat),
				heard: result.heard[seat],
			}),
		);
		if (result.moved) {
			this.played.push(text);
		}

		return result.accepted;
	}
}

/**
 * Plays one game behind an umpire: the side to move is asked again after each refused try and each answered
 * question. A game that a book lets go on for ever is a draw after 600 plies.
 */
export async function playUmpiredGame(task: ArenaTask): Promise<ArenaGame> {
	const {variant, opening, contestants, ms, seed, now} = task;
	const table = new UmpiredTable(task);
	const {game, played} = table;
	const menAtStart = byColor(
		(color) => game.position.board.filter((code) => isMan(code) && manColor(code) === color).length,
	);
	const sides = byColor(newRecord);
	for (const side of COLORS) {
		const {fen} = opening;
		const about = {variant: variant.id, side, menAtStart, seed: seed * 2 + colorIndex(side)};
		await contestants[side].begin(fen === undefined ? about : {...about, fen});
	}

	for (const text of opening.moves) {
		table.try(text);
	}

	let tries = 0;
	while (game.outcome === undefined && played.length < MOST_PLIES) {
		const side = game.turn;
		const record = sides[side];
		const question: BotQuestion = {
			history: table.historyOf(side),
			menAtStart,
			moves: game.moves(),
			...(opening.fen === undefined ? {} : {startFen: opening.fen}),
		};
		const contestant = contestants[side];
		await contestant.prepare?.(question);
		const began = now();
		const time = {ms: contestant.ms ?? ms, now};
		const {move, info, ask}: BotChoice = await contestant.choose(
			question,
			time,
			game.position.clone(),
		);
		const took = now() - began;
		record.ms += took;
		record.longestMs = Math.max(record.longestMs, took);
		record.late += took > 2 * time.ms + 100 ? 1 : 0;
		const text = makeUci(move);
		tries++;
		if (tries < MOST_TRIES && ask !== undefined && table.try(`${ask}?`)) {
			record.asked = (record.asked ?? 0) + 1;
			continue;
		}

		const isOffered = question.moves.some((one) => makeUci(one) === text);
		const isAccepted = tries < MOST_TRIES && table.try(text);
		if (!isAccepted && isOffered && tries < MOST_TRIES) {
			record.refused = (record.refused ?? 0) + 1;
			continue;
		}

		if (!isAccepted) {
			record.illegal++;
			const legal = scratch.slice(0, generateLegalMoves(game.position, scratch, 0)).sort();
			// After "Try" only a pawn's capture is taken.
			for (let index = 0; index < legal.length; index++) {
				const other = legal[(seed + played.length + index) % legal.length];
				if (table.try(makeUci(toUciMove(other)))) {
					break;
				}
			}
		}

		tries = 0;
		record.moves++;
		record.told += info?.isExact === undefined ? 0 : 1;
		record.exact += info?.isExact === true ? 1 : 0;
	}

	return {
		outcome: game.outcome ?? {winner: null, reason: 'agreement'},
		moves: played,
		sides,
	};
}
