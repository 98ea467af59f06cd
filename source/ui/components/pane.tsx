import type {ComponentType} from 'react';
import type {Theme} from '../theme/theme.js';
import {useTheme} from '../theme/theme-context.js';
import {Lines} from './Lines.js';
import type {Line} from './text-lines.js';

/** How many characters a pane has. */
export type Size = {readonly width: number; readonly height: number};

/** Returns a component of rows of text, one row when no height is given: what `draw` makes of its props, its size and the theme. */
export const pane = <Props extends object>(
	draw: (props: Props, size: Size, theme: Theme) => readonly Line[],
): ComponentType<Props & {readonly width: number; readonly height?: number}> =>
	function Pane(props) {
		const {width, height = 1} = props;
		const size = {width, height};
		return <Lines lines={draw(props, size, useTheme())} {...size} />;
	};
