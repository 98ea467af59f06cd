import {parseDrillBot} from '../drill/settings.js';
import {listPlayed, type PlayedList} from '../storage/played-games.js';

/** Lists what a person's record is made from: the finished games against bots of a folder, drills not among them. */
export function listRecord(folder: string): PlayedList {
	const {played, warnings} = listPlayed(folder);
	return {played: played.filter(({bot}) => parseDrillBot(bot) === undefined), warnings};
}
