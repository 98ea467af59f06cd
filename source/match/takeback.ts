import {parseAct} from '../core/act.js';
import {given} from '../core/given.js';
import {ownAct} from '../knowledge/own-move.js';
import {answerIn, toldAct} from '../knowledge/told-acts.js';
import {byColor, type Color, COLORS, opposite} from '../core/color.js';
import type {Cells} from '../core/board-text.js';
import {
	EMPTY,
	isAnyMan,
	isMan,
	isUnknownMan,
	type Man,
	manColor,
	manLetter,
	manRole,
	unknownMan,
	UNSEEN,
} from '../core/man.js';
import {seesEverySquare} from '../knowledge/hidden-men.js';
import {isEnemy} from '../knowledge/own-man.js';
import {lossesBy, type Taken, takenMen} from '../knowledge/taken.js';
import {variantOf} from '../rules/registry.js';
import {rankOf, type Square, squareName} from '../core/square.js';
import {parseUci} from '../core/uci.js';
import {currentView, type SeatHistory, viewBefore} from '../rules/history.js';
import {sideOf} from '../rules/seat.js';
import {isSetUp} from '../rules/view.js';
import type {Match, MatchRequest, Notice, SaidFirst} from './match.js';
import {countPlies, lastStanding} from './acts.js';
import {truthOf} from './truth.js';

/** Returns how many acts that stand must go so that `side` is to act where its last one was; 0 when it has done none. */
export function pliesToTakeBack(match: Match, side: Color): number {
	const last = lastStanding(match, side);
	return last < 0 ? 0 : countPlies({acts: match.acts.slice(last)});
}

/**
 * Returns a test of whether an enemy man that is seen in a view tells more than the view that stands again: not where every
 * square is seen, but of a kind that is hidden there, or shown among men that are concealed.
 */
function tellsMore(history: SeatHistory, standing: Cells): (man: Man, cells: Cells) => boolean {
	const {hides} = variantOf(history.variant);
	const isConcealed = standing.some(
		(code) => isUnknownMan(code) && manColor(code) !== history.seat,
	);
	const count = (cells: Cells, man: Man): number => cells.filter((code) => code === man).length;
	return (man, cells) =>
		!seesEverySquare(history) ||
		manRole(man) === hides ||
		(isConcealed && count(cells, man) > count(standing, man));
}

/** What a seat saw of the position that stands again. */
type Stood = {readonly standing: Cells; readonly seat: Color};

/**
 * Returns where a man stood, of which it is seen in a later view where it stands while its side has not moved: a covered one
 * that was challenged is back where it came from, or has taken. Undefined where several may be meant.
 */
function stoodOn(square: Square, cells: Cells, {standing, seat}: Stood): Square | undefined {
	if (standing[square] === UNSEEN || isEnemy(standing[square], seat)) {
		return square;
	}

	const gone = [...standing.keys()].filter(
		(one) => isUnknownMan(standing[one]) && isEnemy(standing[one], seat) && cells[one] === EMPTY,
	);
	return gone.length > 1 ? undefined : (gone[0] ?? square);
}

/** Returns the men of the other side's that a seat took in a ply and of which it learned by that what they were. */
function foundByTaking(history: SeatHistory, index: number, taken: readonly Taken[]) {
	const {cells} = viewBefore(history, index);
	// Of a pawn taken in passing it may be told where the taker landed.
	const isInPassing = history.plies[index].heard.some(
		(record) => record.type === 'captured' && record.enPassant === true,
	);
	return taken.filter(
		({ply, square, man}) =>
			ply === index + 1 && isMan(man) && cells[square] !== man && !isInPassing,
	);
}

