import {usualSeat} from '../analysis/finished-game.js';
import {type Color, COLORS, opposite} from '../core/color.js';
import {makeFogFen} from '../core/fog-fen.js';
import {given} from '../core/given.js';
import {quote} from '../core/quote.js';
import {isReport} from '../knowledge/sent-moves.js';
import {EYES, type Eyes} from '../match/review.js';
import {drawBoard} from '../plain/draw.js';
import {findEnded, type Outcome} from '../rules/news.js';
import {EYES_KNEW} from '../text/eyes.js';
import {seatName, sideName} from '../text/men.js';
import {describeAnswer} from '../text/move-answer.js';
import {isSpoken} from '../core/act.js';
import {adviserOf} from '../rules/seat.js';
import {describeOutcome} from '../text/outcome.js';
import {describeHeard} from '../text/umpire.js';
import {type CommandIo, EXIT, type Flags, print, Refusal, refusing} from './command.js';
import {readGame} from './find-game.js';
import {choiceFlag, parseWhole, textFlag} from './flag-values.js';
import {recordLines, type ReplayLine, replayLines, type ReplayTry} from '../match/replay-lines.js';
import {playedOn} from '../text/finished-game.js';
import {challengeIn, gamePgn, sidesPgn} from '../text/game-pgn.js';
import {hidesActs} from '../text/pgn.js';
import type {Match} from '../match/match.js';
import {checkPin} from '../storage/pin.js';
import {whichOf} from '../session/which-game.js';
import {fromProgram} from '../text/saves.js';

/**
 * Makes sure that whoever asks for a side of a game that is not over is the one who has its PIN: the truth
 * is both sides. Asks on the terminal; without one the game is refused, in a sentence that tells
 * nothing of it. Returns an exit code when the person gives up.
 */
async function checkPins(
	{settings, outcome}: Match,
	eyes: Eyes,
	io: CommandIo,
): Promise<number | undefined> {
	if (outcome !== undefined) {
		return undefined;
	}

	for (const side of COLORS) {
		const seat = settings.seats[side];
		if (seat.kind !== 'person' || seat.pin === undefined || (eyes !== side && eyes !== 'truth')) {
			continue;
		}

		if (io.askSecret === undefined) {
			throw new Refusal(
				`this game is not over, and what ${sideName(side)} sees has a PIN; it is asked for in a terminal`,
				EXIT.input,
			);
		}

		const typed = await io.askSecret(`The PIN of ${sideName(side)}: `);
		if (typed === undefined) {
			return EXIT.interrupted;
		}

		if (!(await checkPin(typed, seat.pin))) {
			throw new Refusal('that is not the PIN', EXIT.input);
		}
	}

	return undefined;
}

const toJson = ({ply, by, move, sight, heard, tries}: ReplayLine): object => ({
	ply,
	by,
	move,
	view: makeFogFen(sight),
	heard,
	tries: tries?.map(({by, text, heard}) => ({by, text, heard})),
});

const describeTurn = (turn: Color, ended: Outcome | undefined, variant: string): string =>
	ended === undefined
		? `${sideName(turn)} to move`
		: describeOutcome(ended, {variant, turn}).join(' ');

/** Returns a try with its answer, as a sentence; nothing of a question that is answered by the next act. */
function describeTry({by, isAdvised, text, written, heard}: ReplayTry): readonly string[] {
	const answer = describeHeard(heard, by).join(' ');
	const who = seatName(isAdvised ? adviserOf(by) : by);
	return text === null
		? [`${who} tried or asked: ${answer}`]
		: !isSpoken(text)
			? [`${who} tried ${written}: ${answer}`]
			: answer === ''
				? []
				: [`${sideName(by)} asked: ${answer}`];
}

/** Returns a line as its board and what was said, to the eyes whose it is: in truth a report is named by whose it is, the side's that moves next. */
function drawLine(line: ReplayLine, variant: string, eyes: Eyes, last = line): string[] {
	const {ply, by, text, sight, heard, tries = []} = line;
	const challenge = challengeIn(line, last);
	const title = by === null ? 'The start' : `Ply ${ply}, ${sideName(by)}: ${text}`;
	const ended = findEnded(heard);
	const isNamed = eyes === 'truth' && by !== null;
	const said = describeHeard(
		heard
			.filter((record) => record !== ended)
			.map((record) => (isNamed && isReport(record) ? {...record, of: opposite(by)} : record)),
		undefined,
		by ?? undefined,
	);
	const tried = tries.flatMap(describeTry);
	return [
		...tried,
		title,
		...drawBoard(sight.cells, true),
		...(challenge === undefined ? [] : [describeAnswer(challenge)]),
		...said,
		describeTurn(sight.turn, ended, variant),
		'',
	];
}

function plyFlag(flags: Flags): number | undefined {
	const text = textFlag(flags, 'ply');
	const ply = text === undefined ? undefined : parseWhole(text, 0, 999_999);
	if (text !== undefined && ply === undefined) {
		throw new Refusal(`--ply must be a whole number from 0, not ${quote(text)}`);
	}

	return ply;
}

/**
 * `fogchess replay [GAME] [--as white|black|truth] [--ply N] [--json|--pgn]`: shows a saved game, finished or
 * not (a side of a running game that has a PIN only with it), and the last finished one when none is named, as one side knew it (the person's against a bot, else White, when `--as` is left out); only `--as truth` shows more. With
 * `--json` one line a ply, and no title: `{"ply", "by", "move", "view", "heard"}`, `move` being null for what the
 * side neither saw nor was told; with `tries` where something was tried in vain or asked. With `--pgn` the game in PGN,
 * the other side's moves `??` where they are not known.
 */
export const replayCommand = refusing(async ({arguments: words, flags}, io) => {
	const wanted = choiceFlag(flags, 'as', EYES);
	const ply = plyFlag(flags);
	if (flags['pgn'] === true && (flags['json'] === true || ply !== undefined)) {
		throw new Refusal('--pgn writes the whole game and goes without --json and --ply');
	}

	const game = readGame(words[0], 'replayed');
	const {match, created, imported, note} = game;
	const as = wanted ?? usualSeat(match);
	if (note !== undefined) {
		io.error(fromProgram(note));
	}

	const refused = await checkPins(match, as, io);
	if (refused !== undefined) {
		return refused;
	}

	const lines = replayLines(match, as);
	if (ply !== undefined && ply >= lines.length) {
		throw new Refusal(`--ply must be from 0 to ${lines.length - 1}, the plies of this game`);
	}

	if (flags['pgn'] === true) {
		const begun = playedOn({created, updated: created, ...given({imported})});
		const pgn = gamePgn({
			...match,
			lines: recordLines(match, as),
			eyes: as,
			...given({created: begun, imported}),
		});
		const isCut = hidesActs(pgn);
		if (as !== 'truth' && match.outcome !== undefined && (isCut || wanted === undefined)) {
			io.error(fromProgram(sidesPgn(as, isCut)));
		}

		io.out(pgn.trimEnd(), true);
		return EXIT.fine;
	}

	print(io, flags, [], () => [whichOf(game, EYES_KNEW[as]), '']);
	for (const line of ply === undefined ? lines : [lines[ply]]) {
		print(io, flags, [toJson(line)], () =>
			drawLine(line, match.settings.variant, as, lines[line.ply - 1]),
		);
	}

	return EXIT.fine;
});
