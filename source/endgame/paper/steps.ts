/** What the plans do, step by step, in words; each is said together with the number of its lemma. */
export const STEPS = {
	capture: 'White sees the king and takes him',
	'queen-to-king': 'the queen goes to a square beside her king, where she is guarded',
	'queen-waypoint': 'the queen goes round by a square that the king cannot reach',
	'king-to-d5': 'the king changes his place in the centre, so that the other is behind his back',
	'king-from-centre': 'the king leaves the centre, to his queen',
	'king-outpaces': 'the king goes where the other cannot catch up with him',
	'queen-ahead': 'the queen goes round her king, to clear his way to the edge',
	'king-to-edge': 'the king goes to the edge',
	'king-to-corner': 'the king goes along the edge, to the corner',
	'sweep-queen': 'the queen goes on a step and looks up the next file',
	'sweep-king': 'the king follows behind the queen',
	'reposition-queen': 'the queen goes back along the barrier, towards the edge',
	'reposition-king': 'the king goes back along the barrier, towards the edge',
	'behind-the-barrier': 'the king steps behind the barrier',
	'push-king': 'the king was seen: White’s king goes up beside the queen',
	'push-queen': 'the queen follows, and the barrier is a rank higher',
	stalemate: 'the king goes up; whatever the other does, he is taken',
	'shut-file': 'the queen shuts the king up on the a-file',
	'king-to-queen': 'the king comes beside the queen',
	'rooks-together': 'the rooks go to one line at the edge, where they guard each other',
	'cover-ahead': 'a rook covers a file ahead of the king',
	'walk-to-edge': 'the king goes a file on, towards the edge',
	'walk-to-rooks': 'the king goes up to his rooks',
	'turn-in-corner': 'king and rooks turn round in the corner',
	'second-rook-up': 'the second rook goes up a rank',
	'first-rook-up': 'the first rook goes up a rank',
	'king-up': 'the king goes up a rank, behind his rooks',
} as const;

/** The name of a step. */
export type StepName = keyof typeof STEPS;
