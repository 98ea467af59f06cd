import {isOtherAct} from '../../core/act.js';
import {moveList} from '../../knowledge/move-list.js';
import {ownLength} from '../../knowledge/turn-start.js';
import {answerIn} from '../../knowledge/told-acts.js';
import {playedAct} from '../../knowledge/own-move.js';
import {type SeatHistory, viewBefore} from '../../rules/history.js';
import {heardIn} from './heard-in.js';
import {tellOwnAct} from './own-act.js';
import type {Announcement} from '../../rules/news.js';
import {isSetUp} from '../../rules/view.js';
import {sideName} from '../../text/men.js';
import {describeHeard} from '../../text/umpire.js';
import {soFar} from '../../text/act-puzzle.js';
import {shortAnswer} from '../../text/move-answer.js';

/** What the moves themselves tell. */
const UNTOLD: readonly Announcement['type'][] = ['moved', 'ended', 'intends'];

/**
 * Returns what a seat saw and heard up to its own last act, as one sentence after the other; undefined where that is
 * nothing. What came after it is told as news; set-ups are left out.
 */
export function storySoFar(history: SeatHistory): string | undefined {
	const {plies, seat} = history;
	const list = moveList(history);
	const parts: string[] = [];
	for (const [index, ply] of plies.slice(0, ownLength(history)).entries()) {
		const {by, view} = ply;
		const move = playedAct(ply);
		if (isSetUp(viewBefore(history, index).phase)) {
			continue;
		}

		const answer = answerIn(history, index);
		if (answer !== undefined) {
			const last = parts.pop()?.replace(/\.$/u, '') ?? '';
			parts.push(`${last}, ${shortAnswer(answer.isRight, view.cells[answer.square])}.`);
			continue;
		}

		const told = heardIn(history, index).filter(({type}) => !UNTOLD.includes(type));
		const said = describeHeard(told, seat, by);
		const {text} = list[index];
		// What all are told of an act says it better.
		parts.push(
			...(isOtherAct(move ?? text) && said.length > 0
				? said
				: [
						tellOwnAct(history, index, move ?? '') ??
							`${sideName(by)} ${text}`.replace(/(?<!…)$/u, '.'),
						...said,
					]),
		);
	}

	return parts.length === 0 ? undefined : soFar(parts);
}
