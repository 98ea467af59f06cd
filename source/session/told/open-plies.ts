import {type Act, parseAct} from '../../core/act.js';
import {squareName} from '../../core/square.js';
import {type Changes, changesSince} from '../../knowledge/changes.js';
import {manMarks} from '../../knowledge/man-marks.js';
import {moveAt} from '../../knowledge/move-list.js';
import {announcedIn} from '../../knowledge/moves-made.js';
import {sealedBy} from '../../knowledge/sealed-moves.js';
import {lossesBy} from '../../knowledge/taken.js';
import {answerIn, toldAct} from '../../knowledge/told-acts.js';
import {currentView, type SeatHistory, viewBefore} from '../../rules/history.js';
import type {Announcement} from '../../rules/news.js';
import {variantOf} from '../../rules/registry.js';
import {describeSeen} from '../../text/acts.js';
import {describeChanges, describeLosses, hasPlayed} from '../../text/changes.js';
import {sideName} from '../../text/men.js';
import {describeAnswer, describeClaim} from '../../text/move-answer.js';
import {describeHeard} from '../../text/umpire.js';
import {caughtBy} from './caught-by.js';
import {heardIn} from './heard-in.js';
import {asNow, type Message, say} from './message.js';
import {manMeant, tellOwnAct} from './own-act.js';
import {isReady, setUpOver} from './set-up-over.js';
import {beginsTurn, describeOtherTries} from './umpire-messages.js';

type Type = Announcement['type'];

/** What the move itself tells, or what that changed. */
const UNTOLD: readonly Type[] = ['ended', 'moved', 'intends'];
/** What tells of a move though it does not tell which. */
const MOVED_UNSEEN: readonly Type[] = ['king-moved', 'ghost-moved'];
/** What is told before what was taken: by it men were taken. */
const FIRST: readonly Type[] = ['opened', 'illegal-seal', ...MOVED_UNSEEN];
/** What says of an act that is no move what it did. */
const TELLS_ACT: readonly Type[] = ['opened', 'revealed', 'ceded'];
/** The phases in which a move is written down, or the one that lies there is looked at. */
const SEALING: readonly string[] = ['seal', 'sealed', 'closing'];

const hears = ({plies}: SeatHistory, index: number, types: readonly Type[]): boolean =>
	plies[index].heard.some(({type}) => types.includes(type));

/** Returns how a move that could be challenged was answered in a ply; none where that is no answer. */
function describeAnswerIn(history: SeatHistory, index: number): string | undefined {
	const answer = answerIn(history, index);
	const {cells} = history.plies[index].view;
	return answer && describeAnswer({...answer, man: cells[answer.square]}, history.seat);
}

/** Returns the capture that a ply announced, as long as the seat is to answer it. */
function describeClaimed(history: SeatHistory, index: number): readonly string[] {
	const {variant, plies} = history;
	const {by, heard} = plies[index];
	const claimed = index === plies.length - 1 ? announcedIn(heard) : undefined;
	const cover = manMarks(currentView(history), variant).find(
		(mark) => mark.kind === 'cover' && mark.square === claimed?.from,
	);
	return claimed !== undefined && cover?.kind === 'cover'
		? [describeClaim(by, claimed, cover.sign)]
		: [];
}

/** Returns whether a ply wrote a move down, as far as the seat can tell that from a look. */
function isSealing(history: SeatHistory, index: number): boolean {
	const {phase = ''} = viewBefore(history, index);
	return variantOf(history.variant).hides === 'move' && SEALING.includes(phase);
}

/** Returns what a ply of the other side's changed. */
const changesIn = (history: SeatHistory, index: number): Changes =>
	changesSince({
		seat: history.seat,
		variant: history.variant,
		start: viewBefore(history, index),
		plies: [history.plies[index]],
	});

