import type {Hindsight, WeighedMoment} from '../../match/hindsight.js';
import type {Review} from '../../match/review.js';
import {describeMoment} from '../../text/hindsight.js';
import type {Message} from '../components/MessagePane.js';
import type {Glyphs} from '../theme/glyphs.js';
import {momentSign} from './known-plot.js';
import type {ReviewNote, ReviewNotes} from './review-notes.js';

const say = (text: string): Message => ({text, tone: 'accent'});

/** Returns a move with its number: "11…Rxh2". */
function nameOf({moves}: Review, {ply}: WeighedMoment): string {
	const {by, san} = moves[ply - 1];
	const isBlackFirst = moves[0].by === 'black';
	const number = Math.ceil((ply + (isBlackFirst ? 1 : 0)) / 2);
	return `${number}${by === 'white' ? '.' : '…'}${san}`;
}

/**
 * Returns what decided a game as notes on its moves, each with its sign in the list; on the last one also what
 * had decided it before.
 */
export function momentNotes({moments}: Hindsight, review: Review, glyphs: Glyphs): ReviewNotes {
	const last = review.steps.length - 1;
	return review.steps.map(({ply}): ReviewNote | undefined => {
		const here = moments.filter((moment) => moment.ply === ply);
		const before =
			ply === last ? moments.filter(({kind, ply: at}) => kind !== 'missed' && at < last) : [];
		const messages = [
			...here.map((moment) => say(describeMoment(moment))),
			...before.map((moment) => say(`${nameOf(review, moment)}: ${describeMoment(moment)}`)),
		];
		const sign = here.at(-1);
		return messages.length === 0
			? undefined
			: {
					messages,
					...(sign === undefined ? {} : {sign: momentSign(sign.kind, glyphs), lit: [sign.square]}),
				};
	});
}
