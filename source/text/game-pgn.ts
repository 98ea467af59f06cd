import {makeAct, parseAct} from '../core/act.js';
import {type Color, opposite} from '../core/color.js';
import {given} from '../core/given.js';
import {manRole, roleLetter} from '../core/man.js';
import {USUAL_SEED} from '../core/random.js';
import {NO_SQUARE, squareName} from '../core/square.js';
import {parseUci} from '../core/uci.js';
import {findEnded, type Announcement} from '../rules/news.js';
import {findVariant} from '../rules/registry.js';
import {isSetUp} from '../rules/view.js';
import {type ForeignTags, NOTHING_TO_SAY} from '../core/foreign-tags.js';
import type {Match} from '../match/match.js';
import type {ReplayLine, ReplayTry} from '../match/replay-lines.js';
import {sideName} from './men.js';
import {type Answered, shortAnswer} from './move-answer.js';
import {resultText} from './outcome.js';
import {HIDDEN_MOVE, makePgn, numberText, type PgnPly, writtenAs} from './pgn.js';
import {abbreviateAnnouncement} from './umpire.js';

/** What is asked of an adviser. */
const ASKED = makeAct({kind: 'ask', question: 'instructions'});

/** Returns what is said beside the PGN of a game that is over: whose eyes wrote it, and where it `isCut` that it cannot be played through again. */
export const sidesPgn = (side: Color, isCut: boolean): string =>
	`This is what ${sideName(side)} knew${isCut ? ', with ?? for what is not known, so that it cannot be imported in full' : ''}; --as truth writes all of it.`;

/** A game to be written, and whose eyes wrote it. */
export type PgnGame = Pick<Match, 'settings' | 'outcome'> & {
	readonly lines: readonly ReplayLine[];
	readonly eyes: Color | 'truth';
	/** When it was begun, where that is known: ISO 8601. */
	readonly created?: string;
	/** What its record told of players and event, when it comes from elsewhere. */
	readonly imported?: {readonly tags?: ForeignTags};
};

/** Returns what is said in few words, but for what the move and the result say. */
const short = (heard: readonly Announcement[]): string[] =>
	heard
		.filter(({type}) => type !== 'moved' && type !== 'ended')
		.map((record) => abbreviateAnnouncement(record))
		.filter((text) => text !== '');

/** Returns whether whose eyes wrote a line did not know what was done. */
const isUnknown = ({text}: Pick<ReplayLine, 'text'>): boolean => text.includes('…');

/** Returns whether an announcement says no more than what is written: where a known move went, what was revealed, what a sealed move was that is written in its place. */
const isWritten = (line: ReplayLine, record: Announcement): boolean =>
	(record.type === 'moved-to' && !isUnknown(line)) ||
	(record.type === 'revealed' &&
		record.role === undefined &&
		line.move === `reveal:${record.square}`) ||
	record.type === 'opened';

/** Returns what is announced of a ply and not written; of a report, which is made to who moves next, whose it is. */
const announced = (line: ReplayLine): readonly Announcement[] =>
	line.heard
		.filter((record) => !isWritten(line, record))
		.map((record) =>
			record.type === 'report' && record.about === undefined && line.by !== null
				? {...record, of: opposite(line.by)}
				: record,
		);

/** Returns whether a line has a move that is known and gave mate. */
const isMate = (line: ReplayLine): boolean =>
	findEnded(line.heard)?.reason === 'checkmate' && !isUnknown(line);

/** Returns who did something that he must be named with: an adviser. */
const adviserOf = (by: Color): string => `${sideName(by)} adviser: `;

/** Returns what was tried and asked before a move, with the answers: "exf5 no", "any? try"; of another's try only the answer is known, and of an adviser's word no more than it. */
const describeTries = (tries: readonly ReplayTry[]): readonly string[] =>
	tries.map(({by, isAdvised, text, written, heard}, index) => {
		const answer = short(heard).join(' ');
		const word = heard.find((record) => record.type === 'instructions');
		if (word !== undefined) {
			return tries[index - 1]?.text === ASKED ? word.answer : `${ASKED} ${word.answer}`;
		}

		const isSaid = written === null || (text?.endsWith('?') === true && answer.startsWith(text));
		return isSaid ? answer : `${isAdvised ? adviserOf(by) : ''}${written} ${answer}`.trim();
	});