/** Returns the square on which a seat took in a ply a man of which it was told no more; undefined where there is none, or where one may have been taken in passing beside it. */
function foundOn(history: SeatHistory, index: number): Square | undefined {
	const told = history.plies[index].heard.find(({type}) => type === 'captured');
	const move = parseUci(ownAct(history, index) ?? '');
	if (told?.type !== 'captured' || move === undefined || told.square !== squareName(move.to)) {
		return undefined;
	}

	const {cells} = viewBefore(history, index);
	const isPawn = manRole(cells[move.from]) === 'pawn';
	const mayBeInPassing = isPawn && rankOf(move.to) === (history.seat === 'white' ? 5 : 2);
	return mayBeInPassing ? undefined : move.to;
}

/**
 * Returns what a takeback leaves with a seat whose history would be `first` plies long after it: enemy men it saw, or took and
 * was told of, only in what is taken back, where they stand again, and men of its own that were taken there. Made from the seat's own history alone.
 */
function findRevealed(
	history: SeatHistory,
	first: number,
): Pick<Extract<Notice, {kind: 'taken-back'}>, 'revealed' | 'glimpsed' | 'taken'> {
	const {seat} = history;
	const standing = viewBefore(history, first).cells;
	const isNews = tellsMore(history, standing);
	const revealed = new Set<string>();
	const glimpsed = new Set<string>();
	const met = new Set<string>();
	const caught = takenMen(history).enemy;
	let hasMoved = false;
	const note = (man: Man, square: Square | undefined, seen: string): void => {
		if (met.has(seen)) {
			return;
		}

		met.add(seen);
		if (hasMoved || square === undefined) {
			glimpsed.add(seen);
		} else {
			revealed.add(manLetter(man) + squareName(square));
		}
	};

	const taken: string[] = [];
	for (let index = first; index < history.plies.length; index++) {
		const {by, view, heard} = history.plies[index];
		const isMove = by !== seat && answerIn(history, index) === undefined;
		hasMoved ||= isMove || heard.some(({type}) => type === 'opened');
		for (const {man, square} of foundByTaking(history, index, caught)) {
			note(man, square, manLetter(man) + squareName(square));
		}

		const found = hasMoved ? undefined : foundOn(history, index);
		if (
			found !== undefined &&
			standing[found] === UNSEEN &&
			!caught.some(({ply}) => ply === index + 1)
		) {
			revealed.add(manLetter(unknownMan(opposite(seat))) + squareName(found));
		}

		for (const [square, man] of view.cells.entries()) {
			const isTheirs = isMan(man) && manColor(man) !== seat;
			if (isTheirs && standing[square] !== man && isNews(man, view.cells)) {
				const stood = stoodOn(square, view.cells, {standing, seat});
				note(man, stood, manLetter(man) + squareName(square));
			}
		}

		taken.push(
			...lossesBy(history, index).map((lost) => manLetter(lost.man) + squareName(lost.square)),
		);
	}

	return {
		revealed: [...revealed],
		taken,
		...(glimpsed.size === 0 ? {} : {glimpsed: [...glimpsed]}),
	};
}

/** Returns what a seat knows of the first act of `by` from a ply of its history on, if that is no move. */
function saidIn(history: SeatHistory, index: number, by: Color): SaidFirst {
	// A secret set-up has the seat's own acts alone, which `by` did not do.
	if (index < history.plies.length && history.plies[index].by !== by) {
		return {isSecret: true};
	}

	const text =
		index < history.plies.length ? (ownAct(history, index) ?? toldAct(history, index)) : undefined;
	const act = text === undefined ? undefined : parseAct(text);
	const isOther = act?.kind === 'place' || (act?.kind === 'say' && act.move === undefined);
	if (!isOther) {
		return {};
	}

	const man = act.square === undefined ? EMPTY : viewBefore(history, index).cells[act.square];
	return given({
		said: text,
		man: isAnyMan(man) ? manLetter(man) + squareName(act.square ?? 0) : undefined,
	});
}

/** Returns the last `plies` acts that stand. */
const lastActs = ({acts}: Match, plies: number): Match['acts'] =>
	acts.filter(({stands}) => stands).slice(-plies);

