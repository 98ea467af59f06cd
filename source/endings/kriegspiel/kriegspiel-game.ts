import {fail, ok, type Result} from '../../core/result.js';
import type {Color} from '../../core/color.js';
import {isMan, makeMan, UNSEEN} from '../../core/man.js';
import {NO_SQUARE, type Square} from '../../core/square.js';
import type {UciMove} from '../../core/uci.js';
import type {View} from '../../rules/view.js';
import type {Tables} from '../../solver/build-table.js';
import {NEVER} from '../../solver/levels.js';
import {materialName, type Placement} from '../../solver/material.js';
import {attackedBy, rolesOf, uciOf, whiteMoves} from '../../solver/reach.js';
import {tableGame} from '../../solver/table-game.js';
import type {Attacker, Attempt, BeliefGame, Point} from '../belief-game.js';
import {answersTo, repliesFrom} from './answers.js';
import {clairvoyantKing, kriegspielPhantom} from './lone-kings.js';
import {kriegspielAttack, KriegspielTablePlayer} from './table-attacker.js';
import {TableHunt} from './table-hunt.js';
import {trackByAnswers} from './track-lone-king.js';

const game = tableGame('kriegspiel');

function ownMen(placement: Placement, _king: Square, turn: Color): View {
	const cells = new Uint8Array(64).fill(UNSEEN);
	for (const [man, role] of rolesOf(placement).entries()) {
		cells[placement.squares[man]] = makeMan('white', role);
	}

	return {viewer: 'white', cells, turn, castling: 0, epSquare: NO_SQUARE};
}

/** Returns the table player, who remembers for which squares he plays. */
function tablePlayer(tables: Tables): Attacker {
	let player: {readonly ending: string; readonly plays: KriegspielTablePlayer} | undefined;
	return ({placement, belief}): Result<UciMove> => {
		const ending = materialName(placement.material);
		if (player?.ending !== ending) {
			const table = tables.get(ending);
			player = table === undefined ? undefined : {ending, plays: new KriegspielTablePlayer(table)};
		}

		return player === undefined || belief.isEmpty
			? fail(`there is no table of ${ending} for this`)
			: ok(uciOf(placement, player.plays.choose(placement, belief)));
	};
}

function attempt(tables: Tables, {placement, belief}: Point): Attempt | undefined {
	const table = tables.get(materialName(placement.material));
	const attack =
		table === undefined || belief.isEmpty || !game.counts(placement)
			? undefined
			: kriegspielAttack(table, placement, belief);
	return attack?.ok === true
		? {
				move: uciOf(placement, attack.value.try),
				sure: attack.value.level < NEVER ? attack.value.sure.size : 0,
				squares: belief.size,
			}
		: undefined;
}

/** Endings of Kriegspiel, checks told by their kind: White tries, an umpire answers, and he mates the king. */
export const kriegspielGame: BeliefGame = {
	table: game,
	tries: ({placement}) => whiteMoves(placement),
	cases: ({placement, belief}, move) => answersTo(placement, belief, move),
	replies: ({placement, belief}) => repliesFrom(placement, belief),
	read: trackByAnswers,
	look: ownMen,
	whyOut: ({placement, belief, view}, square) =>
		belief.has(square)
			? undefined
			: isMan(view.cells[square])
				? 'own-man'
				: attackedBy(placement).has(square)
					? 'attacked'
					: 'unheard',
	attacker: tablePlayer,
	remembers: true,
	attempt,
	phantom: kriegspielPhantom,
	clairvoyant: clairvoyantKing,
	judgeSteps(tables) {
		const hunt = new TableHunt(tables);
		return (point, king, depth) => hunt.steps(point, king, depth);
	},
};
