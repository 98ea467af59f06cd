import {ok} from '../core/result.js';
import {countPlies} from '../match/acts.js';
import {isHotseat} from '../match/keyboard.js';
import {reviewMatch, type Review} from '../match/review.js';
import {rematch, type RematchSides} from '../session/rematch.js';
import type {MatchHost} from '../session/match-host.js';
import {type BoardRead, readMen} from '../text/board-words.js';
import {afterGameWords} from '../text/finished-game.js';
import {capitalise} from '../text/men.js';
import {type After, GamePlace} from './game-place.js';
import {advance, openMatchReview} from './moving.js';
import type {PlainCommand} from './place.js';
import {boardOf} from './reading.js';
import type {Session} from './session.js';

/** Returns the whole board at the end of a game. */
const trueBoard = ({variant, steps}: Review): BoardRead =>
	boardOf(steps[steps.length - 1].sights.truth, variant);

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
	const truth: PlainCommand = {
		names: ['truth'],
		help: 'where all men stand in truth',
		run() {
			const whole = reviewMatch(match);
			session.say(
				...(whole.ok ? readMen(trueBoard(whole.value)) : [`${capitalise(whole.error)}.`]),
			);
		},
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
		commands: [...(hasReview ? [review] : []), truth, ...again],
	};
}

/** Returns the place of a whole game; `note` is a sentence about how it came here. */
export const gamePlace = (session: Session, host: MatchHost, note?: string): GamePlace =>
	new GamePlace(session, host, () => afterGame(session, host), {note});