/** Returns whether an act says a move that is written as one since it was made: sealed and opened, special, or let stand. */
function isSaidMove({move, sealed, text}: ReplayLine): boolean {
	const act = parseAct(sealed ?? move ?? '');
	const isOfMove = act?.kind === 'say' && (act.move !== undefined || act.word === 'stand');
	return isOfMove && text !== move && !text.endsWith('?');
}

/** Returns whether all that was done is that a man was put down, or taken off. */
const isPlacement = ({move, tries, heard}: ReplayLine): boolean =>
	parseAct(move ?? '')?.kind === 'place' && tries === undefined && heard.length === 0;

/** Returns lines with the men that a side put down one after the other as one. */
function gatherPlacements(lines: readonly ReplayLine[]): readonly ReplayLine[] {
	const gathered: ReplayLine[] = [];
	for (const line of lines) {
		const last = gathered.at(-1);
		if (last?.by === line.by && isPlacement(last) && isPlacement(line)) {
			gathered[gathered.length - 1] = {...line, text: `${last.text} ${line.text}`};
		} else {
			gathered.push(line);
		}
	}

	return gathered;
}

/** What answers a move that can be challenged. */
const PASS = makeAct({kind: 'say', word: 'pass'});
const CHALLENGE = makeAct({kind: 'say', word: 'challenge'});

/** Returns whether a capture was announced that waits for an answer: it is no move yet. */
const isIntended = ({heard}: ReplayLine): boolean => heard.some(({type}) => type === 'intends');

/** Returns what came of a challenge to the move of the ply before; undefined for another act. */
export function challengeIn({move, by, sight}: ReplayLine, last: ReplayLine): Answered | undefined {
	if (move !== CHALLENGE || by === null) {
		return undefined;
	}

	// Who challenged with right is on move, and who was challenged stands there uncovered.
	const isRight = sight.turn === by;
	const claimed = parseUci(last.move ?? '');
	const square = (isRight ? claimed?.from : claimed?.to) ?? NO_SQUARE;
	return {by, isRight, square, isCapture: isIntended(last), man: sight.cells[square]};
}

/** Returns the ply of an answer to a move: what came of a challenge is named, and a capture that was announced before is written where it took place. */
function withAnswer(ply: PgnPly, line: ReplayLine, last: ReplayLine): PgnPly {
	const challenge = challengeIn(line, last);
	const before = [
		...(ply.before ?? []),
		...(challenge === undefined ? [] : [shortAnswer(challenge.isRight, challenge.man)]),
	];
	const isTaken = isIntended(last) && (line.move === PASS || challenge?.isRight === false);
	return isTaken
		? {
				...ply,
				number: last.number,
				by: last.by ?? 'white',
				text: last.text,
				before: [...before, writtenAs(last.text)],
			}
		: {...ply, ...(before.length === 0 ? {} : {before})};
}

/** Returns men that were lost, in few words. */
const lostIn = ({lost = []}: ReplayLine): readonly string[] =>
	lost.map(
		({square, man}) => `lost ${roleLetter(manRole(man)).toUpperCase()}${squareName(square)}`,
	);

/** How check is told where nothing more is told of it. */
const CHECK = '+';

