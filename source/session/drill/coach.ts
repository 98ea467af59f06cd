import type {Color} from '../../core/color.js';
import {squareName} from '../../core/square.js';
import {parseUci} from '../../core/uci.js';
import {given} from '../../core/given.js';
import type {SquareSet} from '../../core/square-set.js';
import type {JudgedMove} from '../../drill/coach.js';
import {viewBefore} from '../../rules/history.js';
import {type MoveEntry, moveList} from '../../knowledge/move-list.js';
import {makeOwnSan} from '../../knowledge/own-san.js';
import type {Notice} from '../../match/match.js';
import {findRequestFault} from '../../match/request-fault.js';
import type {SeatReport} from '../../match/seat-report.js';
import {capitalise, countOf, joinWords} from '../../text/men.js';
import {takenMen} from '../../knowledge/taken.js';
import {allOptimal, COUNTED_ANEW, escapeText, takesBack} from '../../text/drill.js';
import {ownResult} from '../../text/outcome.js';
import {asResult, type Message, say} from '../told/message.js';
import {type CoachKnowledge, type CoachState, countEvents} from './coach-knowledge.js';
import {describeSlips, describeVerdict, hintOf, whereText, whyText} from './coach-text.js';
import {taskText} from './drill-words.js';
import {guessView} from './guess-view.js';
import {kingIfSure} from '../told/belief-mark.js';
import {type CoachView, planView, squareMarks} from './plan-view.js';
import {checkGuess, isExact} from '../../drill/guess.js';
import type {CoachCommand} from './coach-command.js';

/** Returns how often a seat has taken back. */
export const takebacksOf = (notices: readonly Notice[], seat: Color): number =>
	notices.filter((notice) => notice.kind === 'taken-back' && notice.by === seat).length;

/** Returns whether a seat has just taken back, and saw men in what it took back. */
function sawMore({notices, history, seat}: SeatReport): boolean {
	const last = notices.at(-1);
	return (
		last?.kind === 'taken-back' &&
		last.by === seat &&
		last.ply === history.plies.length &&
		last.revealed.length > 0
	);
}

