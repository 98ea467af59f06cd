import {describe, expect, it} from 'vitest';
import {createRandom, pick, type Random} from '../../../source/core/random.js';
import {SQUARE_NAMES} from '../../../source/core/square.js';
import type {Match} from '../../../source/match/match.js';
import {actTexts, seatReport} from '../../../source/match/seat-report.js';
import {transition} from '../../../source/match/transition.js';
import {seatToAct} from '../../../source/match/truth.js';
import {VARIANTS} from '../../../source/rules/registry.js';
import {knowledgeOf} from '../../../source/session/entry/move-knowledge.js';
import {planned} from '../../../source/session/entry/plan-steps.js';
import {readEntry} from '../../../source/session/entry/read-entry.js';
import {readTyped} from '../../../source/session/entry/read-typed.js';
import {BOTS, play} from '../../helpers/matches.js';
import {sampleSize} from '../../helpers/sample-size.js';

const ACTS = 10;
const TEXTS = sampleSize(8, 400);

/** Returns something that a person may type: a move of any kind, a placement, a question, a row of them, or rubbish. */
function anyText(random: Random): string {
	const square = () => pick(random, SQUARE_NAMES);
	const man = () => pick(random, Array.from('KQRBNPkqrbnp'));
	const file = () => pick(random, Array.from('abcdefgh'));
	const parts: readonly (() => string)[] = [
		() => `${square()}${pick(random, ['', '-', 'x'])}${square()}${pick(random, ['', 'q', '=N'])}`,
		() => `${man()}${pick(random, ['', 'x', file(), `${file()}x`])}${square()}`,
		() => `${file()}x${square()}${pick(random, ['', '=Q', '+'])}`,
		() => `${pick(random, [man(), '-', ''])}${pick(random, ['@', ''])}${square()}`,
		() =>
			pick(random, ['O-O', '0-0-0', 'any?', 'ready', 'random', 'pass', 'liar', 'open', 'x', '?']),
		() => pick(random, ['=', '@@', '漢', '🙂', '..', 'e9', 'i1', '-', ' ', '>', '"']),
	];
	const text = pick(random, parts)();
	return random() < 0.2 ? `${text}${pick(random, [' ', ', ', ''])}${pick(random, parts)()}` : text;
}

/** Returns the match after an act at random, a refused one too. */
function actAtRandom(match: Match, random: Random): Match {
	const seat = seatToAct(match);
	const {acts, questions} = actTexts(seatReport(match, seat));
	const all = [...acts, ...questions];
	return all.length === 0
		? match
		: transition(match, {type: 'moveChosen', seat, move: pick(random, all), at: 0}).match;
}

describe.each(VARIANTS.map(({id}) => id))('in %s', (variant) => {
	it('whatever is typed means something or is answered by a sentence', () => {
		const random = createRandom(`any text in ${variant}`);
		let {match} = play({...BOTS, variant});
		const faults: string[] = [];
		for (let act = 0; act < ACTS && match.outcome === undefined; act++) {
			const knowledge = planned(knowledgeOf(seatReport(match, seatToAct(match))));
			for (let count = 0; count < TEXTS; count++) {
				const text = anyText(random);
				for (let length = 1; length < text.length; length++) {
					// It throws where it cannot read what is typed.
					readTyped(text.slice(0, length), knowledge);
				}

				const entry = readEntry(text, knowledge);
				if (
					entry.type === 'say' &&
					(!/[.?”]$/.test(entry.sentence) || /undefined|NaN/.test(entry.sentence))
				) {
					faults.push(`${text}: ${entry.sentence}`);
				}
			}

			match = actAtRandom(match, random);
		}

		expect(faults).toEqual([]);
	});
});
