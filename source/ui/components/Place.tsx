import {Box as InkBox} from 'ink';
import type {ReactNode} from 'react';
import type {Box} from '../layout.js';

type PlaceProps = {
	/** Where, in characters of the window; nothing is drawn without it. */
	readonly box: Box | undefined;
	readonly children: ReactNode;
};

/** Puts its children into a box of the layout, and cuts off what does not fit. */
export function Place({box, children}: PlaceProps) {
	if (box === undefined || box.width <= 0 || box.height <= 0) {
		return null;
	}

	return (
		<InkBox
			position="absolute"
			top={box.top}
			left={box.left}
			width={box.width}
			height={box.height}
			flexDirection="column"
			overflow="hidden"
		>
			{children}
		</InkBox>
	);
}
