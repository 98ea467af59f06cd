import {parseAct} from '../../core/act.js';
import {roleLetter} from '../../core/man.js';
import {isMoveDue, type MoveEntry} from '../../knowledge/move-list.js';
import {makeOwnSan} from '../../knowledge/own-san.js';
import {answerIn} from '../../knowledge/told-acts.js';
import {type SeatHistory, viewBefore} from '../../rules/history.js';
import {listedWord} from '../../text/acts.js';
import {sideName} from '../../text/men.js';
import {challengeSuffix} from '../../text/move-answer.js';

/** What a ply is in a list of moves. */
type ListedText = {
	readonly text: string;
	/** Whether it answers the move before it, with which it stands; of what let a move pass nothing is said. */
	readonly isAnswer?: true;
};

/** Returns what a ply that uncovers a man is: "a1=R", where its role was told. */
function shownMan({plies}: SeatHistory, index: number): string | undefined {
	const told = plies[index].heard.find((record) => record.type === 'revealed');
	return told?.type === 'revealed' && told.role !== undefined
		? `${told.square}=${roleLetter(told.role).toUpperCase()}`
		: undefined;
}

/** Returns what a ply is that is more than a move or none: a move that is written down, a special one, a word. */
function moreThanMove(
	history: SeatHistory,
	{ply, text, move}: Pick<MoveEntry, 'ply' | 'text' | 'move'>,
): string | undefined {
	const index = ply - 1;
	const listed = parseAct(text);
	if (listed?.kind === 'say') {
		return listed.move === undefined
			? listedWord(listed.word, listed.square)
			: `${listed.word} ${makeOwnSan(viewBefore(history, index), listed.move, history.variant)}`;
	}

	return move?.isSpecial === true ? `special ${text}` : undefined;
}

/** Returns how a list of moves has a ply, as a seat knew it; `text` may tell more of the move than that. */
export function listedText(
	history: SeatHistory,
	entry: Pick<MoveEntry, 'ply' | 'text' | 'move'>,
): ListedText {
	const index = entry.ply - 1;
	const answer = answerIn(history, index);
	const act = parseAct(entry.text);
	if (act?.kind === 'say' && !isMoveDue(viewBefore(history, index).phase)) {
		const {by} = history.plies[index];
		return {text: `(${sideName(by)} ${listedWord(act.word, act.square)})`, isAnswer: true};
	}

	return answer === undefined
		? {text: shownMan(history, index) ?? moreThanMove(history, entry) ?? entry.text}
		: {
				text: answer.isRight === undefined ? '' : challengeSuffix(answer.isRight),
				isAnswer: true,
			};
}
