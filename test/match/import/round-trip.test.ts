import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {makeAct, parseAct} from '../../../source/core/act.js';
import {createRandom, pick, type Random} from '../../../source/core/random.js';
import {makeUci} from '../../../source/core/uci.js';
import {type Result, unwrap} from '../../../source/core/result.js';
import {madeBy} from '../../../source/match/acts.js';
import {readGames} from '../../../source/match/import/read-games.js';
import {replayGame} from '../../../source/match/import/replay-game.js';
import type {Match} from '../../../source/match/match.js';
import {recordLines} from '../../../source/match/replay-lines.js';
import {restoreMatch} from '../../../source/match/restore.js';
import {actTexts, seatReport} from '../../../source/match/seat-report.js';
import {settled} from '../../../source/match/settled.js';
import {startMatch} from '../../../source/match/start-match.js';
import {actInLine, seatToAct, truthOf} from '../../../source/match/truth.js';
import {reviewTruth} from '../../../source/match/review.js';
import {umpireWords} from '../../../source/session/told/umpire-words.js';
import type {SeatId} from '../../../source/rules/seat.js';
import {VARIANTS} from '../../../source/rules/registry.js';
import {wholeAct} from '../../../source/rules/whole-act.js';
import {gamePgn} from '../../../source/text/game-pgn.js';
import {BOTS, HOTSEAT, play, playOn} from '../../helpers/matches.js';
import {sampleSize} from '../../helpers/sample-size.js';

const CREATED = '2026-11-25T00:00:00.000Z';

/** Of moves that are sent together the acts that are listed are but the beginnings. */
function wholeText(text: string, random: Random, texts: readonly string[]): string {
	const act = parseAct(text);
	const offered = texts.flatMap((one) => parseAct(one) ?? []);
	return act === undefined ? text : makeAct(wholeAct(act, random, offered));
}

/** Plays acts, questions and nonsense at random, and ends the game. */
function playAny(variant: string, seed: number, acts: number): Match {
	const random = createRandom(seed);
	let match = unwrap(startMatch({...HOTSEAT, variant, seed}, 0));
	for (let n = 0; n < acts && truthOf(match).outcome === undefined; n++) {
		// Of a side's seats now and then its adviser's, who may play for it.
		const side = pick(random, [seatToAct(match), ...truthOf(match).toAct]);
		const report = seatReport({...match, phase: {name: 'turn', seat: side}}, side);
		const {acts: texts, questions} = actTexts(report);
		const drawn = random();
		const text =
			drawn < 0.15 && questions.length > 0
				? pick(random, questions)
				: drawn < 0.3
					? makeUci({from: Math.floor(random() * 64), to: Math.floor(random() * 64)})
					: texts.length > 0
						? wholeText(pick(random, texts), random, texts)
						: pick(random, questions);
		match = {...match, acts: actInLine(match, side, text)?.acts ?? match.acts};
	}

	const outcome = truthOf(match).outcome ?? {winner: 'black', reason: 'resignation'};
	return {...match, phase: {name: 'ended'}, outcome};
}

/** Plays what can be played of some acts, and ends the game. */
function playAll(settings: Parameters<typeof play>[0], texts: readonly string[]): Match {
	let {match} = play(settings);
	for (const text of texts) {
		match = {...match, acts: actInLine(match, seatToAct(match), text)?.acts ?? match.acts};
	}

	const outcome = truthOf(match).outcome ?? {winner: 'black', reason: 'resignation'};
	return {...match, phase: {name: 'ended'}, outcome};
}

const pgnOf = (match: Match): string =>
	gamePgn({...match, lines: recordLines(match, 'truth'), eyes: 'truth', created: CREATED});

function valueOf<T>(result: Result<T, unknown>): T {
	if (!result.ok) {
		throw new Error(JSON.stringify(result.error));
	}

	return result.value;
}

const readBack = (text: string) =>
	readGames(text, 'fog').map((game) => valueOf(replayGame(valueOf(game))));

const gameOf = ({settings: {variant, fen, seed}, acts, outcome}: Match) => ({
	variant,
	fen,
	seed,
	acts,
	outcome,
});

