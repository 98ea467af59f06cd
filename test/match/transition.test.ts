import {seatReport} from '../../source/match/seat-report.js';
import {squareName} from '../../source/core/square.js';
import {ghostsOf} from '../../source/session/told/ghosts-of.js';
import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import type {Color} from '../../source/core/color.js';
import {movesOf} from '../../source/match/acts.js';
import type {Match} from '../../source/match/match.js';
import {startMatch} from '../../source/match/start-match.js';
import {transition} from '../../source/match/transition.js';
import {
	AGAINST_BOT,
	BOTS,
	CLOCK,
	CONFIRM,
	HOTSEAT,
	play,
	playOn,
	type Step,
	TAKE,
	toEvent,
	turns,
} from '../helpers/matches.js';

const phaseOf = ({match}: {match: Match}): string =>
	match.phase.name === 'ended' ? 'ended' : `${match.phase.name} ${match.phase.seat}`;
const resign = (side: Color): Step => ({type: 'resigned', side});
const offer = (side: Color): Step => ({type: 'drawOffered', side});
const askBack = (side: Color): Step => ({type: 'takebackAsked', side});
const reply = (side: Color, agreed: boolean): Step => ({type: 'requestAnswered', side, agreed});
const PUT_AWAY: Step = {type: 'putAway'};
const SAVE = {type: 'save'};
const KING_TAKEN = ['e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8'];

describe('between two persons', () => {
	it('the keyboard goes round: hand-off, turn, confirm, hand-off', () => {
		const steps: [Step | undefined, string][] = [
			[undefined, 'handoff white'],
			[TAKE, 'turn white'],
			['e2e4', 'confirm white'],
			[CONFIRM, 'handoff black'],
			[TAKE, 'turn black'],
			['e7e5', 'confirm black'],
			[CONFIRM, 'handoff white'],
		];
		let played = play(HOTSEAT);
		for (const [step, phase] of steps) {
			played = step === undefined ? played : playOn(played, step);
			expect(phaseOf(played)).toBe(phase);
		}

		expect(movesOf(played.match)).toEqual(['e2e4', 'e7e5']);
	});

	it('starts with the side that is on move', () => {
		expect(phaseOf(play({...HOTSEAT, fen: '4k3/8/8/8/8/8/8/4K3 b - - 0 1'}))).toBe('handoff black');
	});

	it('saves a move before it is confirmed, and the letting go of the keyboard', () => {
		expect(play(HOTSEAT, TAKE).effects).toEqual([]);
		expect(play(HOTSEAT, TAKE, 'e2e4').effects).toEqual([SAVE]);
		expect(play(HOTSEAT, TAKE, 'e2e4', CONFIRM).effects).toEqual([SAVE]);
	});

	it('ends at once when the king is taken', () => {
		const played = play(HOTSEAT, ...turns(...KING_TAKEN.slice(0, -1)), TAKE, 'h5e8');
		expect(phaseOf(played)).toBe('ended');
		expect(played.match.outcome).toEqual({winner: 'white', reason: 'king-captured'});
		expect(played.effects).toEqual([SAVE, {type: 'ended'}]);
	});

	it.each<[string, Step[], Step]>([
		['a move while nobody has the keyboard', [], {type: 'moveChosen', seat: 'white', move: 'e2e4'}],
		['a move of the other side', [TAKE], {type: 'moveChosen', seat: 'black', move: 'e7e5'}],
		['a second move', [TAKE, 'e2e4'], {type: 'moveChosen', seat: 'white', move: 'd2d4'}],
		['letting go without having moved', [TAKE], CONFIRM],
		['taking the keyboard twice', [TAKE], TAKE],
		['taking the keyboard before it is let go', [TAKE, 'e2e4'], TAKE],
		['resigning for the other', [TAKE], resign('black')],
		['resigning while nobody has the keyboard', [], resign('white')],
		['an offer while nobody has the keyboard', [], offer('white')],
		['a takeback for the other', [TAKE, 'e2e4'], askBack('black')],
		['an answer to nothing', [TAKE], reply('white', true)],
		['an answer while nobody has the keyboard', [TAKE, offer('white')], reply('black', true)],
		['an answer of the asker', [TAKE, 'e2e4', offer('white')], reply('white', true)],
		['looking at a clock that is not there', [TAKE], {type: 'clockLooked'}],
	])('%s changes nothing', (_name, steps, last) => {
		const before = play(HOTSEAT, ...steps);
		const after = playOn(before, last);
		expect(after).toEqual({match: before.match, effects: []});
		expect(after.match).toBe(before.match);
	});

	it.each([
		['e2e5', '“e2e5” is no move that you can play here'],
		['e7e5', '“e7e5” is no move that you can play here'],
		['Nf3', '“Nf3” is no move that you can play here'],
		['', '“” is no move that you can play here'],
	])('refuses %j with a reason', (move, reason) => {
		const before = play(HOTSEAT, TAKE);
		const after = playOn(before, move);
		expect(after.effects).toEqual([{type: 'refused', reason}]);
		expect(after.match).toBe(before.match);
	});

	it('lets either side resign in its turn, while confirming and while answering', () => {
		for (const steps of [[TAKE], [TAKE, 'e2e4']]) {
			expect(play(HOTSEAT, ...steps, resign('white')).match.outcome).toEqual({
				winner: 'black',
				reason: 'resignation',
			});
		}

		const answering = play(HOTSEAT, TAKE, offer('white'), TAKE, resign('black'));
		expect(answering.match.outcome).toEqual({winner: 'white', reason: 'resignation'});
		expect(answering.match.request).toBeUndefined();
		expect(answering.effects).toEqual([SAVE, {type: 'ended'}]);
	});

	it('changes nothing after the end', () => {
		const ended = play(HOTSEAT, TAKE, resign('white'));
		const steps: Step[] = [TAKE, CONFIRM, 'e2e4', resign('black'), offer('white'), PUT_AWAY];
		for (const step of [...steps, askBack('white'), reply('black', true)]) {
			expect(playOn(ended, step)).toEqual({match: ended.match, effects: []});
		}
	});
});

