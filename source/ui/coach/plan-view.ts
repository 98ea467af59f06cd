import {FIFTY} from '../../drill/line.js';
import {type SeatHistory} from '../../rules/history.js';
import {plansAt} from '../../drill/plans.js';
import {makeOwnSan} from '../../knowledge/move-list.js';
import {capitalise} from '../../text/men.js';
import {hasPlan} from '../../theory/paper/paper-steps.js';
import {PLAN_BOOKS} from '../../theory/plan-books.js';
import type {CoachView} from '../panes/coach-view.js';
import {say} from '../panes/message.js';
import type {CoachKnowledge} from './coach-knowledge.js';
import {strategyTitle} from '../replay/line/drill-words.js';
import {movesText, stepMarks, stepMessages} from '../replay/line/plan-step.js';

/** The plan that keeps to the same lemmas and skips what it can. */
const IMPROVED = 'paper+';

/** Returns what is said of how long a plan takes under the fifty-move rule, and of the other plan; undefined for nothing. */
function limitText(most: number, history: SeatHistory, isImproved: boolean): string | undefined {
	if (isImproved) {
		return `This is the improved plan, of at most ${most} moves; p again: as printed.`;
	}

	const other = hasPlan(history, IMPROVED) ? ' p again: the improved one.' : '';
	return most <= FIFTY
		? undefined
		: `The plan as printed can take ${most} moves, and the host stops after fifty.${other}`;
}

/** A plan that the coach tells: its name, and what there is to say where it has no step. */
type ToldPlan = {readonly name: string; readonly silence: string};

/** Returns the paper's plan, improved when that is wanted and there is such a one. */
function paperPlan({report}: CoachKnowledge, wantsImproved: boolean): ToldPlan {
	const {history} = report;
	return {
		name: wantsImproved && hasPlan(history, IMPROVED) ? IMPROVED : 'paper',
		silence: hasPlan(history)
			? 'You have left the plan of the paper. It begins anew as soon as you know his square.'
			: 'The paper has no plan for these men.',
	};
}

/** Returns the plan that the drill names, or else the first there is for White's men. */
function namedPlan({game, now, strategy}: CoachKnowledge): ToldPlan {
	const [name = ''] = plansAt(game, now, strategy);
	return {
		name,
		silence:
			name === ''
				? 'There is no plan for these men but the table: + is a hint.'
				: 'The plan has nothing to say here.',
	};
}

/** Returns the next step of a plan: its words, the squares that it leaves the king, and its move lit up. Pure. */
export function planView(known: CoachKnowledge, wantsImproved = false): CoachView {
	const {report, start, game, now} = known;
	const book = PLAN_BOOKS[game];
	const {name, silence} = book.isNamed ? namedPlan(known) : paperPlan(known, wantsImproved);
	const reason = book.step(name, report.history, start);
	if (reason === undefined) {
		return {messages: say(silence, 'faint'), belief: [], lit: []};
	}

	const {cells} = now.view;
	const [{from, to}] = reason.moves;
	const [said, ...repair] = stepMessages(reason, capitalise(strategyTitle(name)));
	const {most} = reason;
	const move =
		reason.lemma === undefined
			? `It tries ${makeOwnSan(now.view, reason.moves[0], report.variant)}.`
			: movesText(reason, cells);
	// The newest words are at the bottom, and the last to go where there is little room.
	const messages = [
		...repair,
		...say(
			most === undefined ? undefined : limitText(most, report.history, name === IMPROVED),
			'faint',
		),
		said,
		...say(move, 'accent'),
	];
	return {messages, belief: stepMarks(reason, cells), lit: [from, to]};
}
