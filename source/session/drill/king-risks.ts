import {EMPTY} from '../../core/man.js';
import {type Square, squareName} from '../../core/square.js';
import {makeUci} from '../../core/uci.js';
import {isContinuation} from '../../knowledge/continuation.js';
import {makeOwnSan} from '../../knowledge/own-san.js';
import type {MoveRisks} from '../../knowledge/positions/move-risks.js';
import {menOf} from '../../drill/known-white.js';
import type {SeatReport} from '../../match/seat-report.js';
import {knownHistory} from '../../match/shown-by-takebacks.js';
import {currentView, historyAt, type SeatHistory, viewBefore} from '../../rules/history.js';
import {describeRisk, describeRisks, describeSafest} from '../../text/king-risks.js';
import {type Message, say} from '../told/message.js';
import type {UiServices} from '../services.js';

/** What is known of the risks of a lone king: of his moves now, and of those that he had before his last move. */
export type KingRisks = {readonly now?: MoveRisks; readonly last?: MoveRisks};

type Ask = ReturnType<UiServices['knowledge']['moveRisks']>;
export type AskRisks = (history: SeatHistory) => Ask;

/** So many moments are kept: the one that is on, and the one before the last move. */
const MOMENTS = 2;

/** Returns what asks for the risks at the end of a history, each moment once. */
export function risksAsker(knowledge: UiServices['knowledge'], ending: string): AskRisks {
	let kept: readonly {readonly history: SeatHistory; readonly risks: Ask}[] = [];
	return async (history) => {
		const known = kept.find(
			(one) =>
				one.history.plies.length === history.plies.length && isContinuation(one.history, history),
		);
		const asked = known ?? {
			history,
			risks: knowledge.moveRisks({history, men: menOf(ending)}),
		};
		kept = [asked, ...kept.filter((one) => one !== known)].slice(0, MOMENTS);
		return asked.risks;
	};
}

/** Returns how many plies there were before the seat's last move; −1 where it has made none. */
const lastOwn = ({history, seat}: SeatReport): number =>
	history.plies.findLastIndex(({by}) => by === seat);

/** Returns what the lone king knew before his last move; undefined where he has made none. */
export const beforeLast = (report: SeatReport): SeatHistory | undefined =>
	lastOwn(report) < 0 ? undefined : historyAt(knownHistory(report), lastOwn(report));

/** Returns what the last move risked, by what could be known before it, as a sentence. */
export function riskOfLast(report: SeatReport, risks: MoveRisks): readonly Message[] {
	const {history, variant} = report;
	const ply = lastOwn(report);
	const view = viewBefore(history, ply);
	const [best] = risks.moves;
	const played = risks.moves.find(({move}) => makeUci(move) === history.plies[ply]?.move);
	const named = ({move, taken}: MoveRisks['moves'][number]) => ({
		name: makeOwnSan(view, move, variant),
		taken,
	});
	return played === undefined || risks.size === 0
		? []
		: say(
				describeRisk(named(played), named(best), risks),
				played.taken === best.taken ? 'good' : 'warning',
			);
}

/** Returns a hint as far as it was asked for: what each square risks, then the safest, which are lit. */
export function riskHint(
	report: SeatReport,
	risks: MoveRisks,
	degree: number,
): {readonly messages: readonly Message[]; readonly lit: readonly Square[]} {
	const {moves, size} = risks;
	if (moves.length === 0 || size === 0) {
		return {messages: [], lit: []};
	}

	const {cells} = currentView(report.history);
	const named = moves.map(({move, taken}) => ({name: squareName(move.to), taken}));
	const least = moves.filter(({taken}) => taken === moves[0].taken).map(({move}) => move.to);
	// Who takes a man has won, or cannot be hunted by it any more.
	const takes = least.filter((square) => cells[square] !== EMPTY);
	const safest = takes.length === 0 ? least : takes;
	const isMore = degree > 1;
	return {
		messages: say(
			[
				describeRisks(named, risks),
				isMore ? describeSafest(safest.map((square) => squareName(square))) : undefined,
			],
			'accent',
		),
		lit: isMore ? safest : [],
	};
}
