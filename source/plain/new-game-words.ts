import {BOTS, findBot} from '../bot/bots.js';
import {type Color, COLORS} from '../core/color.js';
import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import {isAdviser} from '../rules/seat.js';
import {findVariantMeant} from '../rules/registry.js';
import {chosenTwice} from '../text/menu.js';
import {parseClock} from '../session/clock-text.js';
import {type NewGame, personSeats, SIDE_CHOICES} from '../session/new-game.js';

/** Words that say nothing by themselves. */
const FILLERS = ['as', 'variant', 'clock', 'with'];

/** Words behind which a bot is meant, though a variant has its name. */
const OF_BOT = ['level', 'bot', 'against'];

/** The most words that a name has: Kriegspiel, Berkeley with Any? */
const LONGEST_NAME = 4;

/** Whom a person advises, by what asks for it; our bot advises the others. */
const ADVISED: {readonly [word in string]?: readonly Color[]} = {
	advisers: COLORS,
	adviser: COLORS,
	'white-adviser': ['white'],
	'black-adviser': ['black'],
	'bot-advisers': [],
};

/** What can be chosen, each once, as it is called when it is chosen twice. */
type Chosen = 'sides' | 'opponents' | 'variants' | 'clocks' | 'choices of advisers';

/** Returns what a name chooses; undefined when it is none. */
function meant(
	name: string,
	{opponent}: NewGame,
	isOfBot: boolean,
): readonly [Chosen, Partial<NewGame>] | undefined {
	const found = opponent === 'bot' ? findBot(name) : undefined;
	const bot = found?.ok === true && found.value.isStrategist !== true ? found.value : undefined;
	const side = opponent === 'bot' ? SIDE_CHOICES.find((one) => one === name) : undefined;
	const variant = findVariantMeant(name);
	const clock = parseClock(name);
	const advisers = ADVISED[name];
	// A level is no variant, and the side “random” is no bot, unless a bot is asked for.
	if (bot !== undefined && (isOfBot || (side === undefined && !variant.ok))) {
		return ['opponents', {bot: bot.id}];
	}

	return side !== undefined
		? ['sides', {you: side}]
		: variant.ok
			? ['variants', {variant: variant.value.id}]
			: clock.ok
				? ['clocks', {clock: clock.value}]
				: advisers && ['choices of advisers', {advisers}];
}

/**
 * Reads what is wanted of a new game, in any order: a side, a level by its number or name, a variant, a clock such as
 * 5+3, who is advised by a person. What is not named stays as it is in `game`. The error says what means nothing, or
 * what is chosen twice.
 */
export function readNewGame(words: string, game: NewGame): Result<NewGame> {
	let wanted = game;
	let isOfBot = false;
	const chosen = new Map<Chosen, string>();
	// Who knows the command line writes the same words with dashes: --level 3.
	let left = words
		.toLowerCase()
		.split(/\s+/)
		.map((word) => word.replace(/^--(?=\w)/, ''))
		.filter(Boolean);
	while (left.length > 0) {
		const [word] = left;
		// Of “Fog of War” the whole is meant, not “fog”.
		const name = Array.from({length: Math.min(LONGEST_NAME, left.length)}, (_, index) =>
			left.slice(0, index + 1).join(' '),
		).findLast((one) => meant(one, game, isOfBot) !== undefined);
		const found = name === undefined ? undefined : meant(name, game, isOfBot);
		if (name !== undefined && found !== undefined) {
			const [kind, choice] = found;
			const before = chosen.get(kind);
			if (before !== undefined) {
				return fail(chosenTwice(before, name, kind));
			}

			chosen.set(kind, name);
			wanted = {...wanted, ...choice};
			left = left.slice(name.split(' ').length);
			isOfBot = false;
		} else if (OF_BOT.includes(word) || FILLERS.includes(word)) {
			isOfBot ||= OF_BOT.includes(word);
			left = left.slice(1);
		} else {
			const level = game.opponent === 'bot' ? `a side, a level from 1 to ${BOTS.length}, ` : '';
			return fail(
				`A game is asked for by ${level}a variant or a clock such as 5+3; ${quote(word)} is none.`,
			);
		}
	}

	const hasAdvisers = personSeats({...wanted, advisers: COLORS}).some(isAdviser);
	const adviser = chosen.get('choices of advisers');
	return adviser === undefined || hasAdvisers
		? ok(wanted)
		: fail(`There are no advisers in ${wanted.variant}, so ${quote(adviser)} means nothing.`);
}
