import {makeUci, type UciMove} from '../../core/uci.js';
import {currentView, type SeatHistory} from '../../rules/history.js';
import type {MoveRules} from '../../rules/move-rules.js';
import {ownBoardTries} from '../../rules/umpire/own-board-tries.js';
import {isPawnCapture} from '../../rules/umpire/pawn-captures.js';

/**
 * Returns what a seat that is on move may still try, by its own men and what it was told in this turn: nothing
 * that was refused, no pawn's capture after "No", and nothing else right after "Try".
 */
export function openTries(history: SeatHistory, rules: MoveRules): UciMove[] {
	const view = currentView(history);
	const own = history.tries?.filter(({by}) => by === history.seat) ?? [];
	const tried = new Set(own.map(({text}) => text));
	const asked = own.findLastIndex(({heard}) => heard.some(({type}) => type === 'any'));
	const answer = own[asked]?.heard.find((record) => record.type === 'any');
	const isNo = answer?.type === 'any' && answer.answer === 'no';
	const owes = answer?.type === 'any' && answer.answer === 'try' && asked === own.length - 1;
	const all = ownBoardTries(view, rules).filter((move) => {
		const isCapture = isPawnCapture(view.cells[move.from], move);
		return !(isCapture && isNo) && !(owes && !isCapture);
	});
	return all.filter((move) => !tried.has(makeUci(move)));
}