/** Returns how the drill stands, for the top line: "par 17 · you 5 · on par"; once it is over "won · par 17 · you 17". Where it `isShort` without what was taken back. */
export function drillStatus(
	{score, advice, report}: CoachKnowledge,
	dots: string,
	isShort = false,
): string {
	const {par, moves, lost, thrown} = score;
	const {outcome, seat} = report;
	if (outcome !== undefined) {
		// How well it was done is told beside the board, and the smallest window has room for no more.
		const needed = par === undefined ? [] : [`par ${par}`];
		return [ownResult(outcome, seat), ...needed, `you ${moves}`].join(` ${dots} `);
	}

	const isThrown = thrown > 0 && advice.needed === undefined;
	const takebacks = takebacksOf(report.notices, report.seat);
	const parts = [
		par === undefined ? 'not won' : `par ${par}`,
		`you ${moves}`,
		...(par === undefined
			? []
			: [
					isThrown
						? isShort
							? 'escaped'
							: 'he escaped'
						: lost + thrown === 0
							? 'on par'
							: `${isShort ? lost : countOf(lost, 'move')} lost`,
				]),
		...(takebacks === 0 || isShort ? [] : [`${takebacks} taken back`]),
	];
	return parts.join(` ${dots} `);
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

/** Returns what the seat's last move was worth, and, once it has been answered, by which key it is taken back where it gave something away: a refused try is none that could be, and the answer may have ended the drill. */
function verdictOn(last: JudgedMove, report: SeatReport): readonly Message[] {
	const name = nameOf(last, report, moveList(report.history));
	const said = describeVerdict(name, last.verdict);
	if (said === undefined) {
		return [];
	}

	const isSlip = last.verdict.kind === 'costs' || last.verdict.kind === 'throws';
	const mayTakeBack =
		last.isRefused !== true &&
		report.moves.length > 0 &&
		findRequestFault(report, 'takeback') === undefined;
	return [said, ...say(isSlip && mayTakeBack ? takesBack(name) : undefined, said.tone)];
}

function endMessages(
	{report, advice, score}: CoachKnowledge,
	isHelped: boolean,
): readonly Message[] {
	const names = moveList(report.history);
	const slips = describeSlips(advice.judged, (one) => nameOf(one, report, names));
	const {par, moves} = score;
	const slipped = say(
		slips.length === 0 ? undefined : `${capitalise(joinWords(slips))}.`,
		'warning',
	);
	if (report.outcome?.winner !== report.seat) {
		// How fast it was is no matter when he got away.
		const lost = takenMen(report.history).own.at(-1);
		const forced = par === undefined ? 'Nothing was forced from this start.' : undefined;
		return [
			...asResult(say(escapeText(lost?.man), 'warning')),
			...slipped,
			...say(forced, 'accent'),
		];
	}

	const isGood = par !== undefined && moves <= par;
	const limit =
		par === undefined ? 'nothing was forced from this start.' : `the table needs at most ${par}.`;
	return [
		...say(`You made ${countOf(moves, 'move')}; ${limit}`, isGood ? 'good' : 'accent'),
		...(slips.length === 0
			? say(
					par === undefined
						? undefined
						: allOptimal(takebacksOf(report.notices, report.seat), isHelped),
					'good',
				)
			: slipped),
	];
}

/** Returns what the coach says and shows now; `guess` is the person's own, `isHelped` tells whether he was asked for help. Pure. */
export function coachView(
	known: CoachKnowledge,
	state: CoachState,
	guess: SquareSet,
	isHelped: boolean,
): CoachView {
	const {report, advice, start, now} = known;
	const {history, outcome} = report;
	const ply = countEvents(history);
	const messages: Message[] = [];
	const isOnTurn = report.moves.length > 0;
	const plan = state.plan?.ply === ply && isOnTurn ? planView(known, state.improves) : undefined;
	// A plan's step has the room of the task, which was read before it was asked for.
	if (history.plies.length === 0 && (plan === undefined || plan.lit.length === 0)) {
		const where =
			start === undefined
				? 'Nothing is known of where he stands.'
				: `He is on ${squareName([...start][0])}.`;
		const task = taskText(known.game, known.score.par);
		// Where it is shown it is said below.
		messages.push(
			...say(state.shows !== false && start !== undefined ? task : `${task} ${where}`, 'accent'),
		);
	}

	const last = advice.judged.at(-1);
	if (outcome !== undefined) {
		messages.push(...endMessages(known, isHelped));
	} else if (state.judges && last !== undefined && last.ply >= history.plies.length - 2) {
		messages.push(...verdictOn(last, report));
	}

	const guessed =
		state.guesses && outcome === undefined ? guessView(known, guess, state) : undefined;
	messages.push(...(guessed?.messages ?? []));
	const isShown = state.shows !== false && outcome === undefined;
	const shown = !isShown
		? []
		: squareMarks(now.view.cells, advice.belief).filter(
				({kind}) => state.shows === 'all' || kind === 'possible',
			);
	const asked = [
		shown.length > 0 ? whereText(known) : undefined,
		shown.length > 0 && sawMore(report) ? COUNTED_ANEW : undefined,
	];
	messages.push(...say(asked, 'accent'));

	const hint =
		state.hint?.ply === ply && isOnTurn
			? hintOf(known, state.hint.degree)
			: {messages: [], lit: []};
	// What was asked after it stands below it.
	const why = state.why?.ply === ply ? whyText(known, state.why.square) : undefined;
	messages.push(...hint.messages, ...say(why, 'accent'));
	// Where he surely is he is drawn as a man, unless the person guesses.
	// At the end it may be that he took a man and got away.
	const isOut = outcome !== undefined && outcome.winner === null;
	const surely =
		isShown || isOut ? advice.belief : ply === 0 && outcome === undefined ? start : undefined;
	const sure = surely === undefined || guessed !== undefined ? {} : {told: kingIfSure(surely)};
	if (plan !== undefined) {
		// Beside a guess the coach draws no squares of his own; a plan that says nothing of where he is leaves what is shown.
		const isPicture = guessed === undefined && plan.belief.length > 0;
		const belief = guessed?.belief ?? (isPicture ? plan.belief : shown);
		const lit = plan.lit.length > 0 ? plan.lit : hint.lit;
		return {
			...plan,
			...sure,
			belief,
			isPicture,
			lit,
			messages: [...messages, ...plan.messages],
			isAsked: true,
		};
	}

	return {
		...given({isAsked: hint.messages.length > 0 || why !== undefined || undefined}),
		messages,
		belief: guessed?.belief ?? shown,
		lit: [...hint.lit, ...(guessed?.lit ?? [])],
		...sure,
	};
}

/** Returns the code of a drill or a puzzle, to pass on, in sentences; `isCopied` where the terminal was asked to copy it. */
export const codeText = (
	code: string | undefined,
	isCopied: boolean,
	what: 'drill' | 'puzzle' = 'drill',
): string =>
	code === undefined
		? `No code can be made of this ${what}.`
		: `The code of this ${what}: ${code}. To open it: fogchess drill ${code}.${isCopied ? ' It is on the clipboard where your terminal allows that.' : ''}`;

/**
 * Returns whether a question to the coach is help, so that a lesson is not done alone. A guess is the
 * person's own work: to have it checked is help only when there was something in it to put right. Where the
 * lesson `showsKing` anyway, that is none.
 */
export const isHelp = (
	command: CoachCommand,
	known: CoachKnowledge | undefined,
	guess: SquareSet,
	showsKing: boolean,
): boolean =>
	command === 'check'
		? known !== undefined && !isExact(checkGuess(known.rules, known.now, guess))
		: command === 'hint' || command === 'plan' || (command === 'show' && !showsKing);