describe('a draw offer between two persons', () => {
	it('is handed over for an answer, and back', () => {
		const asked = play(HOTSEAT, TAKE, offer('white'));
		expect(phaseOf(asked)).toBe('handoff black');
		expect(asked.match.request).toEqual({kind: 'draw', by: 'white'});
		expect(asked.effects).toEqual([SAVE]);
		const answering = playOn(asked, TAKE);
		expect(phaseOf(answering)).toBe('answer black');
		const declined = playOn(answering, reply('black', false));
		expect(phaseOf(declined)).toBe('handoff white');
		expect(declined.match.request).toBeUndefined();
		expect(declined.match.notices).toEqual({
			white: [{kind: 'draw-declined', ply: 0}],
			black: [],
		});
		expect(phaseOf(playOn(declined, TAKE))).toBe('turn white');
	});

	it('ends the game when it is accepted', () => {
		const agreed = play(HOTSEAT, TAKE, offer('white'), TAKE, reply('black', true));
		expect(phaseOf(agreed)).toBe('ended');
		expect(agreed.match.outcome).toEqual({winner: null, reason: 'agreement'});
		expect(agreed.match.request).toBeUndefined();
	});

	it('made with a move goes over with the keyboard and stands beside the turn', () => {
		const asked = play(HOTSEAT, TAKE, 'e2e4', offer('white'));
		expect(phaseOf(asked)).toBe('confirm white');
		const turn = playOn(asked, CONFIRM, TAKE);
		expect(phaseOf(turn)).toBe('turn black');
		expect(turn.match.request).toEqual({kind: 'draw', by: 'white'});
		expect(playOn(turn, reply('black', true)).match.outcome?.reason).toBe('agreement');
		expect(phaseOf(playOn(turn, reply('black', false)))).toBe('turn black');
		// Moving on is an answer too.
		const moved = playOn(turn, 'e7e5');
		expect(moved.match.request).toBeUndefined();
		expect(moved.match.notices.white).toEqual([{kind: 'draw-declined', ply: 1}]);
	});

	it('that meets another one makes an agreement', () => {
		const both = play(HOTSEAT, TAKE, 'e2e4', offer('white'), CONFIRM, TAKE, offer('black'));
		expect(both.match.outcome).toEqual({winner: null, reason: 'agreement'});
	});

	it('cannot be made twice, nor again before a move when it was declined', () => {
		const twice = play(HOTSEAT, TAKE, 'e2e4', offer('white'), offer('white'));
		expect(twice.effects).toEqual([
			{type: 'refused', reason: 'your last request is not answered yet'},
		]);
		const again = play(
			HOTSEAT,
			TAKE,
			offer('white'),
			TAKE,
			reply('black', false),
			TAKE,
			offer('white'),
		);
		expect(again.effects).toEqual([
			{type: 'refused', reason: 'that was turned down just now; play a move first'},
		]);
		const later = playOn(again, 'e2e4', offer('white'));
		expect(later.match.request).toEqual({kind: 'draw', by: 'white'});
	});
});

