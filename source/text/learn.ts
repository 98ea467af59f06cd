/** What is said around the scenes, and in the first game that comes after them. */

/**
 * What is said when a scene is left, done now or not, with so many of its steps done; `next` is the one to go on with,
 * the first that is not done, undefined when all are.
 */
export function sceneLeft(
	number: number,
	isDone: boolean,
	steps: number,
	next: number | undefined,
): string {
	const how = isDone ? `Scene ${number} is done` : `You left scene ${number}`;
	const here = steps === 0 ? 'at its start' : `at its step ${steps + 1}`;
	if (next === undefined || next === number) {
		return next === undefined
			? `${how}, and all scenes are done.`
			: `${how}. Learn resumes ${here}.`;
	}

	const kept = isDone || steps === 0 ? '' : `, which resumes ${here}`;
	return `${how}${kept}. Learn resumes at scene ${next}${next < number ? ', not done yet' : ''}.`;
}

/** How a scene is gone to where lines are typed. */
export const LEARN_N = 'learn 3 goes to scene 3.';
/** What is said where it is not said which scenes there are. */
export const OF_SCENES = `scenes lists the scenes, ${LEARN_N}`;
export const ALL_LEARNT = `All scenes are done; ${OF_SCENES}`;

/** What is said when the first game is over. */
export const FIRST_GAME_OVER =
	'That was a whole game. Go through it with Enter: there you see what Black had.';

/** Returns where the hunted king stands that is seen. */
export const inSightOn = (square: string): string => `He stands in sight on ${square}.`;

/** Returns what is said first of a move that was not the one. */
export const isPutBack = (move: string): string => `${move} is put back.`;

/** What the entry line says when a scene waits for Enter: at its end, or before the board is put back. */
export const WAITS = {end: 'Enter: the next scene', back: 'Enter puts the board back'};

/** What is said of a key that does nothing in a scene. */
export const NOTHING_TO_KNOW = 'Scene 7 shows what may stand where.';
/** What is said before the first move of the first game. */
export const FIRST_GAME_BEGINS =
	'Now a whole game. Take Black’s king and mind yours; u takes a move back.';
/** What is said to who asks for a hint there. */
export const NO_HINTS = 'This is a real game: no hints, but w shows what may stand where.';
/** What is said to who would go on before a step is done. */
const DO_FIRST = 'First do what is asked: last says it again.';
/** Returns the same where another scene can be gone to instead, by its number. */
export const doFirstOr = (next: number | undefined): string =>
	next === undefined ? DO_FIRST : `${DO_FIRST} learn ${next} skips the rest of this scene.`;
/** Said to who asks for a hint once more. */
export const NO_MORE_HINTS = 'That is the whole hint: do what it says.';

/** Returns what is said where men are drawn of blocks and without colours, when the first of Black's is seen. */
export const shadedMen = (sign: string): string => `Men drawn with ${sign} are Black’s.`;

export const FIRST_STEP = 'This is where the scene begins.';
