import type {JudgedMove} from '../../drill/coach.js';
import type {Verdict} from '../../endings/judge.js';
import {countOf} from '../../text/men.js';
import type {Message} from '../components/message.js';

const moves = (count: number): string => countOf(count, 'move');

/** Returns what a move was worth, as a sentence; undefined when there was nothing to lose. */
export function describeVerdict(name: string, verdict: Verdict): Message | undefined {
	switch (verdict.kind) {
		case 'keeps':
			return {
				text:
					verdict.left === 0
						? `${name} is optimal.`
						: `${name} is optimal: at most ${moves(verdict.left)} more.`,
				tone: 'good',
			};
		case 'costs':
			return {
				text: `${name} costs ${moves(verdict.by)}: at most ${moves(verdict.left)} more.`,
				tone: 'warning',
			};
		case 'throws':
			return {text: `${name} lets him escape: nothing is forced any more.`, tone: 'bad'};
		default:
			return undefined;
	}
}

/** Returns the moves that lost something, each as a sentence part: "Qd4 (move 3) cost 2 moves". */
export const describeSlips = (
	judged: readonly JudgedMove[],
	nameOf: (move: JudgedMove) => string,
): readonly string[] =>
	judged.flatMap((one) => {
		const {ply, verdict} = one;
		const where = `${nameOf(one)} (move ${Math.floor(ply / 2) + 1})`;
		return verdict.kind === 'costs'
			? [`${where} cost ${moves(verdict.by)}`]
			: verdict.kind === 'throws'
				? [`${where} let him escape`]
				: [];
	});
