import {drillNamed, drillSummary} from '../../drill/catalogue.js';
import {adviseLoneKing} from '../../drill/lone-king-advice.js';
import {DEFENDED_ENDING} from '../../theory/paper/strategists.js';
import {type SeatReport, seatReport} from '../../match/seat-report.js';
import {countOf, joinWords, squareNames} from '../../text/men.js';
import {PAPER_ADVISES} from '../../text/drill.js';
import {ownResult} from '../../text/outcome.js';
import {type Message, say} from '../told/message.js';
import type {CoachView} from './plan-view.js';
import {countPlies} from '../../match/acts.js';
import {advise, type JudgedMove, scoreDrill} from '../../drill/coach.js';
import {moveList} from '../../knowledge/move-list.js';
import {knownStart} from '../../drill/knowledge.js';
import type {Match} from '../../match/match.js';
import {type CoachState, countEvents} from './coach-knowledge.js';
import {type KingRisks, riskHint, riskOfLast} from './king-risks.js';
import {given} from '../../core/given.js';
import {WORKING} from '../../text/known-squares.js';
import {fiftyMovesText} from './drill-words.js';
import type {Drill} from '../services.js';

/** Returns the paper's advice to the person who is the lone king, from his own report alone. Pure. */
function loneKingView({history}: SeatReport, ending: string): CoachView {
	if (ending !== DEFENDED_ENDING) {
		return {messages: say(PAPER_ADVISES, 'faint'), belief: [], lit: []};
	}

	const {isSafe, isOnEdge, beside, lemma, squares} = adviseLoneKing(history);
	const names = squareNames([...squares]).split(' ');
	const choice =
		names.length > 1 ? ' Which of them are free you cannot see: choose at random.' : '';
	const advice =
		lemma === 17
			? `Lemma 17: ${isSafe ? 'stay in' : 'go back to'} the safe space, c3 to f6: ${joinWords(names, 'or')}.${choice}`
			: lemma === 14
				? `Lemma 14: go to a cluster, ${joinWords(names, 'or')}: White cannot answer all four.${choice}`
				: `The safe space, c3 to f6, is more than a step away, and so is every cluster: go towards it.${
						isOnEdge
							? ''
							: ' By Lemma 13 White never covers all the squares around you; which are free you cannot see.'
					}`;
	return {
		// The newest words are at the bottom, and the last to go where there is little room.
		messages: [
			...say('What the paper’s king would do is told at the end.', 'faint'),
			...say(
				[
					beside.isEmpty
						? undefined
						: 'Lemma 17: take the king beside you, or a man that is not guarded; else:',
					advice,
				],
				'accent',
			),
		],
		belief: [],
		lit: [...squares],
	};
}

/** Returns the lone king's moves so far, as the top line has them, after how it ended. In fewer words where it `isShort`. */
export function heldText(
	{history, seat, outcome}: SeatReport,
	dots: string,
	isShort = false,
): string {
	const {length} = history.plies.filter(({by}) => by === seat);
	const held = `held ${isShort ? length : countOf(length, 'move')}`;
	return outcome === undefined ? held : `${ownResult(outcome, seat)} ${dots} ${held}`;
}

/** Returns the lone king's move after which White could first force it, by the table and what White knew; undefined where none made that so. */
function fatalText(match: Match, judged: readonly JudgedMove[]): string | undefined {
	const won = judged.find(({verdict}) => verdict.kind !== 'not-won');
	const move = won && moveList(seatReport(match, 'black').history)[won.ply - 1];
	return move && `${move.text} (move ${move.number}): from there White could force it.`;
}

/** Returns what the lone king is told when it is over; White's knowledge is no secret any more. */
function defenceMessages(match: Match, {tables, settings: drill}: Drill): readonly Message[] {
	const {outcome, settings} = match;
	const start = knownStart(settings);
	if (outcome === undefined) {
		// Both sides are told this before the first move.
		const text =
			start === undefined
				? 'White knows nothing of where you start.'
				: 'White was told where you start.';
		const fifty = fiftyMovesText(drill.strategy, drill.ending);
		const task = drillSummary(drillNamed(drill.ending, drill.game), drill);
		return countPlies(match) < 2 ? say([task, text, fifty], 'accent') : [];
	}

	const {history} = seatReport(match, 'white');
	const {moves, par} = scoreDrill(history, tables, start);
	const limit =
		par === undefined
			? 'The table cannot force anything from this start.'
			: `The table needs at most ${countOf(par, 'move')} from this start.`;
	const fatal =
		par === undefined ? fatalText(match, advise(history, tables, start).judged) : undefined;
	return say([`White made ${countOf(moves, 'move')}. ${limit}`, fatal], 'accent');
}

/** Returns what the lone king has asked for: the paper's advice, or a hint by what he can know. */
function askedOf(
	report: SeatReport,
	{settings}: Drill,
	{plan, hint}: CoachState,
	{now}: KingRisks,
): CoachView | undefined {
	const ply = countEvents(report.history);
	if (report.moves.length === 0 || (plan?.ply !== ply && hint?.ply !== ply)) {
		return undefined;
	}

	return plan?.ply === ply
		? loneKingView(report, settings.ending)
		: now === undefined
			? {messages: say(WORKING, 'faint'), belief: [], lit: []}
			: {...riskHint(report, now, hint?.degree ?? 1), belief: []};
}

/** Returns what the lone king is told and shown: the paper's advice or a hint when he has asked for it, and what his last move risked. */
export function defenceView(
	match: Match,
	drill: Drill,
	report: SeatReport,
	coach: CoachState,
	risks: KingRisks = {},
): CoachView {
	const asked = askedOf(report, drill, coach, risks);
	const isJudged = coach.judges || report.outcome !== undefined;
	const judged = risks.last === undefined || !isJudged ? [] : riskOfLast(report, risks.last);
	return {
		belief: [],
		lit: [],
		...asked,
		messages: [...judged, ...(asked?.messages ?? defenceMessages(match, drill))],
		...given({isAsked: asked && true}),
	};
}
