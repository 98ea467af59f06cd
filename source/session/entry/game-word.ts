import {type Question, QUESTIONS, type Word} from '../../core/act.js';
import {findVariant} from '../../rules/registry.js';
import {isSetUp} from '../../rules/view.js';

/** Returns every word and question of a game by its id, by which acts that are no moves begin: what can be typed in it at some time. None of a game that there is not. */
export function wordsOfGame(variant: string | undefined): readonly (Word | Question)[] {
	const game = variant === undefined ? undefined : findVariant(variant);
	if (game?.ok !== true) {
		return [];
	}

	const {words = [], asks = []} = game.value;
	return [...words, ...asks.map(({id}) => id)];
}

/** What is said in set-ups alone. */
const SET_UP_WORDS: readonly (Word | Question)[] = ['ready', 'random', 'standard'];

/** Returns those words and questions of a game that have their letters in a phase: of a set-up that is over none. */
export const wordsInPhase = (
	variant: string | undefined,
	phase: string | undefined,
): readonly (Word | Question)[] =>
	wordsOfGame(variant).filter((word) => isSetUp(phase) || !SET_UP_WORDS.includes(word));

/** Returns the words of a game that a text names, whatever follows ("special:e3e5"), or else that it begins in a phase ("spec"). */
export function wordsBegun(
	text: string,
	{variant, phase}: {readonly variant?: string; readonly phase?: string},
): readonly (Word | Question)[] {
	const words = wordsOfGame(variant);
	const plain = text.trim().toLowerCase();
	const [head] = /^[a-z-]*/.exec(plain) ?? [''];
	const named = words.filter((word) => word === head);
	return named.length > 0 || head === ''
		? named
		: wordsInPhase(variant, phase).filter((word) => word.startsWith(plain.replace('?', '')));
}

/** What has all men of a set-up put down at once, as it is typed in full. */
const ARRAYS = {random: 'random', standard: 'standard array'} as const;

/** Returns which word that puts down all men at once a text begins, whether or not the game has it. */
export function arrayBegun(text: string): keyof typeof ARRAYS | undefined {
	const begun = text.trim().toLowerCase();
	return begun === ''
		? undefined
		: (['random', 'standard'] as const).find((word) => ARRAYS[word].startsWith(begun));
}

export const isQuestion = (word: string): word is Question =>
	QUESTIONS.some((question) => question === word);
