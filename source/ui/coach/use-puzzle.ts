import {useEffect, useRef, useState} from 'react';
import {answerPuzzle, type PuzzleStep} from '../../drill/puzzle-answer.js';
import {type PuzzleGame, startPuzzle} from '../../drill/puzzle-game.js';
import {gradePuzzle} from '../../drill/puzzle-progress.js';
import type {Puzzle} from '../../drill/puzzles.js';
import {type Message, say} from '../panes/message.js';
import {keepAttempt} from './use-lesson.js';
import {BOT_PAUSE} from '../play/match-host.js';
import {useServices, useSettings} from '../shell/app-context.js';

/**
 * Plays a puzzle against what the worker answers, and keeps the first attempt once it is over; none when
 * its solution was seen just now.
 */
export function usePuzzle(puzzle: Puzzle, isSeen: boolean) {
	const services = useServices();
	const {person} = useSettings().settings;
	const [game, setGame] = useState(() => startPuzzle(puzzle));
	const [isThinking, setThinking] = useState(false);
	// Keys that come before the next frame know it, too.
	const isBusy = useRef(false);
	const think = (isOn: boolean) => {
		isBusy.current = isOn;
		setThinking(isOn);
	};

	const [said, setSaid] = useState<readonly Message[]>([]);
	const asked = useRef<AbortController | undefined>(undefined);
	const tally = useRef({slips: 0, helps: 0});
	const isKept = useRef(isSeen);

	useEffect(() => () => asked.current?.abort(), []);

	const keep = (result: PuzzleGame['result']) => {
		if (isKept.current) {
			setSaid(say('Only the first try counts.', 'faint'));
			return;
		}

		isKept.current = true;
		const {slips, helps} = tally.current;
		const grade = gradePuzzle({slips, helps, result});
		const attempt = result === 'solved' ? {grade, lost: slips} : {grade};
		const comesBack = (when: string) => `This puzzle comes back ${when}.`;
		setSaid([keepAttempt(services, person, puzzle.id, attempt, comesBack)]);
	};

	const show = (next: PuzzleGame) => {
		setGame(next);
		if (next.result !== undefined) {
			keep(next.result);
		}
	};

	const take = ({shown, next}: PuzzleStep, signal: AbortSignal) => {
		const {verdict} = shown;
		if (shown.result === 'failed' || (verdict !== undefined && verdict.kind !== 'keeps')) {
			tally.current.slips++;
		}

		show(shown);
		if (shown === next || shown.result !== undefined) {
			think(false);
			return;
		}

		const callOff = services.after(BOT_PAUSE, () => {
			think(false);
			show(next);
		});
		signal.addEventListener('abort', callOff, {once: true});
	};

	const stop = () => {
		asked.current?.abort();
		think(false);
	};

	return {
		game,
		/** Whether Black's answer is being found. */
		isThinking,
		said,
		play(move: string) {
			if (isBusy.current || game.result !== undefined) {
				return;
			}

			const asking = new AbortController();
			asked.current = asking;
			think(true);
			services.puzzles
				.answer(game, move, asking.signal)
				// Without a worker the screen waits; better than no answer.
				.catch(() => answerPuzzle(game, move))
				.then((step) => {
					if (!asking.signal.aborted) {
						take(step, asking.signal);
					}
				})
				.catch(() => think(false));
		},
		/** Takes the last move back; nothing happens before the first. */
		takeBack() {
			if (game.before !== undefined) {
				stop();
				tally.current.helps++;
				setGame(game.before);
			}
		},
		again() {
			stop();
			setSaid([]);
			setGame(startPuzzle(puzzle));
		},
		/** Counts a help that was taken. */
		help() {
			tally.current.helps++;
		},
		giveUp() {
			stop();
			keep(undefined);
		},
	};
}
