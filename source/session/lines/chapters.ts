import type {Line} from '../../drill/line.js';

/** A stretch of a line under one lemma. */
export type Chapter = {
	/** The paper's number; 0 for taking the king. */
	readonly lemma: number;
	/** The plies played before its first step. */
	readonly from: number;
	/** The plies after which it is told of: a plan of White's before it moves, the king's step when it is made. */
	readonly told: number;
	/** The moves of it. */
	readonly moves: number;
};

/** Returns the lemma that chose ply `ply` (0 is the first); undefined where none did. */
export const lemmaAt = ({hero, steps, reasons}: Line, ply: number): number | undefined =>
	hero === 'white' ? reasons[ply]?.lemma : steps[ply]?.king?.lemma;

/** Returns the stretches of a line, a new one wherever the lemma changes; none when nobody plays by lemmas. */
export function chaptersOf(line: Line): readonly Chapter[] {
	const chapters: Chapter[] = [];
	for (let ply = 0; ply < line.steps.length; ply++) {
		const lemma = lemmaAt(line, ply);
		const last = chapters.at(-1);
		if (lemma === undefined) {
			continue;
		}

		if (last?.lemma === lemma) {
			chapters[chapters.length - 1] = {...last, moves: last.moves + 1};
		} else {
			chapters.push({lemma, from: ply, told: line.hero === 'white' ? ply : ply + 1, moves: 1});
		}
	}

	return chapters;
}

/** Returns how many moves each lemma made in a line, in the order in which they came. */
export function movesByLemma(line: Line): ReadonlyMap<number, number> {
	const counts = new Map<number, number>();
	for (const {lemma, moves} of chaptersOf(line)) {
		counts.set(lemma, (counts.get(lemma) ?? 0) + moves);
	}

	return counts;
}
