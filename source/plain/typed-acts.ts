import {parseAct} from '../core/act.js';
import {currentView} from '../rules/history.js';
import {actTexts, type SeatReport} from '../match/seat-report.js';
import {wordsInPhase, wordsOfGame} from '../session/entry/game-word.js';
import {knowledgeOf} from '../session/entry/move-knowledge.js';
import {castlingIn} from '../session/entry/why-not-castle.js';
import {bareWord, planned, wordsOf} from '../session/entry/plan-steps.js';
import {type NumberedWord, numberWords} from '../session/entry/word-numbers.js';
import {whyNoAct} from '../session/entry/why-no-act.js';
import {actHelps, atItsTime, wordHelp} from '../text/acts.js';
import {moveExamples} from '../text/turn.js';
import type {Typed} from './place.js';

const moveHelp = (variant: string): Typed => ({
	names: ['move'],
	help: `a move, such as ${moveExamples(castlingIn(variant) !== 'none')}`,
});

/** Returns what a seat may do in its turn, as the help has it: acts and questions, then what else is said in its game at some time, and that there are moves. */
export function typedActs(report: SeatReport): readonly Typed[] {
	const {acts, questions} = actTexts({...report, moves: []});
	const told = actHelps([...acts, ...questions].flatMap((text) => parseAct(text) ?? []));
	const {phase} = currentView(report.history);
	const later = wordsInPhase(report.variant, phase).filter(
		(word) => !told.some(({text}) => text.split(/[:?]/)[0] === word),
	);
	return [
		...told.map(({text, help}) => ({names: [text], help})),
		...later.map((word) => ({
			names: [word],
			help: atItsTime(wordHelp(word)),
			isLater: true as const,
		})),
		...(report.moves.length === 0 ? [] : [moveHelp(report.variant)]),
	];
}

/** Returns the words from which a seat has to choose that has no move, each by the number that is its key on a screen. */
export function wordsToChoose({moves, acts}: SeatReport): readonly NumberedWord[] {
	const words = wordsOf(acts).filter((word) => bareWord(word, acts) !== undefined);
	return moves.length > 0 ? [] : numberWords(words);
}

/** Returns the word that a line names by its number, and any other line as it is. */
export function readNumber(line: string, report: SeatReport): string {
	return wordsToChoose(report).find(([number]) => line === String(number))?.[1] ?? line;
}

/** Returns what a word of the game does, and in its turn why a seat cannot say it now; undefined for any other word. */
export function explainWord(report: SeatReport, name: string): string | undefined {
	const word = wordsOfGame(report.variant).find((one) => one === name.replace('?', ''));
	if (word === undefined) {
		return undefined;
	}

	const isTurn = report.phase.name === 'turn';
	const why = isTurn ? whyNoAct(word, planned(knowledgeOf(report))) : undefined;
	return `${word}: ${wordHelp(word)}. ${why ?? ''}`.trim();
}
