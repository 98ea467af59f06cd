import {type Act, makeAct, type Word} from '../core/act.js';
import type {Cells} from '../core/board-text.js';
import {type Color, colorIndex, opposite} from '../core/color.js';
import {manColor} from '../core/man.js';
import {squareName} from '../core/square.js';
import {TRAY_WORDS} from './arranging.js';
import {joinWords, sideName} from './men.js';

const ASKED = 'Your player asks for instructions';

/** What is to be done with the acts of one word; "name" of the own men is another thing than of the other side's. */
const TO_DO: {readonly [word in Word | 'name others']?: string} = {
	reveal: 'Reveal one of your men',
	cede: 'Give up a bishop',
	name: 'Your special man',
	'name others': 'The man that the other side must move',
	king: 'The other side’s king',
	caution: ASKED,
	'go-on': ASKED,
	none: ASKED,
};

/** Returns what is chosen among squares, by name when they are few. */
const squaresTo = (acts: readonly Act[]): string => {
	const names = acts.flatMap((act) =>
		act.kind === 'say' && act.square !== undefined ? squareName(act.square) : [],
	);
	return names.length > 2 ? 'its square' : joinWords(names, 'or');
};

/** Returns how a man is put down or taken off, in the shortest form that can be typed: "Ba2", "-a1". */
const placed = (act: Act): string => makeAct(act).replace('@', '');

type SetUpKind = {
	/** Whether men are put under covers that show another one. */
	readonly isCovered?: boolean;
	/** Whether the other men are bought after the king. */
	readonly isKingFirst?: boolean;
};

function describePlacing(
	acts: readonly Act[],
	words: readonly Word[],
	seat: Color,
	{isCovered = false, isKingFirst = false}: SetUpKind,
): string {
	const placing = acts.filter((act) => act.kind === 'place');
	const isOther = placing.every(({square}) => square >> 5 !== colorIndex(seat));
	const put = placing.find(({role}) => role !== undefined);
	const off = placing.find(({role}) => role === undefined);
	const isKing = placing.every(({role}) => role === 'king');
	const shown = [
		...(put === undefined ? [] : [`such as ${placed(put)}`]),
		...(off === undefined ? [] : [`${placed(off)} takes off`]),
	];
	// Who has placed all men is told first what ends the set-up.
	const said = words.length === 0 ? [] : [`say ${joinWords(words, 'or')}`];
	const list = (put === undefined ? [...said, ...shown] : [...shown, ...said]).join('; ');
	if (isKing) {
		return `Put your king on a square, ${list}.`;
	}

	if (put === undefined && isKingFirst) {
		return `Your king is placed: ${list}. ${TRAY_WORDS.later}`;
	}

	const whose = isOther ? `${sideName(opposite(seat))}’s` : 'your';
	return put === undefined
		? `${words.includes('ready') ? 'All men are placed' : 'No more men fit'}: ${list}.`
		: isCovered
			? `A man and its cover’s square, ${list}.`
			: `Put down ${whose} men, ${list}.`;
}

/** Returns what a seat is to do that has no move, as a sentence made of what it can do: "Reveal one of your men: choose its square." */
export function describeToDo(
	acts: readonly Act[],
	seat: Color,
	cells?: Cells,
	kind: SetUpKind = {},
): string {
	const said = acts.filter((act) => act.kind === 'say');
	const onSquares = said.filter(({square}) => square !== undefined);
	const words = [...new Set(said.filter(({square}) => square === undefined).map(({word}) => word))];
	if (acts.some(({kind}) => kind === 'place')) {
		return describePlacing(acts, words, seat, kind);
	}

	const chosen = onSquares.at(0) ?? said.at(0);
	const isOthers =
		chosen?.word === 'name' && cells !== undefined && manColor(cells[chosen.square ?? 0]) !== seat;
	const toDo = chosen && TO_DO[isOthers ? 'name others' : chosen.word];
	const rest = acts.filter((act) => act.kind !== 'say').map(makeAct);
	const list = joinWords([...words, ...rest], 'or');
	if (onSquares.length > 0) {
		const where = `choose ${squaresTo(onSquares)}`;
		return `${toDo ?? 'You may choose a man'}: ${where}${list === '' ? '' : `, or say ${list}`}.`;
	}

	return toDo === undefined || rest.length > 0 ? `You may say ${list}.` : `${toDo}: ${list}.`;
}
