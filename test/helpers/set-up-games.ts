import {makeAct} from '../../source/core/act.js';
import type {Color} from '../../source/core/color.js';
import {isMan, manLetter} from '../../source/core/man.js';
import {pick, type Random} from '../../source/core/random.js';
import {SQUARE_NAMES} from '../../source/core/square.js';
import {unwrap} from '../../source/core/result.js';
import {Table} from '../../source/rules/table.js';
import type {Variant} from '../../source/rules/variant.js';

/** Returns whether a game begins with men that are placed or arranged. */
export function isSetUpGame(variant: Variant): boolean {
	const table = unwrap(Table.start(variant));
	return table.toAct.some((seat) =>
		table.tries(seat).some((act) => act.kind === 'place' && act.role !== undefined),
	);
}

/** Two set-ups as texts, in the order in which the sides of a match act: who may go on does. A seat stands in front ("black>ready") where it is not the first that may act. */
export type SetUpTexts = {readonly first: readonly string[]; readonly second: readonly string[]};

/** So many men are bought where it is free how many there are. */
const MEN = 6;

const isSetUpText = (text: string): boolean => /^(?:[^K]@..|ready|random)$/u.test(text);

/** Returns what puts two men of a side that are placed down again, and what exchanges them. */
function drawExchange(
	table: Table,
	side: Color,
	random: Random,
): readonly [string[], string[]] | undefined {
	const {cells} = table.view(side);
	const squares = table
		.tries(side)
		.map(makeAct)
		.filter((text) => text.startsWith('-@'))
		.map((text) => SQUARE_NAMES.indexOf(text.slice(2)))
		.filter((square) => isMan(cells[square]));
	for (let draw = 0; draw < 40 && squares.length > 1; draw++) {
		const pair = [pick(random, squares), pick(random, squares)];
		const [a, b] = pair.map((square) => SQUARE_NAMES[square]);
		const [one, other] = pair.map((square) => manLetter(cells[square]).toUpperCase());
		if (one !== other) {
			const off = [`-@${a}`, `-@${b}`];
			return [
				[...off, `${one}@${a}`, `${other}@${b}`],
				[...off, `${other}@${a}`, `${one}@${b}`],
			];
		}
	}

	return undefined;
}

/** Returns two ways to set a game up of which `seat` has the same part; undefined when one cannot be done. */
export function drawSetUps(variant: Variant, seat: Color, random: Random): SetUpTexts | undefined {
	let [a, b] = [unwrap(Table.start(variant)), unwrap(Table.start(variant))];
	const first: string[] = [];
	const second: string[] = [];
	let side: Color = 'white';
	const does = (texts: readonly string[], others: readonly string[]): boolean => {
		for (const [index, text] of texts.entries()) {
			const name = side === a.toAct[0] ? '' : `${side}>`;
			const [one, other] = [a.actText(side, text)?.table, b.actText(side, others[index])?.table];
			if (one === undefined || other === undefined) {
				return false;
			}

			[a, b] = [one, other];
			first.push(name + text);
			second.push(name + others[index]);
		}

		return true;
	};

	for (;;) {
		side = a.toAct.includes(side) ? side : (a.toAct[0] as Color);
		const open = (): string[] => a.tries(side).map(makeAct);
		if (!open().some(isSetUpText)) {
			return {first, second};
		}

		// What is drawn at random hangs on the seed of a game.
		const usual = open().includes('standard') ? ['standard'] : [];
		let isPlaced = does(usual, usual);
		for (
			let men = usual.length * MEN;
			isPlaced && (men < MEN || !open().includes('ready'));
			men++
		) {
			const placing = open().filter((one) => /^[A-Z]@/u.test(one));
			if (placing.length === 0) {
				break;
			}

			const text = pick(random, placing);
			isPlaced = does([text], [text]);
		}

		const exchange = side === seat ? undefined : drawExchange(a, side, random);
		if (!isPlaced || !does(...(exchange ?? [[], []])) || !does(['ready'], ['ready'])) {
			return undefined;
		}
	}
}
