import {type ByColor, type Color, COLORS} from '../core/color.js';
import {variantTitle} from './finished-game.js';
import {capitalise, sideName} from './men.js';

/** What is said of games that are kept, on the screen and line by line alike. */

export const NONE_RUNNING =
	'No game is running. Every game saves itself with each move, and is found here until it is over; then it is under Games in the menu.';

/** Why there is no game to go through, as a part of a sentence. */
export const NO_GAME_OVER =
	'no game is over yet; play one to its end (`fogchess play`, or in the menu), or read games from elsewhere (`fogchess import FILE`)';

export const NONE_OVER = `${capitalise(NO_GAME_OVER)}.`;

export const NONE_TO_GO_ON = 'There is no game to go on with.';

/** Why a game is not written out whole. */
export const TRUTH_IS_KEPT = 'The game is not over, and until then its truth is kept.';

export const NOT_OVER = 'The review opens when the game is over.';

/** Why nothing is brought back, as a part of a sentence. */
export const NOTHING_DELETED = 'nothing was deleted that could be brought back';

export const NONE_DELETED = `${capitalise(NOTHING_DELETED)}.`;

/** Why nothing is done with a row, as a part of a sentence. */
export const noRow = (isEmpty: boolean): string =>
	isEmpty ? 'the list is empty' : 'no row fits what the list is narrowed by';

/**
 * Returns who plays a game that can be gone on with. Against the program a person without a name is called as in drills,
 * and not by the side that another game may give to somebody else.
 */
export function whoPlays(
	{names, bots}: {readonly names: ByColor<string>; readonly bots?: Partial<ByColor<string>>},
	between = ' – ',
): string {
	const count = Object.keys(bots ?? {}).length;
	const nameOf = (side: Color): string =>
		count === 1 && bots?.[side] === undefined && names[side] === sideName(side)
			? 'You'
			: names[side];
	return `${nameOf('white')}${between}${nameOf('black')}`;
}

/** Returns what a game is called that can be gone on with: by who plays it, or where nobody has a name by what is played. */
export const runningGame = (
	game: Parameters<typeof whoPlays>[0] & {readonly variant: string},
): string =>
	game.bots === undefined && COLORS.every((side) => game.names[side] === sideName(side))
		? variantTitle(game.variant)
		: whoPlays(game);

/** Returns the same with what is played, whoever plays it. */
export const runningGameWhole = (game: Parameters<typeof runningGame>[0]): string => {
	const [title, called] = [variantTitle(game.variant), runningGame(game)];
	return called === title ? title : `${title}, ${called}`;
};

/** Returns which game was opened where the newest could not be; `why` is a sentence. */
export const insteadOfNewest = (opened: string, newest: string, why: string): string =>
	`This is ${opened}; the newest, ${newest}, could not be opened. ${why}`;

/** Returns who plays in a drill: that it is one comes first, for the end of a row may be cut. */
export const drillOfWhom = (players: string): string => `Drill: ${players}`;

export const deletedText = (game: string): string => `Deleted: ${game}. z brings it back.`;
export const broughtBackText = (game: string): string => `Back again: ${game}.`;

/** What is said of a game that was left before anybody did anything in it. */
export const NOTHING_KEPT = 'No move was made, so nothing is kept.';

/** Returns whether last words say of a game that nothing of it is left, which is old once something else is done. */
export const tellsNothingKept = (words: string | undefined): boolean =>
	words?.endsWith(NOTHING_KEPT) === true;

export const savedAs = (id: string): string => `The game is saved as ${id}.`;

export const SAVES_ITSELF =
	'A game saves itself with every act: quit leaves it, and resume continues it.';

/** Returns how far a game is for who comes back to it; `isCut`: whether it had more moves than these. */
export const goneOnWith = (number: string, moves: readonly string[], isCut: boolean): string =>
	`${number}. ${isCut ? 'The last moves' : 'So far'}: ${moves.join(' ')}`;

export const savedAlready = (id: string): string => `The game is saved already, as ${id}.`;

export const nothingSaved = (why: string): string => `Nothing can be saved: ${why}.`;

/** Returns why a game that was named cannot be gone through; where the games are that can be, if it is not among them. */
export const unreadable = (name: string, why: string, isMissing: boolean): string =>
	`${name} cannot be read: ${why}${isMissing ? '; Games in the menu lists the games that are over' : ''}.`;

/**
 * Returns what is said behind the program’s name, as the shell shows it: it begins small, but with who or what has a name of
 * its own, and one sentence alone ends without a full stop.
 */
export function fromProgram(said: string): string {
	const begun = said.replace(/^(?:A|In|The|There|This|No|Nothing|Half)\b/u, (word) =>
		word.toLowerCase(),
	);
	return `fogchess: ${/\. [\p{Lu}`]/u.test(begun) ? begun : begun.replace(/\.$/u, '')}`;
}

export const noGame = (why: string): string => `The game cannot begin: ${why}.`;

/** Returns what is said when fogchess had to be given up; `did` is what its fault did. The error itself may hold a position. */
export const ourFault = (did: string): string =>
	`fogchess: a fault of ours ${did}. \`fogchess resume\` continues from the last save.`;

/** What can be typed to narrow the list of games. */
export const NARROWED_BY = 'a name, date, game or result; own, drills, imported, analysed';

/** Returns that none of a list fits what it is narrowed by: `none` is "No game", `all` what Esc shows again. */
export const noneFits = (none: string, typed: string, all: string): string =>
	`${none} fits “${typed}”. Esc shows ${all}.`;

/** Returns what is said while the digits of a row's number are typed. */
export const typedNumber = (digits: string): string =>
	`Number ${digits}_ · Enter opens it, or more digits`;

/** What is said to who wants to write as PGN what is no saved game. */
export const NOT_SAVED = 'Only a saved game can be written as PGN.';

export const writtenTo = (path: string): string => `Written to ${path}`;

/** Returns where a file was written as a row of so many columns holds it: without its folder where that has no room; empty where its name has none. */
export function writtenInRow(path: string, width: number): string {
	const [name] = path.split(/[/\\]/).slice(-1);
	return [writtenTo(path), `Written: ${name}`, name].find(({length}) => length <= width) ?? '';
}

export const pgnNotWritten = (folder: string, why: string): string =>
	`The PGN cannot be written into ${folder}: ${why}.`;

/** Returns how a game of two bots is played again, and gone through where it was saved. */
export const watchAgain = (command: string, savedId: string | undefined): string =>
	`${savedId === undefined ? '' : `Go through it: fogchess review ${savedId}\n`}The same two again: ${command}`;

/** What is said besides of the first game when it is left: that its scene resumes it, too. */
export const andScene = (number: number): string => `, and so does scene ${number} of Learn`;
