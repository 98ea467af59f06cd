import type {Hindsight} from '../../match/hindsight.js';
import type {Review} from '../../match/review.js';
import {describeMoment} from '../../text/hindsight.js';
import {say} from '../components/message.js';
import type {Glyphs} from '../theme/glyphs.js';
import {momentSign} from './known-plot.js';
import {listedMoves, numberedMove} from './score-sheet.js';
import type {ReviewNote, ReviewNotes} from './notes.js';

/**
 * Returns what decided a game as notes on its moves, each with its sign in the list; on the last one also what
 * had decided it before.
 */
export function momentNotes({moments}: Hindsight, review: Review, glyphs: Glyphs): ReviewNotes {
	const last = review.steps.length - 1;
	const moves = listedMoves(review);
	return review.steps.map(({ply}): ReviewNote | undefined => {
		const here = moments.filter((moment) => moment.ply === ply);
		const before =
			ply === last ? moments.filter(({kind, ply: at}) => kind !== 'missed' && at < last) : [];
		const texts = [
			...here.map((moment) => describeMoment(moment)),
			...before.map(
				(moment) => `${numberedMove(moves[moment.ply - 1])}: ${describeMoment(moment)}`,
			),
		];
		const sign = here.at(-1);
		return texts.length === 0
			? undefined
			: {
					messages: say(texts, 'accent'),
					...(sign === undefined ? {} : {sign: momentSign(sign.kind, glyphs), lit: [sign.square]}),
				};
	});
}