/** Returns the acts without the last `plies` that stand. What was tried before in the turn that is played again stays tried. */
function actsLeft({acts}: Match, plies: number): Match['acts'] {
	const standing = [...acts.keys()].filter((index) => acts[index].stands);
	return acts.slice(0, standing.at(-plies));
}

/** Returns a request as a seat may know it: of a secret set-up of the other side it learns no number. */
export function requestFor(match: Match, request: MatchRequest, seat: Color): MatchRequest {
	if (request.kind === 'draw') {
		return request;
	}

	const {settings} = match;
	const acts = actsLeft(match, request.plies);
	const history = truthOf(match).history(seat);
	const left = truthOf({settings, acts}).history(seat).plies.length;
	return {...request, plies: history.plies.length - left, ...saidIn(history, left, request.by)};
}

/** Returns what a seat had noticed when it is given a notice. */
const momentOf = ({plies, tries = []}: SeatHistory): Pick<Notice, 'ply' | 'tries'> => ({
	ply: plies.length,
	...(tries.length === 0 ? {} : {tries: tries.length}),
});

const isSameMoment = (a: Pick<Notice, 'ply' | 'tries'>, b: typeof a): boolean =>
	a.ply === b.ply && a.tries === b.tries;

/**
 * Returns whether the last `plies` acts that stand are a side's own in a set-up, and the other side has noticed none of
 * them: then nobody need be asked, and nobody told.
 */
export function isUnnoticed(match: Match, side: Color, plies: number): boolean {
	const last = lastActs(match, plies);
	const left = truthOf({settings: match.settings, acts: actsLeft(match, plies)});
	const other = opposite(side);
	return (
		plies > 0 &&
		last.every(({seat}) => sideOf(seat) === side) &&
		isSetUp(currentView(left.history(side)).phase) &&
		isSameMoment(momentOf(left.history(other)), momentOf(truthOf(match).history(other)))
	);
}

/** Returns how many steps of a set-up acts are that were done as one: a man put elsewhere or in another's place, or two that change places, are one. */
function stepsIn(acts: Match['acts']): number {
	const placed = acts
		.flatMap(({text}) => parseAct(text) ?? [])
		.filter((act) => act.kind === 'place');
	const isMoved = placed.some(({role}) => role === undefined);
	return isMoved && new Set(placed.map(({square}) => square)).size <= 2 ? 1 : acts.length;
}

/** Returns the match without its last `plies` acts that stand, each seat of `told` being told what it knows all the same. Phase and clocks are left as they are. */
export function takeBack(
	match: Match,
	by: Color,
	plies: number,
	told: readonly Color[] = COLORS,
): Match {
	const acts = actsLeft(match, plies);
	const left = truthOf({settings: match.settings, acts});
	// Each side is told of what it noticed itself: of a secret set-up the other side learns no number.
	const noticeOf = (seat: Color): Notice => {
		const history = truthOf(match).history(seat);
		const ply = left.history(seat).plies.length;
		const taken = history.plies.length - ply;
		return {
			kind: 'taken-back',
			...momentOf(left.history(seat)),
			by,
			plies: taken,
			...saidIn(history, ply, by),
			...findRevealed(history, ply),
			...(told.length === 1 ? {inRow: stepsIn(lastActs(match, plies))} : {}),
		};
	};
	return {
		...match,
		acts,
		notices: byColor((seat): readonly Notice[] =>
			told.includes(seat) ? [...match.notices[seat], noticeOf(seat)] : match.notices[seat],
		),
	};
}

/** Returns the match with a request of `by` turned down, which that side is told. */
export function declineRequest(match: Match): Match {
	const {request, ...rest} = match;
	if (request === undefined) {
		return match;
	}

	const {by, kind} = request;
	const notice: Notice = {
		kind: kind === 'draw' ? 'draw-declined' : 'takeback-declined',
		...momentOf(truthOf(match).history(by)),
	};
	return {...rest, notices: {...match.notices, [by]: [...match.notices[by], notice]}};
}
