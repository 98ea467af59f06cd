import {opposite} from '../../../core/color.js';
import {isMan, KING, manColor, manRole} from '../../../core/man.js';
import {currentView} from '../../../rules/history.js';
import {findVariant} from '../../../rules/registry.js';
import {byStrength, materialName} from '../../../solver/material.js';
import {type TableGame, tableGameOf} from '../../../solver/table-game.js';
import type {BotQuestion} from '../../bot.js';

/** Endings whose tables take longer to build than anyone waits for between two moves. */
const LONG_BUILDS: readonly string[] = ['KBBvK', 'KBNvK'];

/** An ending with the game of tries of whose tables it is one. */
export type WantedTable = {readonly game: TableGame; readonly ending: string};

/**
 * Returns the table with which a seat behind an umpire hunts the king that it has left alone; undefined while he is
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
	const material = Array.from(currentView(history).cells)
		.filter((man) => isMan(man) && manColor(man) === seat && (man & 7) !== KING)
		.map(manRole)
		.sort(byStrength);
	const ending = materialName(material);
	const isQuick = game?.endings?.includes(ending) === true && !LONG_BUILDS.includes(ending);
	return game?.heard !== undefined && isQuick ? {game, ending} : undefined;
}
