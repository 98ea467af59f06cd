import {manRole, UNSEEN} from '../../core/man.js';
import {squareName, type Square} from '../../core/square.js';
import {parseUci} from '../../core/uci.js';
import type {SquareSet} from '../../core/square-set.js';
import {
	type Advice,
	advise,
	type DrillScore,
	type JudgedMove,
	scoreDrill,
	squaresLeft,
} from '../../drill/coach.js';
import type {UmpiredStrategy} from '../../drill/settings.js';
import type {DrillTables} from '../../drill/tables.js';
import {currentView, viewBefore} from '../../rules/history.js';
import {whyOut} from '../../knowledge/lone-king-belief.js';
import {makeOwnSan, type MoveEntry, moveList} from '../../knowledge/move-list.js';
import type {SeatReport} from '../../match/seat-report.js';
import {capitalise, countOf, joinWords} from '../../text/men.js';
import type {BeliefMark} from '../board/model.js';
import {type CoachView, planView, squareMarks} from './plan-view.js';
import type {Message} from '../components/MessagePane.js';
import type {CoachCommand} from '../game/game-state.js';
import {guessView} from './guess-view.js';
import {attemptText, leavesText, livedBy, umpiredPlanView, whyUmpired} from './umpired-coach.js';
import {describeSlips, describeVerdict} from './verdict-text.js';

/** What the attacker has asked his coach. Hints, reasons and checks hold for one moment of the game. */
export type CoachState = {
	/** Whether the squares where the king can be are shown. */
	readonly shows: boolean;
	/** Whether each move is judged at once. */
	readonly judges: boolean;
	/** How much of a hint was asked for: the man, the square, the move, the reason. */
	readonly hint?: {readonly ply: number; readonly degree: number};
	readonly why?: {readonly ply: number; readonly square: Square};
	/** When the paper's plan was asked for. */
	readonly plan?: {readonly ply: number};
	/** Whether the plan is told as improved (paper+), where there is such a one, and not as printed. */
	readonly improves: boolean;
	/** Whether the person's own guess is shown; the coach's squares are not shown with it. */
	readonly guesses: boolean;
	/** When the guess was compared with what he can know, as long as he has not changed it. */
	readonly check?: {readonly ply: number};
};

export const USUAL_COACH: CoachState = {
	shows: false,
	judges: true,
	guesses: false,
	improves: false,
};
const MOST_HINTS = 4;

/** Returns what a question to the coach makes of his state; `ply` counts what has been played. Pure. */
export function askCoach(
	{shows, judges, guesses, improves, hint, plan}: CoachState,
	command: CoachCommand,
	square: Square,
	ply: number,
): CoachState {
	const asked = {shows, judges, guesses, improves};
	switch (command) {
		case 'show':
			return {...asked, shows: guesses || !shows, guesses: false};
		case 'guess':
			return {...asked, shows: false, guesses: !guesses};
		case 'verdicts':
			return {...asked, judges: !judges};
		case 'why':
			return {...asked, why: {ply, square}};
		case 'plan':
			// Asked again, it tells the other plan.
			return {...asked, improves: plan?.ply === ply ? !improves : improves, plan: {ply}};
		case 'check':
			return {...asked, shows: false, guesses: true, check: {ply}};
		case 'guessHere':
			return {...asked, shows: false, guesses: true};
		case 'hint': {
			const degree = hint?.ply === ply ? Math.min(MOST_HINTS, hint.degree + 1) : 1;
			return {...asked, hint: {ply, degree}};
		}

		default:
			return asked;
	}
}

/** What the coach knows at one moment, made once for each: all of it from the attacker's own report. */
export type CoachKnowledge = {
	readonly report: SeatReport;
	readonly advice: Advice;
	readonly score: DrillScore;
	/** Where White was told that the king starts; undefined for nowhere. */
	readonly start: SquareSet | undefined;
	readonly tables: DrillTables;
	/** Whose plan is told in Kriegspiel, when one was wished. */
	readonly wished: UmpiredStrategy | undefined;
};

