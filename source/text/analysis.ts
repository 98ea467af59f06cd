import {type Color, opposite} from '../core/color.js';
import type {JudgedMove, NamedMove, Worth} from '../analysis/judged-move.js';
import type {WholeGame} from '../analysis/summary.js';
import type {Fault, Luck} from '../match/analysed-game.js';
import {capitalise, countOf, joinWords, sideName} from './men.js';
import {partOf, thousands} from './share.js';

/** What is said of a fault or of luck, and its one sign, which is no letter of a man or a file: in the list of moves and under the plot, where captures and falls have theirs; with what the sign means, where that is said at more length. */
type Verdict = {readonly words: string; readonly sign: string; readonly meaning?: string};

export const FAULT_WORDS: {readonly [fault in Fault]: Verdict} = {
	'missed-king': {words: 'king not taken', sign: 'T'},
	'king-left': {words: 'king left', sign: 'L', meaning: 'king left or at risk'},
	blunder: {words: 'blunder', sign: 'M'},
	mistake: {words: 'mistake', sign: 'm'},
};

export const LUCK_WORDS: {readonly [luck in Luck]: Verdict} = {
	bad: {words: 'bad luck', sign: 'u'},
	good: {words: 'lucky', sign: '+'},
};

/** What was wrong with a move by knowledge, and what the truth made of it; null for nothing. */
type Judged = {readonly fault: Fault | null; readonly luck: Luck | null};
/** The same with what else it was, and how surely the king could be taken. */
type JudgedKing = Judged & Pick<JudgedMove, 'besides' | 'king' | 'truth'>;

const AT_RISK = 'king at risk';

/** In how many more positions a king must be in danger for it to be a fault, as it stands in a sentence: `KING_RISK`. */
export const RISKED = 'at least 15 % more';

/** Returns what is said of a king that a move left: that it did only where he could be taken for certain or in truth. */
export const kingWords = ({king, truth}: Pick<JudgedMove, 'king' | 'truth'>): string =>
	king.risk === 1 || truth.kingLeft ? FAULT_WORDS['king-left'].words : AT_RISK;

/** Returns what is said of a move by what it lost: "blunder", "bad luck", "lucky mistake"; of one that left the king what it was besides; nothing of a sound one. */
export const verdictWords = ({fault, besides, luck, ...move}: JudgedKing): string =>
	[
		...(luck === null ? [] : [LUCK_WORDS[luck].words]),
		...(besides !== null
			? [FAULT_WORDS[besides].words]
			: fault === 'king-left'
				? [luck === 'good' ? 'risk' : kingWords(move)]
				: fault === null
					? []
					: [FAULT_WORDS[fault].words]),
	].join(' ');

/** Returns the sign of a move: that of its luck, if there was any; none of a sound one. */
export const verdictSign = ({fault, luck}: Judged): string | undefined =>
	luck !== null ? LUCK_WORDS[luck].sign : fault !== null ? FAULT_WORDS[fault].sign : undefined;

/** Returns what signs of verdicts mean, of those that there are: "m mistake". */
export const verdictKey = (signs: readonly (string | undefined)[]): readonly string[] =>
	[...Object.values(FAULT_WORDS), ...Object.values(LUCK_WORDS)]
		.filter(({sign}) => signs.includes(sign))
		.map(({sign, words, meaning = words}) => `${sign} ${meaning}`);

function signed(pawns: number): string {
	const text = Math.abs(pawns).toFixed(1);
	return text === '0.0' ? text : `${pawns < 0 ? '−' : '+'}${text}`;
}

/** Returns a worth in pawns with its sign: "+0.4"; "won" or "lost". */
export const worthText = (worth: Worth): string =>
	typeof worth === 'number' ? signed(worth) : worth;

/** Returns what a move came to, as what is said of it: "was worth +0.4 pawns"; "won" or "lost". */
const cameTo = (worth: Worth): string =>
	typeof worth === 'number' ? `was worth ${worthText(worth)} pawns` : worth;