describe('a takeback between two persons', () => {
	const opening = turns('e2e4', 'd7d5', 'e4d5', 'd8d5');

	it('is asked by the side on move for two plies', () => {
		const asked = play(HOTSEAT, ...opening, TAKE, askBack('white'));
		expect(asked.match.request).toEqual({kind: 'takeback', by: 'white', plies: 2});
		expect(phaseOf(asked)).toBe('handoff black');
		const granted = playOn(asked, TAKE, reply('black', true));
		expect(movesOf(granted.match)).toEqual(['e2e4', 'd7d5']);
		expect(granted.match.request).toBeUndefined();
		expect(granted.effects).toEqual([SAVE]);
		expect(phaseOf(granted)).toBe('handoff white');
		expect(phaseOf(playOn(granted, TAKE))).toBe('turn white');
		// The board is what it was, and another move can be played.
		expect(movesOf(playOn(granted, TAKE, 'g1f3').match)).toEqual(['e2e4', 'd7d5', 'g1f3']);
	});

	it('is asked by the side that has just moved for one ply, and answered before the other moves', () => {
		const asked = play(HOTSEAT, ...opening, TAKE, 'b1c3', askBack('white'));
		expect(asked.match.request).toEqual({kind: 'takeback', by: 'white', plies: 1});
		expect(phaseOf(asked)).toBe('handoff black');
		const answering = playOn(asked, TAKE);
		expect(phaseOf(answering)).toBe('answer black');
		expect(playOn(answering, 'd5e5').match).toBe(answering.match);
		const granted = playOn(answering, reply('black', true));
		expect(movesOf(granted.match)).toHaveLength(4);
		expect(phaseOf(granted)).toBe('handoff white');
		// Who says no is on move himself and keeps the keyboard.
		const declined = playOn(answering, reply('black', false));
		expect(phaseOf(declined)).toBe('turn black');
		expect(declined.match.notices.white).toEqual([{kind: 'takeback-declined', ply: 5}]);
	});

	it('that is declined gives the keyboard back', () => {
		const declined = play(HOTSEAT, ...opening, TAKE, askBack('white'), TAKE, reply('black', false));
		expect(phaseOf(declined)).toBe('handoff white');
		expect(movesOf(declined.match)).toHaveLength(4);
		const again = playOn(declined, TAKE, askBack('white'));
		expect(again.effects).toEqual([
			{type: 'refused', reason: 'that was turned down just now; play a move first'},
		]);
	});

	it('is refused to a side that has not moved', () => {
		const reason = 'you have no move to take back';
		expect(play(HOTSEAT, TAKE, askBack('white')).effects).toEqual([{type: 'refused', reason}]);
		expect(play(HOTSEAT, ...turns('e2e4'), TAKE, askBack('black')).effects).toEqual([
			{type: 'refused', reason},
		]);
	});

	it('waits while another request stands', () => {
		const offered = play(HOTSEAT, ...opening, TAKE, 'b1c3', offer('white'));
		expect(playOn(offered, askBack('white')).effects).toEqual([
			{type: 'refused', reason: 'your last request is not answered yet'},
		]);
		expect(playOn(offered, CONFIRM, TAKE, askBack('black')).effects).toEqual([
			{type: 'refused', reason: 'there is a request for you to answer first'},
		]);
	});

	it('tells each seat what it had seen itself, and nothing else', () => {
		// White never sees the queen that takes back; she sees the pawns she looks at from d5.
		const {match} = play(HOTSEAT, ...opening, TAKE, askBack('white'), TAKE, reply('black', true));
		expect(match.notices.white).toEqual([
			{kind: 'taken-back', ply: 2, by: 'white', plies: 2, revealed: [], taken: ['Pd5']},
		]);
		expect(match.notices.black).toEqual([
			{
				kind: 'taken-back',
				ply: 2,
				by: 'white',
				plies: 2,
				revealed: [],
				glimpsed: ['Pd5', 'Pa2', 'Pd2', 'Pg2'],
				taken: ['pd5'],
			},
		]);
	});

	it('reveals an enemy man that only the plies taken back had shown', () => {
		const {match} = play(
			HOTSEAT,
			...turns('e2e4', 'a7a6', 'f1a6', 'b7a6'),
			TAKE,
			askBack('white'),
			TAKE,
			reply('black', true),
		);
		const [notice] = match.notices.white;
		// The bishop on a6 saw the pawn on b7; back on f1 it sees the pawn that stands on a6 now.
		expect(notice).toMatchObject({revealed: ['pb7'], taken: ['Ba6']});
	});

	it('tells apart what was seen after a move that is taken back: it may stand elsewhere now', () => {
		const {match} = play(
			{...AGAINST_BOT, fen: '4k3/7p/8/8/8/8/PPP5/2Q1K3 w - - 0 1'},
			'c1h6',
			'e8f8',
			askBack('white'),
		);
		expect(match.notices.white).toEqual([
			{
				kind: 'taken-back',
				ply: 0,
				by: 'white',
				plies: 2,
				revealed: ['ph7'],
				glimpsed: ['kf8'],
				taken: [],
			},
		]);
		const report = seatReport(match, 'white');
		expect(ghostsOf(report, undefined).map(({square, age}) => [squareName(square), age])).toEqual([
			['h7', 0],
		]);
		// Once the square is seen again it is no ghost, and further back nothing is sure.
		const on = play(
			{...AGAINST_BOT, fen: '4k3/7p/8/8/8/8/PPP5/2Q1K3 w - - 0 1'},
			'a2a3',
			'e8d8',
			'c1h6',
			'd8e8',
			askBack('white'),
			askBack('white'),
		);
		expect(ghostsOf(seatReport(on.match, 'white'), undefined)).toEqual([]);
	});

	it('lets the same request be made again after moves were taken back', () => {
		const declined = play(HOTSEAT, ...opening, TAKE, offer('white'), TAKE, reply('black', false));
		const back = playOn(declined, TAKE, askBack('white'), TAKE, reply('black', true));
		const again = playOn(back, ...turns('e4d5', 'd8d5'), TAKE, offer('white'));
		expect(again.match.request).toEqual({kind: 'draw', by: 'white'});
	});
});

