import {BLACK_MAN, KING, type Role} from '../core/man.js';
import {unwrap} from '../core/result.js';
import {squareName} from '../core/square.js';
import {parseUci} from '../core/uci.js';
import {WhiteMen} from '../endings/kriegspiel/white-men.js';
import {currentView, type HistoryPly, type HistoryTry, type SeatHistory} from '../rules/history.js';
import {countedBoard, type CountedMan} from '../knowledge/counted-board.js';
import type {KnownBoard} from '../knowledge/known-board.js';
import {isInVain} from '../rules/news.js';
import type {View} from '../rules/view.js';
import {type Material, parseMaterial} from '../solver/material.js';

/** Returns what is left after a try of either side that was refused. */
function afterTry(known: WhiteMen, {by, text}: HistoryTry): WhiteMen {
	const own = by === 'black' ? parseUci(text ?? '') : undefined;
	return by === 'white'
		? known.afterRefusal()
		: own === undefined
			? known
			: known.afterOwnRefusal(own.to);
}

/** Returns what is left after a move that stands. */
function afterPly(known: WhiteMen, {by, move, heard}: HistoryPly): WhiteMen {
	if (by === 'white') {
		return known.afterMove(heard.flatMap((one) => (one.type === 'check' ? [one.by] : [])));
	}

	const own = parseUci(move ?? '');
	return own === undefined ? known : known.afterOwnMove(own.to);
}

/** A thing that the lone king heard or played. */
type Deed = {readonly key: string; readonly after: (known: WhiteMen) => WhiteMen};

const deedOfTry = (tried: HistoryTry): Deed => ({
	key: JSON.stringify(tried),
	after: (known) => afterTry(known, tried),
});

const deedsOf = ({plies, tries = []}: SeatHistory): readonly Deed[] => [
	...plies.flatMap((ply) => [
		...(ply.tries ?? []).filter((tried) => isInVain(tried)).map((tried) => deedOfTry(tried)),
		{
			key: JSON.stringify([ply.by, ply.move, ply.heard]),
			after: (known: WhiteMen) => afterPly(known, ply),
		},
	]),
	...tries.filter((tried) => isInVain(tried)).map((tried) => deedOfTry(tried)),
];

/** Returns where White's men may stand, by the squares that the lone king does not see. */
function boardOf({cases}: WhiteMen, {cells}: View): KnownBoard {
	const size = cases.reduce((sum, {kings}) => sum + kings.size, 0);
	const counted = cases.flatMap(({material, men, kings}): readonly CountedMan[] => [
		...[...men.entries()].map(([man, square]) => ({
			square,
			role: material[man],
			count: kings.size,
		})),
		...[...kings].map((square) => ({square, role: 'king' as const, count: 1})),
	]);
	return {...countedBoard(cells, size, counted), isHeard: true};
}

/**
 * Follows where White's men may stand through a drill of Kriegspiel, as the lone king can know who is told which
 * men they are. The same history gives the same, however it was come by.
 */
class KnownWhite {
	readonly #material: Material;
	#start = '';
	#keys: string[] = [];
	#known: WhiteMen | undefined;

	/** `material` are the men that White began with. */
	constructor(material: Material) {
		this.#material = material;
	}

	/** Returns where White's men may stand at the end of the lone king's own history, which is followed further as it grows. */
	board(history: SeatHistory): KnownBoard {
		const king = history.start.cells.indexOf(KING | BLACK_MAN);
		const deeds = deedsOf(history);
		const isContinued =
			this.#start === squareName(king) &&
			this.#keys.every((key, index) => key === deeds[index]?.key);
		if (!isContinued || this.#known === undefined) {
			this.#start = squareName(king);
			this.#keys = [];
			this.#known = WhiteMen.start(this.#material, king);
		}

		for (const {key, after} of deeds.slice(this.#keys.length)) {
			this.#known = after(this.#known);
			this.#keys.push(key);
		}

		return boardOf(this.#known, currentView(history));
	}
}

/** Returns the men with which White begins an ending, by its name. */
export const menOf = (ending: string): readonly Role[] => [
	'king',
	...unwrap(parseMaterial(ending)),
];

/** Returns what follows White's men in an ending, by its name. */
export const startKnownWhite = (ending: string): KnownWhite =>
	new KnownWhite(unwrap(parseMaterial(ending)));
