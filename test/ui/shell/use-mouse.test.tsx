import {Text, useInput} from 'ink';
import {useState} from 'react';
import {describe, expect, it} from 'vitest';
import {MOUSE_OFF, MOUSE_ON, useMouse} from '../../../source/ui/shell/use-mouse.js';
import {click, renderScreen, settle} from '../../helpers/render-screen.js';
import {FakeWorld} from '../fake-world.js';
import {openApp} from '../open-app.js';
import {clickWords} from '../read-app.js';

function Echo({isActive = true}: {readonly isActive?: boolean}) {
	const [heard, setHeard] = useState('');
	useMouse(({x, y}) => {
		setHeard((before) => `${before} (${x},${y})`);
	}, isActive);
	useInput((input) => {
		setHeard((before) => `${before} ${input}`);
	});
	return <Text>{`heard${heard}`}</Text>;
}

describe('useMouse', () => {
	it('hears clicks, and keeps them from the keys', async () => {
		const screen = renderScreen(<Echo />);
		await screen.type(`a${click(10, 4)}b`);
		expect(screen.lastFrame().trim()).toBe('heard (10,4) a b');
		screen.unmount();
	});

	it('hears a report that comes in two pieces', async () => {
		const screen = renderScreen(<Echo />);
		await screen.type(click(3, 4).slice(0, 5));
		await screen.type(click(3, 4).slice(5));
		expect(screen.lastFrame().trim()).toBe('heard (3,4)');
		screen.unmount();
	});

	it('switches the reports on while it is there, and off again', async () => {
		const screen = renderScreen(<Echo />);
		await settle();
		expect(screen.modes()).toContain(MOUSE_ON);
		expect(screen.modes()).not.toContain(MOUSE_OFF);
		screen.unmount();
		expect(screen.modes()).toContain(MOUSE_OFF);
	});

	it('leaves the mouse to the terminal when it is not wanted', async () => {
		const screen = renderScreen(<Echo isActive={false} />);
		await settle();
		expect(screen.modes()).not.toContain('1000');
		screen.rerender(<Echo />);
		await settle();
		expect(screen.modes()).toContain(MOUSE_ON);
		screen.rerender(<Echo isActive={false} />);
		await settle();
		expect(screen.modes()).toContain(MOUSE_OFF);
		screen.unmount();
	});
});

describe('a click', () => {
	it.each([
		[80, 24],
		[40, 12],
		[200, 60],
	])('chooses rows and presses the keys that are drawn, at %s×%s', async (columns, rows) => {
		const app = openApp(new FakeWorld(), undefined, {columns, rows});
		await clickWords(app, '8 Rules');
		await clickWords(app, 'Esc');
		await clickWords(app, '2 Hotseat');
		expect(app.text()).toContain('▸ Start');
		await clickWords(app, '  Clock');
		expect(app.text()).toContain('▸ Clock');
		await clickWords(app, '  Start');
		await clickWords(app, 'Start');
		expect(app.text()).toContain('W H I T E');
		await clickWords(app, 'Space I');
		expect(app.text()).toContain(' a ');
		expect(app.faults).toEqual([]);
	});

	it('on a row of a list moves the cursor there, over what stands between, and another opens it', async () => {
		const app = openApp(new FakeWorld());
		await clickWords(app, '8 Rules');
		await clickWords(app, 'list');
		await clickWords(app, 'Kriegspiel, ICC');
		expect(app.text()).toMatch(/▸ +\d+ {2}Kriegspiel, ICC/);
		await clickWords(app, 'Kriegspiel, ICC');
		expect(app.text()).toMatch(/ Rules .*\n\n Kriegspiel, ICC\n/);
		expect(app.faults).toEqual([]);
	});
});
