import {describe, expect, it} from 'vitest';
import {parseAct} from '../../../source/core/act.js';
import {KING, makeMan, UNSEEN} from '../../../source/core/man.js';
import {createRandom, pick} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {SquareSet} from '../../../source/core/square-set.js';
import {NO_SQUARE, parseSquare, squareName} from '../../../source/core/square.js';
import {makeUci} from '../../../source/core/uci.js';
import {
	answersTo,
	anywhere,
	legalSteps,
	repliesFrom,
} from '../../../source/endings/kriegspiel/answers.js';
import {kriegspielGame} from '../../../source/endings/kriegspiel/kriegspiel-game.js';
import {trackByAnswers} from '../../../source/endings/kriegspiel/track-lone-king.js';
import {findVariant} from '../../../source/rules/registry.js';
import {fenWith, placementOn} from '../../../source/solver/verify/board.js';
import type {Material, Placement} from '../../../source/solver/material.js';
import {Table} from '../../../source/rules/table.js';
import {UmpiredGame} from '../../helpers/umpired-games.js';
import {drawPlacement} from '../random-points.js';

const kriegspiel = unwrap(findVariant('kriegspiel-icc'));
const at = (name: string) => parseSquare(name)!;
const names = (set: SquareSet): string => [...set].map((square) => squareName(square)).join(' ');

/** Returns a game that has been played from White's men and the king, tries that are refused among the moves. */
function played(placement: Placement, king: number, ...texts: readonly string[]): UmpiredGame {
	const game = new UmpiredGame(kriegspiel, fenWith(placement, king));
	for (const text of texts) {
		game.play(text);
	}

	return game;
}

/** Returns every place of the king of which the umpire would have said to White all that he said: all are played at once. */
function naiveKings(placement: Placement, {texts, histories}: UmpiredGame): string[] {
	const {plies} = histories.white;
	let worlds = [...anywhere(placement)].map((king) =>
		unwrap(Table.start(kriegspiel, {fen: fenWith(placement, king)})),
	);
	let ply = 0;
	let tried = 0;
	for (const {by, text, moved} of texts) {
		const heard = moved ? plies[ply].heard : plies[ply].tries![tried].heard;
		[ply, tried] = moved ? [ply + 1, 0] : [ply, tried + 1];
		const after = worlds.flatMap((world) =>
			(by === 'white' ? [parseAct(text)!] : world.tries('black')).flatMap((act) => {
				const acted = world.act(by, act);
				const isSame =
					acted !== undefined &&
					(acted.verdict === 'stands') === moved &&
					JSON.stringify(acted.news.white) === JSON.stringify(heard);
				return isSame ? [acted.table] : [];
			}),
		);
		worlds = [...new Map(after.map((world) => [world.state.board.kings[1], world])).values()];
	}

	return worlds.map(({state}) => squareName(state.board.kings[1])).sort();
}

