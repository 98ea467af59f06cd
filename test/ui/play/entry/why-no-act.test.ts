import {describe, expect, it} from 'vitest';
import type {Word} from '../../../../source/core/act.js';
import {type SeatReport, seatReport} from '../../../../source/match/seat-report.js';
import {arrangingOf} from '../../../../source/session/entry/arranging.js';
import {knowledgeOf} from '../../../../source/session/entry/move-knowledge.js';
import {askFirstInRow} from '../../../../source/session/entry/ask-first.js';
import {planned} from '../../../../source/session/entry/plan-steps.js';
import {rowOutcome} from '../../../../source/session/entry/read-placings.js';
import {readTyped} from '../../../../source/session/entry/read-typed.js';
import {LONGEST_ENTRY} from '../../../../source/session/entry/longest-entry.js';
import {FOURTH_KNIGHT, whyInRow} from '../../../../source/text/plan.js';
import {makeAct, parseAct} from '../../../../source/core/act.js';
import {makeUci} from '../../../../source/core/uci.js';
import {given} from '../../../../source/core/given.js';
import {readEntry} from '../../../../source/session/entry/read-entry.js';
import {toDo} from '../../../../source/session/entry/to-do.js';
import {toldBoard} from '../../../../source/ui/board/told-board.js';
import {entryLine} from '../../../../source/ui/play/EntryLine.js';
import {beginGame} from '../../../../source/ui/play/game-state.js';
import {turnOf} from '../../../../source/session/told/turn-of.js';
import {parseSquare, squareName} from '../../../../source/core/square.js';
import {clickInTurn, pressInTurn} from '../../../../source/ui/play/entry/turn-input.js';
import {turnOverlays} from '../../../../source/ui/play/entry/turn-overlays.js';
import {startTurn, type TurnInput} from '../../../../source/ui/play/entry/turn-state.js';
import {LETTERS} from '../../board/sample.js';
import {BOTS, play, type Played, playOn} from '../../../helpers/matches.js';

/** Returns what the seat that has the keyboard knows after some acts of persons on one keyboard. */
function reportAfter(variant: string, acts: string, fen?: string): SeatReport {
	const person = {kind: 'person', name: 'A'} as const;
	const bot = {kind: 'bot', name: 'B', bot: 'adviser'} as const;
	const advisers =
		variant === 'kriegspiel-partnership' ? {'white-adviser': bot, 'black-adviser': bot} : {};
	const settings = {
		variant,
		clock: {kind: 'none'},
		seed: 1,
		seats: {white: person, black: person, ...advisers},
		...given({fen}),
	} as const;
	const handOver = (played: Played): Played => {
		const {name} = played.match.phase;
		return name === 'confirm'
			? handOver(playOn(played, {type: 'moveConfirmed'}))
			: name === 'handoff'
				? handOver(playOn(played, {type: 'handedOver'}))
				: played;
	};

	let played = handOver(play(settings));
	for (const act of acts.split(' ').filter((text) => text !== '')) {
		const before = played.match.acts.length;
		played = handOver(playOn(played, act));
		expect(played.match.acts.length, act).toBeGreaterThan(before);
	}

	const {phase} = played.match;
	return seatReport(played.match, phase.name === 'turn' ? phase.seat : 'white');
}

/** Returns what is said of a text that is entered then. */
function said(variant: string, acts: string, text: string): string {
	const entry = readEntry(text, planned(knowledgeOf(reportAfter(variant, acts))));
	return entry.type === 'say' ? entry.sentence : entry.type;
}

/** Returns what is said of a text once a word is begun. */
function saidAfterWord(variant: string, acts: string, word: Word, text: string): string {
	const known = planned(knowledgeOf(reportAfter(variant, acts)), {kind: 'word', word});
	const entry = readEntry(text, known);
	return entry.type === 'say' ? entry.sentence : entry.type;
}

const LIAR = 'random ready random ready';

