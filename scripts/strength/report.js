/** Returns a share as a percentage with as many digits as say something. */
const percent = (share, digits = 1) => `${(share * 100).toFixed(digits)} %`;

/** Returns a difference in Elo with its sign. */
function elo(difference) {
	const sign = difference < -0.5 ? '−' : difference > 0.5 ? '+' : '';
	const size = Math.abs(difference);
	return `${sign}${Number.isFinite(size) ? Math.round(size) : '∞'}`;
}

const cell = (text) => String(text).replaceAll('|', '\\|');
const table = (head, rows) =>
	[
		`| ${head.join(' | ')} |`,
		`| ${head.map((_, index) => (index < 2 ? '---' : '---:')).join(' | ')} |`,
		...rows.map((row) => `| ${row.map((one) => cell(one)).join(' | ')} |`),
	].join('\n');

/** Returns the time a move of a row's players that have one, ours first. */
const timeOf = ({players}) =>
	[...new Set(players.flatMap(({ms}) => (ms === undefined ? [] : [`${ms} ms`])))].join(' : ');

/** Returns what a score says of a row's goal. */
export function verdict({goal, isGain, isPart}, {value, low, high}) {
	if (isPart === true) {
		return low > 0.5 ? 'helps' : high < 0.5 ? '**harms**' : 'not shown to help';
	}

	if (isGain === true) {
		return value <= goal
			? 'a gain: **missed**'
			: low > goal
				? 'a gain: met'
				: 'a gain: met, unproved';
	}

	return goal === undefined
		? 'reported'
		: `${percent(goal, 0)}: ${value >= goal ? 'met' : '**missed**'}`;
}

/** What is said of a match that the bot of today did not play. */
const REMARKS = {stale: ', by an older bot', gone: ', taken out since'};

/** Returns the row of the first table, how a match ended. */
function outcomeRow(row, result, state, {estimateShare, eloOf, tallyOf}) {
	const tally = tallyOf(result);
	const games = tally.wins + tally.draws + tally.losses;
	const {value, low, high} = estimateShare(tally);
	const played = games < row.games ? `${games} of ${row.games}` : games;
	return [
		row.name,
		row.against,
		timeOf(row),
		`${played}${REMARKS[state] ?? ''}`,
		`+${tally.wins} =${tally.draws} −${tally.losses}`,
		`${percent(value)} [${percent(low)}, ${percent(high)}]`,
		`${elo(eloOf(value))} [${elo(eloOf(low))}, ${elo(eloOf(high))}]`,
		verdict(row, {value, low, high}),
	];
}

const mean = (sum, count, digits = 0) => (sum / Math.max(1, count)).toFixed(digits);

/** Returns the row of the second table, what was seen on the way. */
function conductRow({name}, {outcomes, plies, rss, records: [ours, theirs]}) {
	const games = outcomes.replaceAll('-', '').length;
	return [
		name,
		`${ours.illegal} : ${theirs.illegal}`,
		`${ours.late} : ${theirs.late}`,
		`${ours.hung} of ${ours.moves} : ${theirs.hung} of ${theirs.moves}`,
		ours.told === 0 ? '' : percent(ours.exact / ours.told, 2),
		`${mean(ours.ms, ours.moves)} : ${mean(theirs.ms, theirs.moves)}`,
		`${ours.longestMs.toFixed(0)} : ${theirs.longestMs.toFixed(0)}`,
		`${rss} MB`,
		mean(plies, games),
	];
}

/** Returns the row of the third table, how to play it again. */
const originRow = ({name}, {command, seed, date, commit, fingerprint, machine, load}) => [
	name,
	`\`${command}\``,
	seed,
	date,
	commit,
	fingerprint,
	load.toFixed(1),
	machine,
];

/**
 * Returns the section of the matches as Markdown. `found` holds {row, result, state} of each row, the
 * state being `missing`, `stale`, `gone` (its part was taken out) or `sound`, with a `hindrance` when it cannot be played; `tools` tells how
 * scores are reckoned.
 */
export function matchSection(found, tools) {
	const played = found.filter(({state}) => state !== 'missing');
	const missing = found
		.filter(({state}) => state === 'missing')
		.map(({row, hindrance}) =>
			hindrance === undefined ? `\`${row.name}\`` : `\`${row.name}\` (${hindrance})`,
		);
	const head = [
		'Written by `npm run strength -- --write`. Pairs of games from the same opening of two plies at random, with colours swapped. Scores are those of the full bot, with its openings and endings, with Wilson’s 95 % interval; Elo is reckoned from them. What is reached is judged by the score itself, not by the end of its interval. A part *helps* when the full bot scores more than 50 % against the bot without it, interval included.',
		'',
		...(missing.length === 0 ? [] : [`Not played yet: ${missing.join(', ')}.`, '']),
	];
	if (played.length === 0) {
		return head.join('\n').trimEnd();
	}

	return [
		...head,
		table(
			['row', 'against', 'time a move', 'games', 'won, drawn, lost', 'score', 'Elo', 'goal'],
			played.map(({row, result, state}) => outcomeRow(row, result, state, tools)),
		),
		'',
		'What was seen on the way, ours : theirs. *Late* is an answer after more than twice its time and a tenth of a second, *king hung* a move after which the king could be taken although another was safe, in truth, *exact* the share of our moves at which all possible positions were held. Seeing players look as deep as they are told, and the naive one takes what it needs: their time is not limited. Memory is the most of the process in which both play.',
		'',
		table(
			[
				'row',
				'illegal',
				'late',
				'king hung',
				'exact',
				'ms a move',
				'longest ms',
				'memory',
				'plies a game',
			],
			played.map(({row, result}) => conductRow(row, result)),
		),
		'',
		'How to play them again. What plays is told by its fingerprint: the moves of some games by a clock of its own, and options of both players; *load* is the most processes that wanted the machine while the match was on, its own included.',
		'',
		table(
			['row', 'command', 'seed', 'day', 'commit', 'fingerprint', 'load', 'machine'],
			played.map(({row, result}) => originRow(row, result)),
		),
		'',
		'The outcome of each game is in docs/strength/, in the order of the openings: w, d and l for ours.',
	].join('\n');
}