describe('putting a game away', () => {
	it.each<[string, Step[], string, string]>([
		['in a turn', [TAKE], 'handoff white', 'turn white'],
		['while confirming', [TAKE, 'e2e4'], 'handoff white', 'confirm white'],
		['in a hand-off', [TAKE, 'e2e4', CONFIRM], 'handoff black', 'turn black'],
		['while answering', [TAKE, offer('white'), TAKE], 'handoff black', 'answer black'],
		[
			'while a takeback is asked with the move',
			[TAKE, 'e2e4', askBack('white'), TAKE],
			'handoff black',
			'answer black',
		],
	])('%s blanks the screen until the same person is back', (_name, steps, away, back) => {
		const put = play(HOTSEAT, ...steps, PUT_AWAY);
		expect(phaseOf(put)).toBe(away);
		expect(put.effects).toEqual([SAVE]);
		expect(phaseOf(playOn(put, TAKE))).toBe(back);
	});

	it('leaves the turn of a game against a bot where it is', () => {
		const put = play(AGAINST_BOT, 'e2e4', PUT_AWAY);
		expect(phaseOf(put)).toBe('turn black');
		expect(put.effects).toEqual([SAVE]);
		expect(phaseOf(playOn(put, TAKE, 'e7e5'))).toBe('turn white');
	});
});