describe('why an act cannot be done', () => {
	it.each([
		['reverse-schrodinger', LIAR, 'Rh3', 'No rook of yours is revealed.'],
		['reverse-schrodinger', LIAR, 'Ra1a2', 'The man on a1 is concealed'],
		['schrodinger', LIAR, 'Nh5', 'No knight of yours can go to h5.'],
		['welbeck', 'B@c1', 'ready', 'down king, queen, 2 rooks, bishop, 2 knights and 8 pawns.'],
		['welbeck', '', 'e2e4', 'The men are placed first: there are no moves yet.'],
		['welbeck', '', 'Nf3xe5', 'The men are placed first: there are no moves yet.'],
		['welbeck', '', 'Zc7', 'Z is no man: k, q, r, b, n or p.'],
		['quantum', '', 'Ke1 z@c2', 'z@c2: Z is no man: k, q, r, b, n or p.'],
		['special-move', '', 'zc7', '“zc7” is nothing that you can do now.'],
		['welbeck', '', 'Q@e5', 'No man is put on e5: only on ranks 1 to 4.'],
		['quantum', 'K@e1 ready K@e8 ready', 'Q@a4', ': only on ranks 5 to 8.'],
		['welbeck', '', '-@a1', 'No man stands on a1 that could be taken off.'],
		['welbeck', 'B@c1', 'B@e1', 'e1 is of the same colour as the other bishop’s square.'],
		['welbeck', 'Q@a1', 'R@a1', 'Your queen stands on a1: -a1 takes it off.'],
		['welbeck', 'K@g1 Q@a1', 'Ka1', 'queen stands on a1: -a1 takes it off, g1a1 swaps the two.'],
		['welbeck', 'K@g1 Q@a1', 'Ra2 Ka1', 'Ka1: Your queen stands on a1: -a1 takes it off, g1a1'],
		['welbeck', 'K@g1', 'Ke9', 'There is no square e9: men are put only on ranks 1 to 4.'],
		['welbeck', '', 'Qd1 K@e9', 'K@e9: There is no square e9: men are put only on ranks 1 to 4.'],
		['reverse-schrodinger', '', 'a9', 'There is no square a9: men are put only on rank 8.'],
		['quantum', 'K@e1 ready K@e8 ready', 'standard', 'There is no standard array here. Put down'],
		['liar', '', 'standard array', 'There is no standard array here. A man and its cover’s '],
		['one-eye', '', 'random', 'No men are put down at random here. Give up a bishop: choose c8 '],
		['one-eye', '', 'standard', 'There is no standard array here. Give up a bishop: choose c8 '],
		['special-move', '', 'random', 'No men are put down at random here. Your special man: choose'],
		['quantum', 'K@a1', 'K@e7', 'on a1 cannot stand on e7: only on ranks 1 to 4.'],
		['quantum', '', 'xyz', 'you can do now. Put your king on a square, such as Ka1; say random.'],
		['special-move', '', 'xyz', 'you can do now. Your special man: choose its square.'],
		['quantum', 'K@e1 ready K@e8 ready', 'a4', 'No man is put on a4: only on ranks 5 to 8.'],
		['schrodinger', '', 'a2', 'The men are placed first: there are no moves yet.'],
		['welbeck', 'Q@a1', 'Q@e5', 'The queen on a1 cannot stand on e5: only on ranks 1 to 4.'],
		['welbeck', 'R@a1 R@b1', 'R@a2', 'No rook is left; to move one, type both squares: a1a2.'],
		['quantum', 'K@a1', 'xyz', 'Your king is placed: say random or ready; -a1 takes off. The '],
		['quantum', 'K@e1 ready K@e8 ready ready Q@e4 ready', 'Q@a8', 'No queen is left to put down'],
		['quantum', 'K@e1 ready K@e8 ready', 'Ka6', 'No king is left to put down: yours stays on e8.'],
		['quantum', '', 'Q@e3', 'Your king first;'],
		['quantum', 'K@e1', 'Q@e3', 'the other men come once both are ready.'],
		['quantum', 'K@e1 ready K@e8 ready Q@a8 Q@b8 Q@c8 Q@d8', 'R@a7', 'A rook costs 5 points, and'],
		['semi-kriegspiel', '', 'Qd8 Ke3', 'Ke3: A king cannot be put on e3, which is attacked.'],
		['semi-kriegspiel', '', 'Qd8, Q@d7', 'Q@d7: No queen is left to put down'],
		['semi-kriegspiel', '', 'Qd8 xx', 'xx: '],
		['semi-kriegspiel', 'Q@d8', 'K@e3', 'A king cannot be put on e3, which is attacked.'],
		['assassin', 'standard ready standard ready', 'Nxc3', 'A knight takes nothing in this game.'],
		['assassin', 'standard ready standard ready', 'b1xc3', 'A knight takes nothing in this game.'],
		['assassin', 'standard ready standard ready', 'Nc3', 'play'],
		['assassin', 'standard ready standard ready', 'bxc3', 'play'],
		['ghostrider', 'e2e4 a7a6', 'exd5', 'You see nothing to take on d5.'],
		['tripod', '', 'exd5', 'No pawn of yours on the e-file can take on d5.'],
		['liar', LIAR, 'b1h7', 'No chessman on b1 could go to h7: c2 is in the way.'],
		['liar', LIAR, 'b1c4', 'No chessman on b1 could go to c4.'],
		['liar', `${LIAR} e2e4 pass a7a6 pass`, 'e4xd5', 'There is nothing to take on d5.'],
		['special-move', '', 'e4', 'You have no man on e4.'],
		['special-move', '', 'd8', 'You have no man on d8.'],
		['special-move', '', 'Nf3', 'Name a man by his square, like '],
		['special-move+teleport', 'name:d1 ready name:d8 ready', 'special:d1f7', 'stands on f7.'],
		['special-move+teleport', 'name:d1 ready name:d8 ready', 'special qd2', 'stands on d2.'],
		[
			'special-move',
			'name:g1 ready name:d8 ready',
			'special:g1g5',
			'The way from g1 to g5 is blocked by your pawn on g2.',
		],
		['special-move', 'name:d1 ready name:d8 ready', 'Qe3', 'type “special Qe3”.'],
		['special-move', 'name:d1 ready name:d8 ready', 'd1e3', 'type “special Qe3”.'],
		['special-move', 'name:g1 ready name:d8 ready', 'special:g1c2', 'Your pawn stands on c2.'],
		['special-move', 'name:g1 ready name:d8 ready', 'special:g1b4', 'on g1 cannot go to b4.'],
		[
			'special-move+double',
			'name:g1 ready name:d8 ready',
			'special:g1g5',
			'Your knight on g1 cannot go to g5.',
		],
		['special-move', '', 'special:d1d7', 'Special moves come in play, once both sides are ready.'],
		['liar', 'K@a1', 'k', 'Your king is placed on a1.'],
		['special-move', '', 'ready', 'First choose your special man by its square, such as d1.'],
		['special-move', 'name:d1 ready', 'ready', 'by its square, such as d8.'],
		['special-move', '', 'name:e5', 'You have no man on e5.'],
		[
			'special-move',
			'name:d1 ready name:d8 ready',
			'special:e2e4',
			'Only the man on d1 makes your special move: you chose it.',
		],
		['tripod', '', 'batch:e2e4,g1f3', '3 moves of different men are sent together; that was 2.'],
		['tripod', '', 'batch:e2e4,g1g3,a2a3', 'Your knight on g1 cannot go to g3.'],
		['tripod', '', 'batch:e2e4,e2e3,a2a3', 'of different men'],
		['tripod', 'batch:e2e4,a2a3,h2h3', 'e5 Nf6', 'write all in a row, like e5 Nf6 a6.'],
		['liar', LIAR, 'c9', 'No move begins with “c9”. Write it like Nf3, exd5 or e2e4.'],
		['fog', '', 'c9', 'No move begins with “c9”. Write it like Nf3, exd5, O-O or e2e4.'],
		['liar', LIAR, 'challenge', 'No move waits to be challenged'],
		['liar', LIAR, 'ready', 'That belongs to the set-up, which is over.'],
		['liar', `${LIAR} b1c3`, 'e7e5', 'First answer White’s move: challenge or pass.'],
		['kriegspiel-1899', 'e2e4 d7d5', 'e4d5', 'Ask “Any?” before a pawn tries to capture'],
		['kriegspiel-1899', 'e2e4 e7e5 any?', 'e4d5', 'By what the umpire said no pawn of yours'],
		['declaration', 'e2e4 seal:e7e5 look', 'g1f3', 'Now only Ke2 can be played. You looked: reply'],
		['declaration', 'e2e4 seal:d7d5 look', 'Nf3', 'Now only exd5 and Bb5 can be played.'],
		['declaration', 'e2e4 seal:e7e5', 'Ng5', 'No knight of yours can go to g5.'],
		['declaration', 'e2e4', 'Qd6', 'The way from d8 to d6 is blocked by your pawn on d7.'],
		['kriegspiel-modern', '', 'seven?a1,b2', 'Name seven different squares'],
		['kriegspiel-modern', 'e2d3', 'seven?', 'only before your first try of a turn.'],
		['kriegspiel-eastern', 'any?', 'any?', 'You have asked that in this turn.'],
		['kriegspiel-eastern', '', 'count?', 'This game has no question “count?”.'],
		['liar', LIAR, 'ask', 'This game has no questions to ask.'],
		['kriegspiel-eastern', '', 'count', 'This game has no question “count?”.'],
		['declaration', '', 'ready', 'This game has no word “ready”.'],
		['declaration', '', 'random', 'This game has no word “random”.'],
		['tripod', '', 'stand', 'This game has no word “stand”.'],
		['tripod', '', 'take-back', 'This game has no word “take-back”.'],
		['fog', '', 'Pass', 'This game has no word “pass”.'],
		['fog', '', 'reveal:e2', 'This game has no word “reveal”.'],
		['schrodinger', '', 'take-back', 'This game has no word “take-back”.'],
		['one-eye', '', 'cede:d8', 'Now it can only be cede:c8 or cede:f8.'],
		['ghostrider', 'b1c3 a7a6 c3d5 a6a5', 'Nxd5', 'Your knight stands on d5.'],
		['ghostrider', '', 'reveal:e2', 'No man of yours that could be revealed stands on e2.'],
		['ghostrider', 'reveal:b1', 'reveal b1', 'Your knight on b1 is revealed already.'],
		['ghostrider', 'reveal:b1 reveal:g1', 'reveal:b1', 'Your knight on b1 is revealed already.'],
		['schrodinger', 'random ready random ready', 'reveal:a1', 'There is no man of yours to reveal'],
		['kriegspiel-partnership', '', 'caution', 'adviser’s word; instructions? asks for it.'],
		['kriegspiel-partnership', 'instructions?', 'caution', 'That is your adviser’s word.'],
	])('%s after "%s": %s', (variant, acts, text, reason) => {
		expect(said(variant, acts, text)).toContain(reason);
	});
});

