import {opposite} from '../../../core/color.js';
import {currentView} from '../../../rules/history.js';
import {findVariant} from '../../../rules/registry.js';
import {materialName} from '../../../solver/material.js';
import {type TableGame, tableGameOf} from '../../../solver/table-game.js';
import type {BotQuestion} from '../../bot.js';
import {ownMen} from '../../endings/own-men.js';

/** Endings whose tables take longer to build than anyone waits for between two moves. */
const LONG_BUILDS: readonly string[] = ['KBBvK', 'KBNvK'];

/** An ending with the game of tries of whose tables it is one. */
export type WantedTable = {readonly game: TableGame; readonly ending: string};

/**
 * Returns the table with which a seat hunts in Kriegspiel the king that it has left alone; undefined while he is
 * not, or where there is none for its men that is soon built. By the captures that it heard of alone.
 */
export function wantedTryTable({
	history,
	menAtStart,
}: Pick<BotQuestion, 'history' | 'menAtStart'>): WantedTable | undefined {
	const {seat, plies} = history;
	const taken = plies.filter(
		({by, heard}) => by === seat && heard.some(({type}) => type === 'captured'),
	).length;
	if (taken < menAtStart[opposite(seat)] - 1) {
		return undefined;
	}

	const variant = findVariant(history.variant);
	const game = variant.ok ? tableGameOf(variant.value) : undefined;
	const ending = materialName(ownMen(seat, currentView(history).cells).material);
	const isQuick = game?.endings?.includes(ending) === true && !LONG_BUILDS.includes(ending);
	return game?.heard !== undefined && isQuick ? {game, ending} : undefined;
}
