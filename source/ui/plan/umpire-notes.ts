import {tryText} from '../../knowledge/move-list.js';
import type {Review, ReviewStep, ReviewTry} from '../../match/review.js';
import type {Announcement} from '../../rules/announcement.js';
import {sideName} from '../../text/men.js';
import {describeHeard} from '../../text/umpire.js';
import type {ReviewNotes} from '../screens/review-notes.js';

/** Returns both sides' announcements, what both heard once. */
function allHeard({white, black}: ReviewStep['heard']): readonly Announcement[] {
	const texts = new Set(white.map((record) => JSON.stringify(record)));
	return [...white, ...black.filter((record) => !texts.has(JSON.stringify(record)))];
}

/** That a move was made and how the game ended is told with the step itself. */
const isNews = ({type}: Announcement): boolean => type !== 'moved' && type !== 'ended';

/** Returns a try with its answer, told from the position in which it was made. */
function describeTry({by, text, heard}: ReviewTry, before: ReviewStep): string {
	const answer = describeHeard(allHeard(heard), by).join(' ');
	return text.endsWith('?')
		? `${sideName(by)} asked. ${answer}`
		: `${sideName(by)} tried ${tryText(before.sights[by].cells, text)}: ${answer.toLowerCase()}`;
}

/** Returns the umpire's voice for each step of a game that is over, with what was tried in vain; none where there was no umpire. */
export function umpireNotes({steps}: Review): ReviewNotes {
	const isUmpired = steps.some(({heard}) => heard.white.some(({type}) => type !== 'ended'));
	return isUmpired
		? steps.map(({tries = [], heard}, ply) => ({
				messages: [
					...tries.map((one) => ({text: describeTry(one, steps[Math.max(0, ply - 1)])})),
					...describeHeard(allHeard(heard).filter(isNews)).map((text) => ({text})),
				],
			}))
		: [];
}
