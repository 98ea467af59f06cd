import {describe, expect, it} from 'vitest';
import {makeAct} from '../../source/core/act.js';
import {opposite} from '../../source/core/color.js';
import {parseAnyManLetter} from '../../source/core/man.js';
import {createRandom, pick, type Random} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {parseSquare} from '../../source/core/square.js';
import {isOwn} from '../../source/knowledge/own-man.js';
import {holdsAll} from '../../source/knowledge/worlds/holds-all.js';
import type {Match} from '../../source/match/match.js';
import {seatReport} from '../../source/match/seat-report.js';
import {startMatch} from '../../source/match/start-match.js';
import {isUnnoticed, pliesToTakeBack, takeBack} from '../../source/match/takeback.js';
import {transition} from '../../source/match/transition.js';
import {truthOf} from '../../source/match/truth.js';
import {viewBefore} from '../../source/rules/history.js';
import {VARIANTS} from '../../source/rules/registry.js';
import {sideOf} from '../../source/rules/seat.js';
import {isSetUp} from '../../source/rules/view.js';
import {describeNotice} from '../../source/text/requests.js';
import {BOTS, HOTSEAT, play} from '../helpers/matches.js';
import {USUAL_COVERS} from '../helpers/usual-covers.js';
import {sampleSize} from '../helpers/sample-size.js';

const NAMES = {white: 'White', black: 'Black'};

/** Tells how many own men a seat sees before a ply. */
const menBefore = (match: Match, seat: 'white' | 'black', ply: number): number =>
	[...viewBefore(truthOf(match).history(seat), ply).cells].filter((man) => isOwn(man, seat)).length;

/** Returns moves of three different men that are sent together, drawn among those that may be. */
function drawBatch(random: Random, texts: readonly string[]): string {
	let left = texts.map((text) => text.replace('batch:', ''));
	const moves: string[] = [];
	while (left.length > 0 && moves.length < 3) {
		const move = pick(random, left);
		moves.push(move);
		left = left.filter((other) => other.slice(0, 2) !== move.slice(0, 2));
	}

	return `batch:${moves.join(',')}`;
}

/** Plays at random and takes a move back after `every` so many acts; `visit` gets the match before and after that. */
function takingBack(
	variant: string,
	seed: string,
	visit: (before: Match, after: Match) => void,
	every = 6,
): void {
	const random = createRandom(seed);
	let match = unwrap(startMatch({...BOTS, variant, seed: 5}, 0));
	for (let act = 0; act < sampleSize(25, 80) && match.phase.name === 'turn'; act++) {
		const {seat} = match.phase;
		const report = seatReport(match, seat);
		const texts = [...report.moves, ...(report.acts ?? [])].map(makeAct);
		const usual = texts.filter((text) => ['random', 'ready'].includes(text));
		const drawn = pick(random, usual.length > 0 ? usual : texts);
		const text = drawn.startsWith('batch:') ? drawBatch(random, texts) : drawn;
		match = transition(match, {type: 'moveChosen', seat, move: text, at: 0}).match;
		const side = sideOf(seat);
		const plies = pliesToTakeBack(match, side);
		if (act % every === every - 1 && plies > 0) {
			visit(match, takeBack(match, side, plies));
		}
	}
}

describe('the men that a takeback brings back', () => {
	it.each(VARIANTS.map(({id}) => id))('are those that were taken, in %s', (variant) => {
		let seen = 0;
		takingBack(variant, variant, (before, after) => {
			for (const seat of ['white', 'black'] as const) {
				const notice = after.notices[seat].at(-1);
				if (notice?.kind !== 'taken-back') {
					throw new Error('nobody was told');
				}

				const now = truthOf(before).history(seat).plies.length;
				const gone = menBefore(before, seat, notice.ply) - menBefore(before, seat, now);
				seen++;
				// A secret set-up alone hides what was done in it.
				expect(
					notice.isSecret !== true ||
						isSetUp(viewBefore(truthOf(before).history(seat), notice.ply).phase),
				).toBe(true);
				// Who puts men down has more of them then.
				expect(notice.taken.length, notice.taken.join()).toBe(Math.max(0, gone));
				for (const text of notice.taken) {
					expect(text).toMatch(
						seat === 'white' ? /^[PNBRQKX][a-h][1-8]$/u : /^[pnbrqkx][a-h][1-8]$/u,
					);
				}
			}
		});

		expect(seen).toBeGreaterThan(0);
	});

	it('are told of where what they are is not known', () => {
		const notice = {kind: 'taken-back', ply: 4, by: 'white', plies: 1, revealed: []} as const;
		expect(describeNotice({...notice, taken: ['Xc1']}, 'white', NAMES)).toContain(
			'Your concealed man that was taken on c1 is back.',
		);
	});

	it('are none where a move that lay sealed was opened', () => {
		const {match} = play(
			{...BOTS, variant: 'declaration'},
			'e2e4',
			'seal:e7e5',
			'look',
			{type: 'takebackAsked', side: 'black'},
			{type: 'requestAnswered', side: 'white', agreed: true},
		);
		const [notice] = match.notices.black;
		expect(describeNotice(notice, 'black', NAMES)).toEqual([
			'You took back your last move and the answer to it.',
		]);
	});
});

