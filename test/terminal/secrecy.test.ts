import {describe, expect, it} from 'vitest';
import type {Color} from '../../source/core/color.js';
import {EMPTY, manLetter, UNSEEN} from '../../source/core/man.js';
import {squareName} from '../../source/core/square.js';
import {Game} from '../helpers/game.js';
import {findVariant} from '../../source/rules/registry.js';
import type {View} from '../../source/rules/view.js';
import {
	HAND_OFF,
	handOver,
	makeMove,
	openForTest,
	SIGNS,
	takeKeyboard,
} from '../helpers/hotseat.js';
import type {Frame, TerminalSession} from '../helpers/open-terminal.js';
import {readBoard} from '../helpers/read-board.js';

const SIZE = {columns: 80, rows: 24};

/** Every sign of a man, as figurine or letter, and whose it is. */
const FIGURINES: ReadonlyMap<string, string> = new Map(
	['♙P', '♘N', '♗B', '♖R', '♕Q', '♔K', '▲p', '♟p', '♞n', '♝b', '♜r', '♛q', '♚k'].map(
		([figurine, letter]) => [figurine, letter],
	),
);

/** Returns the letters of the men that a square shows. */
const menIn = (shown: string): string[] =>
	Array.from(shown).flatMap((sign) => FIGURINES.get(sign) ?? []);

/** A quiet opening, then an exchange in the middle, a man seen and lost from sight, and castling. */
const MOVES =
	'e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 f3g5 d7d5 e4d5 c6a5 e1g1 a5c4 g5f7 e8f7 d1h5 g7g6 h5e5 c4e5'.split(
		' ',
	);

/** What was on the screen while one side had the keyboard, and what that side saw meanwhile. */
type Turn = {
	readonly side: Color;
	readonly frames: readonly Frame[];
	readonly bytes: string;
	/** The side's views before and after its own move. */
	readonly views: readonly View[];
	/** Every view the side had before. */
	readonly past: readonly View[];
};

function start(): Game {
	const variant = findVariant('fog');
	const game = variant.ok ? Game.start(variant.value) : variant;
	if (!game.ok) {
		throw new Error(game.error);
	}

	return game.value;
}

/** Plays moves, and returns each turn with what the umpire says the side may see. */
async function playTurns(terminal: TerminalSession, moves: readonly string[]): Promise<Turn[]> {
	const game = start();
	const past: Record<Color, View[]> = {white: [game.view('white')], black: [game.view('black')]};
	const turns: Turn[] = [];
	for (const [ply, move] of moves.entries()) {
		const side = game.turn;
		const before = game.view(side);
		await terminal.waitForText(HAND_OFF);
		const from = {bytes: terminal.received, frames: terminal.frames().length};
		await takeKeyboard(terminal, side);
		await makeMove(terminal, move);
		if (ply % 3 === 0) {
			// A look at the men that are known, and back.
			terminal.type('p');
			await terminal.waitForText('close');
			terminal.type('\u001B');
			await terminal.waitForNo('close');
		}

		await handOver(terminal);

		expect(game.tryText(move)?.accepted).toBe(true);
		turns.push({
			side,
			frames: terminal.frames().slice(from.frames),
			bytes: terminal.bytes().slice(from.bytes),
			views: [before, game.view(side)],
			past: [...past[side]],
		});
		for (const seat of ['white', 'black'] as const) {
			past[seat].push(game.view(seat));
		}
	}

	return turns;
}

const isHandOff = ({lines}: Frame): boolean => lines.join('\n').includes(HAND_OFF);

/** Returns what a turn showed and the side could not know: `square: man` for each. */
function leaksOf({side, frames, views, past}: Turn): string[] {
	return frames
		.filter((frame) =>
			frame.lines.some((line) => line.includes(' a   b   c ') || line.includes(' c   b   a ')),
		)
		.flatMap((frame) => {
			const board = readBoard(frame, {...SIZE, orientation: side});
			return Array.from(views[0].cells.keys()).flatMap((square) => {
				const name = squareName(square);
				const known = [...past, ...views]
					.map(({cells}) => cells[square])
					.filter((code) => code !== UNSEEN && code !== EMPTY)
					.map((code) => manLetter(code));
				return menIn(board.get(name) ?? '')
					.filter((man) => !known.includes(man))
					.map((man) => `${name}: ${man}`);
			});
		});
}