/** Returns what a move was worth beside the best, where that is another one, as a sentence; `where` says by what it is judged. */
function besideBest(where: string, text: string, worth: Worth, best: NamedMove): string {
	const own = `${where} ${text} ${cameTo(worth)}`;
	if (best.text === text) {
		return `${own}; none was better.`;
	}

	return typeof worth === 'string' && worth === best.worth
		? `${own}, and so did the best, ${best.text}.`
		: `${own}; the best, ${best.text}, ${cameTo(best.worth)}.`;
}

/** From how many pawns on a loss makes a blunder, next to even. */
const BLUNDER = 2.5;
const MUCH = `${BLUNDER} pawns or more`;

/** What the table of an analysis has no room to say: what its column of positions counts, and on which scale a loss is judged. */
export const BAD_IN: readonly string[] = [
	`“Bad in”: in so many positions that fitted the move lost ${MUCH};`,
	'a + behind their number says that more may have fitted.',
	'Worth and best are in whole pawns. Verdicts, “bad in” and “pawns lost” count a',
	'pawn in full next to even, and less the further a side is ahead or behind.',
];

/** Returns what could be known when a move was made: how many positions fitted, and in which part of them the king could be taken or the move was a blunder; not that a faulty one was so in none, for then it lost little in many. */
function describeKnown({
	text,
	size,
	isExact,
	risk,
	king,
	fault,
}: Omit<JudgedMove, 'ply' | 'number'>): string {
	if (size === 1) {
		return `It was known where all stood${king.risk > 0 ? ', and the king could be taken' : ''}.`;
	}

	const safer =
		king.least < king.risk ? `, after ${king.safest} in ${partOf(king.least, size)}` : '';
	const hung = `the king could be taken in ${partOf(king.risk, size)} of them${safer}`;
	const lost =
		risk === 0 && fault !== null ? [] : [`${text} lost ${MUCH} in ${partOf(risk, size)} of them`];
	const said: readonly string[] =
		king.risk === 0 || fault === 'missed-king'
			? lost
			: fault === 'king-left'
				? [hung, ...lost]
				: [...lost, hung];
	const fitted = `${isExact ? '' : 'at least '}${thousands(size)} positions fitted`;
	return `What could be known: ${[fitted, ...said].join('; ')}.`;
}

/** So many pawns decide a game: what a move loses beyond them changes little, and so much less than the best is told. */
const DECIDED = 5;
/** What so many moves lost in truth each, and what all of them owe to chance, in pawns. */
type Chance = {readonly moves: number; readonly lossInTruth: number; readonly balance: number};

/** A chance of fewer pawns than this is little. */
const LITTLE = 1;
const TOLD = 1;

/** Returns what a move is called: what was wrong or lucky with it, else that it was sound, or that it no longer mattered much; of bad luck also whose it was, where `side` is given. */
export function verdictName(move: Omit<JudgedMove, 'ply' | 'number'>, side?: Color): string {
	const {worth, best, luck} = move;
	const isPlain = typeof worth === 'number' && typeof best.worth === 'number';
	const isWorse = isPlain && best.worth - worth >= TOLD && Math.abs(worth) >= DECIDED;
	const unfaulted = isWorse ? (worth < 0 ? 'lost anyway' : 'won anyway') : 'sound';
	const also = move.besides === null ? '' : `, ${kingWords(move)}`;
	const whose = luck === 'bad' && side !== undefined ? ` for ${sideName(side)}` : '';
	return `${verdictWords(move) || unfaulted}${whose}${also}`;
}

/** A sound move may be worth so many pawns less than the best before that is told with it. */
const BELOW = 0.3;

