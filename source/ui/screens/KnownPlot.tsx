import {useMemo} from 'react';
import {capitalise} from '../../text/men.js';
import {Lines} from '../components/Lines.js';
import {lineOf, wrapText} from '../components/text-lines.js';
import type {LookBackState} from '../hooks/use-look-back.js';
import type {Box} from '../layout.js';
import {useTheme} from '../theme/theme-context.js';
import {knownPlotLines} from './known-plot.js';

type KnownPlotProps = {
	readonly state: LookBackState;
	/** The step that is shown. */
	readonly ply: number;
	readonly box: Pick<Box, 'width' | 'height'>;
};

/** How much each side knew through a game: a plot, or why there is none yet. */
export function KnownPlot({state, ply, box}: KnownPlotProps) {
	const theme = useTheme();
	const {width, height} = box;
	const lines = useMemo(() => {
		if (state.status === 'there') {
			return knownPlotLines(state.hindsight, ply, {width, height}, theme);
		}

		const text =
			state.status === 'working'
				? 'Counting what each side could not rule out …'
				: `${capitalise(state.reason)}.`;
		return wrapText(text, width - 1).map((row) => lineOf(` ${row}`, theme.palette.faint));
	}, [state, ply, width, height, theme]);
	return <Lines lines={lines} width={width} height={height} />;
}
