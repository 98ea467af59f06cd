import {fail, type Result} from '../core/result.js';
import {SCENE_IDS} from '../drill/learn/progress.js';
import {puzzlesNamed} from '../session/puzzle/puzzles-named.js';
import {capitalise} from '../text/men.js';
import {learnPlace, tellScenes} from './learn.js';
import {lessonPlace, puzzlePlace, tellLessons} from './lessons.js';
import type {Kind, Place, PlainCommand} from './place.js';
import {puzzlesMeant, puzzleListOf} from './puzzles-place.js';
import type {Session} from './session.js';
import {readDrill, wantedDrill} from './wanted-drill.js';

/** Returns the commands that begin a thing of each kind; `go` goes to its place or says why there is none. */
export const beginnings = (
	session: Session,
	go: (session: Session, place: Result<Place>) => void,
): {readonly [kind in Kind]: readonly PlainCommand[]} => ({
	scene: [
		{
			names: ['learn'],
			usage: '[N]',
			help: 'the rules of the fog by playing: the next scene, or one by its number',
			run: (words) => go(session, learnPlace(session, words)),
			numbered: SCENE_IDS.length,
		},
		{names: ['scenes'], help: 'the scenes to learn by', run: () => tellScenes(session)},
	],
	drill: [
		{
			names: ['lesson'],
			usage: '[NAME]',
			help: 'the next lesson, or a named one',
			run: (words) => go(session, lessonPlace(session, words)),
		},
		{
			names: ['lessons'],
			usage: '[KQvK]',
			help: 'how you stand with the lessons, all in all or those of an ending',
			run: (words) => tellLessons(session, words),
		},
		{
			names: ['drill'],
			usage: '[KQvK] [defender] [blind] [kriegspiel]',
			help: 'an endgame from a random start',
			run(words) {
				const puzzles = puzzlesNamed(words);
				if (puzzles !== undefined) {
					go(
						session,
						puzzles.ok
							? puzzlesMeant(session, puzzles.value)
							: fail(`${capitalise(puzzles.error)}.`),
					);
					return;
				}

				const request = readDrill(words);
				go(session, request.ok ? wantedDrill(session, request.value) : request);
			},
		},
	],
	puzzle: [
		{
			names: ['puzzle'],
			usage: '[N|GAME]',
			help: 'the next puzzle, of all games or of one by its name, or one by its number',
			run: (words) => go(session, puzzlePlace(session, words)),
		},
		{
			names: ['puzzles'],
			usage: '[GAME]',
			help: 'the list of puzzles, by their games or of one by its name',
			run: (words) => go(session, puzzleListOf(session, words)),
		},
	],
});
