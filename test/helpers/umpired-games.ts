import {type ByColor, byColor, type Color} from '../../source/core/color.js';
import {pick, type Random} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {makeUci} from '../../source/core/uci.js';
import type {HistoryPly, SeatHistory} from '../../source/knowledge/history.js';
import type {Announcement} from '../../source/rules/announcement.js';
import {Game} from '../../source/rules/game.js';
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
		this.histories = byColor((seat) => ({
			seat,
			variant: variant.id,
			start: this.game.view(seat),
			heardAtStart: this.game.heardAtStart[seat],
			plies: [],
		}));
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
		this.histories = byColor((seat) => {
			const {tries, ...history} = this.histories[seat];
			const heard: readonly Announcement[] = result.heard[seat];
			const own = seat === by;
			if (result.moved) {
				const ply: HistoryPly = {
					by,
					view: game.view(seat),
					heard,
					...(own ? {move: text} : {}),
					...(tries === undefined ? {} : {tries}),
				};
				return {...history, plies: [...history.plies, ply]};
			}

			return own || heard.length > 0
				? {...history, tries: [...(tries ?? []), {by, heard, ...(own ? {text} : {})}]}
				: this.histories[seat];
		});
		return result.moved;
	}

	/** Tries what comes by lot, or asks now and then, once. */
	playAny(random: Random): boolean {
		const asks = this.variant.asks ?? [];
		const isQuestion = asks.length > 0 && random() < 0.2;
		return this.play(
			isQuestion ? `${pick(random, asks).id}?` : makeUci(pick(random, this.game.moves())),
		);
	}
}
