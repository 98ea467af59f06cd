/** How docs/kriegspiel-program.md begins. */
export const HEAD = `# The Kriegspiel program of Bolognesi and Ciancarini

Made by \`npm run theory kriegspiel\` (\`-- --starts N --seed S\` for fewer starts or others).

A. Bolognesi and P. Ciancarini, “Computer Programming of Kriegspiel Endings: the Case of KR vs. K” (2003), describe a
program that mates with king and rook in Kriegspiel, where White does not see the black king and hears only what the
umpire says. Here it is built again, as the strategist \`metaposition\` (\`source/theory/kriegspiel/\`):

- a **metaposition** is the placement of White's men with the set of squares where the black king may be; its **uncertainty** is
  how many these are;
- each pseudo-legal try is judged by its **worst answer**, of the rook's tries check or silence, of the king's illegal or
  silence, by the evaluation −420 + 840·f1 − f2 − f3 + f4 + f5;
- the **search** of Figure 1 continues from that answer alone: every black king makes every move at once (a metamove), and what
  it comes to is added to the static value;
- the **transposition table** of Figure 4, by Zobrist keys.

The text leaves sixteen things open (below). The table is taken to the letter: \`RecordHash\` keeps the smaller of the value
at a place and the new one, and the table is filled with zeros, so that a state once searched is worth 0 instead
of some 400. That is a slip, and it is what makes the program win: it is driven away from what it has
seen. Repaired, or without the table, it goes round in circles in most games.
`;

/** What the first test says. */
export const CONCLUSION = `Neither depth nor ties are in the paper, so its exact numbers cannot be had. The reading “as printed” was chosen among some
twenty, on samples of 80 to 300 starts, as the one that comes nearest to the paper's share of mates and mean; no number
inside it was fitted.`;

/** The things that the text leaves open: what is asked, how it is read here, and why. */
const READINGS = [
	[
		'How deep do the tests search? The tree that is drawn has depth 2.',
		'`depth`: 3.',
		'At depth 2 the program mates far less often than the paper says; deeper is not needed.',
	],
	[
		'Is a try evaluated before Black’s metamove (Figure 1) or after it (section 5: “White’s turn to move”)?',
		'Before.',
		'The figure is the only place that has an order. “White’s turn” then means the squares that White knows of when he moves.',
	],
	[
		'f1, “the possibility that the Rook is under attack”: is a rook attacked that its king guards?',
		'`guardedRook`: no, it is safe. The other reading is an option.',
		'The aim is named as “avoid having a position where the WR risks to be captured”.',
	],
	[
		'f3 counts squares in the rook’s four quarters. After a check the king is on the rook’s lines, in none of them, and c cannot be 0.',
		'`lineSquares`: all squares on the lines make up a region of their own, which counts in c. Options: none; both regions beside a square.',
		'It comes nearest to the paper’s figures.',
	],
	[
		'What is an answer worth in Min() that cannot be given?',
		'It is left out.',
		'Something has to be answered, so one of the two can be.',
	],
	[
		'After “illegal” as the worst answer, does Black move, and is White’s next try a level of depth?',
		'`afterRefusal`: White tries again at once, one level deeper. The figure to the letter, with a metamove after every try, is an option.',
		'The metamove would be against the rules of the game; the figure has one branch for all answers.',
	],
	[
		'A king’s move that uncovers the rook gives check, but Figure 1 has no branch for it. The direction of a check is announced and never used.',
		'In the search all that is not refused is one set. In a game a check leaves both the rank and the file of the rook.',
		'As printed; section 3.1: “on the WR row or column”.',
	],
	[
		'f2, the farthest square, of an empty set? Is f4 meant to weigh 1 beside up to 180 of f3?',
		'0; and yes. A set that is empty after the metamove, because Black is mated on all its squares, counts 420 for each level left: f1 alone.',
		'The formula as printed.',
	],
	[
		'f5: the sum of the matrix over the squares, or a mean?',
		'The sum: −44 at the least.',
		'“For each position … adds to the move’s value the correspondent value”.',
	],
	[
		'Figure 4 assigns `value` to a pointer, writes `value` where `max` is given, asks for `hashpt == NULL`, which never holds, overwrites the key untested, and takes a value from any depth “>=”. Is the table cleared?',
		'`table`: `as-printed` gives back what is stored, takes `value` for `max`, and keeps the smaller of a place filled with zeros; `repaired` gives a new state its own value; `none`. All three take values of deeper searches. 2¹⁸ places, cleared before each game.',
		'The program cannot have run with the pointer left as it is. A table kept over games would make a game depend on those before it.',
	],
	[
		'“We finally add, after the search algorithm, a function, which catches checkmate cases and consequently avoids playing moves to stalemate states”: any mate, or a sure one?',
		'A try that mates wherever the king is comes first. A try that stalemates him on some square is left out, as long as there is another.',
		'The paper’s three listed games fit it.',
	],
	[
		'Which of several best tries is made, and in which order are they looked at?',
		'`ties`: at random, with a seed; `first` and `last` are options, and the strategist takes the first. The king’s tries before the rook’s, each from a1 to h8. Of equal answers, silence.',
		'In the listed game from b8 the same metaposition gets different tries at moves 5 and 7, 8 and 10, 9 and 11: not a program without memory or chance.',
	],
	[
		'Which tries are left after an illegal one?',
		'All but those that are then sure to be refused.',
		'They are no “legal moves” any more, as far as White knows.',
	],
	[
		'When is a game a loop, and when a draw?',
		'A loop after 250 of White’s moves; a draw when the rook is lost.',
		'The longest game in the paper has 117 moves.',
	],
	[
		'How does Black choose? “The move that allows him to go away from the edge”.',
		'Tries in order of distance to the nearest edge, the farthest first; of equals SE, S, SW, E, NW, N, NE, W. Captures have no place of their own.',
		'Read off the listed games: all 25 turns of Black’s come out so, with every refused try.',
	],
	[
		'Which starts were drawn, and are there misprints?',
		'Drawn at random from all 175,168, none twice, images by symmetry counted as different. 52 free squares belong to Kb1 Ra1 (Ka1 Rb1 has 48). The rook’s tries are never illegal here, against section 3.1.',
		'175,168 is the number of all starts with White to move.',
	],
];

