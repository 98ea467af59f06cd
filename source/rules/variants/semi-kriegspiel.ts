import {byColor} from '../../core/color.js';
import {parseFen} from '../../core/fen.js';
import {EMPTY} from '../../core/man.js';
import {unwrap} from '../../core/result.js';
import {isAttacked} from '../attack.js';
import {chess} from '../chess.js';
import {placed} from '../machines/placed.js';
import {type SetUpRule, traySetUp} from '../machines/set-up.js';
import {ORTHODOX} from '../move-rules.js';
import {Position} from '../position.js';
import type {Variant} from '../variant.js';
import {eastern} from './kriegspiel.js';

const FEN = '8/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1';

const start = Position.fromSetupUnchecked(unwrap(parseFen(FEN)), ORTHODOX);
const free = [...start.board.keys()].filter((square) => start.board[square] === EMPTY);
const tray = traySetUp(
	['king', 'queen'],
	byColor(() => free),
);

/** Black's king and queen anywhere: the king not where it is attacked; White's stands behind its men. */
const SET_UP: SetUpRule = {
	roles: tray.roles,
	squares: tray.squares,
	size: 2,
	isDone: (placedMen) => tray.isDone(placedMen),
	open(placedMen) {
		const isLeft = tray.open(placedMen);
		return (role, square) =>
			isLeft(role, square) && (role !== 'king' || !isAttacked(start, square, 0));
	},
};

/** Semi-Kriegspiel: a full army in the dark against a king and a queen that see all. */
export const semiKriegspiel: Variant = placed(
	{
		...eastern,
		id: 'semi-kriegspiel',
		title: 'Semi-Kriegspiel',
		summary:
			'White has a full army and sees nothing else; Black sees all, with king and queen alone.',
		source:
			'David Silverman, Your Move (1971), in Pritchard & Beasley, The Classified Encyclopedia of Chess Variants, 2.2',
		rules: [
			'Black first puts king and queen on any free squares so that neither side is in check. Then White moves first.',
			'{blind} alone is refused tries, and asks nothing. Both hear of captures by their square, and of checks, but not from where.',
			'Stalemate is a draw; when it is Black who is stalemated, it is a moral victory for Black.',
		],
		setup: {kind: 'fixed', fen: FEN},
		sighted: 'black',
		moralVictory: 'black',
		asks: [],
		hear: {captured: {square: 'landing'}, check: 'plain'},
		isStrict: true,
		options: [],
	},
	{stages: [{phase: 'arrange', sides: ['black'], rule: SET_UP}], movesKings: false, play: chess},
);
