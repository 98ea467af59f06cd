/** What the paper's plan does, by the ending: said before its first move. */
export const PLAN_IDEAS: {readonly [ending: string]: string} = {
	KQvK: 'By Gehnen and Stannat (2026): queen and king hold a line, the barrier, that he cannot pass unseen, and move it on, line by line.',
	KRRvK: 'By Gehnen and Stannat (2026): the rooks guard each other and go on, line by line.',
	KRvK: 'By Gehnen and Stannat (2026): in his safe space, c3 to f6, one rook can never force his capture.',
};

/** What the table is, which plays where there is no plan: said before its first move. */
export const TABLE_IDEA =
	'The table was worked out beforehand: it has the fastest sure win from all that White can know.';

/** What a plan for Kriegspiel does, by its name: said before its first try. */
export const TRY_IDEAS: {readonly [strategy: string]: string} = {
	metaposition:
		'By Bolognesi and Ciancarini (2003): White makes the try whose worst answer leaves him best off.',
	'divide-and-conquer':
		'By SchemingMind’s page on Kriegspiel: the queen cuts the board into four quarters, her king looks for the other in them, and she makes his quarter smaller.',
	'divide-and-conquer+':
		'By SchemingMind’s page on Kriegspiel, corrected: the queen cuts the board into four quarters, her king looks for the other in them, and she makes his quarter smaller.',
};

/** What each lemma does, in a few words for a list. */
const LEMMA_TITLES: {readonly [lemma: number]: string} = {
	1: 'round her king',
	2: 'into the corner',
	3: 'change of places',
	4: 'out of the centre',
	5: 'queen to her king',
	7: 'the first sweep',
	8: 'to the middle',
	9: 'past the middle',
	10: 'the last two lines',
	11: 'the last line',
	14: 'four squares',
	15: 'round White’s king',
	16: 'lines at the edge',
	17: 'the safe space',
	19: 'rooks together',
	20: 'king to his rooks',
	21: 'line by line',
};

/** Returns the name of a step's lemma, as a sentence begins; 0 is no lemma. */
export const lemmaName = (lemma: number): string =>
	lemma === 0 ? 'The king is seen' : `Lemma ${lemma}`;

/** Returns the same with what the lemma does. */
export const lemmaTitle = (lemma: number): string => {
	const title = LEMMA_TITLES[lemma];
	return title === undefined ? lemmaName(lemma) : `${lemmaName(lemma)}: ${title}`;
};

/** Returns how a gap in a lemma's text is bridged; `bridge` is a sentence. */
export const gapText = (bridge: string): string =>
	`The paper’s text has a gap here, filled like this: ${bridge}`;
