import type {JudgedStep} from '../../drill/hindsight.js';
import {viewBefore} from '../../rules/history.js';
import {makeOwnSan, moveList} from '../../knowledge/move-list.js';
import type {SeatReport} from '../../match/seat-report.js';
import {BLACK_MAN, KING} from '../../core/man.js';
import {countOf, joinWords} from '../../text/men.js';
import type {Message} from '../components/message.js';
import type {ReviewNote, ReviewNotes} from '../replay/notes.js';

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
export function kingNotes(report: SeatReport, moves: readonly JudgedStep[]): ReviewNotes {
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
