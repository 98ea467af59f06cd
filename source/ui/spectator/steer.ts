import {countPlies} from '../../match/acts.js';
import type {Command} from '../key-map.js';
import type {SpectatedGame} from './spectated-game.js';

/** Plies that a page goes on or back. */
const PAGE = 10;

/** Has a watched game do what a command says: stop, go on, step, hurry. Returns whether it was meant for the game. */
export function steer(game: SpectatedGame, command: Command | undefined): boolean {
	switch (command) {
		case 'auto':
			game.toggle();
			return true;
		case 'next':
			game.forward();
			return true;
		case 'previous':
			game.go(-1);
			return true;
		case 'pageUp':
			game.go(-PAGE);
			return true;
		case 'pageDown':
			game.go(PAGE);
			return true;
		case 'first':
			game.goTo(0);
			return true;
		case 'last':
			game.goTo(countPlies(game.getState().match));
			return true;
		case 'faster':
			game.hurry(1);
			return true;
		case 'slower':
			game.hurry(-1);
			return true;
		default:
			return false;
	}
}
