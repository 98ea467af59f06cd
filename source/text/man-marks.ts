import type {Color} from '../core/color.js';
import type {ManMark, ManMarkKind} from '../knowledge/man-marks.js';
import {manName} from './men.js';

const MARKS: {readonly [kind in ManMarkKind]: string} = {
	concealed: 'under its cover still',
	cover: 'under a cover with the sign',
	second: 'with',
	unseen: 'the other side does not see it',
	shown: 'revealed',
	written: 'the man that you wrote down',
};

const WRITTEN_IN_TRUTH = 'written down in secret';

/** Returns what there is to say of a man besides what it is. */
export const describeManMark = (mark: ManMark, seat?: Color): string =>
	mark.kind === 'cover'
		? `${MARKS.cover} ${mark.sign}`
		: mark.kind === 'second'
			? `${MARKS.second} ${manName(mark.man, seat)}`
			: mark.kind === 'written' && seat === undefined
				? WRITTEN_IN_TRUTH
				: MARKS[mark.kind];
