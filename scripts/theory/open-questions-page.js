import {countLemma19} from './count-lemma-19.js';
import {count, fenced, percent} from './draw.js';
import {ENDINGS} from './tables.js';

/** Returns a way to show a command and the first lines of what it prints. */
function showWith(run) {
	const quoted = (word) => (/[\s/]/.test(word) ? `"${word}"` : word);
	return (words, lines = Infinity) => {
		const printed = run(...words).split('\n');
		const shown = printed.slice(0, lines);
		const rest = printed.length > lines ? ['…'] : [];
		return fenced(
			[`$ fogchess ${words.map((word) => quoted(word)).join(' ')}`, ...shown, ...rest].join('\n'),
		);
	};
}

/** Returns the endings as rows: how much is won, knowing the square and not. */
const endingRows = (statistics) =>
	statistics.map(
		({material, starts, won, longest, blind}) =>
			`| ${material} | ${percent(won, starts)} | ${longest} | ${percent(blind.won, blind.placements)} | ${blind.won === 0 ? '' : blind.longest} |`,
	);

/** Returns the repairs of the paper's lemmas as rows. */
const repairRows = (repairs) =>
	Object.entries(repairs).map(
		([name, text]) => `| ${name.slice(0, name.indexOf('-'))} | ${text.replaceAll('|', '\\|')} |`,
	);

