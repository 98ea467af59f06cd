import {type JudgedStep, loneKingSteps} from '../../drill/hindsight.js';
import {viewBefore} from '../../rules/history.js';
import {makeOwnSan, moveList} from '../../knowledge/move-list.js';
import {type SeatReport, seatReport} from '../../match/seat-report.js';
import {BLACK_MAN, KING} from '../../core/man.js';
import {countOf, joinWords, squareNames} from '../../text/men.js';
import {type Message, say} from '../panes/message.js';
import type {ReviewNote, ReviewNotes} from './notes.js';
import {usualSeat, whyNotJudged} from '../../analysis/finished-game.js';
import {byColor} from '../../core/color.js';
import {given} from '../../core/given.js';
import {ok} from '../../core/result.js';
import type {ReviewAnalysis} from './review-analysis.js';
import {whyUnsupported} from '../../knowledge/positions/support.js';
import {beliefGame} from '../../drill/game.js';
import {drillOf} from '../../drill/knowledge.js';
import type {PlanStep} from '../../theory/paper/paper-steps.js';
import {PLAN_BOOKS} from '../../theory/plan-books.js';
import type {Match} from '../../match/match.js';
import {stepMarks, stepMessages} from './line/plan-step.js';
import type {Ask} from '../shell/use-asked.js';
import type {UiServices} from '../shell/services.js';
import type {Review} from '../../match/review.js';
import type {Screen} from '../shell/screen-stack.js';
import {findVariant} from '../../rules/registry.js';
import {umpireNotes} from './umpire-words.js';

function kingText({history, variant}: SeatReport, {ply, left, most, best}: JudgedStep): Message {
	const name = moveList(history)[ply].text;
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
function findPlanNotes(
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

const NO_PLOT =
	'There is no plot of what could be ruled out: in this game more fits than can be counted.';

/** Returns the last note of a game, with a word on what its review lacks. */
const withoutPlot = (note: ReviewNote | undefined): ReviewNote => ({
	...note,
	messages: [...(note?.messages ?? []), ...say(NO_PLOT, 'faint')],
});

const NO_DRILL =
	'Not analysed: the moves of a drill are judged by the exact tables, while it is practised.';

/** Returns how a game is analysed, or why it is not, as a sentence. */
function analysisOf(
	match: Match,
	archive: UiServices['archive'],
	id: string | undefined,
): ReviewAnalysis | string {
	const variant = findVariant(match.settings.variant);
	if (drillOf(match.settings) !== undefined) {
		return NO_DRILL;
	}

	const why = variant.ok ? whyNotJudged(variant.value) : variant.error;
	return why === undefined
		? {
				histories: byColor((seat) => seatReport(match, seat).history),
				kept: id === undefined ? {} : archive.analyses(id, match),
				run: async (seat, ...how) => archive.analyse({match, seat, ...given({id})}, ...how),
			}
		: `Not analysed: ${why}.`;
}

/** Of which saved game a review is, and whether it is to be analysed at once. */
export type ReviewWish = {readonly id?: string; readonly analyses?: boolean};

/**
 * Returns the screen on which a game that is over is gone through: a drill with what the paper says of it, another
 * game with how much each side knew, and its moves judged by that when it is asked for.
 */
export function reviewScreen(
	match: Match,
	review: Review,
	{drills, knowledge, archive}: Pick<UiServices, 'drills' | 'knowledge' | 'archive'>,
	{id, analyses = false}: ReviewWish = {},
): Extract<Screen, {name: 'review'}> {
	const later = findPlanNotes(match, {drills});
	// What a side was told of a drill's start is not in the match.
	const isDrill = drillOf(match.settings) !== undefined;
	const said = umpireNotes(review);
	const variant = findVariant(review.variant);
	const hasPlot = !variant.ok || whyUnsupported(variant.value) === undefined;
	const notes = hasPlot
		? []
		: review.steps.map((_, ply) =>
				ply < review.steps.length - 1 ? said[ply] : withoutPlot(said[ply]),
			);
	const seat = usualSeat(match);
	return {
		name: 'review',
		review,
		orientation: seat,
		analysis: analysisOf(match, archive, id),
		...(analyses ? {begins: seat} : {}),
		...(notes.length === 0 ? {} : {notes}),
		...(later === undefined ? {} : {later}),
		...(isDrill || notes.length > 0
			? {}
			: {lookBack: async (signal: AbortSignal) => knowledge.lookBack(match, signal)}),
	};
}