/** Returns every cell of the screen at rest, since a frame may come in two pieces: its character and how it is drawn. Of a blank that is its ground: its other colour depends on when frames came. */
async function cellsOf(session: TerminalSession): Promise<string[]> {
	await session.settle(50);
	const {active} = session.terminal.buffer;
	return Array.from({length: SIZE.columns * SIZE.rows}, (_, index) => {
		const cell = active.getLine(Math.floor(index / SIZE.columns))?.getCell(index % SIZE.columns);
		if (cell === undefined) {
			return '';
		}

		const ground = [cell.getBgColorMode(), cell.getBgColor()];
		const lines = [cell.isUnderline(), cell.isInverse(), cell.isStrikethrough()];
		if (cell.getChars().trim() === '' && lines.every((line) => line === 0)) {
			return ground.join(' ');
		}

		const color = [cell.getFgColorMode(), cell.getFgColor(), cell.isBold(), cell.isDim()];
		return [cell.getChars(), ...ground, ...lines, ...color].join(' ');
	});
}

/** Nothing of a board is on the hand-offs that were shown, above the screen or in a title. */
function expectNothingAround(terminal: TerminalSession): void {
	const handOffs = terminal.frames().filter(isHandOff);
	expect(handOffs.length).toBeGreaterThanOrEqual(7);
	for (const {lines} of handOffs) {
		const shown = lines.join('\n');
		expect(menIn(shown)).toEqual([]);
		expect(shown).not.toMatch(/[▀-▟]|\b[a-h][1-8]\b|\b[a-h] +[a-h]\b/);
	}

	expect(terminal.titles()).toEqual([]);
	// But for the question which the terminal's own background is.
	expect(terminal.bytes().replaceAll('\u001B]11;?\u0007', '')).not.toContain('\u001B]');
	expect(terminal.scrollback()).toEqual([]);
}

describe('what the terminal receives', () => {
	it('holds nothing that is hidden from whoever has the keyboard', async () => {
		const terminal = openForTest({...SIZE, arguments: ['hotseat'], ...SIGNS});
		const turns = await playTurns(terminal, MOVES);
		expectNothingAround(terminal);

		// The test looks at real boards, whole ones, with both rows of files: own men are found on them.
		const [first] = turns;
		const board = readBoard(
			first.frames.find(
				(frame) => !isHandOff(frame) && frame.lines.join('').split('a   b   c').length === 3,
			)!,
			{...SIZE, orientation: 'white'},
		);
		expect(menIn(board.get('e1') ?? '')).toEqual(['K']);
		expect(menIn(board.get('e8') ?? '')).toEqual([]);

		for (const turn of turns) {
			expect(turn.frames.length).toBeGreaterThan(2);
			expect(leaksOf(turn), `a turn of ${turn.side}`).toEqual([]);
		}

		// In the first turns neither side sees any man of the other: not a byte of one may arrive.
		for (const {side, bytes} of turns.slice(0, 2)) {
			const others = menIn(bytes).filter(
				(man) => (man === man.toUpperCase()) !== (side === 'white'),
			);
			expect(others).toEqual([]);
		}
	});

	it('is the same for one side whatever the other side did in the fog, colours and all, and holds nothing of a board at the hand-off, nothing above the screen and no title', async () => {
		const games = [
			['a2a3', 'h7h6', 'b2b3', 'h6h5', 'Nc3', 'Rh6'],
			['a2a3', 'c7c6', 'b2b3', 'Qa5', 'Nc3', 'd7d6'],
		];
		const shown = await Promise.all(
			games.map(async (moves) => {
				const terminal = openForTest({...SIZE, arguments: ['hotseat']});
				const screens: string[][] = [];
				for (const [ply, move] of moves.entries()) {
					const side = ply % 2 === 0 ? 'white' : 'black';
					await takeKeyboard(terminal, side);
					const before = await cellsOf(terminal);
					await makeMove(terminal, move);
					screens.push(...(side === 'white' ? [before, await cellsOf(terminal)] : []));
					await handOver(terminal);
					screens.push(await cellsOf(terminal));
				}

				expectNothingAround(terminal);
				terminal.type('q');
				await terminal.exit();
				expect(menIn(terminal.screen().join('\n'))).toEqual([]);
				expect(terminal.screen().join('\n')).toMatch(/fogchess resume \S+/);
				return screens;
			}),
		);
		expect(shown[0]).toEqual(shown[1]);
		expect(shown[0].flat().some((cell) => /^[▀-▟]/.test(cell))).toBe(true);
	});
});
