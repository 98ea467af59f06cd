import {describe, expect, it} from 'vitest';
import {drillsOf} from '../../../source/drill/catalogue.js';
import {NO_PAPER_PLAN} from '../../../source/text/drill.js';
import {KEYS} from '../../helpers/render-screen.js';
import {FakeWorld} from '../fake-world.js';
import {openApp} from '../open-app.js';

describe('the endings of the drills', () => {
	it.each([
		[80, 24],
		[40, 12],
	])('are chosen from a list, the easiest first, at %i×%i', async (columns, rows) => {
		const app = openApp(new FakeWorld(), undefined, {columns, rows});
		await app.type('4');
		for (let row = 0; row < 12 && !app.text().includes('▸ Ending'); row++) {
			await app.type(KEYS.down);
		}

		await app.type(KEYS.enter);
		expect(app.text()).toContain('▸  7  KQvK');
		await app.type(KEYS.home);
		expect(app.text()).toContain(`▸  1  ${drillsOf('fog')[0].ending}`);
		await app.type(KEYS.end);
		expect(app.text()).toContain('▸ 20  KNvK');
		expect(app.text()).not.toContain('…');
		await app.type(KEYS.enter);
		// The form is there again as it was, but for the ending.
		expect(app.text()).toContain('▸ Ending');
		expect(app.text()).toContain('‹ KNvK ›');
	});

	it('stand below how often they are won', async () => {
		const app = openApp(new FakeWorld(), undefined, {columns: 80, rows: 40});
		await app.type('4');
		for (let row = 0; row < 12 && !app.text().includes('▸ Ending'); row++) {
			// oxlint-disable-next-line no-await-in-loop -- One key comes after the other.
			await app.type(KEYS.down);
		}

		await app.type(KEYS.enter);
		expect(app.text()).toMatch(
			/Always won\n.* 1 +KQQvK[^]* 7 +KQvK .*\n+.*Won from most starts\n.* 8 +KRBvK[^]*Won from some starts\n.*KNPvK/,
		);
	});

	it('keep the row of the plan where none was published, which says so', async () => {
		const app = openApp(new FakeWorld(), undefined, {columns: 80, rows: 24});
		await app.type('4');
		expect(app.text()).not.toContain(NO_PAPER_PLAN);
		for (let row = 0; row < 12 && !app.text().includes('▸ Ending'); row++) {
			await app.type(KEYS.down);
		}

		await app.type(KEYS.enter);
		await app.type(KEYS.end);
		await app.type(KEYS.enter);
		expect(app.text()).toMatch(new RegExp(`^ +Watch the plan +${NO_PAPER_PLAN}`, 'm'));
	});

	it('have the plan that is watched named in Kriegspiel', async () => {
		const app = openApp(new FakeWorld(), undefined, {columns: 80, rows: 24});
		const goTo = async (label: string) => {
			for (let row = 0; row < 12 && !app.text().includes(`▸ ${label}`); row++) {
				// oxlint-disable-next-line no-await-in-loop -- One key comes after the other.
				await app.type(KEYS.down);
			}
		};

		await app.type('4');
		await goTo('Game');
		await app.type(KEYS.right);
		expect(app.text()).toMatch(/^ +Watch the plan +Divide and conquer, corrected\.$/m);
		await goTo('Watch the plan');
		expect(app.text()).toContain('Always mates, whatever the king does.');
	});
});