/** Returns by how much a sound move is worth less than the best, where that is to be told: what is no fault may cost most of a pawn. */
function belowBest({fault, luck, worth, best}: Omit<JudgedMove, 'ply' | 'number'>): string {
	const isPlain = typeof worth === 'number' && typeof best.worth === 'number';
	const below = isPlain && Math.abs(worth) < DECIDED ? best.worth - worth : 0;
	return fault === null && luck === null && below >= BELOW
		? `, ${below.toFixed(1)} pawns below the best`
		: '';
}

/** Returns why a move that lost as much as a blunder is only a mistake: next to even a pawn counts most; undefined where it did not, or is no mistake. */
function countsLess({
	fault,
	besides,
	worth,
	best,
}: Omit<JudgedMove, 'ply' | 'number'>): {readonly why: string; readonly lost: number} | undefined {
	const isMistake = (besides ?? fault) === 'mistake';
	if (!isMistake || typeof worth !== 'number' || typeof best.worth !== 'number') {
		return undefined;
	}

	const lost = best.worth - worth;
	const why = best.worth < 0 ? 'behind already' : worth > 0 ? 'still ahead' : undefined;
	return lost < BLUNDER || why === undefined ? undefined : {why, lost};
}

/** What is said of the move that won the game: there is nothing to weigh. */
const tookKingText = (move: string): string => `${move} took the king.`;

/**
 * Returns what is said of a move that was judged: the verdict by what its seat knew, what could be known, and what the
 * move was in truth; not that where all was known. `side` is whose move it was.
 */
export function describeJudged(
	move: Omit<JudgedMove, 'ply' | 'number'>,
	side?: Color,
): readonly string[] {
	const {text, size, worth, best, truth, fault} = move;
	if (move.tookKing) {
		return [tookKingText(text)];
	}

	const name = capitalise(verdictName(move, side));
	const less = countsLess(move);
	const why =
		less === undefined ? '' : ` (${less.why}: its ${less.lost.toFixed(1)} pawns count less)`;
	const worthwhile = besideBest('By knowledge', text, worth, best);
	const inTruth = besideBest('In truth', text, truth.worth, truth.best);
	return [
		fault === 'missed-king'
			? `${name}: ${best.text} would have taken him.`
			: `${name}${why}${belowBest(move)}. ${worthwhile}`,
		describeKnown(move),
		...(size === 1 ? [] : [truth.kingLeft ? `${inTruth} The king could be taken.` : inTruth]),
	];
}

/** Returns the same in so few words that it fits beside a small board: "Mistake: Nf4 -2.1, best Qb1 +0.5. Of 498+ bad in 22 %. In truth -2.7, best e5 +0.1." */
export function judgedInShort(move: Omit<JudgedMove, 'ply' | 'number'>): readonly string[] {
	const {text, size, isExact, worth, best, risk, king, truth, fault} = move;
	if (move.tookKing) {
		return [tookKingText(text)];
	}

	const beside = (own: Worth, other: NamedMove): string =>
		`${worthText(own)}${other.text === text ? '' : `, best ${other.text} ${worthText(other.worth)}`}.`;
	const hung =
		king.risk > 0 && fault !== 'missed-king' ? `, king hung in ${partOf(king.risk, size)}` : '';
	const less = countsLess(move);
	const why = less === undefined ? '' : ` (${less.why})`;
	return [
		`${capitalise(verdictName(move))}${why}: ${text} ${beside(worth, best)}`,
		...(size === 1
			? []
			: [
					`Of ${thousands(size)}${isExact ? '' : '+'} ${risk === 0 && fault !== null ? 'possible' : `bad in ${partOf(risk, size)}`}${hung}.`,
					`In truth ${beside(truth.worth, truth.best)}`,
				]),
	];
}

