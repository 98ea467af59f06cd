import {whyNothingToAsk} from '../../session/entry/nothing-to-ask.js';
import {findRequestFault} from '../../match/request-fault.js';
import {listedCommands} from '../shell/keys/key-map.js';
import {gameContext, type GameKnowledge} from './game-state.js';
import type {Command} from '../shell/keys/key-binding.js';
import type {PaletteEntry} from '../panes/palette.js';

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
	const entries = listedCommands(context).map((binding): PaletteEntry => {
		const fault = findFault(binding.command, knowledge);
		return fault === undefined ? {binding} : {binding, fault};
	});
	return [
		...entries.filter(({fault}) => fault === undefined),
		...entries.filter(({fault}) => fault !== undefined),
	];
}
