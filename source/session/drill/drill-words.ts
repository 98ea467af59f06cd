import {FIFTY} from '../../drill/line.js';
import type {SquareSet} from '../../core/square-set.js';
import {PLAN_BOOKS} from '../../theory/plan-books.js';
import {heroOf} from '../../drill/plans.js';
import {PAPER_PLANS} from '../../text/drill.js';
import {mostMoves} from '../../theory/paper/paper-steps.js';
import type {DrillGame} from '../../drill/game.js';
import {capitalise, countOf} from '../../text/men.js';
import {type DrillOpponent, type DrillStrategy, PAPER_KING} from '../../drill/settings.js';
import {SAFE_SPACE} from '../../theory/paper/lone-king-sets.js';

type Words = {readonly title: string; readonly about: string};

/** What White does with the king in each game, as a verb. */
export const TASKS: {readonly [game in DrillGame]: string} = {fog: 'take', kriegspiel: 'mate'};

/** Returns what a drill asks of White, as a sentence. */
export const taskText = (game: DrillGame, par: number | undefined): string =>
	par === undefined
		? `${capitalise(TASKS[game])} the king, though nothing is forced from here.`
		: `${capitalise(TASKS[game])} the king in ${countOf(par, 'move')}.`;

const PAR = 'Par is what that takes when he does his best.';

/** What is told before the first move of par, and of each kind of king. */
export const KING_SENTENCES: {readonly [king in DrillOpponent]: string} = {
	phantom: `${PAR} He is a phantom: he has not decided where he goes, and always turns up where it is worst for you.`,
	clairvoyant: `${PAR} He is clairvoyant: he sees everything and knows what you know.`,
	fogged: `${PAR} He is fogged: he sees no more than his own squares show him.`,
	[PAPER_KING]: PAR,
};

export const GAME_WORDS: {readonly [game in DrillGame]: Words} = {
	fog: {title: 'Fog of War', about: 'You see where your men can go, and take his king.'},
	kriegspiel: {
		title: 'Kriegspiel',
		about: 'You see your men alone, try moves, hear the umpire, and mate.',
	},
};

const KING_WORDS: {readonly [king in DrillOpponent]: Words} = {
	phantom: {
		title: 'a phantom',
		about: 'He has not decided where he stands, and turns up where it is worst for you.',
	},
	clairvoyant: {title: 'clairvoyant', about: 'He sees everything and knows what you know.'},
	fogged: {title: 'fogged', about: 'He sees no more than his own squares show him.'},
	[PAPER_KING]: {
		title: 'the paper’s',
		about: 'He plays by Lemmas 13 to 17: in his safe space he is never caught.',
	},
};

export const kingWords = (king: DrillOpponent): Words => KING_WORDS[king];

/** What is said of each strategist; the paper's plans are told with the moves that they take. */
const STRATEGY_WORDS: {readonly [strategy in DrillStrategy]: Words} = {
	table: {title: 'the table', about: 'never needs a move more than it must'},
	paper: {title: 'the paper', about: 'Gehnen and Stannat’s plan, lemma by lemma'},
	'paper+': {title: 'the paper, improved', about: 'the same lemmas, skipping what it can'},
	metaposition: {
		title: 'the program of 2003',
		about: 'Bolognesi and Ciancarini: tries judged by their worst answer',
	},
	'divide-and-conquer': {
		title: 'divide and conquer',
		about: 'four quarters, search, squeeze: it can go round in circles',
	},
	'divide-and-conquer+': {
		title: 'divide and conquer, corrected',
		about: 'always mates, whatever the king does',
	},
};

export const strategyTitle = (name: string): string =>
	Object.entries(STRATEGY_WORDS).find(([one]) => one === name)?.[1].title ?? '';

export function strategyWords(strategy: DrillStrategy, ending: string): Words {
	const {title, about} = STRATEGY_WORDS[strategy];
	const most = mostMoves(strategy, ending);
	if (most === undefined) {
		return {title, about};
	}

	const limit =
		most > FIFTY ? `${most} moves at worst, and after fifty it is a draw` : `at most ${most} moves`;
	return {title, about: `${about}: ${limit}`};
}

/** Returns what a plan that is watched is called, and what there is to see of it: which it is where a game has several. */
export function planWords(
	game: DrillGame,
	plan: DrillStrategy,
	ending: string,
): {readonly title: string; readonly more: string} {
	if (!PLAN_BOOKS[game].isNamed) {
		return PAPER_PLANS[heroOf(game, plan, ending) ?? 'white'];
	}

	const {title, about} = strategyWords(plan, ending);
	return {title: `${capitalise(title)}.`, more: `${capitalise(about)}.`};
}

/**
 * Returns what the lone king is told at the start of what the fifty-move rule does to White's plan; undefined
 * when White plays by none.
 */
export function fiftyMovesText(strategy: DrillStrategy, ending: string): string | undefined {
	const most = mostMoves(strategy, ending);
	if (most === undefined) {
		return undefined;
	}

	const improved = mostMoves('paper+', ending);
	return most <= FIFTY
		? `White’s plan takes at most ${most} moves: the fifty-move rule does not save you.`
		: `White’s plan as printed can take ${most} moves: hold out for fifty, and it is a draw.${
				improved === undefined ? '' : ` Improved (paper+) it takes at most ${improved}.`
			}`;
}

/** Returns what White is told at the start against the paper's king. `start` is where he is. */
export const paperKingText = (start: SquareSet): string =>
	start.isSubsetOf(SAFE_SPACE)
		? 'He starts in the paper’s safe space, c3 to f6: by Corollary 18 his capture cannot be forced. See how he gets away; after fifty moves it is a draw.'
		: 'He starts outside the paper’s safe space, c3 to f6: take him before he gets there.';