/** Returns how many faults there are of each kind, each move counting once, as in statistics: "2 mistakes and 1 blunder"; "no fault" for none. */
function countFaults({mistakes, blunders, kingsLeft, missedKings}: WholeGame['knowledge']): string {
	const parts = [
		{count: mistakes, text: countOf(mistakes, 'mistake')},
		{count: blunders, text: countOf(blunders, 'blunder')},
		{count: kingsLeft, text: countOf(kingsLeft, 'king left or at risk', 'kings left or at risk')},
		{count: missedKings, text: countOf(missedKings, 'king not taken', 'kings not taken')},
	].filter(({count}) => count > 0);
	return parts.length === 0 ? 'no fault' : joinWords(parts.map(({text}) => text));
}

const faultsIn = ({mistakes, blunders, kingsLeft, missedKings}: WholeGame['knowledge']): number =>
	mistakes + blunders + kingsLeft + missedKings;

/** Returns how many moves were unlucky, and how many of the faulty ones lucky, as far as there were any. */
function luckText({unit, knowledge, truth: {badLuck, goodLuck}}: WholeGame): string {
	const faults = faultsIn(knowledge);
	const lucky =
		faults === 1
			? 'the fault was lucky'
			: `${goodLuck} of ${faults} faulty ${unit}s ${goodLuck === 1 ? 'was' : 'were'} lucky`;
	return [
		...(badLuck === 0 ? [] : [countOf(badLuck, `unlucky ${unit}`)]),
		...(goodLuck === 0 ? [] : [lucky]),
	].join(', ');
}

/** Returns the same as what follows the faults in a row. */
function luckBeside(
	{unit, knowledge, truth: {badLuck, goodLuck}}: WholeGame,
	isShort: boolean,
): string {
	const lucky =
		faultsIn(knowledge) === 1 ? 'lucky' : `${goodLuck} ${isShort ? '' : 'of them '}lucky`;
	const unlucky = isShort ? `${badLuck} unlucky` : countOf(badLuck, `unlucky ${unit}`);
	return `${goodLuck === 0 ? '' : `, ${lucky}`}${badLuck === 0 ? '' : `; ${unlucky}`}`;
}

/** Returns a game's faults and luck in a row, in as few words as it takes for at most `width` columns. */
export function sumUpWhole(game: WholeGame, width: number): string {
	const {seat, knowledge} = game;
	const [side, faults] = [sideName(seat), countFaults(knowledge)];
	const luck = luckBeside(game, false);
	const texts = [
		faultsIn(knowledge) === 0
			? `${side}: ${faults} that could have been known${luck}`
			: `${side}, by what could be known: ${faults}${luck}`,
		`${side}: ${faults}${luck}`,
	];
	return (
		texts.find(({length}) => length <= width) ??
		`${side}: ${countOf(faultsIn(knowledge), 'fault')}${luckBeside(game, true)}`
	);
}

/** Returns the same of both sides' faults, for eyes that are neither's. */
export function sumUpBoth(games: readonly WholeGame[], width: number): string {
	const each = (text: (knowledge: WholeGame['knowledge']) => string): string =>
		games.map(({seat, knowledge}) => `${sideName(seat)} ${text(knowledge)}`).join('; ');
	const texts = [`By knowledge: ${each(countFaults)}`, each(countFaults)];
	return (
		texts.find(({length}) => length <= width) ??
		each((knowledge) => countOf(faultsIn(knowledge), 'fault'))
	);
}

/**
 * Returns how the hidden squares served somebody, which is no count of lucky moves: what moves lost in truth, and what they
 * lost on average in what could be, as a sentence; undefined where it is nothing by either. `whose` moves they are
 * (“White’s”), of whom `who` is told.
 */
export function chanceText(
	{moves, lossInTruth, balance}: Chance,
	{whose, who, unit}: {readonly whose: string; readonly who: string; readonly unit: string},
): string | undefined {
	const [lost, usual] = [lossInTruth * moves, lossInTruth * moves + balance].map((pawns) =>
		Math.max(0, pawns).toFixed(1),
	);
	const gave = `${whose} ${unit}s gave away ${lost} pawns`;
	if (lost === usual) {
		return lost === '0.0' ? undefined : `${gave}, as was to be expected from what ${who} knew.`;
	}

	const degree = Math.abs(balance) < LITTLE ? 'a little ' : '';
	return `${gave}; from what ${who} knew ${usual} were to be expected: the fog was ${degree}${balance > 0 ? 'kind' : 'unkind'}.`;
}

