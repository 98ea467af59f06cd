import {joinWords} from './men.js';

/** What stands beside the menu's board, for who sees it for the first time or comes back. */

export const WHAT_IT_IS =
	'Chess in the fog: you see your own men and the squares they can move to, and nothing else. Nobody says check. Take the king to win.';

/** The same in a row. */
export const WHAT_IT_IS_SHORT =
	'You see your men and the squares they can move to. Take the king to win.';

/** What stands behind the name: of what kind it is, or where nothing else says it what one sees. */
export const TAGLINE = 'chess with hidden information';
export const WHAT_IT_IS_SHORTEST = 'you see only where you can go';

/** What is said of the rules' scenes to who is new, where there is room for no more. */
export const START_HERE = 'start here: rules';

/** What there is besides. */
export const OTHER_GAMES =
	'Kriegspiel and other games with something hidden: choose Game under 2 or 3.';

/** So many puzzles there are: the menu does not wait for them to be read. */
const PUZZLES = 124;

/** What there is under Drills, and the same in short. */
export const DRILLS = `endgames and ${PUZZLES} puzzles`;
export const DRILLS_SHORT = 'endgames, puzzles';

/** Returns where one begins. */
export const beginHere = (scenes: number): string =>
	`New to it? Learn shows the rules in ${scenes} short scenes, by playing.`;

/** Returns where one has got to with the scenes. */
export const goesOnLearning = (scene: number, scenes: number): string =>
	`Learn resumes at scene ${scene} of ${scenes}.`;

/** Returns which game was left last, or that it was a drill. */
export const gameWaits = (game: string, isDrill: boolean): string =>
	`Resume opens the ${isDrill ? 'drill' : 'game'} left last: ${game}.`;

/** Returns how a game is listed that the menu is searched for. */
export const newGameOf = (title: string): string => `New game: ${title}`;

/** Returns what is said of a number that is none of the menu's, where lines are read. */
export const numberInMenu = (count: number, number: string): string =>
	`The menu goes from 1 to ${count}, and has no ${number}; a puzzle is begun like puzzle 12.`;

/** Returns what is said of a new game for which two things of a kind are named. */
export const chosenTwice = (first: string, second: string, kind: string): string =>
	`“${first}” and “${second}” are two ${kind}: name one.`;

/** Returns where a command of the menu's can be typed; `way` leads there, where `line` is then typed. */
export const isForMenu = (command: string, way: string, line: string): string =>
	`${command} is for the menu: type ${way} first, then ${line}.`;

/** Returns what can be typed of a game whose name stood alone. */
export const gameNamed = (
	{id, title}: {readonly id: string; readonly title: string},
	hasPuzzles: boolean,
): string =>
	`${title} is a game: type ${joinWords([`play ${id}`, `hotseat ${id}`, `rules ${id}`, ...(hasPuzzles ? [`puzzle ${id}`] : [])], 'or')}.`;