describe('what was no move', () => {
	it('is named when it is taken back, by its word, and to both sides where both heard it', () => {
		const cases = [
			[
				'liar',
				[...USUAL_COVERS, 'e2e4', 'pass'],
				'black',
				'letting the move pass',
				'letting the move pass',
			],
			[
				'liar',
				[...USUAL_COVERS, 'e2e4', 'pass', 'e7e5'],
				'black',
				'your last move',
				'the last move',
			],
			['one-eye', ['cede:c8'], 'black', 'giving up the bishop on c8', 'giving up the bishop on c8'],
		] as const;
		for (const [variant, acts, side, own, others] of cases) {
			const ask = {type: 'takebackAsked', side} as const;
			const {match} = play({...BOTS, variant}, ...acts, ask);
			const [notice] = match.notices[side];
			const [other] = match.notices[opposite(side)];
			expect(describeNotice(notice, side, NAMES)[0]).toBe(`You took back ${own}.`);
			expect(describeNotice(other, opposite(side), NAMES)[0]).toContain(`took back ${others}`);
		}
	});

	it('is taken back from a set-up without a question, as one step, and nobody else hears of it', () => {
		const ask = {type: 'takebackAsked', side: 'white', acts: 2} as const;
		const {match} = play(
			{...HOTSEAT, variant: 'welbeck'},
			{type: 'handedOver'},
			'K@e1',
			'Q@d1',
			'R@a1',
			ask,
		);
		expect(match.acts.map(({text}) => text)).toEqual(['K@e1']);
		expect(match.phase).toEqual({name: 'turn', seat: 'white'});
		expect(match.request).toBeUndefined();
		expect(match.notices.black).toEqual([]);
		const [notice] = match.notices.white;
		expect(describeNotice(notice, 'white', NAMES)[0]).toBe(
			'You took back the last 2 steps of your set-up.',
		);
		// Once both have set up, the other side has noticed, and the set-up is over.
		const over = play(
			{...HOTSEAT, variant: 'welbeck'},
			{type: 'handedOver'},
			'standard',
			'ready',
			{type: 'moveConfirmed'},
			{type: 'handedOver'},
			'standard',
			'ready',
			{...ask, side: 'black', acts: 1},
		);
		expect(over.match.acts).toHaveLength(4);
	});

	it('is asked for where the other side has noticed it, and is never more than was meant', () => {
		const quantum = {...HOTSEAT, variant: 'quantum'};
		const begun = [{type: 'handedOver'}, 'K@e1', 'ready', {type: 'moveConfirmed'}] as const;
		const {match: white} = play(quantum, ...begun, {type: 'handedOver'}, 'K@e8');
		expect(isUnnoticed(white, 'black', 1)).toBe(true);
		expect(isUnnoticed(white, 'black', 2)).toBe(false);
		expect(isUnnoticed(white, 'black', 0)).toBe(false);
		// That Black is ready tells White where the kings stand, and the set-up goes on with what is bought.
		const {match: both} = play(quantum, ...begun, {type: 'handedOver'}, 'K@e8', 'ready');
		expect(isUnnoticed(both, 'black', 1)).toBe(false);
	});
});

describe('the men that a takeback leaves known', () => {
	it.each(VARIANTS.map(({id}) => id))('stand where it says in truth, in %s', (variant) => {
		const {variant: game} = truthOf(unwrap(startMatch({...BOTS, variant}, 0)));
		const visit = (_: Match, after: Match): void => {
			for (const seat of ['white', 'black'] as const) {
				const notice = after.notices[seat].at(-1);
				const men = (notice?.kind === 'taken-back' ? notice.revealed : []).map((text) => ({
					man: parseAnyManLetter(text.slice(0, 1)),
					square: parseSquare(text.slice(1)) ?? 0,
				}));
				expect(holdsAll(game, truthOf(after).state, men), JSON.stringify(notice)).toBe(true);
			}
		};
		takingBack(variant, `${variant} shown`, visit, 1);
	});
});
