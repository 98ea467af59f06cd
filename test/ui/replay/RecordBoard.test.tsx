import {expect, it} from 'vitest';
import {unwrap} from '../../../source/core/result.js';
import {reviewMatch} from '../../../source/match/review.js';
import {finishedGame} from '../../../source/ui/replay/finished-game.js';
import {RecordBoard} from '../../../source/ui/replay/ReplayBoard.js';
import {KEYS} from '../../helpers/render-screen.js';
import {show} from '../show.js';
import {playOn, scripted, SHORT_GAME, SpectatorWorld} from './running/spectator-world.js';

it('shows a record that is for one seat with its eyes, whatever is asked for', async () => {
	const game = scripted(new SpectatorWorld(), SHORT_GAME);
	await playOn(game);
	const review = unwrap(reviewMatch(game.getState().match));
	const source = finishedGame(review, {notes: []});
	const frames = async (gaze: 'truth' | 'all' | 'white') => {
		const screen = show(
			<RecordBoard
				source={{...source, gazes: ['white']}}
				start={{gaze, frame: source.last}}
				onCommand={() => undefined}
			/>,
			{columns: 120, rows: 40},
		);
		for (const key of ['v', 'v', KEYS.left, 'v']) {
			await screen.type(key);
			expect(screen.text()).toMatch(/[░▒]/);
		}

		screen.unmount();
		return screen.frames.at(-1);
	};

	const [first, ...others] = [await frames('white'), await frames('truth'), await frames('all')];
	expect(others).toEqual([first, first]);
});

it('lists as not now what leads nowhere from the start or the end', async () => {
	const game = scripted(new SpectatorWorld(), SHORT_GAME);
	await playOn(game);
	const source = finishedGame(unwrap(reviewMatch(game.getState().match)), {notes: []});
	const listed = async (frame: number, typed: string) => {
		const screen = show(
			<RecordBoard source={source} start={{frame}} onCommand={() => undefined} />,
			{columns: 80, rows: 24},
		);
		await screen.type(`:${typed}`);
		const text = screen.text();
		screen.unmount();
		return text;
	};
	expect(await listed(0, 'previous')).toContain('Not now: this is the start.');
	expect(await listed(0, 'next')).toContain('Enter: one move on');
	expect(await listed(source.last, 'next')).toContain('Not now: this is the end.');
	expect(await listed(source.last, 'previous')).toContain('Enter: one move back');
});
