import {actTexts} from '../../match/seat-report.js';
import {findRequestFault} from '../../match/request-fault.js';
import {listedCommands} from '../shell/keys/key-map.js';
import {wordRank} from '../../text/word-rank.js';
import {gameContext, type GameKnowledge} from './game-state.js';
import type {Binding, Command} from '../shell/keys/key-binding.js';

/** A command that can be chosen from the list, and why it would do nothing now, as a part of a sentence. */
export type PaletteEntry = {readonly binding: Binding; readonly fault?: string};

export const NOTHING_TO_ASK = 'there is nothing (more) that you may ask in this turn';

/** What is about the seat's next move or the square under its cursor: without a turn there is neither. */
const OF_A_TURN: readonly Command[] = ['ask', 'mark', 'hint', 'why', 'plan', 'guessHere'];

function findFault(command: Command, {report, own}: GameKnowledge): string | undefined {
	if (OF_A_TURN.includes(command) && gameContext(report, own) !== own) {
		return 'it is not your turn';
	}

	if (command === 'takeback' || command === 'draw') {
		const {seat, request, notices, history} = report;
		const {plies} = history;
		const hasMoved = plies.some(({by}) => by === seat);
		return findRequestFault({seat, request, notices, plies: plies.length, hasMoved}, command);
	}

	return command === 'ask' && actTexts(report).questions.length === 0 ? NOTHING_TO_ASK : undefined;
}

/** Returns the commands of a seat's turn, those that would do nothing now last; when the game is over, what can be done then. */
export function paletteOf(knowledge: GameKnowledge): readonly PaletteEntry[] {
	const {report, own} = knowledge;
	const context = report.outcome === undefined ? own : gameContext(report, own);
	const entries = listedCommands(context).map((binding): PaletteEntry => {
		const fault = findFault(binding.command, knowledge);
		return fault === undefined ? {binding} : {binding, fault};
	});
	return [
		...entries.filter(({fault}) => fault === undefined),
		...entries.filter(({fault}) => fault !== undefined),
	];
}

/** Returns a command in the words of the list; what comes after the colon is for the list of all keys, which has more room. */
export const paletteText = ({binding}: PaletteEntry): string => binding.help.split(':')[0];

/** Returns the same for a row of the list: what comes before a comma, or its name alone, where there is no room for all of it. */
export function rowText(entry: PaletteEntry, room: number): string {
	const {label, short} = entry.binding;
	const text = paletteText(entry);
	const after = entry.fault === undefined ? '' : ' (not now)';
	const texts = [text, text.split(',')[0], label, short].flatMap((one) =>
		one === undefined || one === '' ? [] : [`${one}${after}`],
	);
	return texts.find(({length}) => length <= room) ?? texts.at(-1) ?? text;
}

/** Returns how well a command fits what is typed, 0 the best: by its key, its name, a word of its text, or a part of one. */
function rankOf(entry: PaletteEntry, typed: string): number | undefined {
	const {command, keys, label = '', short = ''} = entry.binding;
	const rank = wordRank(typed, `${command} ${label} ${short}`, paletteText(entry));
	return keys.some((key) => key === typed) ? 0 : rank === undefined ? undefined : rank + 1;
}

/** Returns the entries that fit what is typed, the best first; all of them while nothing is. Pure. */
export const findEntries = (
	entries: readonly PaletteEntry[],
	typed: string,
): readonly PaletteEntry[] =>
	typed === ''
		? entries
		: entries
				.flatMap((entry) => {
					const rank = rankOf(entry, typed);
					return rank === undefined ? [] : [{entry, rank}];
				})
				.sort((a, b) => a.rank - b.rank)
				.map(({entry}) => entry);
