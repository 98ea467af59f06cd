import {type ByColor, type Color, opposite} from '../core/color.js';
import {countEach} from '../core/count-each.js';
import {parseRoleLetter} from '../core/man.js';
import type {Announcement} from '../rules/news.js';
import {capitalise, countInWords, countOf, joinWords, sideName, whose} from './men.js';
import {resultText} from './outcome.js';

type Of<T extends Announcement['type']> = Extract<Announcement, {readonly type: T}>;
type CheckKind = Of<'check'>['by'];

/** How a check is said, and in the shortest form. */
const CHECKS: {readonly [kind in CheckKind]: readonly [sentence: string, short: string]} = {
	rank: ['Check on the rank.', '+rank'],
	file: ['Check on the file.', '+file'],
	'long-diagonal': ['Check on the long diagonal.', '+long'],
	'short-diagonal': ['Check on the short diagonal.', '+short'],
	knight: ['Check by a knight.', '+knight'],
	unknown: ['Check.', '+'],
};

function describePawnTries(tries: Of<'pawn-tries'>, seat?: Color): string {
	const side = sideName(tries.for);
	const {count, squares, some} = tries;
	if (count !== undefined) {
		return `${side} has ${count === 0 ? 'no pawn tries' : countOf(count, 'pawn try', 'pawn tries')}.`;
	}

	if (squares !== undefined) {
		return squares.length === 0
			? `${side} has no pawn captures.`
			: `${side} can capture with a pawn on ${joinWords(squares)}.`;
	}

	return `${tries.for === seat ? 'You have' : `${side} has`} ${some === false ? 'no' : 'a'} pawn capture.`;
}

const INSTRUCTIONS: {readonly [answer in Of<'instructions'>['answer']]: string} = {
	caution: 'Caution.',
	'go-on': 'Go on.',
	none: 'None.',
};

function describeRefusals({
	of,
	count,
}: Extract<Of<'report'>, {readonly about: 'refusals'}>): string {
	const were = count === 1 ? 'was' : 'were';
	return `${countOf(count, 'try', 'tries')} of ${sideName(of)} ${were} refused in the last turn.`;
}

/** Returns how many tries were refused to each side in a whole game. */
export const describeRefusedInAll = ({white, black}: ByColor<number>): string =>
	`Refused in the game: ${countOf(white, 'try', 'tries')} of White’s, ${black} of Black’s.`;

const roleName = (letter: string): string => parseRoleLetter(letter.toLowerCase()) ?? 'man';
const roleNames = (letters: string): readonly string[] => Array.from(letters, roleName);

/** Returns a man's name by its letter in a FEN. */
const manName = (letter: string): string =>
	`${letter === letter.toLowerCase() ? 'black' : 'white'} ${roleName(letter)}`;

export const KING_ATTACKED = 'Your king is attacked.';

function describeReport(
	{
		succeeded,
		sent = [],
		of,
		kinds,
		captured,
		check,
		occupied,
	}: Extract<Of<'report'>, {readonly about?: undefined}>,
	seat?: Color,
): readonly string[] {
	const stood = succeeded.map((one, index) =>
		[...sent.slice(index, index + 1), one ? 'yes' : 'no'].join(' '),
	);
	const list = (words: readonly string[]): string =>
		words.length === 0 ? 'none' : joinWords(words);
	const own = of && `${sideName(of)}’s`;
	const reader = of ?? seat;
	const other = reader === undefined ? 'The other side' : sideName(opposite(reader));
	// Where not all has room what can hurt comes first, then what one did oneself.
	return [
		...(check ? [own === undefined ? KING_ATTACKED : `${own} king is attacked.`] : []),
		...(stood.length === 0 ? [] : [`${own ?? 'Your'} moves: ${stood.join(', ')}.`]),
		...(captured.length === 0 ? [] : [`Captures by either side: ${joinWords(captured)}.`]),
		`Enemies near ${own === undefined ? '' : `${own} `}pawns and knights: ${list(occupied)}.`,
		...(kinds === '' ? [] : [`${other} moved: ${joinWords(roleNames(kinds))}.`]),
	];
}

/** Returns a report in the shortest form; what there is nothing of is left out: "✓✓–, moved NP, xe5, +, near d4"; with whose moves they were where that is told. */
const shortReport = ({
	of,
	succeeded,
	kinds,
	captured,
	check,
	occupied,
}: Extract<Of<'report'>, {readonly about?: undefined}>): string =>
	[
		[
			...(of === undefined || succeeded.length === 0 ? [] : [`${sideName(of)}’s `]),
			...succeeded.map((stood) => (stood ? '✓' : '–')),
		].join(''),
		kinds && `moved ${kinds.toUpperCase()}`,
		captured.map((square) => `x${square}`).join(' '),
		check ? CHECKS.unknown[1] : '',
		occupied.length === 0 ? '' : `near ${occupied.join(' ')}`,
	]
		.filter((part) => part !== '')
		.join(', ');

