import {squareName} from '../../core/square.js';
import type {SquareSet} from '../../core/square-set.js';
import type {UciMove} from '../../core/uci.js';
import {leavesOf} from '../../drill/coach.js';
import {beliefGame, drillVariant} from '../../drill/game.js';
import {FIFTY, historyOf, type Line} from '../../drill/line.js';
import {seenKing} from '../../knowledge/lone-king-belief.js';
import {makeOwnSan} from '../../knowledge/own-san.js';
import {moveList} from '../../knowledge/move-list.js';
import {countOf, joinWords, squareNames} from '../../text/men.js';
import {mostMoves} from '../../theory/paper/paper-steps.js';
import {lemmaName, PLAN_IDEAS, TABLE_IDEA} from '../../text/published.js';
import {type Message, say} from '../told/message.js';
import {leftText} from '../drill/coach-text.js';
import {strategyTitle} from '../drill/drill-words.js';
import {movesText, stepMessages} from '../drill/plan-view.js';
import {chaptersOf, lemmaAt, movesByLemma} from './chapters.js';
import {byTableText, turnsOf, type StepWords, type Voice, whereBeside} from './voice.js';

/** Returns what a move without a plan leaves the king after so many steps, as a sentence. */
function leavesText({game, start, steps}: Line, step: number, move: UciMove): string {
	const rules = beliefGame(game);
	const played = historyOf({game, start, steps: steps.slice(0, step)});
	const now = rules.read(played, start.belief).at(-1)!;
	const {belief} = now;
	const {silent} = leavesOf(rules, now, move);
	return silent > 0
		? `If he does not show himself, ${leftText(silent, belief.size)}.`
		: belief.size === 1 && belief.has(move.to)
			? 'It takes him.'
			: 'It takes him, or White sees where he is.';
}

/** Returns what White's plan says for the move that comes; of the table's move what it leaves the king, and how long it takes. */
function nextMessages(line: Line, step: number): readonly Message[] {
	const {game, reasons, needed, steps, start} = line;
	const reason = reasons[step];
	if (reason === undefined) {
		return [];
	}

	const {view} = steps[step - 1] ?? start;
	const {cells} = view;
	if (reason.step !== undefined) {
		const [said, ...repair] = stepMessages(reason);
		return [said, ...say(movesText(reason, cells)), ...repair];
	}

	const [move] = reason.moves;
	const name = makeOwnSan(view, move, drillVariant(game));
	return [
		...say(`White plays ${name}. ${leavesText(line, step, move)}`, 'accent'),
		// How long it takes in all is said at the start.
		...say(step === 0 ? undefined : byTableText(needed[step]), 'faint'),
	];
}

/** Returns a word when the move that comes is by another lemma than the last one. */
function turnMessages(line: Line, step: number): readonly Message[] {
	// The king's step is the one that led here, White's the one that comes.
	const at = line.hero === 'white' ? step : step - 1;
	const [before, now] = [lemmaAt(line, at - 2), lemmaAt(line, at)];
	const isSame = before === undefined || now === undefined || now === 0 || before === now;
	return say(isSame ? undefined : `From Lemma ${before} to Lemma ${now}.`, 'good');
}

/** Returns what the lone king's last step was. */
function kingMessages({steps}: Line, step: number): readonly Message[] {
	const king = steps[step - 1]?.king;
	if (king === undefined) {
		return [];
	}

	const [said, ...repair] = stepMessages(king);
	const held = joinWords(squareNames([...king.held]).split(' '), 'or');
	const where =
		king.held.size === 1 ? `He goes to ${held}.` : `He is now on ${held}; he has not decided.`;
	return [said, ...say(where), ...repair];
}

