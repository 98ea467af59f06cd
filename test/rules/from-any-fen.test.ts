import {describe, expect, it} from 'vitest';
import {makeAct} from '../../source/core/act.js';
import {CASTLING_HOMES, rightsAtHome} from '../../source/core/castling.js';
import {makeFen} from '../../source/core/fen.js';
import {makeFogFen} from '../../source/core/fog-fen.js';
import {EMPTY, type Man, parseManLetter} from '../../source/core/man.js';
import {createRandom, pick, type Random, randomInteger} from '../../source/core/random.js';
import {NO_SQUARE, parseSquare, type Square} from '../../source/core/square.js';
import {VARIANTS} from '../../source/rules/registry.js';
import {Table} from '../../source/rules/table.js';
import {wholeAct} from '../../source/rules/whole-act.js';
import {sampleSize} from '../helpers/sample-size.js';

const RIGHTS = CASTLING_HOMES.reduce((all, {right}) => all | right, 0);
/** Kings, rooks and bishops at home: where castling, and giving up a bishop, is. */
const HOME = ['Ke1', 'ke8', 'Ra1', 'Rh1', 'ra8', 'rh8', 'Bc1', 'Bf1', 'bc8', 'bf8'];
const MEN = 'PPPPNBRQppppnbrq'.split('');

/** What begins with its own set-up alone. */
const FROM_NO_FEN = ['reverse-schrodinger', 'schrodinger', 'liar'];

/** Draws a FEN: men at home or anywhere, and now and then a pawn that has just gone two squares. Many cannot be. */
function drawFen(random: Random): string {
	const cells = new Uint8Array(64);
	const put = (letter: string, square: Square = randomInteger(random, 64)): void => {
		const isPawn = letter.toLowerCase() === 'p';
		const man: Man = parseManLetter(letter);
		if (cells[square] === EMPTY && !(isPawn && (square < 8 || square >= 56))) {
			cells[square] = man;
		}
	};
	const isHome = random() < 0.5;
	for (const [index, text] of HOME.entries()) {
		if (isHome && (index < 2 || random() < 0.7)) {
			put(text[0], parseSquare(text.slice(1)) ?? 0);
		}
	}

	put(isHome ? 'P' : 'K');
	put(isHome ? 'p' : 'k');
	for (let man = randomInteger(random, 14); man > 0; man--) {
		put(pick(random, MEN));
	}

	const isWhite = random() < 0.5;
	const file = randomInteger(random, 8);
	let epSquare: Square = NO_SQUARE;
	if (random() < 0.4) {
		epSquare = (isWhite ? 40 : 16) + file;
		put(isWhite ? 'p' : 'P', epSquare + (isWhite ? -8 : 8));
	}

	return makeFen({
		cells,
		turn: isWhite ? 'white' : 'black',
		castling: rightsAtHome(cells, RIGHTS),
		epSquare,
		halfmoves: 0,
		fullmoves: 1,
	});
}

describe('play from any FEN that can be read', () => {
	it.each(VARIANTS.map((variant) => [variant.id, variant] as const))(
		'always leaves something to do, and all of it can be done: %s',
		(id, variant) => {
			let begun = 0;
			const faults: string[] = [];
			for (let game = 0; game < sampleSize(25, 2000); game++) {
				const random = createRandom(`${id} fen ${game}`);
				const fen = drawFen(random);
				const start = Table.start(variant, {fen, seed: game, isForgetful: true});
				let table = start.ok ? start.value : undefined;
				begun += start.ok ? 1 : 0;
				const done: string[] = [];
				for (let act = 0; act < 30 && table !== undefined && table.outcome === undefined; act++) {
					const triesOf = new Map(table.toAct.map((seat) => [seat, table!.tries(seat)] as const));
					const all = [...triesOf].flatMap(([seat, tries]) => tries.map((one) => ({seat, one})));
					if (all.length === 0) {
						faults.push(`nothing to do: ${fen} ${done.join(' ')}`);
						break;
					}

					const {seat, one} = pick(random, all);
					const whole = wholeAct(one, random, triesOf.get(seat)!);
					done.push(`${seat}>${makeAct(whole)}`);
					const acted = table.actText(seat, makeAct(whole));
					// Of a batch that is too short where others are left nothing is expected.
					if (acted === undefined && whole.kind !== 'batch') {
						faults.push(`not done: ${fen} ${done.join(' ')}`);
					}

					table = acted?.table;
				}

				for (const {id: seat} of table?.variant.seats ?? []) {
					if (table && !makeFogFen(table.view(seat)).includes('/')) {
						faults.push(`not seen: ${fen} ${done.join(' ')}`);
					}
				}
			}

			expect(faults).toEqual([]);
			expect(begun > 3).toBe(!FROM_NO_FEN.includes(id));
		},
	);
});