/** Returns men by their letters, counted by kind in the order of the letters: "a knight and two pawns". */
const countedRoles = (letters: string): string =>
	joinWords(
		[...countEach(letters)].map(([letter, count]) => countInWords(count, roleName(letter))),
	);

/** Returns which enemy men stand around the knight that has moved: where it is known, whose it is. */
function describeAdjacent(men: string, seat?: Color, by?: Color): string {
	if (by !== undefined && by !== seat) {
		const found = men === '' ? 'no enemy man' : countedRoles(men);
		const ofYours = men === '' ? 'none of your men' : `${found} of yours`;
		return `${sideName(by)}’s knight has ${seat === undefined ? found : ofYours} beside it.`;
	}

	const knight = by === undefined ? 'the knight' : 'your knight';
	return men === '' ? `No enemy man beside ${knight}.` : `Beside ${knight}: ${countedRoles(men)}.`;
}

const EMPTY_NAME = 'empty';

/** Returns what stands on squares, those with the same man together: "a7 and b7 black pawns", "e4 empty". */
function describeOccupants(squares: Of<'occupants'>['squares']): readonly string[] {
	const found = new Map<string, string[]>();
	for (const [square, letter] of Object.entries(squares)) {
		const name = letter === null ? EMPTY_NAME : manName(letter);
		found.set(name, [...(found.get(name) ?? []), square]);
	}

	return [...found].map(([name, on]) => {
		const isMany = on.length > 1 && name !== EMPTY_NAME;
		return `${joinWords(on)} ${name}${isMany ? 's' : ''}`;
	});
}

/** How each record is said, to a seat or aloud. */
const SENTENCES: {
	readonly [type in Announcement['type']]: (
		record: Of<type>,
		seat?: Color,
		by?: Color,
	) => readonly string[];
} = {
	// It is told with the result, which takes the whole game.
	ended: () => [],
	moved: ({by}, seat) => [by === seat ? 'Your move stands.' : `${sideName(by)} has moved.`],
	refused: ({by}, seat) => [by === seat ? 'No.' : `${sideName(by)} tried a move: no.`],
	nonsense: ({by}, seat) => [by === seat ? 'Nonsense.' : `${sideName(by)} tried nonsense.`],
	captured({square, kind, enPassant}) {
		const what = kind === undefined ? 'Capture' : `A ${kind} was taken`;
		return [`${what} on ${square}${enPassant ? ', in passing' : ''}.`];
	},
	check: ({by}) => [CHECKS[by][0]],
	any: ({answer}) => [answer === 'try' ? 'Any? Try.' : 'Any? No.'],
	'pawn-tries': (record, seat) => [describePawnTries(record, seat)],
	promoted: ({by}, seat) => [`${by === seat ? 'You promote' : `${sideName(by)} promotes`} a pawn.`],
	remaining({of, men, pawns, pieces}) {
		const left =
			pawns === undefined || pieces === undefined
				? countOf(men, 'man', 'men')
				: `${countOf(pawns, 'pawn')} and ${countOf(pieces, 'piece')}`;
		return [`${sideName(of)} has ${left} left.`];
	},
	turn({by, moves}, seat) {
		const has = by === seat ? 'You have' : `${sideName(by)} has`;
		return [`${has} ${countOf(moves, 'move')} in this turn.`];
	},
	ceded({square}, seat, by) {
		const who = by === undefined || by === seat ? undefined : sideName(by);
		return [
			who === undefined
				? `The bishop on ${square} is given up.`
				: `${who} gives up the bishop on ${square}.`,
		];
	},
	revealed({by, square, role, seen}, seat) {
		const isOwn = by === seat;
		const shows = isOwn ? 'You reveal' : `${sideName(by)} reveals`;
		const man = seen === undefined ? 'the man' : `${isOwn ? 'your' : 'the'} ${seen}`;
		return [
			// Of a man that was not seen at all only the square is told.
			role === undefined ? `${shows} ${man} on ${square}.` : `${shows} ${square}: a ${role}.`,
		];
	},
	// Who lost it hears that, or in other games who took it.
	lost: ({role}) => [`The man taken was a ${role}.`],
	report: (record, seat) =>
		record.about === 'refusals' ? [describeRefusals(record)] : describeReport(record, seat),
	instructions: ({answer}) => [`Instructions? ${INSTRUCTIONS[answer]}`],
	adviser: ({for: side, left}) => [
		`${sideName(side)}’s adviser plays this move, and has ${left === 0 ? 'none' : left} left.`,
	],
	// Who moved knows it.
	'moved-to': ({by, square}, seat) => (by === seat ? [] : [`${sideName(by)} moved to ${square}.`]),
	'taken-in-passing'({square}, seat, by) {
		// To who reads of both sides it is the other side's than the mover's.
		const owner = seat === undefined && by !== undefined ? opposite(by) : undefined;
		return [
			`${owner === undefined ? 'Your' : `${sideName(owner)}’s`} pawn on ${square} was taken in passing.`,
		];
	},
	'take-back-offered': () => ['A pawn could take a man after it. The move may be taken back.'],
	occupants: ({squares}) => [`${describeOccupants(squares).join('; ')}.`],
	adjacent: ({men}, seat, by) => [describeAdjacent(men, seat, by)],
	kings: ({white, black}) => [`The kings stand on ${white} and ${black}.`],
	grid({square, men}) {
		const found = Object.entries(men).map(([at, letter]) => `${roleNames(letter)[0]} ${at}`);
		return [`Around ${square}: ${found.length === 0 ? 'nobody' : joinWords(found)}.`];
	},
	'king-moved': ({by}) => [`${sideName(by)}’s king has moved.`],
	'ghost-moved': ({by, captured}) => [
		`A hidden knight of ${sideName(by)}’s has moved${captured === undefined ? '' : ` and took on ${captured}`}.`,
	],
	opened: ({by, move}, seat) => [`${capitalise(whose(by, seat))} sealed move was ${move}.`],
	'illegal-seal': ({by, move}, seat) => [
		`${capitalise(whose(by, seat))} sealed move ${move} cannot be played.`,
	],
	intends: ({from, to}) => [`The man on ${from} wants to take on ${to}.`],
};

