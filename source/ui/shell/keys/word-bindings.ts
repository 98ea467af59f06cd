import {SQUARE_WORDS, type Word} from '../../../core/act.js';
import {numberWords} from '../../../session/entry/word-numbers.js';
import type {Turn} from '../../../session/told/turn-of.js';
import {WORD_TEXTS} from '../../../text/acts.js';
import {act, type Binding, type SayCommand} from './key-binding.js';

/** What has another key too. */
const LETTERS: {readonly [word in Word]?: string} = {'take-back': ' u'};

export const sayCommand = (word: Word): SayCommand => `say:${word}`;

/** Returns the word that a command says; undefined for other commands. */
export const wordOf = (command: string): Word | undefined =>
	command.startsWith('say:') ? (command.slice('say:'.length) as Word) : undefined;

/** The words without which a set-up, a turn or a question does not end. */
const GOES_ON: readonly Word[] = ['ready', 'done', 'challenge', 'pass', 'take-back', 'stand'];

export const isOfSquares = (word: Word): boolean => SQUARE_WORDS.some((one) => one === word);

/** Returns the keys of words that can be said now, by their numbers; where squares are chosen the square alone says the word that is said of them. */
export const wordBindings = ({
	says = [],
	chooses,
}: Pick<Turn, 'says' | 'chooses'>): readonly Binding[] =>
	numberWords(says.filter((word) => chooses !== 'squares' || !isOfSquares(word))).map(
		([number, word]) => {
			const [label, help, short] = WORD_TEXTS[word];
			const keys = `${number}${LETTERS[word] ?? ''}`;
			const binding = act(sayCommand(word), keys, help, label, short);
			return GOES_ON.includes(word) ? {...binding, dropped: 'last'} : binding;
		},
	);