describe('a game written as PGN in truth', () => {
	it.each(VARIANTS.map(({id}) => id))(
		'is read back without loss, and by a seat as far as it knew it: %s',
		(variant) => {
			fc.assert(
				fc.property(fc.nat(), fc.nat(60), fc.constantFrom('white', 'black'), (seed, acts, seat) => {
					const match = playAny(variant, seed, acts);
					const [{match: read, unread}] = readBack(pgnOf(match));
					expect(unread).toBeUndefined();
					expect(gameOf(read)).toEqual(gameOf(settled(match)));
					expect(truthOf(read).view('white')).toEqual(truthOf(match).view('white'));
					expect(truthOf(read).view('black')).toEqual(truthOf(match).view('black'));
					expect(restoreMatch(read).ok).toBe(true);
					const text = gamePgn({...match, lines: recordLines(match, seat), eyes: seat});
					const [{unread: hidden}] = readBack(text);
					expect(
						hidden === undefined || hidden.why.kind === 'hidden',
						`${JSON.stringify(hidden)} ${text.split('\n\n')[1]}`,
					).toBe(true);
				}),
				// Of special moves the first act of the play may be one.
				{numRuns: sampleSize(4, 150), examples: [[653_263, 13, 'black']]},
			);
		},
	);

	it.each([
		['liar', 'random ready', 'random ready e2e4'],
		['welbeck', 'standard random ready', 'random ready'],
		['reverse-schrodinger', 'N@a8 random ready', 'random ready'],
	])(
		'has what its writer saw drawn at random man by man, and is read as far as that: %s',
		(variant, own, rest) => {
			const start = play({...BOTS, variant}, ...own.split(' '));
			const {match} = playOn(start, ...rest.split(' '), {type: 'resigned', side: 'black'});
			const lines = recordLines(match, 'white');
			const text = gamePgn({...match, lines, eyes: 'white'});
			expect(text).not.toContain('random');
			const [{match: read, unread, isUnbegun}] = readBack(text);
			expect(unread).toMatchObject({token: '??', why: {kind: 'hidden'}});
			// Nobody has moved, so there is no game to keep.
			expect(isUnbegun).toBe(true);
			expect(truthOf(read).view('white').cells).toEqual(truthOf(start.match).view('white').cells);
		},
	);

	it.each([
		['liar', 'e2e4'],
		['welbeck', ''],
		['quantum', ''],
		['reverse-schrodinger', 'e2e4'],
	])('tells of a set-up what came out, man by man: %s', (variant, more) => {
		const acts = ['random', 'random', 'ready', 'random', 'ready', ...more.split(' ')];
		const match = playAll({...BOTS, variant}, acts);
		const text = pgnOf(match);
		expect(text).not.toMatch(/random|-@/u);
		expect(text.match(/\{(?:White|Black): \w@/gu)).toHaveLength(2);
		for (const one of [text, text.replace(/\[Seed .*\]\n/u, '')]) {
			const [{match: read, unread}] = readBack(one);
			expect(unread).toBeUndefined();
			expect(truthOf(read).view('white').cells).toEqual(truthOf(match).view('white').cells);
			expect(truthOf(read).view('black').cells).toEqual(truthOf(match).view('black').cells);
		}
	});

	it('tells of a set-up nothing of how the sides alternated in it', () => {
		const seats = (order: string) =>
			Array.from(order).map((one) => (one === 'w' ? 'white' : 'black'));
		const played = (order: string): Match => {
			const acts = {white: ['random', '-@a1', 'random', 'ready'], black: ['random', 'ready']};
			const {match} = play({...BOTS, variant: 'schrodinger', seed: 4});
			return seats(order).reduce<Match>(
				(line, seat) => ({
					...line,
					acts: actInLine(line, seat, acts[seat].shift() ?? '')?.acts ?? line.acts,
				}),
				match,
			);
		};

		const texts = ['wwwwbb', 'wbwwwb', 'bwwwwb'].map((order) => {
			const match = played(order);
			return gamePgn({...match, lines: recordLines(match, 'white'), eyes: 'white'});
		});
		expect(texts[0]).toMatch(/\n\{White: (?:\w@\w\d[ \n]){6}\w@\w\d\} \{White: ready\}/u);
		expect(new Set(texts).size).toBe(1);
	});

	it('is read as it was written once, with a set-up as it was drawn at random', () => {
		const start = play({...BOTS, variant: 'schrodinger', seed: 3}, 'random', 'ready', 'random');
		const {match} = playOn(start, 'ready', 'e2e4', {type: 'resigned', side: 'black'});
		const drawn = pgnOf(match).replaceAll(/: (\w@)/gu, ': random, drawn $1');
		const bare = drawn.replaceAll(/, drawn[^}]*/gu, '');
		expect(bare).not.toContain('@');
		expect(readBack(drawn)[0].match.acts).toEqual(match.acts);
		expect(readBack(bare)[0].match.acts).toEqual(match.acts);
		for (const other of [
			drawn.replace(/\[Seed .*\]\n/u, ''),
			drawn.replace(/\[Seed "/u, '[Seed "9'),
		]) {
			expect(readBack(other)[0].match.acts).toEqual(settled(match).acts);
		}
	});

	it('is one game where the first move is made again after a challenge in vain', () => {
		const begun = 'random ready random ready a2a3 challenge a3a4 pass a7a6'.split(' ');
		let again = 0;
		for (let seed = 1; seed < 12; seed++) {
			const match = playAll({...BOTS, variant: 'liar', seed}, begun);
			const text = pgnOf(match);
			const read = readBack(text);
			expect(read).toHaveLength(1);
			expect(read[0].match.acts).toEqual(settled(match).acts);
			again += (text.match(/(?<![\d.])1\. /gu)?.length ?? 0) > 1 ? 1 : 0;
		}

		expect(again).toBeGreaterThan(0);
	});

	it.each([
		['pass', 'Black: pass, as '],
		['challenge', '} {Black: challenge, challenged '],
	])('has a capture that was announced as a move only where it took place: %s', (answer, told) => {
		const acts = `random ready random ready d2d4 pass e7e5 pass d4e5 ${answer} a2a3`.split(' ');
		let rightly = 0;
		for (let seed = 1; seed < 12; seed++) {
			const match = playAll({...BOTS, variant: 'liar', seed}, acts);
			const text = pgnOf(match).replaceAll(/\s+/gu, ' ');
			const isRight = text.includes('challenged rightly');
			expect(text).toContain('{White: d4e5} {d4xe5?}');
			expect(text).toContain(told);
			expect(/, as (\S*xe5)\} 2\. \1/u.test(text)).toBe(!isRight);
			expect(readBack(pgnOf(match))[0].match.acts).toEqual(settled(match).acts);
			// As it was written once.
			for (const mark of ['as', 'written as']) {
				const before = text.replaceAll(/, as \S+\}/gu, `, ${mark}}`);
				expect(readBack(before)[0].match.acts).toEqual(settled(match).acts);
			}

			rightly += isRight ? 1 : 0;
		}

		expect(rightly > 0 && rightly < 11).toBe(answer === 'challenge');
	});

	it('has sealed and special moves as moves, since they were opened', () => {
		const ended = {type: 'resigned', side: 'white'} as const;
		const sealed = [
			'e2e4',
			'seal:e7e5',
			'seal:d1h5',
			'seal:b8c6',
			'seal:h5e5',
			'c6e5',
			'seal:d2d4',
		];
		const {match} = play({...BOTS, variant: 'declaration'}, ...sealed, ended);
		const text = pgnOf(match);
		const [, moves = ''] = text.split('\n\n');
		expect(
			moves
				.replaceAll(/\{[^}]*\}|\d\.+|\s+/gu, ' ')
				.trim()
				.split(/ +/u),
		).toEqual('e4 e5 Qh5 Nc6 Qxe5 Nxe5 0-1'.split(' '));
		expect(readBack(text)[0].match.acts).toEqual(match.acts);
		// As it was written before: acts in comments alone.
		const old = `${text.split('\n\n')[0]}\n\n1. e4 {Black: seal:e7e5} {White: seal:d1h5} {e7e5} {Black: seal:b8c6} {White: seal:h5e5} 3... Nxe5 {White: seal:d2d4} 0-1\n`;
		expect(readBack(old)[0].match.acts).toEqual(match.acts);
		const special = ['name:d1', 'ready', 'name:d8', 'ready', 'special:d1e3', 'e7e5'];
		const other = play({...BOTS, variant: 'special-move'}, ...special, ended).match;
		expect(pgnOf(other)).toContain('special:d1e3, as Qe3} 1. Qe3');
		expect(readBack(pgnOf(other))[0].match.acts).toEqual(other.acts);
	});

	it('has an adviser’s words and moves as his, and names what the other side asked', () => {
		const acts = ['instructions?', 'e2e4', 'instructions?', 'black-adviser>e7e5'];
		const start = unwrap(startMatch({...HOTSEAT, variant: 'kriegspiel-partnership'}, 0));
		const played = acts.reduce((line, text) => {
			const [act, seat = seatToAct(line)] = text.split('>').reverse();
			return {...line, acts: actInLine(line, seat as SeatId, act)?.acts ?? []};
		}, start);
		const match: Match = {
			...played,
			phase: {name: 'ended'},
			outcome: {winner: 'white', reason: 'resignation'},
		};
		expect(pgnOf(match).replaceAll(/\s+/gu, ' ')).toContain(
			'{instructions?, none} 1. e4 {instructions?, none, Black adviser: e7e5, as e5} 1... e5 {adviser} 1-0',
		);
		expect(readBack(pgnOf(match))[0].match.acts).toEqual(match.acts);
		const seen = gamePgn({...match, lines: recordLines(match, 'white'), eyes: 'white'});
		expect(seen).toContain('{instructions?, none} 1. e4 {instructions? none} 1... ??');
		expect(readBack(seen)[0].unread).toMatchObject({ply: 2, token: '??'});
		const review = reviewTruth(match);
		expect(umpireWords(review, 1)).toEqual(['White asked. Instructions? None.']);
		expect(umpireWords(review, 2).slice(0, 1)).toEqual(['Black asked. Instructions? None.']);
	});

	it('has a man that is taken where both stand as a capture', () => {
		const acts = 'b1c3 g8f6 c3d5 f6d5 reveal:d5 a2a3 d5d5'.split(' ');
		const match = play({...BOTS, variant: 'ghostrider'}, ...acts).match;
		expect(pgnOf(match)).toContain('Nxd5');
		expect(readBack(pgnOf(match))[0].match.acts).toEqual(match.acts);
	});

	it('has a move that was offered back and stood as a move', () => {
		const acts = 'd2d4 h7h6 c1g5 stand e7e6'.split(' ');
		const start = unwrap(startMatch({...HOTSEAT, variant: 'kriegspiel-take-back'}, 0));
		const played = acts.reduce(
			(line, text) => ({...line, acts: actInLine(line, seatToAct(line), text)?.acts ?? []}),
			start,
		);
		const match: Match = {
			...played,
			phase: {name: 'ended'},
			outcome: {winner: 'white', reason: 'resignation'},
		};
		expect(madeBy(match)).toEqual(acts);
		const text = pgnOf(match).replaceAll(/\s+/gu, ' ');
		expect(text).toContain('{Bg5 take back?, White: stand, as Bg5} 2. Bg5');
		expect(text).toContain('2. Bg5 e6');
		expect(readBack(text)[0].match.acts).toEqual(match.acts);
	});

	it('has moves that are sent together with a number, and is read without one', () => {
		const sent = ['e2e4,g1f3,f1b5', 'e7e5,d7d5,b8c6', 'f3e5,e4d5,a2a3'];
		const acts = sent.map((moves) => `batch:${moves}`);
		const match = playAll({...BOTS, variant: 'tripod'}, acts);
		const text = pgnOf(match);
		expect(text).toContain('{2. Nxe5 exd5 a3}');
		const before = text.replaceAll(/\{\d+\.(\.*)/gu, (_all, dots: string) =>
			dots === '' ? '{White:' : '{Black:',
		);
		expect(before).toContain('{White: Nxe5');
		for (const one of [text, before]) {
			expect(readBack(one)[0].match.acts).toEqual(match.acts);
		}
	});

	it('is told from others of the same file', () => {
		const matches = ['fog', 'kriegspiel-rand+repetition', 'one-eye'].map((variant, index) =>
			playAny(variant, index, 30),
		);
		const read = readBack(matches.map(pgnOf).join('\n'));
		expect(read.map(({match}) => gameOf(match))).toEqual(matches.map(gameOf));
	});

	it('has tries that were made after the last move', () => {
		const match = unwrap(startMatch({...HOTSEAT, variant: 'kriegspiel-american'}, 0));
		const tried = ['e2e4', 'd7d5', 'e4f5', 'count?'].reduce(
			(line, text) => ({...line, acts: actInLine(line, seatToAct(line), text)?.acts ?? []}),
			match,
		);
		const ended: Match = {
			...tried,
			phase: {name: 'ended'},
			outcome: {winner: 'white', reason: 'time'},
		};
		expect(pgnOf(ended)).toContain('{e4f5 no, count? 8+8} 1-0');
		expect(readBack(pgnOf(ended))[0].match.acts).toEqual(ended.acts);
	});

	it('keeps a start, names with quotes, and who was a program', () => {
		const fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
		const seats = {
			white: {kind: 'person', name: 'A "b" \\ c'},
			black: {kind: 'bot', name: 'Robo', bot: 'Robo'},
		} as const;
		const match = unwrap(startMatch({...HOTSEAT, fen, seats}, 0));
		const ended: Match = {
			...match,
			phase: {name: 'ended'},
			outcome: {winner: null, reason: 'agreement'},
		};
		const [{match: read}] = readBack(pgnOf(ended));
		expect(read.settings).toMatchObject({fen, seats});
		// One side tells that it began elsewhere, and not where.
		const moved = {...ended, acts: actInLine(match, 'white', 'e2e4')?.acts ?? []};
		const text = gamePgn({...moved, lines: recordLines(moved, 'white'), eyes: 'white'});
		expect(text).toContain('[SetUp "1"]\n');
		expect(text).not.toContain('FEN');
		expect(readBack(text)[0]).toMatchObject({
			isUnbegun: true,
			unread: {ply: 1, token: 'e4', why: {kind: 'hidden', isOneSided: true}},
		});
	});
});

