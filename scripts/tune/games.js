/** The modules of the checkout that seeing players and games between them need, for `importTypescript`. */
export const GAME_MODULES = [
	'source/core/fen.ts',
	'source/core/random.ts',
	'source/core/result.ts',
	'source/rules/generate.ts',
	'source/rules/move-rules.ts',
	'source/rules/position.ts',
	'source/rules/position-from-setup.ts',
	'source/bot/evaluation/evaluator.ts',
	'source/bot/evaluation/weights.ts',
	'source/bot/search/searcher.ts',
];

/** Games end as won when both sides agree for so many plies that so much is won, in hundredths of a pawn. */
const WON = 1000;
const WON_PLIES = 4;
const LONGEST = 240;
const DRAWN_PLIES = 60;

/**
 * Returns functions that play games between seeing players, for tuning and for matches. `bot` has what
 * `GAME_MODULES` export; everything depends on the seeds.
 */
export function createGames(bot) {
	const scratch = new Int32Array(bot.MAX_MOVES);
	const start = () =>
		bot.unwrap(bot.positionFromSetup(bot.unwrap(bot.parseFen(bot.START_FEN)), bot.KING_CAPTURE));
	const movesOf = (position) => [...scratch.subarray(0, bot.generateMoves(position, scratch, 0))];

	/** Returns an opening at random: so many plies after which no king hangs and neither side has won much. */
	function drawOpening(random, searcher, plies) {
		for (;;) {
			const position = start();
			const line = [];
			while (line.length < plies && !position.isKingTaken) {
				const moves = movesOf(position);
				const move = moves[Math.floor(random() * moves.length)];
				position.make(move);
				line.push(move);
			}

			if (!position.isKingTaken && Math.abs(searcher.quiescence(position)) < 150) {
				return line;
			}
		}
	}

	/**
	 * Plays a game on from a line of moves; `players` are two searchers with their limits. `visit` gets the
	 * position before each move that is searched. Returns 1 when White wins, 0.5 or 0; of a game that goes on
	 * for too long what `judge` says.
	 */
	function playGame(line, players, visit = () => undefined, judge = () => 0.5) {
		const position = start();
		for (const move of line) {
			position.make(move);
		}

		for (const {searcher} of players) {
			searcher.clear();
		}

		const seen = new Map();
		const keys = [];
		let won = 0;
		while (position.ply < LONGEST && position.halfmoves < DRAWN_PLIES) {
			if (movesOf(position).length === 0) {
				return 0.5;
			}

			const {searcher, limits} = players[position.side];
			const key = searcher.keyOf(position);
			const count = (seen.get(key.join()) ?? 0) + 1;
			seen.set(key.join(), count);
			if (count === 3) {
				return 0.5;
			}

			searcher.setEarlier(keys);
			searcher.age();
			visit(position);
			const {move, value} = searcher.findBest(position, limits);
			const sign = position.side === 0 ? 1 : -1;
			won =
				Math.abs(value) >= WON
					? (Math.sign(won) === Math.sign(value * sign) ? won : 0) + Math.sign(value * sign)
					: 0;
			if (Math.abs(won) >= WON_PLIES) {
				return won > 0 ? 1 : 0;
			}

			keys.push(...key);
			position.make(move);
			if (position.halfmoves === 0) {
				keys.length = 0;
			}

			if (position.isKingTaken) {
				return position.kings[0] < 0 ? 0 : 1;
			}
		}

		return judge(position);
	}

	/** Plays pairs of games with colours swapped; returns [won, drawn, lost] of the first player. */
	function playMatch(first, second, games, seed, report = () => undefined) {
		const random = bot.createRandom(seed);
		const tally = [0, 0, 0];
		for (let game = 0; game < games; game += 2) {
			const line = drawOpening(random, first.searcher, 6);
			for (const swapped of [false, true]) {
				const result = playGame(line, swapped ? [second, first] : [first, second]);
				const score = swapped ? 1 - result : result;
				tally[score === 1 ? 0 : score === 0.5 ? 1 : 2]++;
			}

			report(tally);
		}

		return tally;
	}

	return {drawOpening, playGame, playMatch, movesOf};
}

/** Returns what a tally means: score, Elo and its 95 % interval by the games' spread. */
export function describeTally([won, drawn, lost]) {
	const games = won + drawn + lost;
	const score = (won + drawn / 2) / games;
	const spread = Math.sqrt(
		(won * (1 - score) ** 2 + drawn * (0.5 - score) ** 2 + lost * score ** 2) / games,
	);
	const elo = (share) =>
		Math.round(-400 * Math.log10(1 / Math.min(0.999, Math.max(0.001, share)) - 1));
	const width = (1.96 * spread) / Math.sqrt(games);
	return `+${won} =${drawn} -${lost}, ${(100 * score).toFixed(1)} %, Elo ${elo(score)} [${elo(score - width)}, ${elo(score + width)}]`;
}
