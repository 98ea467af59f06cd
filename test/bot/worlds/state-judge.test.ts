import {expect, it} from 'vitest';
import {Evaluator} from '../../../source/bot/evaluation/evaluator.js';
import {WEIGHTS} from '../../../source/bot/evaluation/weights.js';
import {Searcher} from '../../../source/bot/search/searcher.js';
import {StateJudge} from '../../../source/bot/worlds/state-judge.js';
import {isMove, makeAct} from '../../../source/core/act.js';
import type {Color} from '../../../source/core/color.js';
import {makeMan} from '../../../source/core/man.js';
import {unwrap} from '../../../source/core/result.js';
import {findVariant} from '../../../source/rules/registry.js';
import {Table} from '../../../source/rules/table.js';

const variant = unwrap(findVariant('schrodinger'));
const judge = new StateJudge(
	variant,
	'white',
	new Searcher(new Evaluator(WEIGHTS), {tableBits: 10}),
);

/** Returns what it is worth that White has taken on d5 and is to show a man, after another move of Black's. */
function afterTaking(reply: string): number {
	let table = unwrap(Table.start(variant, {seed: 1}));
	const acts = `white>random white>ready black>random black>ready e2e4 ${reply} d2d4 d7d5 e4d5`;
	for (const text of acts.split(' ')) {
		const seat = text.startsWith('black>') ? 'black' : table.toAct[0];
		table = table.actText(seat, text.replace(/^\w+>/, ''))?.table ?? table;
	}

	expect(table.state.phase).toBe('reveal');
	expect(judge.isSearchable(table.state, 3)).toBe(true);
	return judge.value(table.state, 1, () => false);
}

it('a capture after which a man is to be shown is worth what the answer leaves of it', () => {
	// By a pawn Black could take the pawn back.
	expect(afterTaking('e7e6')).toBeLessThan(afterTaking('h7h6') - 60);
});

it('a look after which a king would have to go is worth no more than that', () => {
	const declaration = unwrap(findVariant('declaration'));
	const white = new StateJudge(
		declaration,
		'white',
		new Searcher(new Evaluator(WEIGHTS), {tableBits: 10}),
	);
	const sealed = ['e2e4', 'seal:e7e5'].reduce(
		(table, text) => table.actText(table.toAct[0], text)!.table,
		unwrap(Table.start(declaration)),
	);
	const after = (text: string) =>
		white.value(sealed.actText('white', text)!.table.state, 1, () => false);
	expect(after('look')).toBeLessThan(after('seal:g1f3'));
});

it('a king that has lost his cover is worth less than one under it, of either side', () => {
	const liar = unwrap(findVariant('liar'));
	const begun = ['white', 'black'].reduce(
		(table, side) =>
			['random', 'ready'].reduce((one, text) => one.actText(side as Color, text)!.table, table),
		unwrap(Table.start(liar, {seed: 1})),
	);
	const king = liar.truth(begun.state).cells.indexOf(makeMan('white', 'king'));
	const lie = liar
		.acts(begun.state, 'white')
		.find((act) => isMove(act) && act.from === king && act.to >> 3 === 5);
	const uncovered = begun
		.actText('white', makeAct(lie!))!
		.table.actText('black', 'challenge')!.table;
	expect(liar.truth(uncovered.state).cells).toEqual(liar.truth(begun.state).cells);
	for (const [seat, sign] of [
		['white', -1],
		['black', 1],
	] as const) {
		const judged = new StateJudge(
			liar,
			seat,
			new Searcher(new Evaluator(WEIGHTS), {tableBits: 10}),
		);
		expect(
			sign * (judged.standing(uncovered.state) - judged.standing(begun.state)),
		).toBeGreaterThan(300);
	}
});

it('a check after which a king could be left without a move in its own turn loses much of a world beside the sample', () => {
	const scotch = unwrap(findVariant('kriegspiel-scotch'));
	const white = new StateJudge(
		scotch,
		'white',
		new Searcher(new Evaluator(WEIGHTS), {tableBits: 10}),
	);
	const lossAfter = (text: string, men: string): number => {
		const fen = `8/7Q/k2N4/3PN${men}/8/PP6/8/K2R4 w - - 0 1`;
		const {table} = unwrap(Table.start(scotch, {fen})).actText('white', text)!;
		return white.loss(table.state, 1000);
	};

	expect(lossAfter('h7b7', '3')).toBeLessThan(-500);
	expect(lossAfter('h7b7', '2n')).toBeLessThan(0);
	expect(lossAfter('h7b7', '2n')).toBeGreaterThan(-100);
	expect(lossAfter('h7c7', '3')).toBeGreaterThan(-500);
});