describe('White’s knowledge of a lone king in Kriegspiel', () => {
	it.each([['rook'], ['queen'], ['pawn']] as Material[])(
		'is every square of which the umpire would have said the same: %s',
		(material) => {
			const random = createRandom(material);
			let compared = 0;
			while (compared < 4) {
				const placement = drawPlacement([material], random);
				const king = pick(random, [...anywhere(placement)]);
				const game = played(placement, king);
				while (game.histories.white.plies.length < 5 && game.game.outcome === undefined) {
					const {position} = game.game;
					const steps = [...legalSteps(placementOn(position), position.kings[1])];
					game.play(
						makeUci(
							game.game.turn === 'white'
								? pick(random, game.game.moves())
								: {from: position.kings[1], to: pick(random, steps)},
						),
					);
				}

				if (game.game.outcome === undefined) {
					const {belief, placement: men} = trackByAnswers(game.histories.white).at(-1)!;
					expect([...belief].map((square) => squareName(square)).sort()).toEqual(
						naiveKings(placement, game),
					);
					expect(men).toEqual(placementOn(game.game.position));
					compared++;
				}
			}
		},
	);

	it('is told move by move: a refusal, silence, a check by its kind, a man that is lost', () => {
		const placement: Placement = {material: ['rook'], squares: [at('d6'), at('d7')]};
		const start = SquareSet.from(['a8', 'b8', 'c8'].map(at));
		// His king tries c7 and is refused; then the rook checks on the file.
		const game = played(placement, at('c8'), 'd6c7', 'd7c7', 'c8d8');
		const moments = trackByAnswers(game.histories.white, start);
		expect(moments.map(({ply, turn, belief}) => [ply, turn, names(belief)])).toEqual([
			[0, 'white', 'a8 b8 c8'],
			[0, 'white', 'b8 c8'],
			[1, 'black', 'c8'],
			[2, 'white', 'b8 d8'],
		]);
		expect(moments.map(({tried}) => tried && [makeUci(tried.move), tried.isRefused])).toEqual([
			['d6c7', true],
			['d7c7', false],
			undefined,
			undefined,
		]);
		const silent = played(placement, at('b8'), 'd6c7', 'd7c7');
		expect(names(trackByAnswers(silent.histories.white, start).at(-1)!.belief)).toBe('b8');
		const lost = played(
			{material: ['rook'], squares: [at('a1'), at('h2')]},
			at('e5'),
			'h2f2',
			'e5e4',
		);
		const taken = played(
			{material: ['rook'], squares: [at('a1'), at('h2')]},
			at('g4'),
			'h2f2',
			'g4g3',
			'a1a2',
			'g3f2',
		);
		expect(trackByAnswers(lost.histories.white).at(-1)!.belief.size).toBeGreaterThan(20);
		expect(names(trackByAnswers(taken.histories.white).at(-1)!.belief)).toBe('f2');
		expect(trackByAnswers(taken.histories.white).at(-1)!.placement.material).toEqual([]);
	});

	it('takes in tries of the turn that is on, and neither questions nor what is nonsense on his own board', () => {
		const placement: Placement = {material: ['rook'], squares: [at('d6'), at('d7')]};
		const start = SquareSet.from(['a8', 'b8', 'c8'].map(at));
		const {white} = played(placement, at('c8')).histories;
		const refused = [{type: 'refused', by: 'white'}] as const;
		const nonsense = [{type: 'nonsense', by: 'white'}] as const;
		const heardOf = (text: string, heard: typeof refused | typeof nonsense | readonly []) =>
			trackByAnswers({...white, tries: [{by: 'white', text, heard}]}, start);
		expect(heardOf('d6c7', refused).map(({belief}) => names(belief))).toEqual([
			'a8 b8 c8',
			'b8 c8',
		]);
		expect(heardOf('d6c7', nonsense).at(-1)!.belief.size).toBe(2);
		expect(
			heardOf('d6d8', nonsense).map(({belief, tried}) => [belief.size, tried?.isRefused]),
		).toEqual([
			[3, true],
			[3, undefined],
		]);
		expect(heardOf('d6c7', []).length).toBe(1);
		expect(heardOf('any?', refused).length).toBe(1);
		const theirs = {
			...white,
			seat: 'black' as const,
			tries: [{by: 'white' as const, text: 'd6c7', heard: refused}],
		};
		expect(trackByAnswers(theirs, start).length).toBe(1);
	});

	it('leaves no square where what was heard cannot be', () => {
		const placement: Placement = {material: ['rook'], squares: [at('d6'), at('d7')]};
		const {white} = played(placement, at('c8'), 'd7c7').histories;
		// Of b8 no check would have been told.
		expect(trackByAnswers(white, SquareSet.from([at('b8')])).at(-1)!.belief.isEmpty).toBe(true);
		const mate = played({material: ['rook'], squares: [at('c7'), at('d6')]}, at('a8'), 'd6a6');
		const moments = trackByAnswers(mate.histories.white, SquareSet.from(['a8', 'h1'].map(at)));
		expect(names(moments.at(-1)!.belief)).toBe('a8');
		const draw = played({material: ['rook'], squares: [at('c6'), at('b1')]}, at('a8'), 'b1b7');
		const still = trackByAnswers(draw.histories.white, SquareSet.from(['a8', 'h3'].map(at)));
		expect(names(still.at(-1)!.belief)).toBe('a8');
	});

	it('keeps apart what a pawn becomes', () => {
		const placement: Placement = {material: ['pawn'], squares: [at('a1'), at('g7')]};
		const start = SquareSet.from(['c4', 'e6', 'a8', 'b8'].map(at));
		const after = (role: string) => {
			const {white} = played(placement, at('c4'), `g7g8${role}`).histories;
			return names(trackByAnswers(white, start).at(-1)!.belief);
		};
		expect([after('q'), after('r'), after('q')]).toEqual(['c4 e6', 'c4 e6', 'c4 e6']);
	});
});

describe('Kriegspiel for White', () => {
	const placement: Placement = {material: ['rook'], squares: [at('a1'), at('h2')]};

	it('shows him his own men and no king', () => {
		const view = kriegspielGame.look(placement, at('e5'), 'black');
		const men = [...view.cells.entries()].filter(([, code]) => code !== UNSEEN);
		expect(men).toEqual([
			[at('a1'), KING],
			[at('h2'), makeMan('white', 'rook')],
		]);
		expect([view.viewer, view.turn, view.castling, view.epSquare]).toEqual([
			'white',
			'black',
			0,
			NO_SQUARE,
		]);
	});

	it('says why the king is not on a square', () => {
		const belief = SquareSet.from([at('e5')]);
		const view = kriegspielGame.look(placement, NO_SQUARE, 'white');
		const moment = {ply: 0, turn: 'white', view, placement, belief} as const;
		const why = (name: string) => kriegspielGame.whyOut(moment, at(name));
		expect(why('e5')).toBeUndefined();
		expect(why('h2')).toBe('own-man');
		expect(why('h7')).toBe('attacked');
		expect(why('e6')).toBe('unheard');
	});

	it('is told of tries and replies by the umpire of the endings', () => {
		const point = {placement, belief: SquareSet.from([at('g4')])};
		const [move] = kriegspielGame.tries(point);
		expect(kriegspielGame.cases(point, move)).toEqual(answersTo(placement, point.belief, move));
		expect(kriegspielGame.replies(point)).toEqual(repliesFrom(placement, point.belief));
	});
});
