import {describe, expect, it} from 'vitest';
import {unwrap} from '../../../source/core/result.js';
import {makeUci} from '../../../source/core/uci.js';
import {seatReport} from '../../../source/match/seat-report.js';
import {transition} from '../../../source/match/transition.js';
import {seatToAct} from '../../../source/match/truth.js';
import {findVariant} from '../../../source/rules/registry.js';
import type {SeatId} from '../../../source/rules/seat.js';
import {Table} from '../../../source/rules/table.js';
import {knowledgeOf} from '../../../source/session/entry/move-knowledge.js';
import {playActs} from '../../helpers/play-acts.js';
import {BOTS, play} from '../../helpers/matches.js';
import {findTwins} from '../../helpers/twin-games.js';

const liar = unwrap(findVariant('liar'));

describe('moves that claim what their man cannot do', () => {
	it('are those, and only those, that a challenge would refute', () => {
		const start = unwrap(Table.start(liar));
		const acts = ['random', 'ready', 'random', 'ready'];
		let {table} = playActs(start, acts);
		for (const plies of [0, 1, 2, 3]) {
			const [seat] = table.toAct;
			const lies = (liar.lies?.(table.view(seat)) ?? []).map(makeUci);
			for (const act of table.tries(seat)) {
				const text = makeUci(act as Parameters<typeof makeUci>[0]);
				const {state} = table.actText(seat, text)!.table;
				expect(liar.isBluff?.(state), `${plies} ${text}`).toBe(lies.includes(text));
			}

			expect(lies.length).toBeGreaterThan(0);
			const [first] = lies;
			table = playActs(table, [first, 'pass']).table;
		}
	});

	it('are known to their owner alone, from what he himself has seen', () => {
		for (const {seat, first, second} of findTwins(liar, 4, 14, 'lies')) {
			const [one, other] = [first, second].map((texts) => {
				let {match} = play({...BOTS, variant: 'liar'});
				for (const text of texts) {
					const [move, by] = text.split('>').reverse();
					const mover = (by as SeatId | undefined) ?? seatToAct(match);
					({match} = transition(match, {type: 'moveChosen', seat: mover, move, at: 0}));
				}

				return JSON.stringify(knowledgeOf(seatReport(match, seat)));
			});
			expect(one).toBe(other);
		}
	});
});
