import {type ByColor, byColor, type Color} from '../../source/core/color.js';
import {pick, type Random} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {makeUci} from '../../source/core/uci.js';
import {growHistory, startHistory} from '../../source/rules/grow-history.js';
import type {SeatHistory} from '../../source/rules/history.js';
import {Game} from './game.js';
import type {Variant} from '../../source/rules/variant.js';

/** A game behind an umpire with what each seat lived of it. */
export class UmpiredGame {
	readonly game: Game;
	histories: ByColor<SeatHistory>;
	/** Every text that was tried or asked, by whom, and whether it was a move that stood. */
	readonly texts: {readonly by: Color; readonly text: string; readonly moved: boolean}[] = [];

	constructor(
		readonly variant: Variant,
		readonly fen?: string,
	) {
		this.game = unwrap(Game.start(variant, fen));
		this.histories = byColor((seat) =>
			startHistory(variant.id, this.game.view(seat), this.game.heardAtStart[seat]),
		);
	}

	/** Tries or asks; returns whether a move stood. */
	play(text: string): boolean {
		const {game} = this;
		const by = game.turn;
		const result = game.tryText(text);
		if (result === undefined) {
			return false;
		}

		this.texts.push({by, text, moved: result.moved});
		this.histories = byColor((seat) =>
			growHistory(this.histories[seat], {
				by,
				text: by === seat ? text : undefined,
				stands: result.moved,
				view: game.view(seat),
				heard: result.heard[seat],
			}),
		);
		return result.moved;
	}

	/** Tries what comes at random, or asks now and then, once. */
	playAny(random: Random): boolean {
		const asks = this.variant.asks ?? [];
		const isQuestion = asks.length > 0 && random() < 0.2;
		return this.play(
			isQuestion ? `${pick(random, asks).id}?` : makeUci(pick(random, this.game.moves())),
		);
	}
}