/** Returns what the other side did by a ply, as sentences. */
function describeOther(history: SeatHistory, index: number): readonly string[] {
	const {by, heard} = history.plies[index];
	const side = sideName(by);
	const answer = describeAnswerIn(history, index);
	if (answer !== undefined) {
		return [answer];
	}

	if (announcedIn(heard) !== undefined) {
		return describeClaimed(history, index);
	}

	if (isReady(history, index)) {
		return [`${side} is ready.`];
	}

	const act = toldAct(history, index);
	const {move, text} = moveAt(history, index);
	if (move !== undefined && !isSealing(history, index)) {
		return [hasPlayed(by, text)];
	}

	if (act !== undefined || isSealing(history, index)) {
		const seen = parseAct(act ?? '');
		return describeSeen(seen, side, manMeant(seen, viewBefore(history, index)));
	}

	const [moved, ...changed] = describeChanges(changesIn(history, index), history.seat);
	return hears(history, index, MOVED_UNSEEN) ? changed : [moved, ...changed];
}

/** Returns whether an act holds a move, which nothing that is heard of it tells at once. */
const holdsMove = (act: Act | undefined): boolean => act?.kind === 'say' && act.move !== undefined;

/** Returns whether what the seat wrote down by a ply has been opened, which tells what it was. */
const isOpened = (history: SeatHistory, index: number): boolean =>
	history.plies.some(
		({heard}, at) =>
			at >= index &&
			heard.some((record) => record.type === 'opened' && record.by === history.seat) &&
			sealedBy(history, at, history.seat) === index,
	);

/** Returns what the seat itself did by a ply, as sentences; nothing of what its player did for an adviser. */
function describeOwn(history: SeatHistory, index: number): readonly string[] {
	const {move, heard} = history.plies[index];
	if (move === undefined) {
		return [];
	}

	const answer = describeAnswerIn(history, index);
	const act = tellOwnAct(history, index, move);
	if (act === undefined) {
		const verb = announcedIn(heard) === undefined ? 'played' : 'announced';
		return [`You ${verb} ${moveAt(history, index).text}.`];
	}

	const isTold = holdsMove(parseAct(move))
		? isOpened(history, index)
		: hears(history, index, TELLS_ACT);
	return isTold ? [] : [answer ?? act];
}

/**
 * Returns what a seat that sees the whole board was told of a ply, in the order in which it came about: what was done,
 * what that opened, who was taken, what was said then.
 */
export function tellPly(history: SeatHistory, index: number): readonly Message[] {
	const {seat, plies} = history;
	const {by, tries = []} = plies[index];
	const isOwn = by === seat;
	const heard = heardIn(history, index).filter(({type}) => !UNTOLD.includes(type));
	const isShown = holdsMove(parseAct(plies[index].move ?? ''));
	const first = heard.filter(({type}) => FIRST.includes(type));
	// That the own man was shown by a special move goes without saying, and what was taken is told with that it was.
	const caught = caughtBy(history, index);
	const losses = lossesBy(history, index);
	// So does a capture by whom it took.
	const isNamed = (record: Announcement): boolean =>
		(record.type === 'lost' && caught.length > 0) ||
		(record.type === 'captured' && losses.some(({square}) => squareName(square) === record.square));
	const rest = heard.filter(
		(record) =>
			!FIRST.includes(record.type) && !(isShown && record.type === 'revealed') && !isNamed(record),
	);
	const isSpecial = !isOwn && moveAt(history, index).move !== undefined;
	const before = rest.filter(({type}) => isSpecial && type === 'revealed');
	const told = [
		...say(isOwn ? [] : describeOtherTries(tries, seat)),
		...say(describeHeard(before, seat, by)),
		...say(isOwn ? describeOwn(history, index) : describeOther(history, index)),
		...say(describeHeard(first, seat, by)),
		...say(describeLosses(losses, seat), 'taken'),
		...say(caught),
		...say(
			describeHeard(
				rest.filter((record) => !before.includes(record)),
				seat,
				by,
			),
		),
		...say(setUpOver(history, index)),
	];
	return beginsTurn(history, index) ? asNow(told) : told;
}
