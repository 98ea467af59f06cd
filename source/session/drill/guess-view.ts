import {NO_SQUARE, parseSquare, type Square, squareName} from '../../core/square.js';
import {SquareSet} from '../../core/square-set.js';
import {checkGuess, type GuessCheck, type GuessedOut, isExact} from '../../drill/guess.js';
import {countOf, joinWords} from '../../text/men.js';
import type {PencilMarks} from '../../storage/save.js';
import type {BeliefMark} from '../told/belief-mark.js';
import {type Message, say} from '../told/message.js';
import {type CoachKnowledge, type CoachState, countEvents} from './coach-knowledge.js';
import type {CoachView} from './plan-view.js';

/**
 * The pencil mark that is a guess of where the king is. A guess is kept among the pencil marks of the seat,
 * so it lies in the save with them and comes back when the drill is resumed.
 */
export const GUESS_SIGN = '@';

export const guessOf = (marks: PencilMarks): SquareSet =>
	SquareSet.from(
		Object.entries(marks).flatMap(([name, sign]) => {
			const square = sign === GUESS_SIGN ? parseSquare(name) : undefined;
			return square === undefined ? [] : [square];
		}),
	);

/** Returns a seat's pencil marks without its guess. */
export const notesOf = (marks: PencilMarks): PencilMarks =>
	Object.fromEntries(Object.entries(marks).filter(([, sign]) => sign !== GUESS_SIGN));

/** More squares than these are not named one by one. */
const MOST_NAMED = 4;

const REASONS: {readonly [reason in GuessedOut['reason']]: string} = {
	'own-man': 'your own man is there',
	'seen-empty': 'you see it empty',
	'would-be-seen': 'a pawn would see him there',
	'blocks-elsewhere': 'he blocks a pawn elsewhere',
	'out-of-reach': 'no step leads there',
	attacked: 'you attack it',
	unheard: 'no way there fits the answers',
};

/** Returns a few of some things by their names, and how many more there are. */
function nameSome(names: readonly string[]): string {
	// One more would take no more room than its name.
	const named = names.length > MOST_NAMED + 1 ? names.slice(0, MOST_NAMED - 1) : names;
	const more = names.length - named.length;
	return more === 0 ? joinWords(named) : `${named.join(', ')} and ${more} more`;
}

function describeCheck(check: GuessCheck): readonly Message[] {
	const {overlooked, out, right, seen} = check;
	if (isExact(check)) {
		const text =
			seen === NO_SQUARE
				? `Exactly right: ${right === 1 ? 'that square' : `those ${right} squares`} and no other.`
				: `You see him on ${squareName(seen)}: nothing else is left.`;
		return say(text, 'good');
	}

	const missing = [...overlooked].map((square) => squareName(square));
	const wrong = out.map(({square, reason}) => `${squareName(square)} (${REASONS[reason]})`);
	return say(
		[
			missing.length === 0 ? undefined : `You overlooked ${nameSome(missing)}.`,
			wrong.length === 0 ? undefined : `Out: ${nameSome(wrong)}.`,
		],
		'warning',
	);
}

/**
 * Returns why a sign cannot be written on a square of a seat's `marks`, as a sentence; undefined when it can. A
 * square keeps one sign, and neither a guess nor a man that was set gives way to the other unsaid.
 */
export function clashText(
	marks: PencilMarks,
	square: Square,
	isGuess: boolean,
): string | undefined {
	const name = squareName(square);
	const sign = marks[name];
	return sign === undefined || (sign === GUESS_SIGN) === isGuess
		? undefined
		: isGuess
			? `You have set ${sign} on ${name}: take it off first (m).`
			: `Your guess has ${name}: take it off first (y, Space).`;
}

const marks = (squares: Iterable<Square>, kind: BeliefMark['kind']): readonly BeliefMark[] =>
	[...squares].map((square) => ({square, kind}));

/**
 * Returns what is shown of a person's own guess; once it is checked, what he overlooked lights up with the
 * coach's sign, and what is out with his own.
 */
export function guessView(
	known: CoachKnowledge,
	guess: SquareSet,
	{check: asked}: Pick<CoachState, 'check'>,
): CoachView {
	const belief = marks(guess, 'guess');
	if (asked?.ply === countEvents(known.report.history)) {
		const check = checkGuess(known.rules, known.now, guess);
		return {
			messages: describeCheck(check),
			belief: [...belief, ...marks(check.overlooked, 'possible')],
			lit: [...check.overlooked, ...check.out.map(({square}) => square)],
		};
	}

	const text = `Your guess: ${countOf(guess.size, 'square')}. Space marks, the full stop checks.`;
	return {messages: say(text, 'accent'), belief, lit: []};
}