/** How each record is written in the shortest form. */
const SHORT: {readonly [type in Announcement['type']]: (record: Of<type>) => string} = {
	ended: resultText,
	moved: ({by}) => (by === 'white' ? 'W' : 'B'),
	refused: () => 'no',
	nonsense: () => 'nonsense',
	captured: ({square, kind, enPassant}) =>
		`x${square}${kind === undefined ? '' : ` ${kind}`}${enPassant ? ' e.p.' : ''}`,
	check: ({by}) => CHECKS[by][1],
	any: ({answer}) => `any? ${answer}`,
	'pawn-tries'({count, squares, some}) {
		if (count !== undefined) {
			return countOf(count, 'try', 'tries');
		}

		if (squares !== undefined) {
			return `tries ${squares.join(' ') || '-'}`;
		}

		return some === false ? 'no pawn try' : 'pawn try';
	},
	promoted: () => 'promotes',
	remaining: ({of, men, pawns, pieces}) =>
		pawns === undefined || pieces === undefined
			? `${sideName(of)} ${countOf(men, 'man', 'men')}`
			: `${pawns}+${pieces}`,
	turn: ({moves}) => countOf(moves, 'move'),
	ceded: ({square}) => `gives up ${square}`,
	revealed: ({square, role}) => (role === undefined ? `reveals ${square}` : `${square} ${role}`),
	lost: ({role}) => `lost ${role}`,
	report: (record) =>
		record.about === 'refusals' ? `${record.count} refused` : shortReport(record),
	instructions: ({answer}) => answer,
	adviser: () => 'adviser',
	'moved-to': ({square}) => square,
	'taken-in-passing': ({square}) => `x${square} e.p.`,
	'take-back-offered': () => 'take back?',
	occupants: ({squares}) =>
		Object.entries(squares)
			.map(([square, letter]) => `${square}${letter ?? '-'}`)
			.join(' '),
	adjacent: ({men}) => `beside ${men || '-'}`,
	kings: ({white, black}) => `K${white} k${black}`,
	grid: ({men}) =>
		Object.entries(men)
			.map(([square, letter]) => `${letter}${square}`)
			.join(' ') || 'nobody',
	'king-moved': () => 'K?',
	'ghost-moved': ({captured}) => (captured === undefined ? 'N?' : `N?x${captured}`),
	opened: ({move}) => move,
	'illegal-seal': ({move}) => `${move}?`,
	intends: ({from, to}) => `${from}x${to}?`,
};

/** Returns what the umpire says, as sentences: to a seat or, without one, as it is read aloud; `by` is who has moved, where that is known. */
export const describeAnnouncement = (
	record: Announcement,
	seat?: Color,
	by?: Color,
): readonly string[] => SENTENCES[record.type](record as never, seat, by);

/** Returns what the umpire says in the shortest form, for narrow panes and move lists: "xf7", "+file", "2 tries". */
export const abbreviateAnnouncement = (record: Announcement): string =>
	SHORT[record.type](record as never);

/** Returns what a seat heard from the umpire, one sentence or more a record; without a seat as it is read aloud; `by` as above. */
export const describeHeard = (
	heard: readonly Announcement[],
	seat?: Color,
	by?: Color,
): readonly string[] => heard.flatMap((record) => describeAnnouncement(record, seat, by));