/** Returns what the coach knows. `start` is where White knew the king to be at the start, undefined for nowhere. */
export const studyReport = (
	report: SeatReport,
	tables: DrillTables,
	start: SquareSet | undefined,
	wished?: UmpiredStrategy,
): CoachKnowledge => ({
	report,
	advice: advise(report.history, tables, start),
	score: scoreDrill(report.history, tables, start),
	start,
	tables,
	wished,
});

/** Returns where the king can be, where he is kept from, and where he cannot be for another reason. */
const beliefMarks = ({report, advice}: CoachKnowledge): readonly BeliefMark[] =>
	squareMarks(currentView(report.history).cells, advice.belief);

/** Returns how the drill stands, for the top line: "par 17 · you 5 · on par". */
export function drillStatus({score, advice, report}: CoachKnowledge, dots: string): string {
	const {par, moves, lost, thrown} = score;
	const isThrown =
		thrown > 0 && advice.needed === undefined && report.outcome?.winner !== report.seat;
	const parts = [
		par === undefined ? 'not won' : `par ${par}`,
		`you ${moves}`,
		...(par === undefined
			? []
			: [isThrown ? 'he escaped' : lost + thrown === 0 ? 'on par' : `${lost} lost`]),
	];
	return parts.join(` ${dots} `);
}

/** Returns the words about where the king can be. */
function whereText({advice, report}: CoachKnowledge): string {
	const {belief, before} = advice;
	if (belief.size === 1) {
		return `He is on ${squareName([...belief][0])}.`;
	}

	const was = livedBy(report.history) > 0 ? `, was ${before.size}` : '';
	return `Where can he be? ${countOf(belief.size, 'square')}${was}.`;
}

function whyText({advice, report}: CoachKnowledge, square: Square): string {
	if (report.umpire !== undefined) {
		return whyUmpired(report, advice.belief, square);
	}

	const view = currentView(report.history);
	const name = squareName(square);
	switch (whyOut(square, advice.belief, view)) {
		case 'own-man':
			return `Your ${manRole(view.cells[square])} stands on ${name}.`;
		case 'seen-empty':
			return `You see ${name}, and he is not there.`;
		case 'would-be-seen':
			return `A pawn of yours could take him on ${name}, and so would see him there.`;
		case 'blocks-elsewhere':
			return `He keeps a pawn of yours from going to ${squareName([...advice.belief][0])}: there he stands.`;
		case 'out-of-reach':
			return `${name} is hidden, but no step leads there from where he could be.`;
		default:
			return view.cells[square] === UNSEEN ? `He can be on ${name}.` : `He stands on ${name}.`;
	}
}

/** Returns how many other moves are as good, as a sentence part. */
const othersText = (others: number): string =>
	others === 0
		? 'nothing else does it so fast'
		: others === 1
			? 'so does one other move'
			: `so do ${others} other moves`;

/** Returns the hint as far as it was asked for, and the squares to light up. */
function hintOf(
	{advice, report, tables, start}: CoachKnowledge,
	degree: number,
): {readonly messages: readonly Message[]; readonly lit: readonly Square[]} {
	const [best] = advice.best;
	if (best === undefined || advice.needed === undefined) {
		const text =
			(report.umpire === undefined ? undefined : attemptText(report, tables, start)) ??
			'Nothing is forced from here: keep your men safe and leave him few squares.';
		return {messages: [{text, tone: 'accent'}], lit: []};
	}

	const {move} = best;
	const view = currentView(report.history);
	const role = manRole(view.cells[move.from]);
	const left = squaresLeft(report.history, advice.belief, move);
	const others = advice.best.length - 1;
	const steps = [
		`Hint: ${report.umpire === undefined ? 'move' : 'try'} the ${role} on ${squareName(move.from)}.`,
		`It goes to ${squareName(move.to)}${move.promotion === undefined ? '' : ` and becomes a ${move.promotion}`}.`,
		`${makeOwnSan(view, move, report.variant)} needs at most ${countOf(advice.needed, 'move')}, this one included; ${othersText(others)}.`,
		report.umpire !== undefined
			? leavesText(report.history, tables, start, best.move)
			: left === 0
				? 'It takes him, or you see where he is.'
				: `If you do not see him then, ${left === 1 ? 'one square is' : `${left} squares are`} left for him.`,
	];
	return {
		messages: steps.slice(0, degree).map((text) => ({text, tone: 'accent'})),
		lit: degree === 1 ? [move.from] : [move.from, move.to],
	};
}

