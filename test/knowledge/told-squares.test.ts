import {describe, expect, it} from 'vitest';
import {squareName} from '../../source/core/square.js';
import {squarePast} from '../../source/knowledge/square-past.js';
import {toldEmpty, toldSquares} from '../../source/knowledge/told-squares.js';
import {seatReport} from '../../source/match/seat-report.js';
import {textsOf} from '../../source/session/told/message.js';
import {seatMessages} from '../../source/session/told/seat-messages.js';
import {ghostsOf} from '../../source/session/told/ghosts-of.js';
import {seatBoard, USUAL_LOOK} from '../../source/ui/play/seat-board.js';
import {manName} from '../../source/text/men.js';
import {describeSquarePast} from '../../source/text/square-past.js';
import {parseSquare} from '../../source/core/square.js';
import {BOTS, play} from '../helpers/matches.js';

const reportOf = (variant: string, seat: 'white' | 'black', fen: string, ...acts: string[]) =>
	seatReport(play({...BOTS, variant, fen}, ...acts).match, seat);
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

type Report = ReturnType<typeof reportOf>;
const remembered = (report: Report): string[] =>
	ghostsOf(report, undefined).map(
		({man, square, age}) => `${manName(man, report.seat)} ${squareName(square)} ${age}`,
	);
const said = (report: Report, name: string): string => {
	const square = parseSquare(name)!;
	const past = squarePast(report.history, square, ghostsOf(report, undefined));
	return describeSquarePast(square, past, {seat: report.seat, dots: '·'});
};

