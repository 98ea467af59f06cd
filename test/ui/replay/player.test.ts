import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {unwrap} from '../../../source/core/result.js';
import {playLine} from '../../../source/drill/play-line.js';
import {reviewMatch} from '../../../source/match/review.js';
import {watchedLine} from '../../../source/ui/replay/line/watched.js';
import {finishedGame} from '../../../source/ui/replay/finished-game.js';
import {
	FIRST_PLAYBACK,
	GAME_PACES,
	type PlaybackAction,
	type Reel,
	stepPlayback,
} from '../../../source/ui/replay/playback.js';
import {Player} from '../../../source/ui/replay/player.js';
import {runningGame} from '../../../source/ui/replay/running/running-game.js';
import {buildTables} from '../../helpers/tables.js';
import {FakeWorld} from '../fake-world.js';
import {playOn, scripted, SHORT_GAME, SpectatorWorld} from './running/spectator-world.js';

const reel = (last: number, mayGrow = false): Reel => ({last, mayGrow, paces: GAME_PACES});
const PACE = GAME_PACES[FIRST_PLAYBACK.pace];

describe('a record that grows', () => {
	it('waits at its newest frame, and shows the next as soon as it is there', () => {
		const due = stepPlayback({...FIRST_PLAYBACK, frame: 2}, 'next', reel(2, true));
		expect(due).toMatchObject({frame: 2, isDue: true, isPlaying: false});
		expect(stepPlayback(due, 'grown', reel(2, true))).toBe(due);
		expect(stepPlayback(due, 'grown', reel(3, true))).toMatchObject({frame: 3, isDue: false});
		const back = stepPlayback(due, 'previous', reel(2, true));
		expect(stepPlayback(back, 'grown', reel(3, true))).toMatchObject({frame: 1, isDue: false});
	});

	it('tells its text from the top to other eyes, as it does of another frame', () => {
		const read = stepPlayback({...FIRST_PLAYBACK, frame: 1}, {top: 3}, reel(2));
		expect(read.top).toBe(3);
		expect(stepPlayback(read, {gaze: 'black'}, reel(2))).toMatchObject({gaze: 'black', top: 0});
		expect(stepPlayback(read, 'next', reel(2))).toMatchObject({frame: 2, top: 0});
	});

	it('is never left, whatever is pressed and however it grows', () => {
		const actions = fc.constantFrom<PlaybackAction>(
			'next',
			'previous',
			'pageUp',
			'pageDown',
			'first',
			'last',
			'auto',
			'stop',
			'tick',
			'nextMarked',
			'lastMarked',
			'faster',
			'slower',
			{top: 3},
		);
		fc.assert(
			fc.property(fc.array(fc.tuple(actions, fc.boolean())), (list) => {
				let last = 0;
				let playback = FIRST_PLAYBACK;
				for (const [action, grows] of list) {
					const isOver = last === 9;
					if (grows && !isOver) {
						last++;
						playback = stepPlayback(playback, 'grown', reel(last, last < 9));
					}

					playback = stepPlayback(playback, action, {...reel(last, last < 9), marked: () => [3]});
					expect(playback.frame).toBeGreaterThanOrEqual(0);
					expect(playback.frame).toBeLessThanOrEqual(last);
					expect(playback.isDue && playback.frame < last).toBe(false);
					expect(playback.isPlaying && playback.frame === 9).toBe(false);
				}
			}),
		);
	});

	it('has a frame found only when it is wanted, and again when nothing came of it', async () => {
		const world = new FakeWorld();
		const wanted: boolean[] = [];
		const player = new Player(
			{
				after: world.after,
				want: (isDue) => {
					wanted.push(isDue);
				},
			},
			reel(0, true),
		);
		player.dispatch('flip');
		expect(wanted).toEqual([]);
		player.dispatch('auto');
		expect(wanted).toEqual([false]);
		await world.pass(PACE);
		expect(wanted).toEqual([false, true]);
		player.load(reel(0, true));
		expect(wanted).toEqual([false, true, true]);
		player.load(reel(1));
		expect(player.getPlayback()).toMatchObject({frame: 1, isPlaying: false});
		await world.pass(9 * PACE);
		expect(wanted).toHaveLength(3);
		expect(world.waiting).toBe(0);
	});
});

describe('whose eyes a record is seen with', () => {
	it('is White’s alone in a line, and a line has no frame of the truth', () => {
		const line = unwrap(
			playLine(
				{
					game: 'fog',
					fen: '7Q/8/3k4/8/8/8/8/4K3 w - - 0 1',
					strategy: 'table',
					isTold: true,
					seed: 1,
				},
				buildTables('KQvK'),
			),
		);
		const source = watchedLine(line);
		expect(source.gazes).toEqual(['white']);
		const looking = {playback: FIRST_PLAYBACK, shown: 'truth', columns: 80} as never;
		expect(source.board(looking, 'truth')).toEqual(source.board(looking, 'white'));
		expect(source.board(looking, 'black')).toEqual(source.board(looking, 'white'));
	});

	it('gives the same boards while a game runs and when it is gone through', async () => {
		const game = scripted(new SpectatorWorld(), SHORT_GAME);
		await playOn(game);
		const state = game.getState();
		const running = runningGame(state);
		const finished = finishedGame(unwrap(reviewMatch(state.match)), {notes: []});
		expect(running.last).toBe(finished.last);
		for (let frame = 0; frame <= finished.last; frame++) {
			const looking = {playback: {...FIRST_PLAYBACK, frame}} as never;
			for (const eyes of ['white', 'black', 'truth'] as const) {
				expect(running.board(looking, eyes)).toEqual(
					expect.objectContaining({cells: finished.board(looking, eyes).cells}),
				);
			}
		}
	});
});
