import {isMove, parseAct} from '../../core/act.js';
import {squareName} from '../../core/square.js';
import {type ActPuzzleGame, doAct, startActPuzzle} from '../../drill/one-act/act-puzzle-game.js';
import type {ActPuzzle} from '../../drill/one-act/act-puzzles.js';
import type {SeatReport} from '../../match/seat-report.js';
import {nameSaid} from '../../text/acts.js';
import {knowledgeOf} from '../entry/move-knowledge.js';
import {ownSan} from '../entry/own-san.js';
import {puzzleReport} from './puzzle-report.js';

/** Returns an act as the seat would write or say it: "Nf3", "seal Bxe6", "reveal c8", of the king asked for his square. */
export function nameAct(text: string, report: SeatReport): string {
	const act = parseAct(text);
	const knowledge = knowledgeOf(report);
	if (act === undefined || act.kind === 'ask' || act.kind === 'place') {
		return text;
	}

	if (isMove(act)) {
		return ownSan(act, knowledge);
	}

	return act.kind === 'batch'
		? act.moves.map((move) => ownSan(move, knowledge)).join(', ')
		: act.word === 'king'
			? squareName(act.square ?? 0)
			: nameSaid(act.word, act.square, act.move && ownSan(act.move, knowledge));
}

/** Returns the acts that solve a puzzle, each as the seat would write it when it is due. */
export function nameKeys(puzzle: ActPuzzle): readonly string[] {
	let game: ActPuzzleGame = startActPuzzle(puzzle);
	return puzzle.keys.map((key, index) => {
		const name = nameAct(key, puzzleReport(game));
		const isLast = index === puzzle.keys.length - 1;
		if (!isLast) {
			const {phase} = game.match;
			game = {...game, match: {...doAct(game.match, puzzle.seat, key), phase}};
		}

		return name;
	});
}
