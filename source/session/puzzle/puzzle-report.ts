import {seatOf, type AnyPuzzleGame, isActGame} from '../../drill/any-puzzle.js';
import {KING_SQUARES} from '../../drill/one-act/act-goals.js';
import {type SeatReport, seatReport} from '../../match/seat-report.js';

/**
 * Returns what the person may know of a puzzle and do in it: where a square is asked for, name one. When the puzzle is over
 * there is nothing more to do.
 */
export function puzzleReport(game: AnyPuzzleGame): SeatReport {
	const report = seatReport(game.match, seatOf(game.puzzle));
	if (game.result !== undefined) {
		const {acts: _acts, ...rest} = report;
		return {...rest, phase: {name: 'ended'}, moves: []};
	}

	return isActGame(game) && game.puzzle.goal === 'king'
		? {...report, moves: [], acts: KING_SQUARES}
		: report;
}
