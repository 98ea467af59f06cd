import {Text} from 'ink';
import {describe, expect, it, vi} from 'vitest';
import {BEAT, useBeat} from '../../../source/ui/play/use-beat.js';
import {renderScreen} from '../../helpers/render-screen.js';

const Beat = ({isWanted}: {readonly isWanted: boolean}) => (
	<Text>{useBeat(isWanted) ? 'lit' : 'calm'}</Text>
);

describe('useBeat', () => {
	it('is on from the first frame, and over after a moment', async () => {
		const screen = renderScreen(<Beat isWanted />);
		expect(screen.lastFrame()).toContain('lit');
		await vi.waitFor(() => expect(screen.lastFrame()).toContain('calm'), {timeout: BEAT * 10});
		screen.unmount();
	});

	it('is never on when it is not wanted', () => {
		const screen = renderScreen(<Beat isWanted={false} />);
		expect(screen.lastFrame()).toContain('calm');
		screen.unmount();
	});
});
