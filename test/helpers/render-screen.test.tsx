import {Text, useInput, usePaste, useWindowSize} from 'ink';
import {useState} from 'react';
import {describe, expect, it} from 'vitest';
import {KEYS, paste, renderScreen} from './render-screen.js';

function Echo() {
	const {columns, rows} = useWindowSize();
	const [heard, setHeard] = useState<readonly string[]>([]);
	useInput((input, key) => {
		setHeard((before) => [...before, key.escape ? 'escape' : key.upArrow ? 'up' : input]);
	});
	usePaste((text) => {
		setHeard((before) => [...before, `pasted ${text}`]);
	});
	return <Text>{`${columns}×${rows} ${heard.join(',')}`}</Text>;
}

describe('renderScreen', () => {
	it('shows a tree in the window it is given, and tells it of a resize', async () => {
		const screen = renderScreen(<Echo />, {columns: 40, rows: 12});
		expect(screen.lastFrame()).toContain('40×12');
		await screen.resize(60, 20);
		expect(screen.lastFrame()).toContain('60×20');
		screen.unmount();
	});

	it('types keys, chunks and pastes', async () => {
		const screen = renderScreen(<Echo />);
		await screen.type('Nf3');
		await screen.type(KEYS.up);
		await screen.type(KEYS.escape);
		await screen.type(paste('e2e4'));
		expect(screen.lastFrame()).toContain('Nf3,up,escape,pasted e2e4');
		expect(screen.modes()).toContain('\u001B[?2004h');
		screen.unmount();
		expect(screen.modes()).toContain('\u001B[?2004l');
	});
});
