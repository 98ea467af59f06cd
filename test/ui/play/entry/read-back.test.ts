import {describe, expect, it} from 'vitest';
import {type Act, isMove, makeAct, parseAct} from '../../../../source/core/act.js';
import {createRandom, pick, type Random} from '../../../../source/core/random.js';
import {moveList, tryText} from '../../../../source/knowledge/move-list.js';
import {makeOwnSan} from '../../../../source/knowledge/own-san.js';
import type {Match} from '../../../../source/match/match.js';
import {type SeatReport, seatReport} from '../../../../source/match/seat-report.js';
import {startMatch} from '../../../../source/match/start-match.js';
import {transition} from '../../../../source/match/transition.js';
import {currentView} from '../../../../source/rules/history.js';
import {VARIANTS} from '../../../../source/rules/registry.js';
import {wholeAct} from '../../../../source/rules/whole-act.js';
import {knowledgeOf, type MoveKnowledge} from '../../../../source/session/entry/move-knowledge.js';
import {ownSan} from '../../../../source/session/entry/own-san.js';
import {planned, stepByMove} from '../../../../source/session/entry/plan-steps.js';
import {type Entry, readEntry} from '../../../../source/session/entry/read-entry.js';
import {FOURTH_KNIGHT} from '../../../../source/text/plan.js';
import {BOTS} from '../../../helpers/matches.js';
import {STARTS} from '../../../helpers/random-games.js';
import {sampleSize} from '../../../helpers/sample-size.js';

const PLIES = sampleSize(24, 150);
const GAMES = sampleSize(1, 5);

/** Of so many moments one is looked into. */
const EVERY = sampleSize(12, 4);

/** Returns what an entry does, as an act is written; why not where it does nothing. */
function doneBy(entry: Entry, known: MoveKnowledge): string {
	switch (entry.type) {
		case 'play': {
			const step = stepByMove(known, undefined, entry.move);
			return 'act' in step ? makeAct(step.act) : JSON.stringify(step.plan);
		}

		case 'act':
			return makeAct(entry.act);
		case 'ask':
			return entry.question;
		default:
			return JSON.stringify(entry);
	}
}

/** Returns texts that are written for acts of a seat's, by what entering them is to do. */
function* writtenFor(report: SeatReport): Generator<readonly [text: string, act: string]> {
	const known = knowledgeOf(report);
	const next = planned(known);
	const view = currentView(report.history);
	for (const move of next.moves) {
		const step = stepByMove(known, undefined, move);
		const act = 'act' in step ? makeAct(step.act) : JSON.stringify(step.plan);
		yield [ownSan(move, next), act];
		yield [makeAct(move), act];
		if ('act' in step && isMove(step.act)) {
			yield [makeOwnSan(view, move, report.variant), act];
		}

		if (known.told !== undefined) {
			yield [tryText(view.cells, makeAct(move), report.variant), act];
		}
	}

	for (const act of known.acts ?? []) {
		// Of a batch the first move alone is told.
		if (act.kind !== 'batch') {
			yield [makeAct(act), makeAct(act)];
		}
	}

	for (const question of known.asks ?? []) {
		if (question !== 'seven?') {
			yield [question, question];
		}
	}
}

/** Returns what is read as something else than it was written for. */
const misread = (report: SeatReport, texts: Iterable<readonly [string, string]>) => {
	const known = knowledgeOf(report);
	const next = planned(known);
	return [...texts].flatMap(([text, act]) => {
		const done = doneBy(readEntry(text, next), known);
		// A knight that is surely one too many is turned down where it is typed (behind a move without a capital letter), though a batch with it may be sent.
		return done === act || done.includes(FOURTH_KNIGHT.slice(1))
			? []
			: [`${text} for ${act}: ${done}`];
	});
};

/** Draws an act of the seat on turn: mostly one that it may try, now and then a question; of a set-up what ends it soonest. */
function drawAct({moves, acts = [], umpire}: SeatReport, random: Random): string {
	const setUp = acts.map(makeAct).filter((text) => text === 'random' || text === 'ready');
	if (setUp.length > 0) {
		return pick(random, setUp);
	}

	const asked = (umpire?.asks ?? []).flatMap((text) => parseAct(text) ?? []);
	const all: readonly Act[] = [...moves, ...acts];
	const from = all.length === 0 || (asked.length > 0 && random() < 0.1) ? asked : all;
	return makeAct(wholeAct(pick(random, from), random, all));
}

function* randomMoments(variant: string, fen: string | undefined, random: Random) {
	const settings = {...BOTS, variant, ...(fen === undefined ? {} : {fen})};
	const started = startMatch(settings, 0);
	let match: Match | undefined = started.ok ? started.value : undefined;
	for (let ply = 0; ply < PLIES && match?.phase.name === 'turn'; ply++) {
		const {seat} = match.phase;
		const report = seatReport(match, seat);
		const act = drawAct(report, random);
		match = transition(match, {type: 'moveChosen', seat, move: act, at: 0}).match;
		yield {report, act, after: seatReport(match, seat)};
	}
}

describe('what is written for an act is read as that act', () => {
	it.each(VARIANTS.map(({id}) => id))('in %s', (id) => {
		const random = createRandom(`read back ${id}`);
		const faults = new Set<string>();
		let looked = 0;
		let moment = 0;
		for (let game = 0; game < GAMES; game++) {
			const fen = STARTS[game % STARTS.length];
			for (const {report, act, after} of randomMoments(id, fen, random)) {
				const isNew = after.history.plies.length > report.history.plies.length;
				const listed = moveList(after.history).at(-1);
				// What was let stand was written before, and what was sealed is written as on the board that it was played on.
				if (isNew && listed?.by === report.seat && !/^(?:stand|seal:)/.test(act)) {
					const text = act.startsWith('special:') ? `special ${listed.text}` : listed.text;
					for (const fault of misread(report, [[text, act]])) {
						faults.add(`list: ${fault}`);
					}
				}

				if (moment++ % EVERY === 2) {
					looked++;
					for (const fault of misread(report, writtenFor(report))) {
						faults.add(fault);
					}
				}
			}
		}

		expect(looked).toBeGreaterThan(0);
		expect([...faults].slice(0, 20)).toEqual([]);
	});
});
