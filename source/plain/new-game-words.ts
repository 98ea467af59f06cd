import {BOTS, findBot} from '../bot/bots.js';
import {type Color, COLORS} from '../core/color.js';
import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import {isAdviser} from '../rules/seat.js';
import {findVariant} from '../rules/registry.js';
import {parseClock} from '../session/clock-text.js';
import {type NewGame, personSeats, SIDE_CHOICES} from '../session/new-game.js';

/** Words that say nothing by themselves. */
const FILLERS = ['level', 'as', 'variant', 'clock', 'against', 'with'];

/** Whom a person advises, by what asks for it; our bot advises the others. */
const ADVISED: {readonly [word in string]?: readonly Color[]} = {
	advisers: COLORS,
	adviser: COLORS,
	'white-adviser': ['white'],
	'black-adviser': ['black'],
	'bot-advisers': [],
};

/**
 * Reads what is wanted of a new game, in any order: a side, a level by its number or name, a variant, a clock such as
 * 5+3, who is advised by a person. What is not named stays as it is in `game`. The error says what means nothing.
 */
export function readNewGame(words: string, game: NewGame): Result<NewGame> {
	let wanted = game;
	let adviser: string | undefined;
	// Who knows the command line writes the same words with dashes: --level 3.
	const all = words
		.toLowerCase()
		.split(/\s+/)
		.map((word) => word.replace(/^--(?=\w)/, ''));
	for (const word of all.filter(Boolean)) {
		const side = SIDE_CHOICES.find((one) => one === word);
		const bot = game.opponent === 'bot' ? findBot(word) : undefined;
		const clock = parseClock(word);
		const variant = findVariant(word);
		const advisers = ADVISED[word];
		if (FILLERS.includes(word)) {
			continue;
		} else if (game.opponent === 'bot' && side !== undefined) {
			wanted = {...wanted, you: side};
		} else if (bot?.ok === true && bot.value.isStrategist !== true) {
			wanted = {...wanted, bot: bot.value.id};
		} else if (variant.ok) {
			wanted = {...wanted, variant: variant.value.id};
		} else if (clock.ok) {
			wanted = {...wanted, clock: clock.value};
		} else if (advisers !== undefined) {
			wanted = {...wanted, advisers};
			adviser = word;
		} else {
			const level = game.opponent === 'bot' ? `a side, a level from 1 to ${BOTS.length}, ` : '';
			return fail(
				`A game is asked for by ${level}a variant or a clock such as 5+3; ${quote(word)} is none.`,
			);
		}
	}

	const hasAdvisers = personSeats({...wanted, advisers: COLORS}).some(isAdviser);
	return adviser === undefined || hasAdvisers
		? ok(wanted)
		: fail(`There are no advisers in ${wanted.variant}, so ${quote(adviser)} means nothing.`);
}
