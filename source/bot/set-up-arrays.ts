import type {Act} from '../core/act.js';
import type {Color} from '../core/color.js';
import {EMPTY, isMan, makeMan, manColor, manRole, parseManLetter} from '../core/man.js';
import {pick, type Random} from '../core/random.js';
import type {View} from '../rules/view.js';
import {VALUES} from './evaluation/worth.js';

/**
 * Sound arrays of a whole army in its own half, from its fourth rank down to its first: pawns that keep the squares before
 * them, the king behind some of them, now in a corner and now nearer to the middle, the queen behind all.
 */
const ARRAYS = [
	'......../..PPPP../PPNB.NPP/R.QB..KR',
	'......../P.NPP..P/.PP.NPP./R.BQ.RKB',
	'......../.PP..PP./PNBPPBNP/.RQ..RK.',
	'......../PPP..PPP/..NPPN../R.BQRBK.',
	'......../..P..P../PPNP.PPP/.BRQBKNR',
	'......../.P.PP.../PNP..PPP/.BKRQBNR',
];

/** And those of a side whose queen is all: in the corner between her own men, of whom none need move before the other side's are gone. */
const BEHIND_WALLS = ['......../...PPPP./PPP.BB.P/QKN.N.RR', '......../..PP.PP./PPP.RB.P/QKNB.N.R'];

/** Returns an array, and the same mirrored, as a side's men by square. */
const readArray = (text: string, color: Color): Uint8Array[] =>
	[0, 7].map((mirror) => {
		const cells = new Uint8Array(64);
		for (const [down, row] of text.split('/').entries()) {
			for (const [file, letter] of row.split('').entries()) {
				const rank = color === 'white' ? 3 - down : 4 + down;
				cells[rank * 8 + (file ^ mirror)] =
					letter === '.' ? EMPTY : makeMan(color, manRole(parseManLetter(letter)));
			}
		}

		return cells;
	});

/**
 * Returns the next man that a seat puts down in a set-up, towards one of a few sound arrays that has its men so far, drawn
 * at random; undefined where none fits, or all that can be placed of it stands.
 */
export function nextOfArray(
	acts: readonly Act[],
	{cells, viewer}: View,
	random: Random,
	{needsQueen = false}: {readonly needsQueen?: boolean} = {},
): Act | undefined {
	const puts = acts.flatMap((act) =>
		act.kind === 'place' && act.role !== undefined
			? [{act, man: makeMan(viewer, act.role), square: act.square}]
			: [],
	);
	const roles = new Set(puts.map(({man}) => man));
	const isOpen = new Set(puts.map(({man, square}) => square * 16 + man));
	const isOwn = (code: number): boolean => isMan(code) && manColor(code) === viewer;
	const fitting = (needsQueen ? BEHIND_WALLS : ARRAYS)
		.flatMap((text) => readArray(text, viewer))
		.filter((array) =>
			array.every(
				(man, square) =>
					cells[square] === man ||
					(!isOwn(cells[square]) &&
						(man === EMPTY || !roles.has(man) || isOpen.has(square * 16 + man))),
			),
		);
	if (fitting.length === 0) {
		return undefined;
	}

	// The dearest first, where men are bought.
	const array = pick(random, fitting);
	return puts
		.filter(({man, square}) => array[square] === man)
		.sort((a, b) => VALUES[b.man & 7] - VALUES[a.man & 7])
		.at(0)?.act;
}