it('a square of an example is not lit, as one of a reason is', () => {
	const lit = (variant: string, acts: string, typed: string) => {
		const report = reportAfter(variant, acts);
		const turn = {...knowledgeOf(report), seat: report.seat, orientation: report.seat};
		return turnOverlays({...startTurn(0), typed}, turn).lit?.map((square) => squareName(square));
	};

	expect(lit('special-move', '', 'ready')).toEqual([]);
	expect(lit('fog', '', 'Zc9')).toEqual([]);
	expect(lit('welbeck', 'Q@a1', 'R@a1')).toEqual(['a1']);
});

describe('a row in a set-up', () => {
	const acts = (variant: string, before: string, text: string): readonly string[] => {
		const entry = readEntry(text, planned(knowledgeOf(reportAfter(variant, before))));
		return entry.type === 'acts'
			? entry.acts.map(makeAct)
			: entry.type === 'act'
				? [makeAct(entry.act)]
				: [];
	};

	it('moves men that stand already, as if each word were typed alone', () => {
		expect(acts('welbeck', 'K@g1', 'Kg2 Qd1')).toEqual(['-@g1', 'K@g2', 'Q@d1']);
		expect(acts('welbeck', 'K@g1', 'Qd1 d1g1')).toEqual(['Q@d1', '-@d1', '-@g1', 'Q@g1', 'K@d1']);
		expect(acts('welbeck', 'K@g1', 'g1g2 Kg3 ready')).toEqual([]);
		const known = knowledgeOf(reportAfter('welbeck', 'K@g1'));
		expect(rowOutcome(readTyped('Kg2 Qd1', known).acts ?? [], known)).toMatchObject({
			put: 1,
			off: 0,
			moved: 1,
		});
	});

	it('puts pawns on squares without a letter, alone too', () => {
		const bought = 'K@e1 ready K@e8 ready';
		expect(acts('quantum', bought, 'Qd8 Nc6 a7 b7 pc7')).toEqual([
			'Q@d8',
			'N@c6',
			'P@a7',
			'P@b7',
			'P@c7',
		]);
		expect(acts('quantum', bought, 'b7')).toEqual(['P@b7']);
		// A lone king needs no letter, and is not taken for a pawn.
		expect(acts('quantum', '', 'a1')).toEqual(['K@a1']);
	});
});

