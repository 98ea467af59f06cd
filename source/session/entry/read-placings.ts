import type {Act} from '../../core/act.js';
import {given} from '../../core/given.js';
import {isMan, manRole, type Role} from '../../core/man.js';
import {squareName} from '../../core/square.js';
import {READY_LAST, whyInRow} from '../../text/arranging.js';
import type {RowOutcome} from '../../text/enter-act.js';
import {isPlacing, type Placing} from './arranging.js';
import type {MoveKnowledge} from './move-knowledge.js';
import {readAct} from './typed-act.js';
import type {TypedMove} from './typed-move.js';
import {readShift} from './read-shift.js';
import {whyNot} from './why-not.js';
import {readPlacing} from './why-not-placed.js';

/** What ends a set-up. */
const READY = 'ready';

/** A pawn’s square, or two between which a man goes. */
const SQUARES = /^[kqrbnp]?([a-h][1-8]-?){1,2}$/i;

const isReady = (act: Act): boolean => act.kind === 'say' && act.word === READY;

/** Returns whether a word puts down a man of a kind that the row has put down: it is not meant to move that one. */
function isAnew(word: string, placed: readonly Placing[]): boolean {
	const role = readPlacing(word, true)?.role;
	return role !== undefined && placed.some((one) => one.role === role);
}

/** Returns why a word of a row is no placement, nor its end, once those before it are done. */
function whyNoStep(word: string, placed: readonly Placing[], known: MoveKnowledge): string {
	const {arranging, acts} = known;
	const left = arranging && {...arranging, ...arranging.leftAfter(placed)};
	const why = whyNot(word, {...known, ...given({arranging: left, whole: acts})});
	// Why one is not ready is said of the whole set-up, and of no man in the row.
	return word === READY ? why : whyInRow(word, why);
}

/**
 * Returns what several placements in a row mean, each read once those before it stand: "Qd8 Qe8", "P@d5, R@h1", as if it were
 * typed alone, so that a man who stands already moves: "a1c1 Kg6"; the last word
 * may end the set-up: "Ke1 ready". All are done or none. Undefined for any other text.
 */
export function readPlacings(
	text: string,
	knowledge: MoveKnowledge,
): Pick<TypedMove, 'status' | 'acts' | 'isRow' | 'squares' | 'completions' | 'reason'> | undefined {
	const {arranging} = knowledge;
	const words = text
		.replaceAll(/\s*@\s*/g, '@')
		.split(/[\s,]+/)
		.filter(Boolean);
	if (
		arranging === undefined ||
		words.length < 2 ||
		(readPlacing(words[0], true) === undefined && !SQUARES.test(words[0])) ||
		readPlacing(text, true) !== undefined
	) {
		return undefined;
	}

	let known = knowledge;
	const placed: Placing[] = [];
	const squares = () => placed.map(({square}) => square);
	const wrong = (reason: string) => ({
		status: 'wrong' as const,
		squares: squares(),
		completions: [],
		reason,
	});
	const place = (acts: readonly Placing[]): void => {
		placed.push(...acts);
		known = {
			...known,
			...arranging.after(placed),
			arranging: {...arranging, goals: (from) => arranging.goals(from, placed)},
		};
	};
	for (const [at, word] of words.entries()) {
		const isLast = at === words.length - 1;
		const shift = isAnew(word, placed) ? undefined : readShift(word, known);
		const shifted = shift?.acts?.filter(isPlacing);
		if (shifted !== undefined) {
			place(shifted);
			continue;
		}

		if (shift?.status === 'wrong') {
			return wrong(whyInRow(word, shift.reason ?? ''));
		}

		const steps = known.acts?.filter((act) => isPlacing(act) || isReady(act)) ?? [];
		const {act, isWhole, texts} = readAct(word, steps);
		if (!isWhole || act === undefined) {
			const begun = words.slice(0, at).join(' ');
			return isLast && texts.length > 0
				? {
						status: 'partial',
						squares: squares(),
						completions: texts.map((more) => `${begun} ${more}`),
					}
				: wrong(whyNoStep(word, placed, known));
		}

		if (!isPlacing(act)) {
			return isLast
				? {
						status: 'ready',
						squares: squares(),
						completions: [],
						acts: [...placed, act],
						isRow: true,
					}
				: wrong(whyInRow(word, READY_LAST));
		}

		place([act]);
	}

	return {status: 'ready', squares: squares(), completions: [], acts: placed, isRow: true};
}

/** Returns how many men a row takes off and puts down again elsewhere. */
function movedIn(placed: readonly Placing[], before: MoveKnowledge['cells']): number {
	const cells = [...before].map((code) => (isMan(code) ? manRole(code) : undefined));
	const held: (Role | undefined)[] = [];
	let moved = 0;
	for (const {role, square} of placed) {
		const at = role === undefined ? -1 : held.indexOf(role);
		if (role === undefined) {
			held.push(cells[square]);
		} else if (at >= 0) {
			held.splice(at, 1);
			moved++;
		}

		cells[square] = role;
	}

	return moved;
}

/** Returns what a row of placements does, and what it leaves. */
export function rowOutcome(acts: readonly Act[], {arranging, cells}: MoveKnowledge): RowOutcome {
	const placed = acts.filter(isPlacing);
	const {left = [], points} = arranging?.leftAfter(placed) ?? {};
	const put = placed.filter(({role}) => role !== undefined).length;
	const off = placed.length - put;
	const moved = movedIn(placed, cells);
	const [one, two, ...others] = new Set(placed.map(({square}) => squareName(square)));
	const isSwap = moved === 2 && placed.length === 4 && others.length === 0;
	return {
		put: put - moved,
		off: off - moved,
		moved,
		isReady: acts.some(isReady),
		left: left.reduce((sum, {count}) => sum + count, 0),
		...given({points, swapped: isSwap ? ([one, two] as const) : undefined}),
	};
}
