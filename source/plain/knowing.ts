import {nothingToKnow} from '../session/told/nothing-to-know.js';
import type {Setup} from '../core/fen.js';
import {given} from '../core/given.js';
import {fail, ok, type Result} from '../core/result.js';
import {parseSquare, type Square, squareName} from '../core/square.js';
import {mayHideMen} from '../knowledge/hidden-men.js';
import {knownStart} from '../knowledge/known-start.js';
import {ghostsOf, type Remembering} from '../session/told/ghosts-of.js';
import type {KnownBoard} from '../knowledge/known-board.js';
import type {ListedMove} from '../session/told/listed-moves.js';
import {gatherTurns, playedMoves} from '../session/told/played-moves.js';
import type {SeatReport} from '../match/seat-report.js';
import {knownHistory} from '../match/shown-by-takebacks.js';
import {currentView, type SeatHistory} from '../rules/history.js';
import {isSetUp} from '../rules/view.js';
import {countedPurchase, countedSetUp} from '../session/told/counted-set-up.js';
import {countedMen} from '../session/told/counted-men.js';
import {describeKnownSquare, describePositions, NOT_WORKED_OUT} from '../text/known-squares.js';
import {describeGhost} from '../text/ghosts.js';
import {capitalise, sideName} from '../text/men.js';
import {describeKnown} from '../text/known-board.js';
import {whatStands} from '../text/square-past.js';
import {noSquare} from '../text/board-words.js';
import type {PlainCommand} from './place.js';
import type {Session} from './session.js';

const NO_ANSWER = `${capitalise(NOT_WORKED_OUT)}.`;

/** Returns what may stand on one square, or what stands there where that is certain. */
function describeSquare(board: KnownBoard, square: Square, history: SeatHistory): string {
	const known = board.squares.find((one) => one.square === square);
	return known === undefined
		? `${squareName(square)}: ${whatStands(currentView(history).cells[square], history.seat)}.`
		: describeKnownSquare(known, board);
}

/** Returns the square that a question is about, be it named alone or in a sentence; undefined where that names none. The error is a sentence. */
function squareAsked(words: string): Result<Square | undefined> {
	const named = /(?<![a-z])[a-h][1-8](?!\w)/i.exec(words)?.[0].toLowerCase();
	return named !== undefined || words === '' || words.includes(' ')
		? ok(named === undefined ? undefined : parseSquare(named))
		: fail(noSquare(words));
}

/** Returns what is known, all in all or of the square that is asked about. */
export function knownInWords(
	board: KnownBoard,
	words: string,
	history: SeatHistory,
): readonly string[] {
	const square = squareAsked(words);
	const asked = square.ok ? board.squares.find((one) => one.square === square.value) : undefined;
	const isUntold = board.isArranging === true && asked !== undefined && asked.men.length === 0;
	return [
		describePositions(board),
		// Where nothing fits, or is known of a set-up, no square has anything to be said of it.
		...(board.size === 0 || isUntold
			? []
			: !square.ok
				? [square.error]
				: square.value === undefined
					? describeKnown(board)
					: [describeSquare(board, square.value, history)]),
	];
}

/** Returns what has come of the question what may stand where, of the square that is asked about or all in all. */
export const toldInWords = (
	known: Result<KnownBoard> | undefined,
	words: string,
	history: SeatHistory,
): readonly string[] =>
	known === undefined
		? [NO_ANSWER]
		: known.ok
			? knownInWords(known.value, words, history)
			: [`${capitalise(known.error)}.`];

/** Returns the command that asks what may stand where. */
export const mayCommand = (
	run: (words: string) => void,
	help = 'what may stand on a square of which you do not know all, or where most is known',
): PlainCommand => ({
	names: ['may', 'w', 'know', 'where', 'what'],
	usage: '[f7]',
	help,
	run,
});

/** Returns the men that a seat remembers, where it saw them last. */
export function readGhosts(report: Remembering, start: Setup | undefined): readonly string[] {
	const ghosts = ghostsOf(report, start);
	return ghosts.length === 0
		? ['You remember no man out of sight.']
		: ghosts.map((ghost) => describeGhost(ghost, mayHideMen(report.variant)));
}

/** Returns the men that are left and gone, or while men are put down what is left of them. */
const countOfMen = (report: SeatReport): readonly string[] =>
	isSetUp(currentView(report.history).phase) ? countedSetUp(report) : countedMen(report);

/** Returns moves as sentences, one number a line. */
export function movesInLines(moves: readonly ListedMove[]): readonly string[] {
	const rows = new Map<number, string[]>();
	for (const {number, by, text} of gatherTurns(moves)) {
		const row = rows.get(number) ?? [];
		rows.set(number, [...row, `${sideName(by)} ${text}`]);
	}

	return rows.size === 0
		? ['No move has been played yet.']
		: [...rows].map(
				([number, texts]) => `${number === 0 ? '' : `${number}. `}${texts.join(', ')}.`,
			);
}

/** Returns the command that says the moves so far. */
export const listCommand = (session: Session, read: () => SeatReport): PlainCommand => ({
	names: ['list'],
	help: 'the moves so far, as you know them',
	run: () => session.say(...movesInLines(playedMoves(read().history))),
});

/**
 * Returns the commands about what a seat of a whole game knows besides what it sees; `startFen` is as in
 * KnowledgeQuestion, `isThere` whether the seat has the keyboard still when something has been worked out.
 */
export function knowingCommands(
	session: Session,
	read: () => SeatReport,
	startFen: string | undefined,
	isThere: () => boolean,
): readonly PlainCommand[] {
	const may = async (words: string): Promise<void> => {
		const history = knownHistory(read());
		const question = {history, ...given({startFen})};
		const known = await session.services.knowledge.know(question).catch(() => undefined);
		if (isThere()) {
			session.say(...toldInWords(known, words, history));
		}
	};

	const buys = countedPurchase(read()) !== undefined;
	return [
		mayCommand((words) => {
			const nothing = nothingToKnow(read(), {of: 'game'});
			if (nothing === undefined) {
				void session.wait(may(words));
			} else {
				session.say(nothing);
			}
		}),
		{
			names: ['ghosts'],
			help: 'men out of sight where you saw them last, or were told of them',
			run: () => {
				const report = read();
				session.say(...readGhosts(report, knownStart(report.variant, startFen)));
			},
		},
		{
			names: ['count', 'taken', ...(buys ? ['points', 'shop'] : [])],
			help: buys
				? 'your points, what you have bought with them and what can be bought yet'
				: 'the men that are left and those that were taken',
			run: () => session.say(...countOfMen(read())),
		},
		listCommand(session, read),
	];
}