describe('another man than the one of the special move', () => {
	it.each(['e4', 'Nc3', 'b1c3', 'e2e4', 'O-O'])(
		'is told that he does not make it by %s',
		(text) => {
			expect(saidAfterWord('special-move', 'name:d1 ready name:d8 ready', 'special', text)).toBe(
				'Only the man on d1 makes your special move; Esc for an ordinary one.',
			);
		},
	);

	it('leaves his own moves as they are', () => {
		const said = (text: string) =>
			saidAfterWord('special-move', 'name:d1 ready name:d8 ready', 'special', text);
		expect(said('Qc3')).toBe('play');
		expect(said('Qh8')).not.toContain('special move');
	});
});

describe('a plan that would make a fourth knight', () => {
	const report = reportAfter('tripod', '');
	const begun = knowledgeOf(report);
	const after = (...texts: readonly string[]) => {
		const batch = parseAct(`batch:${texts.join(',')}`);
		const moves = batch?.kind === 'batch' ? batch.moves : [];
		expect(moves).toHaveLength(texts.length);
		return {...planned(begun, {kind: 'batch', moves}), seat: report.seat};
	};

	it('is not gone on with, and told so', () => {
		expect(readTyped('b2=N', after()).status).toBe('ready');
		expect(readTyped('b2=N', after('a2a2n'))).toMatchObject({
			status: 'wrong',
			reason: FOURTH_KNIGHT,
		});
		expect(readTyped('b2=N', after('a2a3')).status).toBe('ready');
		expect(readTyped('a2=N b2=N c3', after())).toMatchObject({
			status: 'wrong',
			reason: whyInRow('b2=N', FOURTH_KNIGHT),
		});
		expect(after('a2a2n').moves.map(makeUci)).toContain('b2b3');
	});

	it('a pawn’s square alone makes no knight: it is asked where the pawn goes', () => {
		const known = after('e2e4', 'g1f3');
		const typed = readTyped('d2', known);
		expect(typed.status).toBe('partial');
		expect(typed.completions[0]).not.toBe('d2=N');
		expect(typed.completions).toContain('d2=N');
		expect(readEntry('d2', known)).toEqual({
			type: 'say',
			sentence: 'Your pawn on d2 can go to c3, d3, d4 or e3.',
		});
		for (const text of ['d2=N', 'd2d2n', 'd2n']) {
			expect(readTyped(text, known)).toMatchObject({status: 'ready', needsPromotion: false});
		}
	});

	it('is told so to who chooses by the board', () => {
		const turn = {...after('a2a2n'), orientation: report.seat};
		const square = parseSquare('b2') ?? 0;
		const up = clickInTurn(startTurn(12), square, turn).input;
		expect(clickInTurn(up, square, turn).action).toEqual({type: 'say', sentence: FOURTH_KNIGHT});
	});
});