/** Returns how a move is written, or a try that was refused. */
function nameOf(
	{ply, move, isRefused}: JudgedMove,
	{history, variant}: SeatReport,
	names: readonly MoveEntry[],
): string {
	const tried = parseUci(move);
	return isRefused === true && tried !== undefined
		? `${makeOwnSan(viewBefore(history, ply), tried, variant)}, refused,`
		: names[ply].text;
}

/** Returns what is said when it is over. */
function endMessages({report, advice, score}: CoachKnowledge): readonly Message[] {
	const names = moveList(report.history);
	const slips = describeSlips(advice.judged, (one) => nameOf(one, report, names));
	const {par, moves} = score;
	const isWon = report.outcome?.winner === report.seat;
	return [
		{
			text:
				par === undefined
					? `You made ${countOf(moves, 'move')}; nothing was forced from this start.`
					: `You made ${countOf(moves, 'move')}; the table needs at most ${par}.`,
			tone: isWon && par !== undefined && moves <= par ? 'good' : 'accent',
		},
		...(slips.length === 0
			? par === undefined
				? []
				: [{text: 'Every move of yours kept the optimum.', tone: 'good'} as const]
			: [{text: `${capitalise(joinWords(slips))}.`, tone: 'warning'} as const]),
	];
}

/** Returns what the coach says and shows now; `guess` is the person's own. Pure. */
export function coachView(known: CoachKnowledge, state: CoachState, guess: SquareSet): CoachView {
	const {report, advice, start} = known;
	const {history, outcome} = report;
	const ply = livedBy(history);
	const messages: Message[] = [];
	if (history.plies.length === 0) {
		messages.push({
			text:
				start !== undefined
					? `He stands on ${squareName([...start][0])}: you are told that much.`
					: 'Nothing is known of where he stands.',
			tone: 'accent',
		});
	}

	const last = advice.judged.at(-1);
	if (outcome !== undefined) {
		messages.push(...endMessages(known));
	} else if (state.judges && last !== undefined && last.ply >= history.plies.length - 2) {
		const said = describeVerdict(nameOf(last, report, moveList(history)), last.verdict);
		messages.push(...(said === undefined ? [] : [said]));
	}

	const guessed =
		state.guesses && outcome === undefined ? guessView(known, guess, state) : undefined;
	messages.push(...(guessed?.messages ?? []));
	const shown = state.shows && outcome === undefined ? beliefMarks(known) : [];
	if (shown.length > 0) {
		messages.push({text: whereText(known), tone: 'accent'});
	}

	if (state.why?.ply === ply) {
		messages.push({text: whyText(known, state.why.square), tone: 'accent'});
	}

	const isOnTurn = report.moves.length > 0;
	if (state.plan?.ply === ply && isOnTurn) {
		const plan =
			report.umpire === undefined
				? planView(report, start, state.improves)
				: umpiredPlanView(report, start, known.wished);
		// Beside a guess the coach draws no squares of his own.
		const belief = guessed?.belief ?? plan.belief;
		return {...plan, belief, messages: [...messages, ...plan.messages]};
	}

	const hint =
		state.hint?.ply === ply && isOnTurn
			? hintOf(known, state.hint.degree)
			: {messages: [], lit: []};
	return {
		messages: [...messages, ...hint.messages],
		belief: guessed?.belief ?? shown,
		lit: [...hint.lit, ...(guessed?.lit ?? [])],
	};
}
