import {isOtherAct} from '../../core/act.js';
import {moveList} from '../../knowledge/move-list.js';
import {answerIn} from '../../knowledge/told-acts.js';
import {playedAct} from '../../knowledge/own-move.js';
import {type SeatHistory, viewBefore} from '../../rules/history.js';
import {heardIn} from './heard-in.js';
import {tellOwnAct} from './own-act.js';
import {toldPlies} from './told-plies.js';
import {ownNews} from './umpire-messages.js';
import type {Announcement} from '../../rules/news.js';
import {isSetUp} from '../../rules/view.js';
import {sideName} from '../../text/men.js';
import {describeHeard} from '../../text/umpire.js';
import {soFar} from '../../text/act-puzzle.js';
import {shortAnswer} from '../../text/move-answer.js';

/** What the moves themselves tell, or where the turn stands now. */
const UNTOLD: readonly Announcement['type'][] = ['moved', 'ended', 'intends', 'turn'];
/** What tells that an unseen move was made. */
const MOVED_UNSEEN: readonly Announcement['type'][] = ['king-moved', 'ghost-moved'];

/** Returns of which ply on a seat is told as news: the story goes so far. */
const firstNews = (history: SeatHistory): number =>
	Math.min(history.plies.length, ownNews(history) ?? Infinity, ...toldPlies(history));

/** Returns which pawn captures were announced at a ply, as sentences. */
const triesAt = (history: SeatHistory, index: number): readonly string[] =>
	describeHeard(
		heardIn(history, index).filter(({type}) => type === 'pawn-tries'),
		history.seat,
		history.plies[index].by,
	);

/** Returns what is announced at a ply and word for word at the next of the same turn. */
const saidAgain = (history: SeatHistory, index: number): readonly string[] =>
	history.plies.at(index + 1)?.by === history.seat ? triesAt(history, index + 1) : [];

/**
 * Returns what a seat saw and heard before what it is told as news, as one sentence after the other; undefined where that is
 * nothing. Set-ups are left out.
 */
export function storySoFar(history: SeatHistory): string | undefined {
	const {plies, seat} = history;
	const list = moveList(history);
	const parts: string[] = [];
	for (const [index, ply] of plies.slice(0, firstNews(history)).entries()) {
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
		const again = saidAgain(history, index);
		const said = describeHeard(told, seat, by).filter((text) => !again.includes(text));
		const {text, move: known} = list[index];
		const isUnseen = move === undefined && known === undefined && text.endsWith('…');
		// What all are told of an act says it better.
		const isSaid =
			(isOtherAct(move ?? text) && said.length > 0) ||
			(isUnseen && told.some(({type}) => MOVED_UNSEEN.includes(type)));
		const done = isUnseen
			? describeHeard([{type: 'moved', by}])
			: [tellOwnAct(history, index, move ?? '') ?? `${sideName(by)} ${text}.`];
		parts.push(...(isSaid ? [] : done), ...said);
	}

	return parts.length === 0 ? undefined : soFar(parts);
}