describe('a man that is picked up or put down in vain', () => {
	const click = (variant: string, acts: string, ...squares: readonly string[]): string => {
		const report = reportAfter(variant, acts);
		const turn = {...knowledgeOf(report), seat: report.seat, orientation: report.seat};
		let said = '';
		let input = startTurn(12);
		for (const square of squares) {
			const result = clickInTurn(input, parseSquare(square) ?? 0, turn);
			({input} = result);
			said = result.action?.type === 'say' ? result.action.sentence : '';
		}

		return said;
	};

	it('is told the reason as one that is typed', () => {
		expect(click('kriegspiel-1899', 'e2e4 d7d5', 'e4', 'd5')).toContain('Ask “Any?” before a pawn');
		expect(click('declaration', 'e2e4 seal:e7e5 look', 'g1')).toMatch(
			/^Now only Ke2 can .* You looked: /,
		);
		expect(click('declaration', 'e2e4 seal:e7e5', 'a1')).toBe('Your rook on a1 has no move.');
		expect(click('fog', '', 'e2', 'e5')).toBe('Your pawn on e2 cannot go to e5.');
		const men = 'B@a2 B@c1 K@e1';
		expect(click('welbeck', men, 'a2', 'b2')).toBe(
			'b2 is of the same colour as the other bishop’s square.',
		);
		expect(click('welbeck', men, 'a2', 'b6')).toContain(': only on ranks 1 to 4.');
		expect(click('welbeck', 'B@a2 K@e1', 'a2', 'b2')).toBe('');
	});
});

it('a set-up is not ended by a key while a man is picked up, but told first to put him down', () => {
	const report = reportAfter('welbeck', 'standard');
	const turn = {...knowledgeOf(report), seat: report.seat, orientation: report.seat};
	const press = {name: 'character', text: '2', ctrl: false, shift: false, meta: false} as never;
	const up = clickInTurn(startTurn(12), parseSquare('e1') ?? 0, turn).input;
	const refused = pressInTurn(up, press, turn, turnOf(report));
	expect(refused.action).toEqual({
		type: 'say',
		sentence: 'First put the king on e1 down: Enter there, or Esc.',
	});
	expect(refused.input.selected).toBe(parseSquare('e1'));
	const down = pressInTurn(startTurn(12), press, turn, turnOf(report));
	expect(down.action).toMatchObject({type: 'command'});
});

