import {cleanText} from './clean-text.js';

/** What is kept of the tags of a record from elsewhere: what says nothing of how its game is played or ended. */
export const FOREIGN_TAGS = [
	'Event',
	'Site',
	'Round',
	'WhiteElo',
	'BlackElo',
	'WhiteTitle',
	'BlackTitle',
	'TimeControl',
	'ECO',
	'Opening',
	'Annotator',
] as const;

export type ForeignTags = {readonly [name in (typeof FOREIGN_TAGS)[number]]?: string};

/** What we write into tags that every PGN has, when there is nothing to say. */
export const NOTHING_TO_SAY: ForeignTags = {Event: 'fogchess', Site: '?', Round: '-'};

const LONGEST_TAG = 100;

/** Returns a tag's value as it is kept. */
export const cleanTag = (value: string): string => cleanText(value, LONGEST_TAG);

/** Returns the tags that are kept, by what a record tells of each; undefined where it tells nothing. */
export function keepTags(told: (name: string) => string | undefined): ForeignTags | undefined {
	const tags = FOREIGN_TAGS.flatMap((name) => {
		const value = cleanTag(told(name) ?? '');
		return ['', '?', '-', NOTHING_TO_SAY[name]].includes(value) ? [] : [[name, value] as const];
	});
	return tags.length === 0 ? undefined : Object.fromEntries(tags);
}
