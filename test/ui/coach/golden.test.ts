import {describe, expect, it} from 'vitest';
import {movesOf} from '../../../source/match/acts.js';
import {createRandom, pick} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {SquareSet} from '../../../source/core/square-set.js';
import {makeUci} from '../../../source/core/uci.js';
import {advise} from '../../../source/drill/coach.js';
import {demonstrateDrill} from '../../../source/drill/demonstrate.js';
import type {DrillGame} from '../../../source/drill/game.js';
import {drawLineStart} from '../../../source/drill/line-start.js';
import {knownStart} from '../../../source/drill/knowledge.js';
import {drillReply, settleBeforeMove} from '../../../source/drill/opponent.js';
import {playLine} from '../../../source/drill/play-line.js';
import type {DrillStrategy} from '../../../source/drill/settings.js';
import {shareCode} from '../../../source/drill/share-code.js';
import {startDrill} from '../../../source/drill/start.js';
import type {Match} from '../../../source/match/match.js';
import {seatReport} from '../../../source/match/seat-report.js';
import {transition} from '../../../source/match/transition.js';
import {coachView} from '../../../source/session/drill/coach.js';
import {
	askCoach,
	countEvents,
	studyReport,
	USUAL_COACH,
} from '../../../source/session/drill/coach-knowledge.js';
import {replayNotes} from '../../../source/session/drill/replay-notes.js';
import {lineStatus} from '../../../source/ui/replay/line/watch-text.js';
import {kriegspielTables} from '../../helpers/kriegspiel-drills.js';
import {buildTables} from '../../helpers/tables.js';
import {lineMessages} from '../../../source/session/lines/voices.js';

/*
 * What drills, their coach and lines say, as it was recorded when the fog and Kriegspiel had coaches, kings and lines of
 * their own. A change of these files is a change of what persons read: look at it, and record anew with `--update`.
 */

const tables = new Map([...buildTables('KRvK', 'KQvK'), ...kriegspielTables('KRvK')]);
const recorded = (name: string): string => `./golden/${name}.txt`;
const textOf = (messages: readonly {readonly text: string}[]): string =>
	messages.map(({text}) => text).join(' ');

/** Returns what is said of a line, step by step. */
function lineText(game: DrillGame, ending: string, strategy: DrillStrategy): string {
	const start = unwrap(drawLineStart({game, ending, strategy, seed: 1}, tables));
	const line = unwrap(playLine(start, tables));
	return Array.from({length: line.steps.length + 1}, (_, step) =>
		[lineStatus(line, step, 80, '·'), textOf(lineMessages(line, step))].join(': '),
	).join('\n');
}

/** Returns what the coach says at one moment, all that he can be asked. */
function coachText(match: Match): string {
	const report = seatReport(match, 'white');
	const known = studyReport(report, tables, knownStart(match.settings));
	const ply = countEvents(report.history);
	const asked = (['show', 'plan', 'hint', 'check'] as const).map((command) => {
		const degrees = command === 'hint' ? 4 : 1;
		let state = USUAL_COACH;
		for (let degree = 0; degree < degrees; degree++) {
			state = askCoach(state, command, 0, ply);
		}

		const guess = SquareSet.from([0, 20, 35, 62]);
		return `${command}: ${textOf(coachView(known, state, guess, false).messages)}`;
	});
	const why = [3, 25, 44].map((square) =>
		textOf(
			coachView(known, askCoach(USUAL_COACH, 'why', square, ply), SquareSet.empty, false).messages,
		),
	);
	return [...asked, `why: ${why.join(' ')}`].join('\n');
}

/** Returns a drill against the phantom that a careless person plays, with all that is said in it and after it. */
function drillText(game: DrillGame, blind: boolean): string {
	const drill = {game, ending: 'KRvK', role: 'attacker', opponent: 'phantom', blind} as const;
	const started = unwrap(startDrill({...drill, strategy: 'table', seed: 1}, tables, 'You', 0));
	const random = createRandom('careless');
	let match = transition(started, {type: 'handedOver', at: 0}).match;
	const lines = [shareCode(match.settings) ?? ''];
	for (let step = 0; step < 30 && match.phase.name === 'turn'; step++) {
		if (match.phase.seat === 'black') {
			const reply = drillReply(match, tables);
			const {move} = reply;
			match = transition(reply.match, {type: 'moveChosen', seat: 'black', move, at: 0}).match;
			continue;
		}

		if (step % 6 === 0) {
			lines.push(coachText(match));
		}

		const {history, moves} = seatReport(match, 'white');
		const {best} = advise(history, tables, knownStart(match.settings));
		const isCareful = best.length > 0 && random() < 0.8;
		const move = makeUci(isCareful ? pick(random, best).move : pick(random, moves));
		const settled = settleBeforeMove(match, tables, move);
		match = transition(settled, {type: 'moveChosen', seat: 'white', move, at: 0}).match;
		lines.push(move);
	}

	const notes = replayNotes(match, tables).map((note) => textOf(note?.messages ?? []));
	const shown = demonstrateDrill(started, tables);
	return [
		...lines,
		...movesOf(match),
		...notes,
		shown === undefined ? undefined : movesOf(shown).join(' '),
	].join('\n');
}

describe('what is said stays what it was', () => {
	it.each([
		['fog', 'KRvK', 'paper'],
		['fog', 'KRvK', 'table'],
		['fog', 'KQvK', 'paper+'],
		['kriegspiel', 'KRvK', 'table'],
		['kriegspiel', 'KRvK', 'metaposition'],
	] as const)('in a line of %s, %s by %s', async (game, ending, strategy) => {
		const file = recorded(`line-${game}-${ending}-${strategy}`);
		await expect(lineText(game, ending, strategy)).toMatchFileSnapshot(file);
	});

	it.each([
		['fog', false],
		['kriegspiel', false],
		['kriegspiel', true],
	] as const)('in a drill of %s (blind: %s)', async (game, blind) => {
		const file = recorded(`drill-${game}-${blind ? 'blind' : 'known'}`);
		await expect(drillText(game, blind)).toMatchFileSnapshot(file);
	});
});