it.each([
	['declaration', 'e2e4 seal:d7d5 look', 'Nc3', ' Nc3_  Now only exd5 and Bb5 can be…'],
	['declaration', 'e2e4 seal:d7d5 look', 'Qd5', ' Qd5_  Now only exd5 and Bb5 can be…'],
	['declaration', 'e2e4 seal:e7e5 look', 'Nf3', ' Nf3_  Now only Ke2 can be played.'],
	['special-move', '', 'ready', ' ready_  First choose your special man…'],
])(
	'the line of a narrow window begins a reason: %s after "%s": %s',
	(variant, acts, text, line) => {
		const report = reportAfter(variant, acts);
		const turn = planned({...knowledgeOf(report), seat: report.seat, orientation: report.seat});
		const drawn = entryLine({...startTurn(0), typed: text}, turn, 40, LETTERS);
		expect(
			drawn
				.map((part) => part.text)
				.join('')
				.trimEnd(),
		).toBe(line);
	},
);

describe('points for men', () => {
	it('are left while men are bought, not while the king is put down', () => {
		const points = (acts: string) => arrangingOf(reportAfter('quantum', acts))?.points;
		expect(points('')).toBeUndefined();
		expect(points('K@e1')).toBeUndefined();
		expect(points('K@e1 ready K@e8 ready Q@a8')).toEqual({left: 31, all: 40});
	});
});

describe('the letters of words', () => {
	const type = (variant: string, acts: string, text: string): TurnInput => {
		const report = reportAfter(variant, acts);
		const turn = {...knowledgeOf(report), seat: report.seat, orientation: report.seat};
		let input = startTurn(12);
		for (const character of text) {
			const press = {name: 'character', text: character, ctrl: false, shift: false, meta: false};
			const result = pressInTurn(input, press as never, turn, turnOf(report));
			expect(result.action).toBeUndefined();
			({input} = result);
		}

		return input;
	};

	it.each([
		['kriegspiel-modern', '', 'seven?a7,b7,c7,d7,e7,f7,g7'],
		['special-move', 'name:d1 ready name:d8 ready', 'special:d1c3'],
		['special-move', 'name:d1 ready name:d8 ready special:d1c3 e7e5', 'special:e3e5'],
		['liar', LIAR, 'pass'],
		['kriegspiel-take-back', '', 'take-back'],
		['declaration', '', 'look'],
		['declaration', '', 'seal:e2e4'],
		['liar', '', 'standard'],
		['quantum', '', 'standard'],
		['one-eye', '', 'standard'],
		['one-eye', '', 'random'],
	])('go to the entry line in every turn of %s after "%s": %s', (variant, acts, text) => {
		expect(type(variant, acts, text).typed).toBe(text);
	});

	it('go there too from a letter that no man has on', () => {
		expect(type('welbeck', '', 'Zc7').typed).toBe('Zc7');
	});

	it('go there too where a man is written that cannot be put down yet', () => {
		const report = reportAfter('quantum', '');
		const {seat} = report;
		const arranging = arrangingOf(report)!;
		const turn = {...knowledgeOf(report), seat, orientation: seat, arranging};
		const press = (input: TurnInput, character: string) => {
			const key = {name: 'character', text: character, ctrl: false, shift: false, meta: false};
			return pressInTurn(input, key as never, turn, turnOf(report));
		};

		let input = startTurn(12);
		for (const character of 'P@e2') {
			({input} = press(input, character));
		}

		expect(input.typed).toBe('P@e2');
		expect(press(startTurn(12), 'q').action).toMatchObject({
			sentence: expect.stringContaining('Your king first'),
		});
	});

	it('begins nothing elsewhere: the keys are the commands’', () => {
		const keyed = "expected { type: 'command'";
		expect(() => type('fog', '', 's')).toThrow(keyed);
		expect(() => type('kriegspiel-eastern', '', 'i')).toThrow(keyed);
		// The rules have their letter where a question begins with it, too.
		expect(() => type('kriegspiel-partnership', '', 'i')).toThrow(keyed);
	});
});

describe('a man who is chosen', () => {
	it.each([
		['Qd1', 'name:d1'],
		['name nb1', 'name:b1'],
		['Pe2', 'name:e2'],
	])('may be written before his square: %s', (text, act) => {
		const entry = readEntry(text, knowledgeOf(reportAfter('special-move', '')));
		expect(entry).toMatchObject({act: parseAct(act)});
	});

	it('is who stands there', () => {
		expect(said('special-move', '', 'Nd1')).toBe(
			'Name a man by his square, like a1, not by a move.',
		);
	});
});

