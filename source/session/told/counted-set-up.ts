import {makeMan} from '../../core/man.js';
import type {SeatReport} from '../../match/seat-report.js';
import {describeBought, describePurchase, leftToPut, NOT_ALL_PLACED} from '../../text/arranging.js';
import {purchaseOf} from '../entry/arranging.js';
import {knowledgeOf} from '../entry/move-knowledge.js';

/** Returns what a seat has bought and can buy yet, in sentences; undefined where nothing is bought now. */
export function countedPurchase(report: SeatReport): readonly string[] | undefined {
	const known = knowledgeOf(report);
	const purchase = purchaseOf(known);
	const pawns = known.arranging?.left.find(({man}) => man === makeMan(report.seat, 'pawn'));
	return (
		purchase && [
			describePurchase(purchase),
			describeBought(
				purchase.put.map((role) => makeMan(report.seat, role)),
				pawns?.count ?? 0,
			),
		]
	);
}

/** Returns what is counted while men are put down, when nobody knows yet how many there will be, in sentences. */
export function countedSetUp(report: SeatReport): readonly string[] {
	const left = knowledgeOf(report).arranging?.left ?? [];
	const men = left.flatMap(({man, count}) => Array.from({length: count}, () => man));
	return countedPurchase(report) ?? [...(men.length === 0 ? [] : [leftToPut(men)]), NOT_ALL_PLACED];
}
