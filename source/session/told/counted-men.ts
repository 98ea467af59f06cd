import {opposite} from '../../core/color.js';
import {isAnyMan, manColor, UNSEEN} from '../../core/man.js';
import {squareName} from '../../core/square.js';
import {squaresInDoubt} from '../../knowledge/sent-moves.js';
import {takenMen} from '../../knowledge/taken.js';
import type {SeatReport} from '../../match/seat-report.js';
import {currentView} from '../../rules/history.js';
import {countOf, sideName} from '../../text/men.js';
import {inDoubt, leftText, takenTexts, uncounted} from '../../text/taken-men.js';

/** Returns how much a seat sees and the men that are left, as far as it knows, in sentences; `gone` is who was taken. */
export function menLeft(
	{history, seat, menAtStart}: SeatReport,
	gone = takenMen(history),
): readonly [string, string] {
	const other = opposite(seat);
	const {cells} = currentView(history);
	const seen = cells.filter((man) => isAnyMan(man) && manColor(man) === other).length;
	const side = sideName(other);
	const left = menAtStart && menAtStart[other] - gone.enemy.length - gone.unknown;
	const inSight = cells.filter((code) => code !== UNSEEN).length;
	return [
		`You see ${countOf(inSight, 'square')} of 64.`,
		left === undefined ? uncounted(side, seen) : leftText(side, left, left - seen, gone.unsure),
	];
}

/** Returns the men that are left and gone, as far as a seat knows, in sentences. */
export function countedMen(report: SeatReport): readonly string[] {
	const gone = takenMen(report.history);
	return [
		...menLeft(report, gone),
		...takenTexts(gone).map((text) => `${text}.`),
		...(gone.unsure === 0 ? [] : [inDoubt(squaresInDoubt(report.history).map(squareName))]),
	];
}