describe('a claim that is to be answered', () => {
	it.each([
		['b1c3', 'b1-c3: say challenge or pass.', ['b1', 'c3']],
		['e2e7', 'e2xe7: say challenge or pass.', ['e2', 'e7']],
		['e2e7 pass a7a6 pass e7d8q', 'e7xd8 as a pawn: say challenge or pass.', ['e7', 'd8']],
	])('is named on the entry line and lit on the board: %s', (acts, asked, lit) => {
		const report = reportAfter('liar', `${LIAR} ${acts}`);
		const {seat} = report;
		const turn = {...knowledgeOf(report), seat, orientation: seat};
		expect(toDo(turn, report.acts ?? [], seat)).toBe(asked);
		expect(turnOverlays(startTurn(12), turn).lit?.map(squareName)).toEqual(lit);
	});

	it('comes before a move: one that is entered leaves the line free for the keys of the answers', () => {
		const report = reportAfter('liar', `${LIAR} b1c3`);
		const turn = {...knowledgeOf(report), seat: report.seat, orientation: report.seat};
		const enter = {name: 'enter', text: '', ctrl: false, shift: false, meta: false} as const;
		const begun = {...startTurn(12), typed: 'e7e5'};
		const {input, action} = pressInTurn(begun, enter, turn, turnOf(report));
		expect(action).toMatchObject({type: 'say', sentence: expect.stringMatching(/^First answer/)});
		expect(input.typed).toBe('');
	});

	it.each([
		['liar', `${LIAR} b1c3`, 'First answer White’s move: challenge or pass.'],
		['kriegspiel-take-back', 'e2e4 e7e5 f1a6', 'First take Ba6 back, or let it stand.'],
	])(
		'comes before what is done with the cursor, as a try that waits does: %s',
		(variant, acts, sentence) => {
			const report = reportAfter(variant, acts);
			const turn = {...knowledgeOf(report), seat: report.seat, orientation: report.seat};
			const {action} = clickInTurn(startTurn(12), parseSquare('g7') ?? 0, turn);
			expect(action).toEqual({type: 'say', sentence});
			expect(said(variant, acts, 'Nf3')).toBe(sentence);
			const enter = {name: 'enter', text: '', ctrl: false, shift: false, meta: false} as const;
			const begun = {...startTurn(12), typed: 'Nf3'};
			expect(pressInTurn(begun, enter, turn, turnOf(report)).input.typed).toBe('');
		},
	);
});

it('a try that may be taken back is named on the entry line and marked on the board, for its maker alone', () => {
	const {match} = play({...BOTS, variant: 'kriegspiel-take-back'}, 'e2e4', 'e7e5', 'f1a6');
	const marks = ({history, seat, variant}: SeatReport) =>
		toldBoard({history, seat, variant}, []).lastMove?.map(squareName);
	const [white, black] = [seatReport(match, 'white'), seatReport(match, 'black')];
	expect(toDo(knowledgeOf(white), white.acts ?? [], 'white')).toBe('Ba6: say take-back or stand.');
	expect(marks(white)).toEqual(['f1', 'a6']);
	expect(squareName(beginGame(white).input.cursor)).toBe('a6');
	expect(knowledgeOf(black).offered).toBeUndefined();
	expect(marks(black)).toEqual(['e7', 'e5']);
	const back = reportAfter('kriegspiel-take-back', 'e2e4 e7e5 f1a6 take-back');
	expect(toDo(knowledgeOf(back), back.acts ?? [], 'white')).toBeUndefined();
	expect(marks(back)).toEqual(['e2', 'e4']);
});

it('who may ask “Any?” alone is told so, whatever he tries instead', () => {
	const fen = '6k1/8/8/5b2/8/pp6/PP6/K7 w - - 0 1';
	const report = reportAfter('kriegspiel-1899', 'a1b1 a2a4 a2a3 b2b4 b2b3', fen);
	const turn = {...knowledgeOf(report), seat: report.seat, orientation: report.seat};
	const left = 'Only “Any?” is left: no pawn may try to capture before it.';
	expect(readEntry('bxa3', planned(turn))).toEqual({type: 'say', sentence: left});
	const clicked = clickInTurn(startTurn(12), parseSquare('b2') ?? 0, turn);
	expect(clicked.action).toEqual({type: 'say', sentence: left});
	expect(toDo(turn, report.acts ?? [], report.seat)).toBe(left);
});

