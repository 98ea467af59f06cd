/** How far quiescence may be from the static value of a quiet position, in hundredths of a pawn. */
const QUIET = 25;

/**
 * Returns whether a position is quiet: no check, and captures change little. `bot` are the modules of the
 * checkout, `value` what the searcher's quiescence says.
 */
export const isQuiet = (bot, searcher, position, value = searcher.quiescence(position)) =>
	!bot.isInCheck(position, position.side) && Math.abs(value - searcher.evaluate(position)) <= QUIET;

/** Leaves `most` of what was sampled of a game, at random. Changes the list. */
export function thin(sampled, most, random) {
	while (sampled.length > most) {
		sampled.splice(Math.floor(random() * sampled.length), 1);
	}
}
