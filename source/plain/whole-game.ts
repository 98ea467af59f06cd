import type {Color} from '../core/color.js';
import {ok} from '../core/result.js';
import {countPlies} from '../match/acts.js';
import {isHotseat, onlyPerson} from '../match/keyboard.js';
import {reviewMatch, type Review} from '../match/review.js';
import {rematch, type RematchSides} from '../session/rematch.js';
import type {MatchHost} from '../session/match-host.js';
import {shownMoves} from '../session/told/listed-moves.js';
import {readMen} from '../text/board-words.js';
import {afterGameWords} from '../text/finished-game.js';
import {describeWritten} from '../text/hindsight.js';
import {capitalise} from '../text/men.js';
import {type After, GamePlace} from './game-place.js';
import {movesInLines} from './knowing.js';
import {advance, openMatchReview} from './moving.js';
import type {PlainCommand} from './place.js';
import {boardOf} from './reading.js';
import type {Session} from './session.js';

/** Returns where all men stand at the end of a game, and which of them had been written down in secret; to `you` as his own. */
function readTruth({variant, steps}: Review, you: Color | undefined): readonly string[] {
	const {truth} = steps[steps.length - 1].sights;
	const written = describeWritten(truth, you);
	return [...readMen(boardOf(truth, variant)), ...(written === '' ? [] : [written])];
}

/** Returns how one goes on after a whole game: there is nothing to go through where no move was made. */
export function afterGame(session: Session, host: MatchHost): After {
	const {services} = session;
	const {match} = host.getState();
	const hasReview = countPlies(match) > 0;
	const swaps = !isHotseat(match.settings);
	const review: PlainCommand = {
		names: ['review'],
		help: 'goes through the game, as either side saw it and in truth',
		run: () => openMatchReview(session, match, {id: services.saves.savedAs(host.id)}),
	};
	const tellWhole = (told: (review: Review) => readonly string[]) => (): void => {
		const whole = reviewMatch(match);
		session.say(...(whole.ok ? told(whole.value) : [`${capitalise(whole.error)}.`]));
	};
	const truth: PlainCommand = {
		names: ['truth'],
		help: 'where all men stand in truth',
		run: tellWhole((whole) => readTruth(whole, onlyPerson(match.settings))),
	};
	const list: PlainCommand = {
		names: ['list'],
		help: 'all moves, in truth',
		run: tellWhole((whole) => movesInLines(shownMoves(whole))),
	};
	const playAgain = (sides: RematchSides): void => {
		const next = rematch(host, services, sides);
		advance(session, next.ok ? ok(gamePlace(session, next.value)) : next);
	};
	const again: readonly PlainCommand[] = [
		{
			names: ['again'],
			help: 'another game like this one, with the same sides',
			run: () => playAgain('same'),
		},
		...(swaps
			? [
					{
						names: ['swap'],
						help: 'another game like this one, with the sides swapped',
						run: () => playAgain('swapped'),
					},
				]
			: []),
	];
	return {
		words: afterGameWords(hasReview, swaps),
		commands: [...(hasReview ? [review] : []), truth, list, ...again],
	};
}

/** Returns the place of a whole game; `note` is a sentence about how it came here. */
export const gamePlace = (session: Session, host: MatchHost, note?: string): GamePlace =>
	new GamePlace(session, host, () => afterGame(session, host), {note});
