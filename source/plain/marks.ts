import {parseSquare, squareName} from '../core/square.js';
import {readSign, withMark} from '../session/pencil-marks.js';
import {noMark, OWN_MAN_THERE} from '../text/turn.js';
import {isOwn} from '../knowledge/own-man.js';
import type {SeatReport} from '../match/seat-report.js';
import {currentView} from '../rules/history.js';
import {seatBoard} from './reading.js';
import type {PencilMarks} from '../storage/save.js';
import type {PlainCommand} from './place.js';
import type {Session} from './session.js';

/** A seat's pencil marks, and the way to change them. */
export type Pencil = {
	readonly marks: () => PencilMarks;
	readonly report: () => SeatReport;
	/** Keeps them; returns a sentence when they cannot be kept. */
	readonly keep: (marks: PencilMarks) => string | undefined;
};

/** Returns the commands that set a sign on a square and take it off: men that nobody sees are followed with them. */
export function markCommands(
	session: Session,
	{marks, report, keep}: Pencil,
): readonly PlainCommand[] {
	const mark = (words: string): void => {
		const [name = '', text] = words.split(/\s+/);
		const sign = text === undefined ? undefined : readSign(text);
		const square = parseSquare(name.toLowerCase());
		if (square === undefined || (text !== undefined && sign === undefined)) {
			session.say(noMark(words));
			return;
		}

		const at = squareName(square);
		const {seat, history} = report();
		if (sign !== undefined && isOwn(currentView(history).cells[square] ?? 0, seat)) {
			session.say(OWN_MAN_THERE);
			return;
		}

		const old = marks()[at];
		const fault = keep(withMark(marks(), square, sign));
		session.say(
			fault ??
				(sign !== undefined
					? `${at} is marked ${sign}.`
					: old === undefined
						? `${at} has no mark.`
						: `The mark on ${at} is gone.`),
		);
	};

	return [
		{
			names: ['mark'],
			usage: 'e5 n',
			help: 'writes a sign on a square, or takes it off when none is given',
			run: mark,
		},
		{
			names: ['marks'],
			help: 'your marks',
			run() {
				const all = Object.entries(seatBoard(report(), marks()).marks ?? {});
				session.say(
					all.length === 0
						? 'You have marked no square.'
						: `Marked: ${all.map(([square, sign]) => `${square} ${sign}`).join(', ')}.`,
				);
			},
		},
	];
}