describe('what cannot be read', () => {
	it('is counted by the numbers of the moves, and in a set-up not at all', () => {
		const acts = 'random ready random ready e2e4 pass e7e5 pass d2d4'.split(' ');
		const text = pgnOf(playAll({...BOTS, variant: 'liar', seed: 2}, acts));
		const [{unread}] = readBack(text.replace(/1\.\.\.\s+\S+/u, '1... Zz9'));
		expect(unread).toEqual({ply: 2, token: 'Zz9', why: {kind: 'none'}});
		const [{unread: early, isUnbegun}] = readBack(text.replace(/\w@a1/u, 'K@a9'));
		expect(early).toMatchObject({ply: 1, isInSetUp: true});
		expect(isUnbegun).toBe(true);
		const black = '[FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1"]\n\n';
		expect(readBack(`${black}1... Zz9`)[0].unread).toMatchObject({ply: 1});
		expect(readBack(`${black}1... Kd7 2. Zz9`)[0].unread).toMatchObject({ply: 2});
	});

	it('leaves no game to keep where only questions come before it', () => {
		const acts = 'any? e2e4 e7e5'.split(' ');
		const match = playAll({...BOTS, variant: 'kriegspiel-eastern'}, acts);
		const [white, black] = (['white', 'black'] as const).map((eyes) =>
			readBack(gamePgn({...match, lines: recordLines(match, eyes), eyes})),
		);
		expect(white[0]).toMatchObject({unread: {ply: 2, token: '??'}});
		expect(white[0].isUnbegun).toBeUndefined();
		expect(black[0]).toMatchObject({unread: {ply: 1, token: '??'}, isUnbegun: true});
	});

	it('is a fault of its record in open play, and hidden only behind a set-up', () => {
		const [{unread: early, isUnbegun}] = readBack('1. Nd5 e5');
		expect(early).toMatchObject({token: 'Nd5', why: {kind: 'none'}});
		expect(isUnbegun).toBe(true);
		const [{unread: late, isUnbegun: isLateUnbegun}] = readBack('1. e4 e5 2. Nd5 Nc6');
		expect(late).toMatchObject({ply: 3, token: 'Nd5', why: {kind: 'none'}});
		expect(isLateUnbegun).toBeUndefined();
		const words = '1. e4 {Black: ready} e5';
		const [{unread: behind}] = readBack(`[Variant "Special Move Chess"]\n\n${words}`);
		expect(behind).toMatchObject({token: 'e4', why: {kind: 'hidden'}});
	});
});