describe('squares of which a seat was told', () => {
	it('are those to which the other side moved: of who stands there no more than that', () => {
		const report = reportOf('nommenspiel', 'white', START, 'e2e4', 'b8c6', 'a2a3', 'c6d4');
		expect(toldSquares(report.history).map(({square, ply}) => [squareName(square), ply])).toEqual([
			['c6', 2],
			['d4', 4],
		]);
		expect(remembered(report)).toEqual(['Black’s concealed man d4 0']);
		expect(said(report, 'd4')).toBe('d4 · fog · Black moved here');
		expect(said(report, 'c6')).toBe('c6 · fog · Black moved here 2 plies ago');
		expect(said(report, 'e4')).toBe('e4 · your pawn');
	});

	it('hold a man until it is told that none is there any more', () => {
		const fen = '4k2q/7p/8/8/2p5/8/7P/N3K2Q w - - 0 1';
		const moved = reportOf('assassin', 'white', fen, 'a1b3');
		expect(remembered(moved)).toEqual(['Black’s pawn c4 0']);
		expect(said(moved, 'c4')).toBe('c4 · fog · Black’s pawn, as you were told');
		expect(said(moved, 'a2')).toBe('a2 · fog · no enemy man, as you were told');
		const later = reportOf('assassin', 'white', fen, 'a1b3', 'c4c3', 'b3d4');
		expect(remembered(later)).toContain('Black’s pawn c3 0');
	});

	it('lose the man that was taken there, and have the one that took there', () => {
		const tripod = (...acts: string[]) =>
			reportOf('tripod', 'white', START, ...acts.map((act) => `batch:${act}`));
		const near = tripod('e2e4,g1f3,a2a3', 'e7e5,d7d5,b8c6');
		expect(remembered(near)).toEqual(['Black’s concealed man d5 0', 'Black’s concealed man e5 0']);
		const retaken = tripod('e2e4,g1f3,a2a3', 'e7e5,d7d5,b8c6', 'e4d5,f3e5,h2h3', 'c6e5,d8d5,a7a6');
		expect(remembered(retaken)).toEqual(remembered(near));
		expect(said(retaken, 'd5')).toBe(
			'd5 · fog · some enemy man, as you were told · your pawn fell here just now',
		);
		// One that took, and stands beside a pawn or knight besides, is one man.
		const both = ['e2e4,g1f3,f1c4', 'e7e5,b8c6,a7a6', 'c4f7,f3e5,d2d3', 'e8f7,c6e5,h7h6'];
		expect(remembered(tripod(...both))).toEqual([
			'Black’s concealed man e5 0',
			'Black’s concealed man f7 0',
		]);
		// The knight that took there has gone on.
		const left = tripod(
			'e2e4,g1f3,a2a3',
			'e7e5,a7a6,h7h6',
			'f3e5,a3a4,h2h3',
			'a6a5,b7b6,h6h5',
			'e5g4,b2b3,c2c3',
			'b8a6,h8h6,b6b5',
		);
		expect(remembered(left)).not.toContainEqual(expect.stringContaining('e5'));
		expect(said(left, 'e5')).not.toContain('enemy man');
		// Of a pawn that went two squares the report tells, too, whether it was taken where it stood.
		expect(
			remembered(
				reportOf(
					'tripod',
					'black',
					START,
					...['e2e4,g1f3,f1c4', 'd7d5,g8f6,e7e5', 'e4d5,f3e5,e1g1'].map((act) => `batch:${act}`),
				),
			),
		).toEqual(['White’s concealed man e5 0', 'White’s concealed man d5 0']);
		// Where a man of its own stood since nobody was left.
		const told = ['e2e4,g1f3,a2a3', 'd7d6,a7a6,b8c6', 'h2h3,b2b3,g2g3', 'c6e5,a6a5,h7h6'];
		expect(said(tripod(...told), 'e5')).toContain('some enemy man, as you were told');
		const gone = ['a3a4,h3h4,c2c3', 'e5c6,b7b6,g7g6'];
		const through = ['f3e5,b3b4,d2d3', 'c6a7,f8g7,h6h5', 'e5f3,d3d4,f1e2', 'b6b5,g7h6,c8b7'];
		expect(said(tripod(...told, ...gone), 'e5')).toContain('some enemy man, as you were told');
		expect(said(tripod(...told, ...gone, ...through), 'e5')).not.toContain('enemy man');
		// Who takes a pawn in passing stands elsewhere.
		const passed = tripod(
			'a2a3,b2b3,c2c3',
			'd7d5,a7a6,h7h6',
			'g1f3,a3a4,h2h3',
			'd5d4,a6a5,h6h5',
			'b3b4,h3h4,e2e4',
			'd4e3,b7b6,g7g6',
		);
		expect(remembered(passed)).not.toContain('Black’s concealed man e4 0');
		expect(remembered(passed)).toContain('Black’s concealed man e3 0');
	});

	it('are not those of the own half that was empty in the set-up: that is known, and was not seen', () => {
		const acts = ['standard', 'ready', 'standard', 'ready'];
		const {match} = play({...BOTS, variant: 'welbeck'}, ...acts);
		expect(said(seatReport(match, 'white'), 'd3')).toBe('d3 · fog · known empty just now');
		expect(said(seatReport(match, 'white'), 'd6')).toBe('d6 · fog');
	});

	it('are empty ones, too, until the other side has acted', () => {
		const names = (...acts: string[]) =>
			toldEmpty(reportOf('kriegspiel-modern', 'white', START, ...acts).history).map(squareName);
		const asked = 'seven?e5,e6,d5,d6,c5,a1,e7';
		expect(names(asked)).toEqual(['e5', 'e6', 'd5', 'd6', 'c5']);
		expect(names(asked, 'e2e4')).toEqual(['e5', 'e6', 'd5', 'd6', 'c5']);
		expect(names(asked, 'e2e4', 'e7e5')).toEqual([]);
		const scouts = toldEmpty(
			reportOf('mafeking', 'white', '4k3/8/8/8/8/3N4/7P/4K3 w - - 0 1', 'e1e2', 'e8e7').history,
		);
		expect(scouts.map(squareName)).toContain('d5');
	});

	it('hold a king through the set-up, and once: where he was told to stand last', () => {
		const quantum = (seat: 'white' | 'black', ...acts: readonly string[]) =>
			seatReport(play({...BOTS, variant: 'quantum'}, ...acts).match, seat);
		const kings = ['K@d4', 'ready', 'K@e5', 'ready'];
		const bought = quantum('black', ...kings, 'Q@a8', 'N@b8');
		expect(remembered(bought)).toEqual(['White’s king d4 0']);
		expect(textsOf(seatMessages(bought))).toEqual([
			'The kings stand on d4 and e5.',
			'You put a knight on b8.',
		]);
		const anew = quantum('white', ...kings, 'ready', 'R@e1', 'ready', 'K@c3', 'K@g8');
		expect(anew.history.plies.at(-1)?.heard).toEqual([{type: 'kings', white: 'c3', black: 'g8'}]);
		expect(remembered(anew)).toEqual(['Black’s king g8 0']);
		expect(said(anew, 'f8')).toBe('f8 · fog · a king was announced next to it, on g8');
	});

	it('have a sign on the board where nobody stands, but where one has noted something', () => {
		const report = reportOf('kriegspiel-modern', 'white', START, 'seven?e5,e6,d5,d6,c5,a1,e7');
		const board = seatBoard(report, {e5: 'n'}, USUAL_LOOK, true, []);
		expect(board.known?.map(({square, kind}) => [squareName(square), kind])).toEqual(
			['e6', 'd5', 'd6', 'c5'].map((name) => [name, 'impossible']),
		);
	});
});
