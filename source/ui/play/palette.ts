import {whyNothingToAsk} from '../../session/entry/nothing-to-ask.js';
import {findRequestFault} from '../../match/request-fault.js';
import {listedCommands} from '../shell/keys/key-map.js';
import {type Dialog, gameContext, type GameKnowledge} from './game-state.js';
import type {ReadDialog} from './read-dialog.js';
import type {Command} from '../shell/keys/key-binding.js';
import {commandEntries, findEntries, type PaletteEntry} from '../panes/palette.js';

/** What is about the seat's next move or the square under its cursor: without a turn there is neither. */
const OF_A_TURN: readonly Command[] = ['ask', 'mark', 'hint', 'why', 'plan', 'guessHere'];

function findFault(command: Command, {report, own}: GameKnowledge): string | undefined {
	if (OF_A_TURN.includes(command) && gameContext(report, own) !== own) {
		return 'it is not your turn';
	}

	if (command === 'takeback' || command === 'draw') {
		return findRequestFault(report, command);
	}

	return command === 'ask' ? whyNothingToAsk(report) : undefined;
}

/** Returns the commands of a seat's turn, those that would do nothing now last; when the game is over, what can be done then. */
export function paletteOf(knowledge: GameKnowledge): readonly PaletteEntry[] {
	const {report, own} = knowledge;
	const context = report.outcome === undefined ? own : gameContext(report, own);
	return commandEntries(listedCommands(context), (command) => findFault(command, knowledge));
}

/** Returns the commands that fit a search, and the place among them of its cursor, which stays on its command when the list changes. */
export function foundIn(
	{typed, index, on}: Extract<ReadDialog, {readonly kind: 'commands'}>,
	knowledge: GameKnowledge,
): {readonly entries: readonly PaletteEntry[]; readonly index: number} {
	const entries = findEntries(paletteOf(knowledge), typed);
	const place = entries.findIndex(({binding}) => binding.command === on);
	return {entries, index: on === undefined ? index : Math.max(0, place)};
}

/** Returns what of a dialog stays open when the other side moves; none that asks something. */
export function keptDialog(
	dialog: Dialog | undefined,
	knowledge: GameKnowledge,
): {readonly dialog?: ReadDialog} {
	if (dialog?.kind === 'page') {
		return {dialog};
	}

	if (dialog?.kind !== 'commands') {
		return {};
	}

	const {entries, index} = foundIn(dialog, knowledge);
	return {dialog: {...dialog, on: entries.at(index)?.binding.command}};
}
