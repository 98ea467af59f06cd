import {BLACK_MAN, KING} from '../../core/man.js';
import {ok} from '../../core/result.js';
import {beliefGame} from '../../drill/game.js';
import {type JudgedStep, loneKingSteps} from '../../drill/hindsight.js';
import {drillOf} from '../../drill/knowledge.js';
import {moveAt} from '../../knowledge/move-list.js';
import {makeOwnSan} from '../../knowledge/own-san.js';
import type {Match} from '../../match/match.js';
import {type SeatReport, seatReport} from '../../match/seat-report.js';
import {viewBefore} from '../../rules/history.js';
import {countOf, joinWords, squareNames} from '../../text/men.js';
import type {PlanStep} from '../../theory/paper/paper-steps.js';
import {PLAN_BOOKS} from '../../theory/plan-books.js';
import type {Ask} from '../ask.js';
import type {UiServices} from '../services.js';
import {type Message, say} from '../told/message.js';
import type {ReviewNote, ReviewNotes} from '../told/notes.js';
import {stepMarks, stepMessages} from './plan-view.js';

function kingText({history, variant}: SeatReport, {ply, left, most, best}: JudgedStep): Message {
	const name = moveAt(history, ply).text;
	if (left === undefined) {
		return {text: `${name}: no win was sure for White any more.`, tone: 'good'};
	}

	const held = `${name} left White at most ${countOf(left, 'move')}`;
	if (left === most) {
		return {text: `${held}: nothing held out longer.`, tone: 'good'};
	}

	const view = viewBefore(history, ply);
	const from = view.cells.indexOf(KING | BLACK_MAN);
	const names = joinWords(
		best.map((to) => makeOwnSan(view, {from, to}, variant)),
		'or',
	);
	return {
		text: `${held}; ${names} ${most === undefined ? 'would have saved you' : `would have left ${most}`}.`,
		tone: 'warning',
	};
}

/** Returns the sign of a move in the list of moves: by how many moves it was short of the longest, or that a draw was missed. */
const signOf = ({left, most}: JudgedStep): string | undefined =>
	left === undefined || left === most ? undefined : most === undefined ? '??' : `-${most - left}`;

/** Returns what the lone king's moves were worth, as notes; `report` is his own. */
function kingNotes(report: SeatReport, moves: readonly JudgedStep[]): ReviewNotes {
	const {plies} = report.history;
	return Array.from({length: plies.length + 1}, (_, step): ReviewNote | undefined => {
		const made = moves.find(({ply}) => ply === step - 1);
		if (made === undefined) {
			return undefined;
		}

		const sign = signOf(made);
		return {messages: [kingText(report, made)], ...(sign === undefined ? {} : {sign})};
	});
}

/** Returns what White's plan said, as notes at his moves. `steps[n]` is for ply n (0 is the first). */
function attackNotes(match: Match, steps: readonly (PlanStep | undefined)[]): ReviewNotes {
	const {history} = seatReport(match, 'white');
	return [undefined, ...history.plies].map((_, ply): ReviewNote | undefined => {
		const step = steps[ply - 1];
		return step === undefined
			? undefined
			: {
					messages: stepMessages(step),
					...(step.lemma === 0 ? {} : {picture: stepMarks(step, viewBefore(history, ply).cells)}),
					by: 'white',
				};
	});
}

/** Returns what the paper's king would have done, as notes at the person's moves. */
function defenceNotes(match: Match): ReviewNotes {
	const steps = loneKingSteps(match);
	return [undefined, ...steps].map((step): ReviewNote | undefined => {
		if (step === undefined) {
			return undefined;
		}

		const [said, ...repair] = stepMessages(step);
		const squares = joinWords(squareNames([...step.held]).split(' '), 'or');
		const goes = say(`The paper’s king goes to ${squares}.`, 'accent');
		return {messages: [...goes, said, ...repair]};
	});
}

/**
 * Returns how to find what the paper says of a drill that the person has defended: White's plan, when the paper
 * hunted him; or what its lone king would have done, against king and rook; or what his moves were worth, where that can be
 * told. Undefined for other games, and for one that is not over.
 */
export function findPlanNotes(
	match: Match,
	{drills}: Pick<UiServices, 'drills'>,
): Ask<ReviewNotes> | undefined {
	const drill = drillOf(match.settings);
	if (match.outcome === undefined || drill?.role !== 'defender') {
		return undefined;
	}

	const {game, ending, strategy} = drill;
	if (beliefGame(game).judgeSteps !== undefined) {
		return async (signal) =>
			ok(kingNotes(seatReport(match, 'black'), await drills.kingMoves(match, signal)));
	}

	const {defended, has} = PLAN_BOOKS[game];
	if (defended === ending) {
		return async () => ok(defenceNotes(match));
	}

	return has(strategy, ending)
		? async (signal) => ok(attackNotes(match, await drills.plan(match, signal)))
		: undefined;
}
