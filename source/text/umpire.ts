import type {Color} from '../core/color.js';
import type {Announcement} from '../rules/news.js';
import {countOf, joinWords, sideName} from './men.js';
import {describeOutcome, resultText} from './outcome.js';

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

function describePawnTries(tries: Of<'pawn-tries'>): string {
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

	return `${side} has ${some === false ? 'no' : 'a'} pawn capture.`;
}

/** How each record is said, to a seat or aloud. */
const SENTENCES: {
	readonly [type in Announcement['type']]: (record: Of<type>, seat?: Color) => readonly string[];
} = {
	ended: (record, seat) => describeOutcome(record, seat),
	moved: ({by}, seat) => [by === seat ? 'Your move stands.' : `${sideName(by)} has moved.`],
	refused: ({by}, seat) => [by === seat ? 'No.' : `${sideName(by)} tried a move: no.`],
	nonsense: ({by}, seat) => [by === seat ? 'Nonsense.' : `${sideName(by)} tried nonsense.`],
	captured({square, kind, enPassant}) {
		const what = kind === undefined ? 'Capture' : `A ${kind} was taken`;
		return [`${what} on ${square}${enPassant ? ', in passing' : ''}.`];
	},
	check: ({by}) => [CHECKS[by][0]],
	any: ({answer}) => [answer === 'try' ? 'Any? Try.' : 'Any? No.'],
	'pawn-tries': (record) => [describePawnTries(record)],
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
	ceded: ({square}) => [`The bishop on ${square} is given up.`],
	revealed({by, square, role}, seat) {
		const shows = by === seat ? 'You uncover' : `${sideName(by)} uncovers`;
		return [`${shows} ${square}: a ${role}.`];
	},
	lost: ({role}) => [`You lost a ${role}.`],
	report({count, of}) {
		const were = count === 1 ? 'was' : 'were';
		return [
			`${countOf(count, 'try', 'tries')} of ${sideName(of)} ${were} refused in the last turn.`,
		];
	},
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
	remaining: ({men, pawns, pieces}) =>
		pawns === undefined || pieces === undefined ? countOf(men, 'man', 'men') : `${pawns}+${pieces}`,
	turn: ({moves}) => countOf(moves, 'move'),
	ceded: ({square}) => `gives up ${square}`,
	revealed: ({square, role}) => `${square} ${role}`,
	lost: ({role}) => `lost ${role}`,
	report: ({count}) => `${count} refused`,
};

/** Returns what the umpire says, as sentences: to a seat or, without one, as it is read aloud. */
export const describeAnnouncement = (record: Announcement, seat?: Color): readonly string[] =>
	SENTENCES[record.type](record as never, seat);

/** Returns what the umpire says in the shortest form, for narrow panes and move lists: "xf7", "+file", "2 tries". */
export const abbreviateAnnouncement = (record: Announcement): string =>
	SHORT[record.type](record as never);

/** Returns what a seat heard from the umpire, one sentence or more a record; without a seat as it is read aloud. */
export const describeHeard = (heard: readonly Announcement[], seat?: Color): readonly string[] =>
	heard.flatMap((record) => describeAnnouncement(record, seat));