describe('against a bot', () => {
	it('there is neither hand-off nor confirmation', () => {
		const played = play(AGAINST_BOT);
		expect(phaseOf(played)).toBe('turn white');
		expect(phaseOf(playOn(played, 'e2e4'))).toBe('turn black');
		expect(phaseOf(playOn(played, 'e2e4', 'e7e5'))).toBe('turn white');
		expect(playOn(played, CONFIRM).match).toBe(played.match);
	});

	it('two bots take turns', () => {
		const played = play(BOTS, ...KING_TAKEN);
		expect(phaseOf(played)).toBe('ended');
		expect(played.match.outcome?.winner).toBe('white');
	});

	it('a takeback is granted at once, in either turn', () => {
		const own = play(AGAINST_BOT, 'e2e4', 'e7e5', 'g1f3', 'b8c6', askBack('white'));
		expect(movesOf(own.match)).toEqual(['e2e4', 'e7e5']);
		expect(phaseOf(own)).toBe('turn white');
		expect(own.effects).toEqual([SAVE]);
		const thinking = play(AGAINST_BOT, 'e2e4', 'e7e5', 'g1f3', askBack('white'));
		expect(movesOf(thinking.match)).toEqual(['e2e4', 'e7e5']);
		expect(thinking.match.notices.white).toEqual([
			{kind: 'taken-back', ply: 2, by: 'white', plies: 1, revealed: ['pe5'], taken: []},
		]);
		expect(play(AGAINST_BOT, askBack('white')).effects[0]?.type).toBe('refused');
	});

	it('an offer stands until the bot answers or moves', () => {
		const asked = play(AGAINST_BOT, offer('white'));
		expect(phaseOf(asked)).toBe('turn white');
		expect(asked.match.request).toEqual({kind: 'draw', by: 'white'});
		expect(playOn(asked, reply('black', true)).match.outcome?.reason).toBe('agreement');
		expect(phaseOf(playOn(asked, reply('black', false)))).toBe('turn white');
		const standing = playOn(asked, 'e2e4');
		expect(standing.match.request).toEqual({kind: 'draw', by: 'white'});
		expect(playOn(standing, 'e7e5').match.notices.white).toEqual([{kind: 'draw-declined', ply: 1}]);
	});

	it('either side may resign at any time', () => {
		expect(play(AGAINST_BOT, resign('black')).match.outcome?.winner).toBe('white');
		expect(play(AGAINST_BOT, 'e2e4', resign('white')).match.outcome?.winner).toBe('black');
	});

	it('a bot that moves on has withdrawn its own takeback', () => {
		const moved = play(AGAINST_BOT, 'e2e4', 'e7e5', 'g1f3', askBack('black'), 'b8c6');
		expect(movesOf(moved.match)).toHaveLength(4);
		expect(moved.match.request).toBeUndefined();
		expect(moved.match.notices.black).toEqual([]);
	});

	it('a request of the bot waits for the person', () => {
		const asked = play(AGAINST_BOT, 'e2e4', 'e7e5', askBack('black'));
		expect(asked.match.request).toEqual({kind: 'takeback', by: 'black', plies: 1});
		expect(movesOf(playOn(asked, reply('white', true)).match)).toEqual(['e2e4']);
		expect(playOn(asked, 'g1f3').match.notices.black).toEqual([
			{kind: 'takeback-declined', ply: 2},
		]);
	});
});

describe('the host', () => {
	it('ends the game at the third repetition', () => {
		const shuffle = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
		const played = play(AGAINST_BOT, ...shuffle, ...shuffle);
		expect(played.match.outcome).toEqual({winner: null, reason: 'repetition'});
	});

	it('ends a start that is over before it begins', () => {
		const {match} = play({...HOTSEAT, fen: '4k3/8/8/8/8/8/8/4K2R w - - 100 99'});
		expect(match.phase).toEqual({name: 'ended'});
		expect(match.outcome).toEqual({winner: null, reason: 'fifty-moves'});
	});

	it.each<[string, Partial<typeof HOTSEAT>]>([
		['there is no variant “checkers”', {variant: 'checkers'}],
		['must be one white king', {fen: '4k3/8/8/8/8/8/8/8 w - - 0 1'}],
		['the start cannot be read', {fen: 'rubbish'}],
		['a clock needs more than no time', {clock: {kind: 'timed', base: 0, increment: 0}}],
		['a clock needs', {clock: {kind: 'timed', base: Number.NaN, increment: 0}}],
		['the time added', {clock: {kind: 'timed', base: 1, increment: -1}}],
	])('refuses settings: %s', (reason, change) => {
		const result = startMatch({...HOTSEAT, ...change}, 0);
		expect(result).toMatchObject({ok: false, error: expect.stringContaining(reason)});
	});
});