/** The list of what the text leaves open. */
export const AMBIGUITIES = [
	'## What the text leaves open, and how it is read',
	'',
	'| | the question | the reading here | why |',
	'| ---: | --- | --- | --- |',
	...READINGS.map(
		([question, reading, why], index) => `| ${index + 1} | ${question} | ${reading} | ${why} |`,
	),
	'',
	'## What it is worth',
	'',
	'`fogchess prove KRvK --variant kriegspiel --strategy metaposition` refutes it as a strategy that wins whatever Black does: from Ka1 Rd3 with nothing known it plays Kb2, and a king on c4, e2 or e4 takes the rook. `--strategy table` walks the exact tables instead, in which every start that can surely be won is.',
].join('\n');

/** The plan of the other seed: what it says, and what came of proving it. */
export const DIVIDE_AND_CONQUER = [
	'## Divide and conquer: king and queen',
	'',
	'The page on Kriegspiel of SchemingMind has a plan for king and queen against a king: “The first task is to setup the queen in the center. The board will then be divided into four quadrants … The white king has to move and roam from quadrant to quadrant until it meets resistance … Apply the Squeeze.” Two strategists play it, and say before each try which step it is, and where the king cannot be.',
	'',
	'- `divide-and-conquer` is the text as it stands; where it leaves a choice, the try that leaves the king the fewest squares is made, one that risks nothing first. `fogchess prove KQvK --variant kriegspiel --strategy divide-and-conquer` **refutes** it: it always mates from 31,180 of 148,540 starts (each arrangement of White’s men with nothing known, and with each square of the king known). From Ka1 Qb1 with nothing known it plays Qe4, and the king takes the queen in the centre; from others it goes round in circles.',
	'- `divide-and-conquer+` is the smallest repair that we found: the queen goes to the centre only where nobody can take her; no try is made that can stalemate; and of the ways to roam and to squeeze White takes one after which, within six moves and whatever is answered, the king surely has less room (the squares that the queen’s lines leave him, then how far White’s king is from them). It is **proved**: it mates from all 148,540 starts, in at most 52 moves, 45 where the square is known. The tables need 18 and 14. From the diagram of the text it plays the text’s own Qe3, Qd2 and Qd1 mate.',
].join('\n');