/** Returns what is said at the start. */
function startMessages({start, hero, strategy, ending, needed: [par]}: Line): readonly Message[] {
	const [king] = start.belief;
	const told = `The king stands on ${squareName(king)}, and White is told so.`;
	const goal =
		hero === 'black'
			? par === undefined
				? 'The paper’s king shows that he cannot be caught; White tries to drive him out.'
				: `No lemma holds here: the table takes him in ${par}.`
			: strategy === 'table'
				? par === undefined
					? 'Nothing is forced from here.'
					: `The table needs at most ${countOf(par, 'move')}.`
				: 'Against him is the phantom, who has not decided where he goes.';
	return [
		...say(strategy === 'table' ? TABLE_IDEA : PLAN_IDEAS[ending]),
		...say(`${told} ${goal}`),
	];
}

/** Returns the proved bounds of a line that is over, its moves by lemmas, and what the fifty-move rule makes of it. */
function sumMessages(line: Line): readonly Message[] {
	const {end, moves, most, needed, hero, strategy, ending} = line;
	const [par] = needed;
	const counts = [...movesByLemma(line)].filter(([lemma]) => lemma > 0);
	const bounds = [
		...(most === undefined ? [] : [`the plan takes at most ${most} from any start`]),
		...(par === undefined
			? []
			: [`the table needs ${strategy === 'table' ? '' : 'only '}${par} from this one`]),
	];
	const improved = strategy === 'paper' ? mostMoves('paper+', ending) : undefined;
	const byLemmas = joinWords(counts.map(([lemma, count]) => `${count} by ${lemmaName(lemma)}`));
	const isDraw = end === 'taken' && most !== undefined && moves > FIFTY;
	return [
		...say([
			bounds.length === 0 ? undefined : `By proof: ${joinWords(bounds)}.`,
			counts.length === 0 ? undefined : `${hero === 'white' ? 'Moves' : 'His moves'}: ${byLemmas}.`,
		]),
		...say(
			isDraw
				? `Under the fifty-move rule it would have been a draw.${improved === undefined ? '' : ` The improved plan (paper+) takes at most ${improved}.`}`
				: undefined,
			'warning',
		),
	];
}

function stepWords(line: Line, step: number, allowed?: SquareSet): StepWords {
	const {steps, reasons, hero, most} = line;
	const isLast = step === steps.length;
	const {tried, view, belief} = steps[step - 1];
	const {number, text} = moveList(historyOf(line))[step - 1];
	const isSeen = seenKing(view) >= 0;
	// Where the king's own step brings him is said with its lemma.
	const beside = steps[step - 1].king === undefined ? allowed : undefined;
	const where = whereBeside(line, belief, 'lemma', beside);
	if (tried !== undefined) {
		const reason = reasons[step - 1];
		const why = reason?.step === undefined ? [] : stepMessages(reason);
		const seen = isSeen ? 'White sees him' : 'White does not see him';
		const rest = isLast ? [] : [...say(`${seen}: ${where}.`), ...why];
		return {title: `${number}. ${text}`, rest};
	}

	const isFifty = most !== undefined && step >= 2 * FIFTY && !isLast;
	return {
		title: `${number}… ${isSeen ? text : 'unseen'}: ${where}.`,
		rest: [
			...turnMessages(line, step),
			...(hero === 'black' ? kingMessages(line, step) : nextMessages(line, step)),
			...say(isFifty ? 'By the fifty-move rule it would be a draw by now.' : undefined, 'warning'),
		],
	};
}

/** Lines of the fog: what White sees, and the paper's lemmas. */
export const FOG_VOICE: Voice = {
	hasTries: false,
	player: ({hero, strategy}) => (hero === 'black' ? 'the paper’s king' : strategyTitle(strategy)),
	stops(line) {
		const chapters = chaptersOf(line);
		return chapters.length > 0 ? chapters.map(({told}) => told) : turnsOf(line);
	},
	moves: (line, steps) => moveList(historyOf(line)).slice(0, steps),
	start: startMessages,
	step: stepWords,
	next: nextMessages,
	ends: {
		taken: (moves) => `White takes the king, with ${moves}.`,
		'out-of-moves': (moves) => `After ${moves} the host calls a draw: the king was never caught.`,
		'man-lost': () => 'White’s last man is lost: a draw.',
		'king-lost': () => 'White’s king is lost.',
	},
	sum: sumMessages,
	warns: false,
	picture: 'lemma',
	mixes: true,
};
