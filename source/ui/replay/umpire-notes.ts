import type {Color} from '../../core/color.js';
import {tryText} from '../../knowledge/move-list.js';
import type {Review, ReviewStep, ReviewTry} from '../../match/review.js';
import type {Announcement} from '../../rules/announcement.js';
import type {Cells} from '../../core/board-text.js';
import {sideName} from '../../text/men.js';
import {describeHeard} from '../../text/umpire.js';
import {gatherTries} from '../game/gather-tries.js';
import type {ReviewNotes} from './notes.js';

/** Returns both sides' announcements, what both heard once. */
function allHeard({white, black}: ReviewStep['heard']): readonly Announcement[] {
	const texts = new Set(white.map((record) => JSON.stringify(record)));
	return [...white, ...black.filter((record) => !texts.has(JSON.stringify(record)))];
}

/** That a move was made and how the game ended is told with the step itself. */
const isNews = ({type}: Announcement): boolean => type !== 'moved' && type !== 'ended';

/** Returns what one side tried and asked in a turn with the answers, tries that were answered alike together. `cells` is its own board. */
export const describeTries = (
	tries: readonly ReviewTry[],
	cells: Readonly<Record<Color, Cells>>,
	variant: string,
): readonly string[] =>
	gatherTries(
		tries.map(({by, text, heard}) => ({
			name: text.endsWith('?') ? undefined : tryText(cells[by], text, variant),
			answer: describeHeard(allHeard(heard), by).join(' '),
		})),
		tries.length === 0 ? '' : sideName(tries[0].by),
	);

/** Returns the umpire's voice at a step of a game, with what was tried in vain and asked before it. */
export function umpireWords({steps, variant}: Review, ply: number): readonly string[] {
	const {tries = [], heard} = steps[ply];
	const {white, black} = steps[Math.max(0, ply - 1)].sights;
	return [
		...describeTries(tries, {white: white.cells, black: black.cells}, variant),
		...describeHeard(allHeard(heard).filter(isNews)),
	];
}

/** Returns the umpire's voice for each step of a game that is over; none where there was no umpire. */
export function umpireNotes(review: Review): ReviewNotes {
	const {steps} = review;
	const isRefereed = steps.some(({heard}) => heard.white.some(({type}) => type !== 'ended'));
	return isRefereed
		? steps.map((_, ply) => ({messages: umpireWords(review, ply).map((text) => ({text}))}))
		: [];
}
