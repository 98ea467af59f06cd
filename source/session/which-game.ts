import {byColor} from '../core/color.js';
import {cleanName} from '../storage/decode.js';
import {summarise} from '../storage/game-summary.js';
import type {SavedGame} from '../storage/save.js';
import {whichGame} from '../text/finished-game.js';
import {sideName} from '../text/men.js';
import {playedAs} from './played-as.js';

/** Returns which game it is, in a sentence; the names of a file from elsewhere are made fit for a terminal. */
export function whichOf(saved: SavedGame, seenAs?: string): string {
	const game = summarise('', saved);
	const names = byColor((side) => cleanName(game.names[side], sideName(side)));
	return whichGame({...game, names}, playedAs(game), seenAs);
}