/** Returns what the truth made of a game: single moves, and unless it is to be short all in all. */
function inTruthText(game: WholeGame, isShort: boolean): string {
	const {seat, moves, unit, truth} = game;
	const who = sideName(seat);
	const luck = `For ${who} in truth: ${luckText(game) || `no lucky or unlucky ${unit}`}.`;
	const {averageLoss: lossInTruth, balance} = truth;
	const chance = isShort
		? undefined
		: chanceText({moves, lossInTruth, balance}, {whose: `${who}’s`, who, unit});
	return chance === undefined ? luck : `${luck} ${chance}`;
}

/** Returns what a game comes to, as sentences; in short its faults and its luck alone. */
export function describeWhole(game: WholeGame, isShort = false): readonly string[] {
	const {seat, moves, unit, knowledge} = game;
	const side = sideName(seat);
	if (moves === 0) {
		return [`${side} made no move in it: nothing to judge.`];
	}

	const faults = `By knowledge: ${countFaults(knowledge)}`;
	const loss = knowledge.averageLoss.toFixed(2);
	const lost = `; ${loss} pawns lost ${unit === 'act' ? 'an act' : 'a move'}`;
	const inTruth = inTruthText(game, isShort);
	return isShort
		? [`${faults}.`, inTruth]
		: [
				`The game as ${side} knew it: ${countOf(moves, unit)}.`,
				`${faults}${loss === '0.00' ? '' : lost}.`,
				inTruth,
			];
}

export const analysedAs = (seat: Color): string => `It is analysed as ${sideName(seat)} knew it.`;

/** Returns what to type of a game that is analysed as a side knew it. */
export const analyseOther = (seat: Color): string =>
	`analyse ${opposite(seat)} judges ${sideName(opposite(seat))}’s moves, analyse ${seat} tells again what this comes to.`;

/** Returns why a game is not analysed, as a sentence. */
export const notAnalysed = (why: string): string => `Not analysed: ${why}.`;

/** What is said where a marked move is asked for and none comes after, before, or at all. */
export const NO_MARK = {
	after: 'No mark after this one; b goes back.',
	before: 'No mark before this one; n goes on.',
	anywhere: 'No move is marked here.',
};

/** What is said to who types where no move after this one is marked: all are judged, or none yet. */
export const NO_MARK_AFTER = 'No move after this one was a fault or luck.';
export const NONE_JUDGED = 'No move after this one is marked; analyse judges them.';

/** Returns how a person who types gets from a ply to a move that is marked, at one of some plies; undefined where none is. */
export const wayToMark = (marks: readonly number[], ply: number): string | undefined =>
	marks.length === 0
		? undefined
		: `${marks.some((mark) => mark > ply) ? '' : 'first, and then '}fault goes to the next move that was a fault or luck.`;

export const NOT_PLAYED = notAnalysed('nobody has played it');

export const NO_MOVE_MADE = notAnalysed('no move was made in it');

export const WENT_WRONG = notAnalysed('something went wrong');

/** What is said of an analysis that was stopped: nothing of it is kept. */
export const STOPPED = 'The analysis is stopped; x begins it anew.';

export const notKept = (why: string): string => `The analysis cannot be kept: ${why}.`;

/** Returns what the key does once the other side’s moves are judged. */
export const judgesNext = (seat: Color): string => `x judges ${sideName(seat)}’s`;

/** Returns that a side's analysis is there already, or where `both` are, that they are. */
export const analysedAlready = (seat: Color, both: boolean): string =>
	both
		? 'Both sides’ moves are judged already.'
		: `${sideName(seat)}’s moves are judged already; v changes the eyes.`;