/** Returns docs/open-questions.md. */
export function openQuestionsPage(solver, tables, run) {
	const {countFiftyMoves, REPAIRS, squareName, tableStatistics} = solver;
	const show = showWith(run);
	const statistics = ENDINGS.map((ending) => tableStatistics(tables.get(ending)));
	const of = (ending) => statistics.find(({material}) => material === ending);
	const all = statistics.filter(({won, starts}) => won === starts).map(({material}) => material);
	const longer = ENDINGS.map((ending) => ({
		ending,
		...countFiftyMoves(tables.get(ending), tables),
	}));
	const long = longer.filter((one) => one.longer > 0);
	const lost = longer.reduce((sum, one) => sum + one.lost, 0);
	const lemma19 = countLemma19(solver);
	const [king, ...rooks] = lemma19.example.placement.squares.map((square) => squareName(square));
	const example = `K${king} ${rooks.map((rook) => `R${rook}`).join(' ')} against k${squareName(lemma19.example.king)}`;

	return `# The paper's open questions, and what is known now

Made by \`npm run theory\`, which runs every command shown here and pastes what it prints (\`…\` where lines are left out).
The paper is Matthias Gehnen and Julius Stannat, "Endgames in Fog of War Chess" (FUN 2026). All moves count White's,
the one that takes the king included, at worst: whatever Black answers and whatever White then sees.
[fog-endgames.md](fog-endgames.md) has every ending with its hardest starts.

| question | answer |
| --- | --- |
| [Which other men win against a lone king?](#which-other-men-win-against-a-lone-king) | settled for one and two men |
| [How few moves are enough?](#how-few-moves-are-enough) | settled for these endings |
| [What does the fifty-move rule change?](#what-does-the-fifty-move-rule-change) | settled: it takes away ${count(lost)} starts |
| [Must White know where the king starts?](#must-white-know-where-the-king-starts) | settled for these endings |
| [What if Black has men of his own?](#what-if-black-has-men-of-his-own) | open; single positions can be settled |
| [What does the rule of repetition change?](#what-does-the-rule-of-repetition-change) | open |
| [What of other variants?](#what-of-other-variants) | settled where they differ in pawns alone and there is none; else open |
| [Do the paper's proofs hold?](#do-the-papers-proofs-hold) | all found true but Lemma 19, with repairs |

## Which other men win against a lone king?

"First and foremost, endgames using knights, bishops, or a combination of several pieces are yet to be answered."
White wins every start, being told the king's square, with ${all.join(', ')}. A rook with a bishop, a knight or a pawn
leaves out few starts. Two bishops win ${percent(of('KBBvK').won, of('KBBvK').starts)} and bishop and knight ${percent(of('KBNvK').won, of('KBNvK').starts)} of them, which both win in ordinary chess.

| ending | won, square known | longest | won, nothing known | longest |
| --- | ---: | ---: | ---: | ---: |
${endingRows(statistics).join('\n')}

\`fogchess table stats\` counts any of them, and \`fogchess table verify\` replays it by the rules of the game.

${show(['table', 'stats', 'KBNvK'], 3)}

${show(['table', 'stats', 'KRNvK'], 3)}

Open: three men and more beside the king. \`fogchess solve\` searches single positions.

## How few moves are enough?

"Another relevant question is to minimize the number of moves." With the queen ${of('KQvK').longest}, with two rooks ${of('KRRvK').longest}, and with one rook, from
the starts that are won at all, ${of('KRvK').longest}.

${show(['table', 'stats', 'KQvK'], 3)}

${show(['table', 'stats', 'KRRvK'], 3)}

${show(['table', 'stats', 'KRvK'], 3)}

The paper's own plans, with the repairs named below, from every start against every answer:

${show(['prove', 'KQvK', '--strategy', 'paper'])}

${show(['prove', 'KRRvK', '--strategy', 'paper'])}

\`paper+\` is made of the same lemmas, skipping to the most advanced one that applies, with longer steps of the queen:

${show(['prove', 'KQvK', '--strategy', 'paper+'], 1)}

## What does the fifty-move rule change?

"We suspect that our strategy for king and queen versus king cannot be performed within 50 moves." It cannot, as the
proof above shows; the plan with two rooks can, as they say. "Potentially, another strategy could guarantee a win faster":
the table's takes ${of('KQvK').longest} moves, and \`paper+\`, the paper's own plan with short cuts, stays below fifty too.

Over all endings the rule takes away ${count(lost)} of the starts that White wins. Only ${long.map(({ending, longer}) => `${ending} (${count(longer)} starts)`).join(' and ')}
have any that take more than fifty moves, and White wins each of these all the same: he moves a pawn in time, or Black takes
a man, and has fifty moves again.
\`scripts/theory/fifty-moves.ts\` decides it by the host's rule to the ply, \`test/solver/fifty-moves.test.ts\` holds that
against the rules of the game played out, and [fog-endgames.md](fog-endgames.md) has the number of each ending.

${show(['table', 'stats', 'KPPvK'], 3)}

## Must White know where the king starts?

After Corollary 6 the paper says that knowing the square "is crucial". Often it is not: with the queen White wins
${count(of('KQvK').blind.won)} of ${count(of('KQvK').blind.placements)} placements knowing nothing, in ${of('KQvK').blind.longest} moves at most, the ones with his king in the centre and the queen beside him among them.
With two rooks he wins all of them.

${show(['table', 'probe', '8/8/8/3KQ3/8/8/8/8 w - - 0 1', '--blind'], 2)}

${show(['table', 'probe', '8/8/8/8/5Q2/8/8/K7 w - - 0 1', '--blind'], 1)}

## What if Black has men of his own?

Open in general. \`fogchess solve\` searches over everything that can be hidden, with the tables where Black's men are gone,
and settles single positions: here the queen against a pawn.

${show(['solve', '8/8/8/8/1p6/k7/8/1K2Q3 w - - 0 1', '--within', '4'])}

${show(['solve', '8/8/8/1K6/8/1k6/1p6/4Q3 w - - 0 1', '--within', '4'])}

## What does the rule of repetition change?

Open. The tables leave the rule out, as the paper does. What White knows never comes again while he plays by a table, since
each move leaves him fewer to go, and \`fogchess table verify\` checks just that; but the men on the board can stand as they stood before. Whether
Black can bring that about three times, and White avoid it, is not looked into here.

## What of other variants?

\`dark\` and \`darkness\` differ from Fog of War in what pawns see, and in the double step and en passant alone. Endings without pawns are
the same game there, so their numbers hold. Open: endings with pawns in these variants, and every ending where White
learns something else than what his men see, as in Kriegspiel.

## Do the paper's proofs hold?

With the holes in its text filled, the plans of the paper win, and its lone king lives, as the proofs on this page show. The one
numbered result that was found to be wrong is Lemma 19.

**Lemma 19 is false** as it stands. In ${count(lemma19.counts.never)} of ${count(of('KRRvK').starts)} starts no two moves of the rooks bring them to a line on which they guard each
other without their king and lose none on the way, such as ${example}. None is needed in ${count(lemma19.counts[0])}, one is enough in ${count(lemma19.counts[1])} and two in ${count(lemma19.counts[2])}
(counted by \`scripts/theory/count-lemma-19.js\`, held fast by \`npx vitest run test/scripts/theory.test.ts\`). A step of the king repairs it, and the corollary stands.

**Corollary 18 holds**: from the ${count(42_560)} safe starts of the lone king against king and rook, playing by Lemmas 13 to 17, he is never taken.

${show(['prove', 'KRvK', '--strategy', 'paper'])}

**Holes and repairs.** These are what the plans do where the text does not say what to do, or says something that loses. With them
the proofs have no failure; \`test/theory/paper\` shows single ones.

| lemma | what is done instead, and why |
| ---: | --- |
${repairRows(REPAIRS).join('\n')}
`;
}
