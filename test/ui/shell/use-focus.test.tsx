import {Text} from 'ink';
import {useState} from 'react';
import {describe, expect, it} from 'vitest';
import {KeyRouter, useKeys} from '../../../source/ui/shell/use-keys.js';
import {FOCUS_OFF, FOCUS_ON, NOTICE, useFocusNotice} from '../../../source/ui/shell/use-focus.js';
import {KEYS, renderScreen, settle} from '../../helpers/render-screen.js';
import {FakeWorld} from '../fake-world.js';
import {openApp} from '../open-app.js';

const IN_FRONT = '\u001B[I';
const BEHIND = '\u001B[O';

/** Rings at each key "r", and shows the keys. */
function Ringer({isWanted = true}: {readonly isWanted?: boolean}) {
	const [heard, setHeard] = useState('');
	const notify = useFocusNotice(isWanted);
	useKeys({
		onPress({name, text}) {
			setHeard((before) => `${before} ${name === 'character' ? text : name}`);
			if (text === 'r') {
				notify();
			}
		},
	});
	return <Text>{`heard${heard}`}</Text>;
}

const show = (isWanted = true) =>
	renderScreen(
		<KeyRouter
			onFault={(error) => {
				throw error;
			}}
		>
			<Ringer isWanted={isWanted} />
		</KeyRouter>,
	);

const rings = (written: string): number => written.split(NOTICE).length - 1;

describe('useFocusNotice', () => {
	it('rings only while the window is known to be behind, and keeps the reports from the keys', async () => {
		const screen = show();
		await screen.type('r');
		expect(rings(screen.modes())).toBe(0);
		await screen.type(BEHIND);
		await screen.type('r');
		expect(rings(screen.modes())).toBe(1);
		await screen.type(IN_FRONT);
		await screen.type('r');
		expect(rings(screen.modes())).toBe(1);
		expect(screen.lastFrame().trim()).toBe('heard r r r');
		screen.unmount();
	});

	it('has the reports switched on while they are wanted, and off again', async () => {
		const screen = show();
		await settle();
		expect(screen.modes()).toContain(FOCUS_ON);
		screen.unmount();
		expect(screen.modes()).toContain(FOCUS_OFF);
		const quiet = show(false);
		await settle();
		await quiet.type(BEHIND);
		await quiet.type('r');
		expect(quiet.modes()).not.toContain(FOCUS_ON);
		expect(rings(quiet.modes())).toBe(0);
		quiet.unmount();
	});

	it('calls a player back when the bot has moved, and never in a hotseat game', async () => {
		const world = new FakeWorld();
		const answers = ['d7d5', 'd8d5'];
		world.players.test = {move: async () => answers.shift() ?? ''};
		const app = openApp(world, {kind: 'play', as: 'white', bot: 'test'});
		await app.type(BEHIND);
		await app.type(`e4${KEYS.enter}`);
		expect(rings(app.modes())).toBe(0);
		await app.pass(1000);
		await settle();
		expect(app.text()).toContain('White to move');
		expect(rings(app.modes())).toBe(1);
		app.unmount();

		const two = openApp(new FakeWorld(), {kind: 'hotseat'});
		await two.type(BEHIND);
		await two.type(' ');
		await two.type(`e4${KEYS.enter}`);
		await two.type(KEYS.enter);
		await two.type(' ');
		expect(rings(two.modes())).toBe(0);
		two.unmount();
	});

	it('says nothing of a game', () => {
		expect(NOTICE).toMatch(/^\u0007\u001B\]9;[a-z: ]+\u0007$/);
	});
});
