import {describe, expect, it} from 'vitest';
import {umpireLine} from '../../source/commands/referee.js';
import {VARIANTS} from '../../source/rules/registry.js';
import {sampleSize} from '../helpers/sample-size.js';
import {isSetUpGame} from '../helpers/set-up-games.js';
import {findTwins} from '../helpers/twin-games.js';

/** So many pairs of games are looked at for each variant. */
const KNOWN = sampleSize(3, 24);
const UMPIRED = sampleSize(1, 6);

// Set-ups have their own pairs (machines/set-ups.test.ts): by chance they would hardly end.
const games = VARIANTS.filter((variant) => !isSetUpGame(variant));

describe.each(games.map((variant) => [variant.id, variant] as const))(
	'two games that a seat cannot tell apart, %s',
	(id, variant) => {
		const isUmpired = variant.refusals !== undefined || variant.isSampled === true;
		// Where both may act at once, who has done with it is no matter of one seat's.
		const turnOf = ({turn}: {turn: unknown}) => (variant.isAlternating ? turn : undefined);
		it('give it the same bytes from the referee, at every ply', () => {
			for (const {seat, first, second} of findTwins(variant, isUmpired ? UMPIRED : KNOWN, 16, id)) {
				const [a, b] = [first, second].map((tries) =>
					umpireLine(JSON.stringify({id, variant: id, tries})),
				);
				const bytes = [a, b].map((answer) =>
					'plies' in answer
						? answer.plies.map((ply) => JSON.stringify([turnOf(ply), ply[seat]]))
						: [],
				);
				expect(bytes[0].length).toBe(first.length + 1);
				expect(bytes[0]).toEqual(bytes[1]);
				// The truths do differ: the other seat sees something else, but perhaps where something is only written down.
				if (!variant.isAlternating) {
					continue;
				}

				const other = seat === 'white' ? 'black' : 'white';
				expect(JSON.stringify('plies' in a && a.plies.map((ply) => ply[other]))).not.toBe(
					JSON.stringify('plies' in b && b.plies.map((ply) => ply[other])),
				);
			}
		});
	},
);
