import type {ByColor} from '../core/color.js';
import {parseFen} from '../core/fen.js';
import {materialName, readPlacement} from '../solver/material.js';
import {parseDrillBot} from './settings.js';

/** Returns the ending that stands at a start, such as "KQvK"; undefined when it is none. */
export function endingAt(fen: string): string | undefined {
	const setup = parseFen(fen);
	const read = setup.ok ? readPlacement(setup.value.cells) : setup;
	return read.ok ? materialName(read.value.placement.material) : undefined;
}

/** What is told in a list of the bots that play, by their ids. */
type Bots = {readonly bots?: Partial<ByColor<string>>};

/** Whether a game is a drill, by what is told of it in a list. */
export const isDrill = ({bots = {}}: Bots): boolean =>
	Object.values(bots).some((bot) => parseDrillBot(bot) !== undefined);

/** Returns of which ending a game that is over was a drill, by what is told of it in a list; undefined when it was none. */
export const drilledEnding = (game: Bots & {readonly start?: string}): string | undefined =>
	isDrill(game) ? endingAt(game.start ?? '') : undefined;
