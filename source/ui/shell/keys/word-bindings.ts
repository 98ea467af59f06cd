import {SQUARE_WORDS, type Word} from '../../../core/act.js';
import type {Turn} from '../../../session/told/turn-of.js';
import {WORD_TEXTS} from '../../../text/acts.js';
import {act, type Binding, type SayCommand} from './key-binding.js';

/** Words are said by digits, which begin no move: those that may be offered together have different ones. */
const WORD_KEYS: {readonly [word in Word]: string} = {
	random: '1',
	standard: '2',
	ready: '3',
	challenge: '1',
	pass: '2',
	'take-back': '1 u',
	stand: '2',
	caution: '1',
	'go-on': '2',
	none: '3',
	look: '1',
	seal: '2',
	open: '3',
	done: '2',
	special: '1',
	reveal: '1',
	name: '1',
	cede: '1',
	king: '1',
};

export const sayCommand = (word: Word): SayCommand => `say:${word}`;

/** Returns the word that a command says; undefined for other commands. */
export const wordOf = (command: string): Word | undefined =>
	command.startsWith('say:') ? (command.slice('say:'.length) as Word) : undefined;

/** The words without which a set-up, a turn or a question does not end. */
const GOES_ON: readonly Word[] = ['ready', 'done', 'challenge', 'pass', 'take-back', 'stand'];

const isOfSquares = (word: Word): boolean => SQUARE_WORDS.some((one) => one === word);

/** Returns the keys of words that can be said now; where squares are chosen the square alone says the word that is said of them. */
export const wordBindings = ({
	says = [],
	chooses,
}: Pick<Turn, 'says' | 'chooses'>): readonly Binding[] =>
	says
		.filter((word) => chooses !== 'squares' || !isOfSquares(word))
		.sort((a, b) => (WORD_KEYS[a] < WORD_KEYS[b] ? -1 : 1))
		.map((word) => {
			const [label, help, short] = WORD_TEXTS[word];
			const binding = act(sayCommand(word), WORD_KEYS[word], help, label, short);
			return GOES_ON.includes(word) ? {...binding, dropped: 'last'} : binding;
		});