describe('several placements in a row', () => {
	const read = (text: string, acts = '') =>
		readEntry(text, planned(knowledgeOf(reportAfter('quantum', `K@e1 ready K@e8 ready ${acts}`))));

	it.each(['Qd8 Qb8 Qc8', 'Q@d8, q @ b8,qc8'])('are done one after the other: %s', (text) => {
		const entry = read(text);
		expect(entry.type === 'acts' && entry.acts.map(makeAct)).toEqual(['Q@d8', 'Q@b8', 'Q@c8']);
	});

	it('know of those before them', () => {
		const entry = read('-d8 Rd8', 'Q@d8');
		expect(entry.type === 'acts' && entry.acts.map(makeAct)).toEqual(['-@d8', 'R@d8']);
		expect(read('Qd8 Rd8')).toMatchObject({
			sentence: 'Rd8: Your queen stands on d8: -d8 takes it off.',
		});
	});

	it('are as many as a whole army, and may end the set-up', () => {
		const army = 'Rd8 Rh8 Nb8 Ng8 Bc8 Bf8 Na7 Bb7 Pa6 Pb6 Pc6 Pd6 Pe6 Pf6 Pg6 Ph6';
		expect(LONGEST_ENTRY).toBeGreaterThan(army.length);
		const entry = read(army);
		expect(entry.type === 'acts' && entry.acts).toHaveLength(16);
		const ended = read(`${army.slice(0, 11)}, ready`);
		expect(ended.type === 'acts' && ended.acts.map(makeAct)).toEqual([
			'R@d8',
			'R@h8',
			'N@b8',
			'ready',
		]);
		expect(read('Qd8 ready Rh8')).toMatchObject({
			sentence: 'ready: it ends the set-up, so it comes last.',
		});
		expect(read('Qd8 rea')).toMatchObject({sentence: expect.stringContaining('Qd8 ready')});
	});

	it('are none where they would not end a set-up that they are to end', () => {
		const known = planned(knowledgeOf(reportAfter('welbeck', 'standard ready')));
		expect(readEntry('Ke8 Qd8 ready', known)).toEqual({
			type: 'say',
			sentence: 'First put down 2 rooks, 2 bishops, 2 knights and 8 pawns.',
		});
	});

	it('tell how many men they put, and what is left then', () => {
		const line = (text: string, variant: string, acts: string) => {
			const seen = reportAfter(variant, acts);
			const known = {...planned(knowledgeOf(seen)), seat: seen.seat, orientation: seen.seat};
			return entryLine({...startTurn(0), typed: text}, known, 80, LETTERS)
				.map((piece) => piece.text)
				.join('')
				.trim();
		};
		const kings = 'K@e1 ready K@e8 ready';
		expect(line('Qd8 Rh8', 'quantum', kings)).toBe(
			'Qd8 Rh8_  Enter puts 2 men: 14 of 40 points, 26 left · Esc clears',
		);
		expect(line('-d8 Rh8 ready', 'quantum', `${kings} Q@d8`)).toBe(
			'-d8 Rh8 ready_  Enter takes 1 off, puts 1 man, then ready: 35 points left',
		);
		expect(line('Pa6 Pb6 Pc6 Pd6 Pe6 Pf6 Pg6 Ph6 Rd8', 'quantum', kings)).toBe(
			'… Pb6 Pc6 Pd6 Pe6 Pf6 Pg6 Ph6 Rd8_  Enter puts 9 men: 13 of 40 points, 27 left',
		);
		expect(line('Pa6 Pb6 Pc6 Pd6 Pe6 Pf6 Pg6 Ph6 ready', 'quantum', kings)).toBe(
			'…b6 Pc6 Pd6 Pe6 Pf6 Pg6 Ph6 ready_  Enter puts 8 men, then ready · Esc clears',
		);
		expect(line('Qd8 Ke8', 'welbeck', 'standard ready')).toBe(
			'Qd8 Ke8_  Enter puts 2 men, 14 left to put down · Esc clears',
		);
	});

	it('are asked about first where points would be left', () => {
		const known = planned(knowledgeOf(reportAfter('quantum', 'K@e1 ready K@e8 ready')));
		const asked = (text: string) => {
			const entry = readEntry(text, known);
			return entry.type === 'acts' ? askFirstInRow(entry.acts, known) : entry;
		};
		expect(asked('Qd8 Rh8 ready')).toMatch(/^Ready with 26 points unspent/);
		expect(asked('Qd8 Rh8')).toBeUndefined();
	});
});
