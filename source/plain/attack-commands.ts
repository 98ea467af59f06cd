import {parseSquare, type Square} from '../core/square.js';
import {countedBoard} from '../knowledge/counted-board.js';
import {currentView} from '../rules/history.js';
import type {CoachCommand} from '../session/drill/coach-command.js';
import type {CoachKnowledge} from '../session/drill/coach-knowledge.js';
import {whereText} from '../session/drill/coach-text.js';
import {squareNames} from '../text/men.js';
import {verdictsAre, whyNoCheck} from '../text/drill.js';
import {noSquare} from '../text/board-words.js';
import type {Guess} from './guess.js';
import {knownInWords} from './knowing.js';
import type {PlainCommand} from './place.js';
import type {Session} from './session.js';

/** The coach of an attacker, as he is asked. */
export type AskedCoach = {
	readonly known: () => CoachKnowledge | undefined;
	readonly guess: Guess;
	/** Asks him; what he says besides is said. */
	readonly ask: (command: CoachCommand, square?: Square) => void;
	/** Told that he has said where the king can be. */
	readonly told: () => void;
	/** Returns whether moves are judged at once from now on. */
	readonly toggleVerdicts: () => boolean;
};

/** Returns the command that has moves judged at once or at the end. */
export const verdictsCommand = (
	session: Session,
	toggle: () => boolean,
	help: string,
): PlainCommand => ({
	names: ['verdicts'],
	help,
	run: () => session.say(verdictsAre(toggle())),
});

/** Returns the commands of who hunts the king in a drill. */
export function attackCommands(session: Session, coach: AskedCoach): readonly PlainCommand[] {
	const why = (words: string): void => {
		const square = parseSquare(words.toLowerCase());
		if (square === undefined) {
			session.say(
				words === '' ? 'Name a square: why e4 tells why he can be there or not.' : noSquare(words),
			);
		} else {
			coach.ask('why', square);
		}
	};

	const where = (words: string): void => {
		const known = coach.known();
		if (known === undefined) {
			return;
		}

		coach.told();
		const {belief} = known.advice;
		const {history} = known.report;
		if (words === '') {
			session.say(whereText(known), belief.size > 1 ? `${squareNames([...belief])}.` : undefined);
		} else {
			const kings = [...belief].map((square) => ({square, role: 'king' as const, count: 1}));
			const board = countedBoard(currentView(history).cells, belief.size, kings);
			session.say(...knownInWords(board, words, history));
		}
	};

	const check = (words: string): void => {
		const fault = whyNoCheck(!coach.guess.squares.isEmpty, words);
		if (fault === undefined) {
			coach.ask('check');
		} else {
			session.say(fault);
		}
	};

	return [
		{
			names: ['hint', '+'],
			help: 'a hint; again for more: the man, its square, the move, the reason',
			run: () => coach.ask('hint'),
		},
		{
			names: ['where', 'may', 'w', 'know', 'what'],
			usage: '[f7]',
			help: 'the squares where he can be, or whether one is among them',
			run: where,
		},
		{names: ['why'], usage: 'e5', help: 'why he cannot be on a square', run: why},
		{
			names: ['plan'],
			help: 'the next step of the plan; again for the other one',
			run: () => coach.ask('plan'),
		},
		{
			names: ['guess'],
			usage: '[e5 f6]',
			help: 'your own guess of where he can be: adds squares, or takes them out',
			run: (words) => coach.guess.take(words),
		},
		{names: ['check', '.'], help: 'compares your guess with what you can know', run: check},
		verdictsCommand(
			session,
			coach.toggleVerdicts,
			'says what each move was worth at once, or only at the end',
		),
	];
}