describe('the clocks', () => {
	/** Carries out steps at given times. */
	function playAt(settings: typeof HOTSEAT, ...steps: readonly [number, Step][]): Match {
		let match = unwrap(startMatch(settings, 0));
		for (const [at, step] of steps) {
			({match} = transition(match, toEvent(match, step, at)));
		}

		return match;
	}

	const timed = {...HOTSEAT, clock: CLOCK};
	const timedBot = {...AGAINST_BOT, clock: CLOCK};

	it('run from the taking of the keyboard to the move, which earns the increment', () => {
		const waiting = playAt(timed);
		expect(waiting.clocks).toEqual({left: {white: 10_000, black: 10_000}});
		const turn = playAt(timed, [5000, TAKE]);
		expect(turn.clocks).toEqual({left: {white: 10_000, black: 10_000}, since: 5000});
		const moved = playAt(timed, [5000, TAKE], [8000, 'e2e4']);
		expect(moved.clocks).toEqual({left: {white: 9000, black: 10_000}});
		const handed = playAt(timed, [5000, TAKE], [8000, 'e2e4'], [60_000, CONFIRM], [99_000, TAKE]);
		expect(handed.clocks).toEqual({left: {white: 9000, black: 10_000}, since: 99_000});
	});

	it('add nothing in sudden death', () => {
		const sudden = {...timedBot, clock: {...CLOCK, increment: 0}};
		expect(playAt(sudden, [3000, 'e2e4'], [4000, 'e7e5']).clocks).toEqual({
			left: {white: 7000, black: 9000},
			since: 4000,
		});
	});

	it('are not there in a game without', () => {
		expect(playAt(AGAINST_BOT, [99_999, 'e2e4']).clocks).toEqual({left: {white: 0, black: 0}});
	});

	it('let the flag fall when somebody looks', () => {
		const look: Step = {type: 'clockLooked'};
		expect(playAt(timedBot, [9999, look]).outcome).toBeUndefined();
		const flagged = playAt(timedBot, [10_000, look]);
		expect(flagged.outcome).toEqual({winner: 'black', reason: 'time'});
		expect(flagged.phase).toEqual({name: 'ended'});
		expect(flagged.clocks).toEqual({left: {white: 0, black: 10_000}});
	});

	it.each<[string, Step]>([
		['a move', 'e2e4'],
		['a resignation', resign('white')],
		['an offer', offer('white')],
		['putting away', PUT_AWAY],
	])('let %s come too late', (_name, step) => {
		const late = playAt(timedBot, [10_001, step]);
		expect(late.outcome).toEqual({winner: 'black', reason: 'time'});
		expect(movesOf(late)).toEqual([]);
	});

	it('let Black’s flag fall too', () => {
		const late = playAt(timedBot, [1000, 'e2e4'], [11_000, 'e7e5']);
		expect(late.outcome).toEqual({winner: 'white', reason: 'time'});
		expect(movesOf(late)).toEqual(['e2e4']);
	});

	it('stand during hand-off, confirmation, answer and when put away', () => {
		const hour = 3_600_000;
		const answering = playAt(timed, [0, TAKE], [1000, offer('white')], [hour, TAKE]);
		expect(answering.clocks).toEqual({left: {white: 9000, black: 10_000}});
		const back = playAt(
			timed,
			...([
				[0, TAKE],
				[1000, offer('white')],
				[hour, TAKE],
				[2 * hour, reply('black', false)],
				[3 * hour, TAKE],
				[3 * hour + 500, 'e2e4'],
				[4 * hour, PUT_AWAY],
				[5 * hour, TAKE],
				[6 * hour, CONFIRM],
			] as [number, Step][]),
		);
		expect(back.clocks).toEqual({left: {white: 10_500, black: 10_000}});
		const away = playAt(timedBot, [1000, PUT_AWAY]);
		expect(away.clocks).toEqual({left: {white: 9000, black: 10_000}});
		expect(playAt(timedBot, [1000, PUT_AWAY], [hour, TAKE]).clocks).toEqual({
			left: {white: 9000, black: 10_000},
			since: hour,
		});
	});

	it('keep running while a bot is asked, and give no time back with a takeback', () => {
		const asked = playAt(timedBot, [1000, offer('white')], [2000, reply('black', false)]);
		expect(asked.clocks).toEqual({left: {white: 10_000, black: 10_000}, since: 0});
		const back = playAt(timedBot, [3000, 'e2e4'], [4000, 'e7e5'], [5000, askBack('white')]);
		expect(back.clocks).toEqual({left: {white: 8000, black: 11_000}, since: 5000});
	});

	it('take no harm from a clock that is set back', () => {
		expect(playAt(timedBot, [-5000, 'e2e4']).clocks.left.white).toBe(12_000);
	});
});
