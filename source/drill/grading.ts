import type {DrillScore} from './coach.js';

/** How well a lesson went, in the words of spaced repetition (FSRS). */
export const LESSON_GRADES = ['again', 'hard', 'good', 'easy'] as const;
export type LessonGrade = (typeof LESSON_GRADES)[number];

/** What is graded of an attack: the score, whether the king was taken, and what help was taken (hints and takebacks, counted). */
export type Attempt = {
	readonly score: DrillScore;
	readonly isWon: boolean;
	readonly helps: number;
};

/** Moves that may be given away in a good attack, and by which a defence may fall short of a good one. */
const FEW = 2;

/**
 * Returns the grade of an attack: again when the king got away, hard when a win was let go for a while,
 * help was taken or more than two moves given away, good for one or two moves, easy for none.
 */
export function gradeAttack({score, isWon, helps}: Attempt): LessonGrade {
	if (!isWon) {
		return 'again';
	}

	if (score.thrown > 0 || helps > 0 || score.lost > FEW) {
		return 'hard';
	}

	return score.lost > 0 ? 'good' : 'easy';
}

/**
 * Returns the grade of a defence by how many moves White needed of those that he needs at worst (`par`),
 * which nobody reaches against him without knowing what he knows. Where White cannot force it (no par)
 * the king is to hold. A king who is not taken, be it by the host's fifty moves or because he took the
 * last man, has done all there is to do.
 */
export function gradeDefence(
	moves: number,
	par: number | undefined,
	isTaken: boolean,
): LessonGrade {
	if (!isTaken) {
		return 'easy';
	}

	if (par === undefined) {
		return 'again';
	}

	const short = par - moves;
	return short <= 0 ? 'easy' : short <= FEW ? 'good' : short <= par / 2 ? 'hard' : 'again';
}
