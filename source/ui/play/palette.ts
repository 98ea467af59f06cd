import {whyNothingToAsk} from '../../session/entry/nothing-to-ask.js';
import {IS_OVER} from '../../text/cannot-do.js';
import {findRequestFault} from '../../match/request-fault.js';
import {listedCommands} from '../shell/keys/key-map.js';
import type {Dialog} from './dialog.js';
import {gameContext, type GameKnowledge} from './game-state.js';
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

/** The commands that fit a search, the place among them of its cursor, and the one that is under it. */
export type FoundCommands = {
	readonly entries: readonly PaletteEntry[];
	/** -1 where its command has gone from the list: Enter then runs no other one. */
	readonly index: number;
	readonly entry: PaletteEntry | undefined;
};

/** Returns the commands that fit a search, whose cursor stays on its command when the list changes. */
export function foundIn(
	{typed, index, on}: Extract<Dialog, {readonly kind: 'commands'}>,
	knowledge: GameKnowledge,
): FoundCommands {
	const entries = findEntries(paletteOf(knowledge), typed);
	if (on === undefined) {
		return {entries, index, entry: entries[index]};
	}

	const place = entries.findIndex(({binding}) => binding.command === on);
	const gone = commandEntries(listedCommands(knowledge.own), () => IS_OVER);
	return {
		entries,
		index: place,
		entry: entries[place] ?? gone.find(({binding}) => binding.command === on),
	};
}

/** Returns what of a dialog stays open when the other side moves: of questions those alone that are of no turn, whether to leave or to resign. */
export function keptDialog(
	dialog: Dialog | undefined,
	knowledge: GameKnowledge,
): {readonly dialog?: Dialog} {
	const yes = dialog?.kind === 'question' ? dialog.actions['yes'] : undefined;
	const isOfNoTurn =
		yes?.type === 'leave' || (yes?.type === 'event' && yes.event.type === 'resigned');
	if (dialog !== undefined && (dialog.kind === 'page' || isOfNoTurn)) {
		return {dialog};
	}

	if (dialog?.kind !== 'commands') {
		return {};
	}

	return {dialog: {...dialog, on: foundIn(dialog, knowledge).entry?.binding.command}};
}
