import {expect, it} from 'vitest';
import {makeAct} from '../../../source/core/act.js';
import {createRandom, pick} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {seatReport} from '../../../source/match/seat-report.js';
import {startMatch} from '../../../source/match/start-match.js';
import {transition} from '../../../source/match/transition.js';
import {matchTasks} from '../../../source/match/worker-tasks.js';
import {currentView} from '../../../source/rules/history.js';
import {isSetUp} from '../../../source/rules/view.js';
import {BOTS} from '../../helpers/matches.js';

/** Returns a game after both have set up at random and the kings stand where no check is. */
function begun(variant: string) {
	const random = createRandom('z1');
	let match = unwrap(startMatch({...BOTS, variant, seed: 1}, 0));
	const texts = ['random', 'ready', 'random', 'ready'];
	while (match.phase.name === 'turn') {
		const report = seatReport(match, match.phase.seat);
		if (!isSetUp(currentView(report.history).phase)) {
			return report;
		}

		const move = texts.shift() ?? pick(random, (report.acts ?? []).map(makeAct));
		match = transition(match, {type: 'moveChosen', seat: report.seat, move, at: 0}).match;
	}

	throw new Error('no play begins');
}

it('men that have not moved stand where they were put', () => {
	const {history, seat} = begun('welbeck');
	expect(seat).toBe('white');
	const tasks = matchTasks({members: 200, candidates: 2000});
	const known = unwrap(tasks.knownBoard({history}, new Map()) as never) as {
		squares: readonly {square: number; men: readonly unknown[]}[];
	};
	expect(known.squares.length).toBeGreaterThan(20);
	expect(known.squares.filter(({square, men}) => men.length > 0 && square < 32)).toEqual([]);
});
