import {asciiText} from '../core/ascii.js';
import {LISTS, type ListName} from './catalogue.js';
import {type CommandIo, EXIT} from './command.js';

/** A word to choose, and what is told beside it. */
type Word = readonly [word: string, about: string];

async function gameWords(isOver: boolean): Promise<readonly Word[]> {
	const {findPaths} = await import('../storage/paths.js');
	const {gamesFolder} = await import('../storage/saved-games.js');
	const {listGameNames} = await import('../storage/game-names.js');
	const paths = findPaths();
	const games = paths.ok ? listGameNames(gamesFolder(paths.value)) : [];
	return games
		.filter((game) => game.isOver === isOver)
		.map(({id, variant, updated}) => [id, `${variant}, ${updated.slice(0, 10)}`]);
}

async function lessonWords(): Promise<readonly Word[]> {
	const {LESSONS} = await import('../drill/lessons.js');
	const {ALL_PUZZLES} = await import('../drill/any-puzzle.js');
	const {puzzleAbout} = await import('../session/puzzle/puzzle-view.js');
	return [
		...LESSONS.map(({id, role, ending, grade}): Word => [
			id,
			`lesson ${grade}, ${ending}, ${role}`,
		]),
		...ALL_PUZZLES.map((puzzle): Word => [
			`puzzle-${puzzle.number}`,
			`puzzle, ${puzzleAbout(puzzle)}`,
		]),
	];
}

/** Returns the options that can stand behind the last + of a word, each with all before it; none without one. */
async function optionWords(word: string): Promise<readonly Word[]> {
	const {findVariant} = await import('../rules/registry.js');
	const {optionsOf} = await import('../rules/book-options.js');
	const base = word.slice(0, Math.max(0, word.lastIndexOf('+')));
	const variant = findVariant(base);
	return variant.ok ? optionsOf(variant.value).map(({id, title}) => [`${base}+${id}`, title]) : [];
}

const WORDS: {readonly [list in ListName]: (word: string) => Promise<readonly Word[]>} = {
	games: async () => gameWords(false),
	finished: async () => gameWords(true),
	lessons: lessonWords,
	options: optionWords,
};

/**
 * What completion scripts call: prints the words of a list, or of what `word` may become, a line each, and behind a tab what each is. A list
 * that is none has no words, and no script ever hears of a fault.
 */
export async function listWords(name: string, word: string, io: CommandIo): Promise<number> {
	const list = LISTS.find((one) => one === name);
	for (const row of list === undefined ? [] : await WORDS[list](word)) {
		// A save may have been written by anybody.
		io.out(row.map((text) => asciiText(text).replaceAll(/[^ -~]/g, '?')).join('\t'));
	}

	return EXIT.fine;
}
