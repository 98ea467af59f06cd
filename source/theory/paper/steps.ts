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
	'sweep-queen': 'the queen advances a step and looks along the next file',
	'sweep-king': 'the king follows behind the queen',
	'reposition-queen': 'the queen goes back along the barrier, towards the edge',
	'reposition-king': 'the king goes back along the barrier, towards the edge',
	'behind-the-barrier': 'the king steps behind the barrier',
	'push-king': 'the king was seen: White’s king goes forward, beside the queen',
	'push-queen': 'the queen follows, and the barrier is a rank further on',
	stalemate: 'the king goes forward; whatever the other does, he is taken',
	'shut-file': 'the queen shuts the king up on the a-file',
	'king-to-queen': 'the king comes beside the queen',
	'rooks-together': 'the rooks go to one line at the edge, where they guard each other',
	'cover-ahead': 'a rook covers a file ahead of the king',
	'walk-to-edge': 'the king goes a file on, towards the edge',
	'walk-to-rooks': 'the king goes up to his rooks',
	'turn-in-corner': 'king and rooks turn round in the corner',
	'second-rook-up': 'the second rook goes a rank on',
	'first-rook-up': 'the first rook goes a rank on',
	'king-up': 'the king goes a rank on, behind his rooks',
	'take-man': 'the lone king takes what is not guarded',
	'safe-space': 'the lone king goes to the safe space, where he cannot be taken in one move',
	cluster: 'the lone king goes to four squares that White cannot all cover',
	'beside-the-king': 'the lone king goes round White’s king in the corner',
	'two-ranks': 'the lone king stays on two lines at the edge, far from the rook',
	wait: 'the lone king stays where nothing is covered, and goes back from there',
} as const;

export type StepName = keyof typeof STEPS;

/**
 * Where the text of Gehnen & Stannat, "Endgames in Fog of War Chess" (FUN 2026), does not say what to do,
 * or says something that loses: what the plans do instead, and why. Every numbered result of the paper
 * but Lemma 19 holds as it stands.
 */
export const REPAIRS = {
	'3-straight-to-2':
		'The statement leaves out the queen on d4 or e4: the king then goes to c4, or by e5 to f4, and Lemma 2 follows at once.',
	'4-safe-path':
		'The text names only where the king ends. The ways by c5 to b5 and by d6 to d7 are safe; others, such as by c6 to b5, are not.',
	'2-no-last-step':
		'The queen on b2 beside the king on a1 is a corner configuration already; the text moves her on to a2, and Lemma 7 brings her straight back.',
	'8-reposition':
		'The text sweeps from where the men happen to stand. The queen looks only to one side, so both first go back to the edge, on the rank of the barrier and the one behind it.',
	'8-index':
		'The text’s index i fits no numbering. Seen on the files a to d the king goes forward and a file on, on the e-file forward and a file back; any other reading lets him out.',
	'8-behind-the-barrier':
		'Not seen in the whole sweep, the king must be on the three lines that are left beyond the queen; White’s own king stands on the barrier and first steps behind it.',
	'8-turn':
		'The king seen beside the queen after her step up has slipped past, and only the lines on that side are left to him: the plan continues with the board turned.',
	'9-other-square':
		'The text turns the board to a case that it has told before, but White’s king is not where that case has him. He goes to the square where that case would put him; taken literally, the queen is lost.',
	'9-last-file':
		'On the last file of the sweep it is Black’s turn when he is seen, so there is nothing to take yet: White plays as on the other files.',
	'10-next-to-the-queen':
		'After the queen’s move to b4 the king is not beside her, as Lemma 11 wants: he first comes by c6 to c5.',
	'10-mirrored': 'Only the files a to d are written down; the others are these, mirrored.',
	'11-top-line':
		'“Queen a7, king a6, the other king on the a-file” cannot be. What is meant is the line behind the queen; and both first go to an end of it.',
	'19-king-step':
		'False as stated for 560 placements, such as Ka1 Rc1 Re1 against kd2: the rooks guard each other only along the line of their king. Here the king may step too.',
	'19-edge-line':
		'Lemma 20 speaks of the square beside the corner, so the rooks must stand on a line at the edge. They go there at once, which can take a third move.',
	'20-nearer-edge':
		'The text takes any edge; the king walks along the rooks’ line, to the nearer one, lest it take more than fifty moves.',
	'20-both-rooks':
		'Walking up to his rooks, the king needs one on his own file and one on the next; the text speaks of neither.',
	'20-rotation': 'How to turn in the corner is not written out.',
	'17-wait':
		'Driven out with nothing to reach at once, the king stays anywhere that is not covered: all of it leads back within two moves.',
} as const;

/** The name of a repair: the lemma's number and a word. */
export type RepairName = keyof typeof REPAIRS;
