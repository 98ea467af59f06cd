import type {Act} from '../../core/act.js';
import {given} from '../../core/given.js';
import {READY_LAST, whyInRow} from '../../text/arranging.js';
import type {RowOutcome} from '../../text/enter-act.js';
import {isPlacing, type Placing} from './arranging.js';
import type {MoveKnowledge} from './move-knowledge.js';
import {readAct} from './typed-act.js';
import type {TypedMove} from './typed-move.js';
import {whyNot} from './why-not.js';
import {readPlacing} from './why-not-placed.js';

/** What ends a set-up. */
const READY = 'ready';

const isReady = (act: Act): boolean => act.kind === 'say' && act.word === READY;

/** Returns why a word of a row is no placement, nor its end, once those before it are done. */
function whyNoStep(word: string, placed: readonly Placing[], known: MoveKnowledge): string {
	const {arranging, acts} = known;
	const left = arranging && {...arranging, ...arranging.leftAfter(placed)};
	const why = whyNot(word, {...known, ...given({arranging: left, whole: acts})});
	return word === READY ? why : whyInRow(word, why);
}

/**
 * Returns what several placements in a row mean, each read once those before it stand: "Qd8 Qe8", "P@d5, R@h1"; the last word
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
		readPlacing(words[0], true) === undefined ||
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
	for (const [at, word] of words.entries()) {
		const isLast = at === words.length - 1;
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

		placed.push(act);
		known = {...known, ...arranging.after(placed)};
	}

	return {status: 'ready', squares: squares(), completions: [], acts: placed, isRow: true};
}

/** Returns what a row of placements does, and what it leaves. */
export function rowOutcome(acts: readonly Act[], {arranging}: MoveKnowledge): RowOutcome {
	const placed = acts.filter(isPlacing);
	const {left = [], points} = arranging?.leftAfter(placed) ?? {};
	return {
		put: placed.filter(({role}) => role !== undefined).length,
		off: placed.filter(({role}) => role === undefined).length,
		isReady: acts.some(isReady),
		left: left.reduce((sum, {count}) => sum + count, 0),
		...given({points}),
	};
}
