/** What the first of two contestants has won, lost and drawn. */
export type Tally = {readonly wins: number; readonly losses: number; readonly draws: number};

/** A value with the ends of its 95 % interval. */
export type Estimate = {readonly value: number; readonly low: number; readonly high: number};

/** The normal distribution's 97.5 % point. */
const Z = 1.959_964;

export const gamesOf = ({wins, losses, draws}: Tally): number => wins + losses + draws;

/** Returns a tally with one more game, in which the first contestant made so many points. */
export const addGame = ({wins, losses, draws}: Tally, points: 0 | 0.5 | 1): Tally => ({
	wins: wins + (points === 1 ? 1 : 0),
	losses: losses + (points === 0 ? 1 : 0),
	draws: draws + (points === 0.5 ? 1 : 0),
});

/** Returns the share of points that the first contestant made, from 0 to 1. */
const shareOf = (tally: Tally): number => (tally.wins + tally.draws / 2) / gamesOf(tally);

/**
 * Returns the share of points with Wilson's 95 % score interval (Wilson 1927). Draws narrow the true
 * interval, so this one is rather too wide than too narrow, and it never collapses when all games are won.
 */
export function estimateShare(tally: Tally): Estimate {
	const games = gamesOf(tally);
	const share = shareOf(tally);
	const middle = (share + (Z * Z) / (2 * games)) / (1 + (Z * Z) / games);
	const half =
		(Z / (1 + (Z * Z) / games)) *
		Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
	return {value: share, low: Math.max(0, middle - half), high: Math.min(1, middle + half)};
}

/** Returns the difference in Elo that makes a share of points the expected one; infinite at 0 and 1. */
export const eloOf = (share: number): number => 400 * Math.log10(share / (1 - share));

/** Returns the share of points that a difference in Elo makes one expect. */
export const shareAt = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** The chance of either error in the sequential test. */
const ERROR = 0.05;
/** So few games accept nothing: the test's normal approximation would be sure of four wins in a row. */
const LEAST_GAMES = 16;

/**
 * Returns the log-likelihood ratio of "the difference is `elo1`" against "it is `elo0`" and which of them
 * is accepted, if one is: Wald's sequential test (SPRT) with the normal approximation of the ratio that
 * chess engine testers use (Van den Bergh, "The generalized SPRT"), errors 5 %, after 16 games at least.
 */
export function sprt(
	tally: Tally,
	elo0: number,
	elo1: number,
): {readonly llr: number; readonly accepted?: 'H0' | 'H1'} {
	const games = gamesOf(tally);
	const share = shareOf(tally);
	// Half a game of each kind keeps the variance above 0 while all games end alike.
	const total = games + 1.5;
	const mean = (tally.wins + 0.5 + (tally.draws + 0.5) / 2) / total;
	const variance =
		((tally.wins + 0.5) * (1 - mean) ** 2 +
			(tally.draws + 0.5) * (0.5 - mean) ** 2 +
			(tally.losses + 0.5) * mean ** 2) /
		total;
	const [low, high] = [shareAt(elo0), shareAt(elo1)];
	const llr = games === 0 ? 0 : (games * (high - low) * (2 * share - low - high)) / (2 * variance);
	const bound = Math.log((1 - ERROR) / ERROR);
	if (games < LEAST_GAMES) {
		return {llr};
	}

	return llr >= bound ? {llr, accepted: 'H1'} : llr <= -bound ? {llr, accepted: 'H0'} : {llr};
}
