import {describe, expect, it} from 'vitest';
import {helpLines} from '../../../source/ui/panes/help-lines.js';
import {menScene, purposeOf, type Scene} from '../../../source/ui/panes/scene.js';
import {seatReport} from '../../../source/match/seat-report.js';
import {currentView} from '../../../source/rules/history.js';
import {turnOf} from '../../../source/session/told/turn-of.js';
import {BOTS, play} from '../../helpers/matches.js';
import {USUAL_COVERS} from '../../helpers/usual-covers.js';
import {unwrap} from '../../../source/core/result.js';
import {findVariant} from '../../../source/rules/registry.js';
import {aboutTurn, rulesCard} from '../../../source/text/rules-card.js';
import {PURPOSES} from '../../../source/text/purpose.js';
import {CELL_SIZES} from '../../../source/ui/frame/layout.js';
import type {KeyContext} from '../../../source/ui/shell/keys/key-map.js';
import {LATER, TURNS} from '../key-contexts.js';
import {LETTERS, textOf} from '../board/sample.js';

describe('the help of a screen', () => {
	it('says first what the screen is for', () => {
		const lines = textOf(helpLines('menu', {screen: 'menu'}, 40, LETTERS));
		expect(lines.slice(0, 4).join(' ')).toContain('The first menu');
		expect(lines.indexOf('Signs')).toBeGreaterThan(0);
	});

	it('says of a board that is over or not on turn what it is for then', () => {
		const scene = {screen: TURNS.turn, cell: CELL_SIZES[4]};
		const first = (context: KeyContext) => textOf(helpLines(context, scene, 60, LETTERS)).join(' ');
		expect(first(TURNS.turn)).toMatch(/^Your turn\./);
		expect(first({of: 'wait'})).toMatch(/^The other side is to move\./);
		expect(first(LATER.confirm)).toMatch(/^Your turn is over\..*Enter hands over/);
		expect(first(LATER.confirm)).not.toContain('ahead');
		expect(first(LATER.ended)).toMatch(/^The game is over/);
		expect(first('handoff')).toMatch(/^Between two turns/);
	});

	it('says of a refereed game first what is special in it', () => {
		const about = 'Knights spy.';
		const told = (screen: Scene['screen']) =>
			textOf(helpLines(screen, {screen, about}, 60, LETTERS));
		expect(told(TURNS.refereed)[0]).toMatch(/^Knights spy\. Your turn\. /);
		expect(told(TURNS.turn)[0]).toMatch(/^Your turn\. /);
	});

	it.each([
		['liar', /^A covered man moves like any chessman, .* “challenge” or “pass”\. If the man/],
		['schrodinger', /^A concealed man moves and takes one or two squares straight, .* must reveal/],
		['reverse-schrodinger', /^A concealed man moves .* must reveal/],
		['kriegspiel-icc', /^(?!A covered|A concealed)/],
	])('says first what a move comes to by the rules of the game: %s', (id, text) => {
		const variant = unwrap(findVariant(id));
		const about = aboutTurn(variant);
		expect(about).toMatch(text);
		// The card has the same sentences.
		const card = rulesCard(variant).flatMap(({lines}) => lines);
		expect(about.split('. ').every((part) => card.join(' ').includes(part))).toBe(true);
		const scene = {screen: TURNS.turn, hasConcealed: true, about};
		expect(textOf(helpLines(TURNS.turn, scene, 2000, LETTERS))[0]).toBe(
			`${about} ${PURPOSES.concealed}`,
		);
	});

	it('explains grades, par and the names of endings in the list of lessons', () => {
		const lines = textOf(helpLines('list', {screen: 'list', purpose: 'lessons'}, 60, LETTERS));
		expect(lines.join(' ')).toMatch(/by grades.*KRRvK.*Par is/);
	});

	it('has a word for every turn, and for what is gone through or watched', () => {
		for (const turn of Object.values(TURNS)) {
			expect(PURPOSES[purposeOf({screen: turn}) ?? 'menu']).toMatch(/\.$/);
			expect(purposeOf({screen: turn})).toBeDefined();
		}

		const purposes = (['review', 'record', 'watch-alone', 'spectator-ended', 'wait'] as const).map(
			(name) => purposeOf({screen: LATER[name]}),
		);
		expect(purposes).toEqual(['review', 'review', 'watch', 'spectator', 'wait']);
		expect(purposeOf({screen: LATER['ended-unplayed']})).toBe('ended-unkept');

		expect(purposeOf({screen: {of: 'game', mayBeRefused: true}})).toBe('refereed');
		expect(purposeOf({screen: TURNS.arranging, hasConcealed: true})).toBe('placing');
		expect(purposeOf({screen: TURNS.words})).toBe('choosing');
		expect(purposeOf({screen: TURNS.turn, hidesMen: true})).toBe('hidden');
		expect(purposeOf({screen: 'question'})).toBeUndefined();
	});

	it.each([
		['fog', /the rest lies in fog/],
		['tripod', /^Your turn\. You see your own men alone\. Plan three moves/],
		['declaration', /^Your turn\. You see every man on the board/],
		['kriegspiel-modern', /^Your turn\. You see your own men alone\. Try a move/],
		['schrodinger', /but not what each of them is/, 'random ready random ready', 'white'],
		['ghostrider', /but not every man of the other side’s/, '', 'white'],
		[
			'reverse-schrodinger',
			/^One of your men is to be revealed/,
			'random ready random ready e2e4 d7d5 e4d5',
			'white',
		],
		[
			'kriegspiel-take-back',
			/take a piece of yours after your try: take it back, which nobody hears, or let it stand\. Press 1 for “take it back” or 2 for “let it stand”\.$/,
			'e2e4 d7d5 f1c4',
			'white',
		],
		['declaration', /^Your turn, and no move lies sealed: .* told only that/, 'e2e4', 'black'],
		[
			'declaration',
			/^Your turn, and the other side’s move lies sealed: .* Or look: .* move your king/,
			'e2e4 seal:e7e5',
			'white',
		],
		['special-move', /^A set-up in secret: one of your men may make a special move/, '', 'white'],
		['declaration', /which of its men must move: /, 'a2a3 seal:a7a6 look', 'black'],
		[
			'declaration',
			/^Your turn, and your reply is bound\. Who has looked/,
			'e2e4 seal:e7e5 look',
			'white',
		],
		['one-eye', /^One of your bishops leaves the board/, '', 'black'],
		[
			'liar',
			/^The other side has claimed a move .* challenge it or let it pass\. Press 1 for “challenge” or 2 for “let it pass”\.$/,
			`${USUAL_COVERS.join(' ')} e2e4`,
			'black',
		],
	] as const)('says of %s what it is for: %s', (variant, purpose, acts = '', seat = 'white') => {
		const {match} = play({...BOTS, variant, seed: 5}, ...acts.split(' ').filter(Boolean));
		const report = seatReport(match, seat);
		const scene = {screen: turnOf(report), ...menScene(variant, currentView(report.history))};
		const lines = textOf(helpLines(scene.screen, scene, 2000, LETTERS));
		expect(lines[0]).toMatch(purpose);
	});
});
