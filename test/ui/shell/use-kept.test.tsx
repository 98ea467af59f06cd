import {Text} from 'ink';
import {describe, expect, it} from 'vitest';
import {ServicesContext} from '../../../source/ui/shell/app-context.js';
import type {UiServices} from '../../../source/session/services.js';
import {useKept} from '../../../source/ui/shell/use-kept.js';
import {renderScreen} from '../../helpers/render-screen.js';

function Keeper({name, value}: {readonly name: string; readonly value: string}) {
	const kept = useKept<string>(name);
	const before = kept.now() ?? 'nothing';
	kept.keep(value);
	return <Text>{before}</Text>;
}

/** Draws a screen of a run and takes it away again; returns what it found. */
function visit(services: UiServices, name: string, value: string): string {
	const screen = renderScreen(
		<ServicesContext value={services}>
			<Keeper name={name} value={value} />
		</ServicesContext>,
	);
	const text = screen.lastFrame().trim();
	screen.unmount();
	return text;
}

describe('useKept', () => {
	it('has what a screen kept when it is opened again, by its name and in its own run alone', () => {
		const [run, other] = [{}, {}] as UiServices[];
		expect(visit(run, 'list', 'three')).toBe('nothing');
		expect(visit(run, 'list', 'four')).toBe('three');
		expect(visit(run, 'coach', 'shown')).toBe('nothing');
		expect(visit(other, 'list', 'one')).toBe('nothing');
		expect(visit(run, 'list', 'five')).toBe('four');
	});
});