function toPly(line: ReplayLine, last: ReplayLine): PgnPly {
	const {number, by: mover, isAdvised, move, sealed, text, tries = []} = line;
	const isMove = line.isMove && !isIntended(line);
	const by = mover ?? 'white';
	const written = isUnknown(line) ? HIDDEN_MOVE : text;
	const tried = describeTries(tries);
	// Of what is no move PGN has only comments.
	const isSaid = isSaidMove(line);
	// One that was sealed is made when it is opened.
	const isMade = isMove || (isSaid && !(sealed ?? move)?.startsWith('seal:'));
	const mates = isMade && isMate(line);
	// One that could not be played is named as it was written down.
	const named = isSaid || text.endsWith('?') ? (sealed ?? move ?? written) : written;
	const who = isAdvised ? adviserOf(by) : `${sideName(by)}: `;
	const act = `${who}${isAdvised || isIntended(line) ? (move ?? written) : named}`;
	// What no program takes for a move has a number all the same.
	const isBatch = parseAct(move ?? '')?.kind === 'batch';
	const acts = [isBatch ? `${numberText({number, by})} ${text}` : act];
	const all = [...short(announced(line)), ...lostIn(line)];
	// Check of which no more is told stands behind a move that is known, as in all chess; the sign of mate says it, too.
	const isSigned = isMade && !isUnknown(line) && (mates || all.includes(CHECK));
	const said = isSigned ? all.filter((one) => one !== CHECK) : all;
	const sign = mates ? '#' : isSigned ? CHECK : '';
	const done =
		isMove && !isAdvised
			? tried
			: [...tried, ...acts, ...(isSaid || isAdvised ? [writtenAs(`${written}${sign}`)] : [])];
	const ply = {
		number,
		by,
		...(isMove || isSaid ? {text: `${written}${sign}`} : {}),
		...(done.length === 0 ? {} : {before: done}),
		...(said.length === 0 ? {} : {after: said}),
	};
	return withAnswer(ply, line, last);
}

/** Returns that the other side put its men down, where a seat noticed nothing of it while it did. */
function unnoticedSetUp({lines, eyes}: PgnGame): readonly PgnPly[] {
	if (eyes === 'truth') {
		return [];
	}

	const by = opposite(eyes);
	const arranged = lines.slice(1).filter((_, index) => isSetUp(lines[index].sight.phase));
	const isOver = arranged.length > 0 && !isSetUp(lines[lines.length - 1].sight.phase);
	return isOver && !arranged.some((line) => line.by === by)
		? [{number: 1, by, before: [`${sideName(by)}: ${HIDDEN_MOVE}`]}]
		: [];
}

function tagsOf({
	settings,
	eyes,
	created,
	outcome,
	imported,
}: PgnGame): Readonly<Record<string, string>> {
	const {variant: id, fen, seats, seed, clock} = settings;
	const variant = findVariant(id);
	const isTrue = eyes === 'truth';
	// It is drawn from again where none is told.
	const isSeedless = imported !== undefined && seed === USUAL_SEED;
	const typeOf = (color: Color): string => (seats[color].kind === 'bot' ? 'program' : 'human');
	return {
		...NOTHING_TO_SAY,
		Date: created?.slice(0, 10).replaceAll('-', '.') ?? '????.??.??',
		White: seats.white.name,
		Black: seats.black.name,
		WhiteType: typeOf('white'),
		BlackType: typeOf('black'),
		...given({
			WhiteAdviser: seats['white-adviser']?.name,
			BlackAdviser: seats['black-adviser']?.name,
		}),
		...(clock.kind === 'none'
			? {}
			: {TimeControl: `${clock.base / 1000}+${clock.increment / 1000}`}),
		...(outcome === undefined ? {} : {Termination: outcome.reason}),
		// With its options, which the title does not tell; what was drawn at random is drawn again from the seed, so that the acts are the same.
		Rules: id,
		...(isTrue && !isSeedless ? {Seed: String(seed)} : {}),
		Variant: variant.ok ? variant.value.title : id,
		Viewer: eyes,
		// That it began elsewhere a side may tell, and not where.
		...(fen === undefined ? {} : {SetUp: '1'}),
		...(isTrue ? given({FEN: fen}) : {}),
		...imported?.tags,
	};
}

/**
 * Returns a game in PGN as a seat knew it, or in truth: what was tried in vain or asked stands in a comment
 * before its move, what was announced in one behind it. In truth `readGames` gives the same game as `recordLines` has it.
 */
export function gamePgn(game: PgnGame): string {
	const lines = gatherPlacements(game.lines);
	const plies = [
		...unnoticedSetUp(game),
		...lines.slice(1).map((line, index) => toPly(line, lines[index])),
	];
	const last = lines[lines.length - 1];
	const rest = describeTries(last.after ?? []);
	const ended = findEnded(last.heard);
	return makePgn(
		tagsOf(game),
		rest.length === 0 ? plies : [...plies, {number: last.number, by: 'black', before: rest}],
		ended === undefined ? '*' : resultText(ended),
	);
}
