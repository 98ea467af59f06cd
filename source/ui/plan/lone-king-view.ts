import {adviseLoneKing} from '../../drill/lone-king-advice.js';
import {DEFENDED_ENDING} from '../../theory/paper/strategists.js';
import type {SeatReport} from '../../match/seat-report.js';
import {joinWords, squareNames} from '../../text/men.js';
import {say} from '../components/message.js';
import type {CoachView} from '../drill/plan-view.js';

/** Returns the paper's advice to the person who is the lone king, from his own report alone. Pure. */
export function loneKingView({history}: SeatReport, ending: string): CoachView {
	if (ending !== DEFENDED_ENDING) {
		const text = 'The paper advises the lone king against king and rook only.';
		return {messages: say(text, 'faint'), belief: [], lit: []};
	}

	const {isSafe, isOnEdge, beside, lemma, squares} = adviseLoneKing(history);
	const names = squareNames([...squares]).split(' ');
	const advice =
		lemma === 17
			? `Lemma 17: ${isSafe ? 'stay in' : 'go back to'} the safe space, c3 to f6: ${joinWords(names, 'or')}.`
			: lemma === 14
				? `Lemma 14: go to a cluster, ${joinWords(names, 'or')}: White cannot answer all four.`
				: 'The safe space, c3 to f6, is more than a step away, and so is every cluster: go towards it.';
	return {
		// The newest words are at the bottom, and the last to go where there is little room.
		messages: [
			...say(
				[
					isOnEdge
						? undefined
						: 'Lemma 13: off the edge, White never covers all the squares around you.',
					'Which are free you cannot see: choose at random. What the paper’s king would do is told at the end.',
				],
				'faint',
			),
			...say(
				[
					beside.isEmpty
						? undefined
						: 'Lemma 17: take the king beside you, or a man that is not guarded.',
					advice,
				],
				'accent',
			),
		],
		belief: [],
		lit: [...squares],
	};
}
