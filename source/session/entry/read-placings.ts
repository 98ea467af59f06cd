import {READY_ALONE, whyInRow} from '../../text/arranging.js';
import {isPlacing, type Placing} from './arranging.js';
import type {MoveKnowledge} from './move-knowledge.js';
import {readAct} from './typed-act.js';
import type {TypedMove} from './typed-move.js';
import {whyNot} from './why-not.js';
import {readPlacing} from './why-not-placed.js';

/** What ends a set-up. */
const READY = 'ready';

/**
 * Returns what several placements in a row mean, each read once those before it stand: "Qd8 Qe8", "P@d5, R@h1". All are done
 * or none. Undefined for any other text.
 */
export function readPlacings(
	text: string,
	knowledge: MoveKnowledge,
): Pick<TypedMove, 'status' | 'acts' | 'squares' | 'completions' | 'reason'> | undefined {
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
	for (const [at, word] of words.entries()) {
		const {act, isWhole, texts} = readAct(word, known.acts?.filter(isPlacing) ?? []);
		const squares = placed.map(({square}) => square);
		if (!isWhole || act === undefined || !isPlacing(act)) {
			const begun = words.slice(0, at).join(' ');
			return at === words.length - 1 && texts.length > 0
				? {status: 'partial', squares, completions: texts.map((more) => `${begun} ${more}`)}
				: {
						status: 'wrong',
						squares,
						completions: [],
						reason: whyInRow(word, word === READY ? READY_ALONE : whyNot(word, known)),
					};
		}

		placed.push(act);
		known = {...known, ...arranging.after(placed)};
	}

	const squares = placed.map(({square}) => square);
	return {status: 'ready', squares, completions: [], acts: placed};
}
