import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {seatReport} from '../../../../source/match/seat-report.js';
import {VARIANTS} from '../../../../source/rules/registry.js';
import {knowledgeOf} from '../../../../source/session/entry/move-knowledge.js';
import {planned} from '../../../../source/session/entry/plan-steps.js';
import {planFor} from '../../../../source/session/entry/read-typed.js';
import {entryLine} from '../../../../source/ui/play/EntryLine.js';
import {taskText} from '../../../../source/ui/play/entry-words.js';
import {startTurn} from '../../../../source/ui/play/entry/turn-state.js';
import {BOTS, play, playOn} from '../../../helpers/matches.js';
import {readPlaythroughs} from '../../../helpers/playthrough.js';
import {LETTERS} from '../../board/sample.js';
import {sampleSize} from '../../../helpers/sample-size.js';

/** What a person may type that is no move now, or no move at all. */
const TEXTS = (
	'open done look stand take-back challenge pass ready random caution none special seal reveal cede name king ' +
	'any? count? refusals? seven? instructions? reveal:b1 name:e5 cede:a1 king:e4 special:d2d4 xyz e2e9 e4 e5 Nf3 Nf6 exd5 ' +
	'hxg6 exd1 Ra5 Qh5 Bb5 Bxf7 Nbd2 Kxe2 O-O e2e5 e7e4 b1c4 g8e5 e8=Q e5=N k K@e4 Ke8 Q@d1 B@c3 Ra1 -e4 P@h5 Zc7'
).split(' ');
/** So many acts of a recorded game are looked at, and of these every so many. */
const DEPTH = 60;
const EVERY = sampleSize(30, 5);

describe('the entry line of 80 columns', () => {
	// An adviser's words are of games that need more than two seats.
	const games = VARIANTS.filter(({seats}) => seats.length === 2);
	it.each(games.map(({id}) => id))('cuts no sentence: %s', (variant) => {
		const file = new URL(`../../../playthroughs/${variant}.txt`, import.meta.url);
		const {acts, fen} = readPlaythroughs(readFileSync(file, 'utf8'))[0];
		let played = play({...BOTS, variant, ...(fen === undefined ? {} : {fen})});
		const cut = new Set<string>();
		for (const [index, {text}] of acts.slice(0, DEPTH).entries()) {
			const {phase} = played.match;
			if (phase.name === 'turn' && index % EVERY < 2) {
				const report = seatReport(played.match, phase.seat);
				const {seat} = report;
				const known = knowledgeOf(report);
				const task = taskText(report, known, undefined, LETTERS.glyphs.dots, 78);
				const lineOf = (typed: string): string => {
					const next = planned(known, planFor(typed, known, undefined));
					const knows = {...next, seat, orientation: seat};
					return entryLine({...startTurn(0), typed}, knows, 80, LETTERS, task)
						.map((part) => part.text)
						.join('');
				};
				// In the quick run half of the texts, by turns the others.
				const texts = TEXTS.filter((_, at) => (at + index) % sampleSize(2, 1) === 0);
				for (const line of ['', ...texts].map(lineOf)) {
					if (line.includes('…')) {
						cut.add(line);
					}
				}
			}

			played = playOn(played, text);
		}

		expect([...cut]).toEqual([]);
	});
});
