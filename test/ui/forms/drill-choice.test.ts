import {describe, expect, it} from 'vitest';
import {strategiesFor} from '../../../source/drill/plans.js';
import {kingsFor} from '../../../source/drill/start.js';
import {
	firstDrillChoice,
	makeDrillChoice,
	withEnding,
	withGame,
} from '../../../source/session/drill/drill-choice.js';

describe('the choice of a drill', () => {
	it('is the last one, as far as that can be read', () => {
		const last = 'KRNvK defender fogged blind';
		const choice = firstDrillChoice(last, {});
		expect(makeDrillChoice(choice)).toBe(last);
		expect(choice).toMatchObject({strategy: 'table'});
		expect(makeDrillChoice(firstDrillChoice('', {}))).toBe('KQvK attacker phantom known');
		expect(makeDrillChoice(firstDrillChoice('KQvK king of nothing', {}))).toBe(
			'KQvK attacker phantom known',
		);
	});

	it('has the paper only where it has a plan', () => {
		expect(strategiesFor('fog', 'KQvK')).toEqual(['table', 'paper', 'paper+']);
		expect(strategiesFor('fog', 'KRRvK')).toEqual(['table', 'paper']);
		expect(strategiesFor('fog', 'KPvK')).toEqual(['table']);
		expect(kingsFor('KRvK')).toContain('paper-king');
		expect(kingsFor('KRRvK')).not.toContain('paper-king');
		expect(firstDrillChoice('KQvK attacker phantom known', {strategy: 'paper'})).toMatchObject({
			role: 'defender',
			strategy: 'paper',
		});
		expect(firstDrillChoice('KRvK attacker phantom known', {strategy: 'paper'})).toMatchObject({
			role: 'attacker',
			strategy: 'table',
		});
		const wish = {ending: 'KRvK', as: 'attacker', opponent: 'paper-king'} as const;
		expect(firstDrillChoice('', wish)).toMatchObject({
			ending: 'KRvK',
			role: 'attacker',
			opponent: 'paper-king',
		});
	});

	it('has both sides in Kriegspiel, White by the table or by a plan of the ending', () => {
		const wish = {game: 'kriegspiel', ending: 'KRvK', as: 'defender'} as const;
		const choice = firstDrillChoice('', {...wish, strategy: 'metaposition', blind: true});
		expect(makeDrillChoice(choice)).toBe('KRvK defender phantom blind kriegspiel metaposition');
		expect(firstDrillChoice(makeDrillChoice(choice), {})).toEqual(choice);
		expect(withGame(withGame(choice, 'fog'), 'kriegspiel').role).toBe('defender');
		expect(withEnding(choice, 'KQvK').strategy).toBe('table');
		// Who names an ending or a king and no side has White's men, whatever was done last.
		const {as: _as, ...open} = wish;
		expect(firstDrillChoice(makeDrillChoice(choice), open).role).toBe('attacker');
		expect(firstDrillChoice(makeDrillChoice(choice), {game: 'kriegspiel'}).role).toBe('defender');
	});

	it('is the usual one where an ending or a seed is named, whatever was done last', () => {
		for (const last of ['KQvK defender fogged blind', 'KQvK attacker phantom known']) {
			const choice = firstDrillChoice(last, {ending: 'KQvK', seed: 2});
			expect(makeDrillChoice(choice)).toBe('KQvK attacker phantom known');
			expect(makeDrillChoice(firstDrillChoice(last, {seed: 2}))).toBe(makeDrillChoice(choice));
		}
	});

	it('drops with another ending what does not fit it', () => {
		const choice = firstDrillChoice('KRvK attacker paper-king known', {});
		expect(choice.opponent).toBe('paper-king');
		expect(withEnding(choice, 'KPvK').opponent).toBe('phantom');
		const blind = firstDrillChoice('KQvK defender phantom blind', {});
		expect(withEnding(blind, 'KPvK').blind).toBe(true);
		expect(withEnding(blind, 'KNNvK').blind).toBe(false);
		expect(withEnding({...blind, strategy: 'paper'}, 'KRRvK').strategy).toBe('table');
	});
});
