import {given} from '../core/given.js';
import {didYouMean} from '../core/nearest.js';
import {quote} from '../core/quote.js';
import {USUAL_GAME} from '../drill/game.js';
import {strategiesOf} from '../drill/plans.js';
import {DRILL_OPPONENTS, DRILL_ROLES} from '../drill/settings.js';
import {type Lesson, LESSONS} from '../drill/lessons.js';
import {isShareCode, parseShareCode} from '../drill/share-code.js';
import {drillMaterial} from '../drill/start.js';
import {materialName} from '../solver/material.js';
import {openScreen} from './open-screen.js';
import {type CommandIo, EXIT, type Flags, need, Refusal, refusing} from './command.js';
import {drillGameFlag, readOpponent} from './drill-opponent.js';
import {choiceFlag, seedFlag, textFlag} from './flag-values.js';
import {readEndings} from './read-endings.js';
import {findVariant} from '../rules/registry.js';
import {puzzlesOf} from '../drill/any-puzzle.js';
import {puzzlesNamed} from '../session/puzzle/puzzles-named.js';

/** What is meant for an ending, be it one or not. */
const LIKE_ENDING = /^k[a-z]*vk$/i;
/** What begins as the name of a lesson does. */
const LIKE_LESSON = /^k[a-z]*vk-/i;
/** The list of lessons, and of which ending. */
const LIKE_LESSONS = /^lessons(?: (\S+))?$/i;

/** Returns the id of the game that `--variant` names; undefined where it was left out. Refuses one that has no puzzles. */
function puzzleGame(name: string | undefined): string | undefined {
	const id = name === undefined ? undefined : need(findVariant(name)).id;
	if (id !== undefined && puzzlesOf(id).length === 0) {
		throw new Refusal(
			`there are no puzzles of ${quote(name!)}; \`fogchess drill puzzles\` lists those of other games`,
		);
	}

	return id;
}

type NamedPuzzles = NonNullable<ReturnType<typeof puzzlesNamed>>;

/** `fogchess drill puzzles`: their list, of all or of a game; `drill puzzle`: the next one; `drill puzzle 12`: that one. Returns the exit code. */
async function openPuzzles(named: NamedPuzzles, flags: Flags, io: CommandIo): Promise<number> {
	const {puzzle} = need(named);
	const {variant: _, ...others} = flags;
	refuseFlags('a puzzle', typeof puzzle === 'number' ? flags : others);
	const variant = puzzleGame(textFlag(flags, 'variant'));
	return openScreen({kind: 'puzzles', ...given({puzzle, variant})}, io);
}

/** `fogchess drill lessons`: their list, or that of an ending. Returns the exit code. */
async function openLessons(word: string | undefined, flags: Flags, io: CommandIo): Promise<number> {
	const [extra] = Object.keys(flags);
	if (extra !== undefined) {
		throw new Refusal(`drill lessons takes no option --${extra}`);
	}

	const [named] = word === undefined ? [] : readEndings([word]);
	if (named !== undefined && !LESSONS.some(({ending}) => ending === named)) {
		throw new Refusal(
			`there is no lesson of ${quote(named)}; \`fogchess drill lessons\` lists them`,
		);
	}

	return openScreen({kind: 'lessons', ...given({ending: named})}, io);
}

/** Refuses flags beside what says all of a drill. */
function refuseFlags(what: string, flags: Flags): void {
	const [extra] = Object.keys(flags).filter((flag) => flags[flag] !== undefined);
	if (extra !== undefined) {
		throw new Refusal(`${what} says all of a drill, so leave out --${extra}`);
	}
}

/** `fogchess drill CODE`: opens the drill that somebody shared. Returns the exit code. */
async function openSharedDrill(code: string, flags: Flags, io: CommandIo): Promise<number> {
	refuseFlags('a code', flags);
	const {role, ...request} = need(parseShareCode(code), EXIT.input);
	return openScreen({kind: 'drill', as: role, ...request}, io);
}

/** `fogchess drill LESSON`: opens a lesson by its name. Returns the exit code. */
async function openLesson({role, ...lesson}: Lesson, flags: Flags, io: CommandIo): Promise<number> {
	refuseFlags('a lesson', flags);
	const {game, ending, opponent, strategy, blind, fen} = lesson;
	const start = {ending, opponent, strategy, blind, fen, ...given({game})};
	return openScreen({kind: 'drill', as: role, ...start}, io);
}

/** `fogchess drill`: practises an ending, a lesson, or the drill of a code; without any it tells what is due. Returns the exit code. */
export const drillCommand = refusing(async ({arguments: words, flags}, io) => {
	const puzzles = puzzlesNamed(words.join(' '));
	if (puzzles !== undefined) {
		return openPuzzles(puzzles, flags, io);
	}

	const lessons = LIKE_LESSONS.exec(words.join(' '));
	if (lessons !== null) {
		return openLessons(lessons[1], flags, io);
	}

	const lesson = LESSONS.find(({id}) => id.toLowerCase() === words[0]?.toLowerCase());
	if (lesson !== undefined) {
		return openLesson(lesson, flags, io);
	}

	if (words.length > 0 && LIKE_LESSON.test(words[0])) {
		const names = LESSONS.map(({id}) => id);
		throw new Refusal(
			`there is no lesson ${quote(words[0])}${didYouMean(words[0], names, '; `fogchess drill lessons` lists them')}`,
		);
	}

	if (words.length > 0 && isShareCode(words[0])) {
		return openSharedDrill(words[0], flags, io);
	}

	const meant =
		words.length === 0 || LIKE_ENDING.test(words[0])
			? ''
			: didYouMean(words[0], ['puzzles', 'puzzle', 'lessons', ...LESSONS.map(({id}) => id)]);
	if (meant !== '') {
		throw new Refusal(`there is no drill ${quote(words[0])}${meant}`);
	}

	const game = drillGameFlag(flags);
	const as = choiceFlag(flags, 'as', DRILL_ROLES);
	const opponent = choiceFlag(flags, 'opponent', DRILL_OPPONENTS);
	const strategy = choiceFlag(flags, 'strategy', strategiesOf(game ?? USUAL_GAME));
	const [named] = words.length === 0 ? [] : readEndings(words);
	if (named !== undefined) {
		need(drillMaterial({ending: named, ...given({game})}));
	}

	const fen = textFlag(flags, 'fen');
	const start =
		fen === undefined
			? undefined
			: materialName(need(drillMaterial({ending: '', fen, ...given({game})}), EXIT.input));
	if (named !== undefined && start !== undefined && named !== start) {
		throw new Refusal(`the FEN is a start of ${start}, not of ${named}`);
	}

	const ending = named ?? start;
	const blind = flags['blind'] === true || undefined;
	const request = need(readOpponent(given({game, ending, as, opponent, strategy, blind})));
	return openScreen({kind: 'drill', ...request, ...given({fen, seed: seedFlag(flags)})}, io);
});
