import {COLORS} from '../../../core/color.js';
import {countPlies} from '../../../match/acts.js';
import type {Match} from '../../../match/match.js';
import type {Eyes} from '../../../match/review.js';
import {seatReport} from '../../../match/seat-report.js';
import {isTold} from '../../../text/men.js';
import {type Message, say, textsOf} from '../../../session/told/message.js';
import {newsAt, openNews} from '../../../session/told/told-log.js';
import {openTurnInTruth, umpireWords} from '../../../session/told/umpire-words.js';
import type {SpectatedState} from './spectated-game.js';

/** Returns whether an umpire judges the tries of a game. */
export const isRefereed = (match: Match): boolean =>
	seatReport(match, 'white').umpire !== undefined;

/** Returns what the eyes have to say of a ply: a side what it was told, the truth what both were, or all that an umpire said. */
export function eyesNews(
	{match, review}: SpectatedState,
	ply: number,
	eyes: Eyes,
): readonly Message[] {
	const {noticed, sights} = review.steps[ply];
	if (eyes !== 'truth') {
		const report = seatReport(match, eyes);
		const open = say(openNews(report, noticed[eyes]), 'accent');
		return [...open, ...newsAt(report, noticed[eyes])].map((message, index) =>
			index === 0 ? {...message, text: `${isTold(eyes)} ${message.text}`} : message,
		);
	}

	if (isRefereed(match)) {
		const open = ply === countPlies(match) ? openTurnInTruth(match, sights.truth.turn) : [];
		return [...say(umpireWords(review, ply)), ...say(open, 'accent')];
	}

	return COLORS.map((seat) => {
		const texts = textsOf(newsAt(seatReport(match, seat), noticed[seat]));
		return {text: `${isTold(seat)} ${texts.join(' ')}`};
	});
}
