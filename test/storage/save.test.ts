import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {createRandom} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {movesOf} from '../../source/match/acts.js';
import {restoreMatch} from '../../source/match/restore.js';
import {cleanName} from '../../source/storage/decode.js';
import {hashPin} from '../../source/storage/pin.js';
import {makeSave, NO_MARKS, parseSave, type SavedGame} from '../../source/storage/save.js';
import {checkMark, scramble, unscramble} from '../../source/storage/scramble.js';
import {
	AGAINST_BOT,
	BOTS,
	CLOCK,
	CONFIRM,
	HOTSEAT,
	play,
	TAKE,
	turns,
	type Step,
} from '../helpers/matches.js';
import {randomGame} from '../helpers/random-games.js';

const TIMES = {created: '2026-11-21T10:00:00.000Z', updated: '2026-11-21T10:05:00.000Z'};
const saved = (match: SavedGame['match'], marks = NO_MARKS): SavedGame => ({
	...TIMES,
	match,
	marks,
});

/** What the text of a save is read as, the match restored. */
function read(text: string): unknown {
	const game = parseSave(text);
	if (!game.ok) {
		return game.error;
	}

	const match = restoreMatch(game.value.match);
	return match.ok ? {...game.value, match: match.value} : match.error;
}

const edit = (text: string, change: object): string =>
	JSON.stringify({...(JSON.parse(text) as object), ...change});

const PIN = await hashPin('4711');
const GAME = saved(
	play(
		{
			...HOTSEAT,
			variant: 'dark',
			fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3 9',
			clock: CLOCK,
			seats: {
				white: {kind: 'person', name: 'Ada', pin: PIN},
				black: {kind: 'person', name: 'Bö'},
			},
		},
		...turns('e2e4', 'd7d5', 'e4d5', 'd8d5'),
		TAKE,
		{type: 'takebackAsked', side: 'white'},
		TAKE,
		{type: 'requestAnswered', side: 'black', agreed: true},
		TAKE,
		'b1c3',
		{type: 'drawOffered', side: 'white'},
		CONFIRM,
	).match,
	{white: {e4: 'k', h8: '?'}, black: {a1: 'Q'}},
);

describe('a save', () => {
	it('comes back as it was: moves, notices, request, clocks, names, PIN and marks', () => {
		const text = makeSave(GAME);
		expect(GAME.match.request).toBeDefined();
		expect(GAME.match.notices.black).toHaveLength(1);
		expect(read(text)).toEqual(GAME);
		expect(makeSave(unwrap(parseSave(text) as {ok: true; value: SavedGame}))).toBe(text);
	});

	it('shows who plays and says that the moves are scrambled, and shows no move', () => {
		const text = makeSave(GAME);
		expect(text).toContain('"name": "Ada"');
		expect(text).toContain('scrambled');
		// A PIN's hash has a salt drawn at random: any two letters may stand in it, and in the check, by chance.
		const {secret, check, ...open} = JSON.parse(text.replace(PIN, '')) as Record<string, unknown>;
		expect(check).toMatch(/^[\da-f]{8}$/);
		expect(secret).toMatch(/^[\w+/]+=*$/);
		for (const word of [...movesOf(GAME.match), 'rnbqkbnr', 'revealed', 'pd5', 'e4']) {
			expect(JSON.stringify(open)).not.toContain(word);
		}

		for (const word of [...movesOf(GAME.match), 'rnbqkbnr', 'revealed']) {
			expect(secret).not.toContain(word);
		}
	});

	it('has its clocks standing', () => {
		const {match} = play({...AGAINST_BOT, clock: CLOCK}, 'e2e4');
		expect(match.clocks.since).toBe(0);
		expect(read(makeSave(saved(match)))).toMatchObject({
			match: {clocks: {left: {white: 12_000, black: 10_000}}},
		});
	});

	it('holds a finished game with its outcome', () => {
		const resigned = play(AGAINST_BOT, 'e2e4', {type: 'resigned', side: 'black'}).match;
		expect(read(makeSave(saved(resigned)))).toEqual(saved(resigned));
	});

	it('holds how often a coach helped, as long as nothing is over', () => {
		const help: Step = {type: 'helped'};
		const helped = play(AGAINST_BOT, 'e2e4', help, help, 'e7e5', {
			type: 'takebackAsked',
			side: 'white',
		});
		expect(helped.match.helps).toBe(2);
		expect(read(makeSave(saved(helped.match)))).toEqual(saved(helped.match));
		const over = play(AGAINST_BOT, 'e2e4', {type: 'resigned', side: 'black'}, help).match;
		expect(over.helps).toBeUndefined();
	});

	it('holds the time that a bot was given, and refuses one that is none', () => {
		const black = {kind: 'bot', name: 'Bot', bot: 'level-10', ms: 2000} as const;
		const {match} = play({...AGAINST_BOT, seats: {...AGAINST_BOT.seats, black}}, 'e2e4');
		const text = makeSave(saved(match));
		expect(read(text)).toMatchObject({match: {settings: {seats: {black}}}});
		for (const ms of [0, -1, 'long', 1.5, 3_600_001]) {
			const seats = {...AGAINST_BOT.seats, black: {...black, ms}};
			expect(parseSave(edit(text, {seats})).ok).toBe(false);
		}
	});

	it('comes back whatever was played', () => {
		for (let seed = 0; seed < 20; seed++) {
			for (const match of randomGame(createRandom(seed), BOTS, 60).slice(-2)) {
				expect(read(makeSave(saved(match)))).toEqual(saved(match));
			}
		}
	});
});

describe('a save that somebody has changed in an editor', () => {
	const text = makeSave(GAME);
	const {match} = GAME;
	const {white, black} = match.settings.seats;
	const other = makeSave(saved(play(AGAINST_BOT, 'e2e4').match));
	const CHANGED = {kind: 'broken', reason: 'somebody has changed it since it was saved'};

	it('opens when only its layout is another', () => {
		expect(read(edit(text, {}))).toEqual(GAME);
		expect(read(text.replaceAll('\n', '\r\n'))).toEqual(GAME);
	});

	it.each<[string, object]>([
		['a PIN is deleted', {seats: {white: {kind: 'person', name: 'Ada'}, black}}],
		['a PIN is another', {seats: {white: {...white, pin: `${PIN.slice(0, -8)}AAAAAAAA`}, black}}],
		['a bot plays', {seats: {white, black: {kind: 'bot', name: 'Bö', bot: 'random'}}}],
		['a name is another', {seats: {white: {...white, name: 'Eve'}, black}}],
		[
			'the game is over',
			{outcome: {winner: null, reason: 'agreement'}, phase: {name: 'ended'}, request: undefined},
		],
		['a clock is set', {left: {white: 1, black: 14_000}}],
		['there is more time', {clock: {kind: 'timed', base: 90_000, increment: 2000}}],
		['a request is withdrawn', {request: undefined}],
		['the other side is next', {phase: {name: 'handoff', side: 'white'}}],
		['the variant is another', {variant: 'fog'}],
		['it was saved on another day', {updated: '2026-11-22T10:00:00.000Z'}],
		['a word of the note is another', {note: 'mine'}],
		['there is one field more', {seal: ''}],
	])('is refused when %s', (_what, change) => {
		expect(parseSave(edit(text, change))).toEqual({ok: false, error: CHANGED});
	});

	it('is refused when its moves are those of another save', () => {
		const {check, secret} = JSON.parse(other) as {check: string; secret: string};
		expect(parseSave(edit(text, {check, secret}))).toEqual({ok: false, error: CHANGED});
	});
});

describe('what is no save', () => {
	const text = makeSave(GAME);

	it.each<[string, string]>([
		['', 'it is damaged or no saved game'],
		['{}', 'it is no saved game of fogchess'],
		['[]', 'it is damaged or no saved game'],
		[text.slice(0, -3), 'it is damaged or no saved game'],
		[edit(text, {format: 'other'}), 'it is no saved game of fogchess'],
		[edit(text, {version: 0}), 'its version cannot be read'],
		[edit(text, {version: '1'}), 'its version cannot be read'],
		[edit(text, {secret: 'AAAA'}), 'its moves are damaged'],
		[edit(text, {created: TIMES.updated}), 'its moves are damaged'],
		[edit(text, {check: '00000000'}), 'its moves are damaged'],
		[edit(text, {updated: 'yesterday'}), 'its dates cannot be read'],
		[edit(text, {seats: {}}), 'who plays what cannot be read'],
		[edit(text, {clock: {kind: 'timed', base: -1, increment: 0}}), 'who plays what cannot be read'],
		[edit(text, {left: {white: 1}}), 'where the game stands cannot be read'],
		[edit(text, {phase: {name: 'turn'}}), 'where the game stands cannot be read'],
		[edit(text, {request: 'draw'}), 'where the game stands cannot be read'],
		[
			edit(text, {outcome: {winner: 'white', reason: 'magic'}}),
			'where the game stands cannot be read',
		],
	])('is refused: %#', (bad, reason) => {
		expect(parseSave(bad)).toEqual({ok: false, error: {kind: 'broken', reason}});
	});

	it('but a newer one is told apart', () => {
		expect(parseSave(edit(text, {version: 3, secret: undefined}))).toEqual({
			ok: false,
			error: {
				kind: 'newer',
				reason: 'a newer fogchess saved it (its version is 3, this one reads up to 2)',
			},
		});
	});

	it('may have been written before there were seals', () => {
		const file = JSON.parse(text) as {created: string; secret: string};
		const inside = JSON.parse(unscramble(file.secret, file.created)) as object;
		expect(inside).toHaveProperty('seal');
		const secret = JSON.stringify({...inside, seal: undefined});
		const old = edit(text, {
			check: checkMark(secret),
			secret: scramble(secret, file.created),
		});
		expect(read(old)).toEqual(GAME);
		// Whatever is written anew is sealed.
		const again = parseSave(old);
		expect(again.ok && makeSave(again.value)).toBe(text);
	});

	it('never crashes the reader, nor the restoring of what it reads', () => {
		const fields = Object.keys(JSON.parse(text) as object);
		const other = fc.oneof(fc.jsonValue(), fc.constantFrom('white', 'ended', 'turn', 1, -1, 1e99));
		fc.assert(
			fc.property(fc.constantFrom(...fields), other, (name, value) => {
				read(edit(text, {[name]: value}));
			}),
			{numRuns: 400},
		);
		fc.assert(
			fc.property(fc.nat(text.length - 1), fc.string({minLength: 1, maxLength: 3}), (at, piece) => {
				read(text.slice(0, at) + piece + text.slice(at + piece.length));
			}),
			{numRuns: 400},
		);
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.json()), (any) => {
				expect(parseSave(any).ok).toBe(false);
			}),
			{numRuns: 200},
		);
	});
});

describe('restoring a match', () => {
	const {match} = GAME;

	it('gives the same match', () => {
		expect(unwrap(restoreMatch(match))).toEqual(match);
		const {match: ended} = play(AGAINST_BOT, {type: 'resigned', side: 'white'});
		expect(unwrap(restoreMatch(ended))).toEqual(ended);
	});

	it('shows nobody a board before a hand-off, wherever the process died', () => {
		const timed = {...HOTSEAT, clock: CLOCK};
		const offer = {type: 'drawOffered', side: 'white'} as const;
		for (const [steps, side] of [
			[[TAKE], 'white'],
			[[TAKE, 'e2e4'], 'white'],
			[[TAKE, 'e2e4', CONFIRM], 'black'],
			[[TAKE, 'e2e4', CONFIRM, TAKE], 'black'],
			[[TAKE, offer, TAKE], 'black'],
		] as const) {
			const restored = unwrap(restoreMatch(play(timed, ...steps).match));
			expect(restored.phase).toEqual({name: 'handoff', seat: side});
			expect(restored.clocks.since).toBeUndefined();
		}
	});

	it.each<[string, object]>([
		['its moves cannot be played from its start', {acts: [{...match.acts[0], text: 'e2e5'}]}],
		[
			'its moves cannot be played from its start',
			{acts: [match.acts[0], {...match.acts[1], text: 'x'}]},
		],
		['its moves cannot be played from its start', {settings: {...match.settings, fen: 'x'}}],
		['its moves cannot be played from its start', {settings: {...match.settings, variant: 'x'}}],
		['whether the game is over is not clear', {phase: {name: 'ended'}}],
		['whether the game is over is not clear', {outcome: {winner: null, reason: 'agreement'}}],
		['the moves do not lead to where it stands', {phase: {name: 'turn', seat: 'white'}}],
		['the moves do not lead to where it stands', {phase: {name: 'answer', seat: 'white'}}],
		['the moves do not lead to where it stands', {phase: {name: 'confirm', seat: 'black'}}],
		['a request does not fit the moves', {request: {kind: 'takeback', by: 'white', plies: 2}}],
		['a request does not fit the moves', {request: {kind: 'takeback', by: 'black', plies: 1}}],
		['the clocks cannot stand like this', {clocks: {left: {white: -1, black: 0}}}],
		['the clocks cannot stand like this', {clocks: {left: {white: Number.NaN, black: 0}}}],
		['the clocks cannot stand like this', {clocks: {...match.clocks, since: 5}}],
		[
			'a clock needs more than no time',
			{settings: {...match.settings, clock: {kind: 'timed', base: 0, increment: 0}}},
		],
	])('refuses it when %s', (reason, change) => {
		expect(restoreMatch({...match, ...change})).toEqual({
			ok: false,
			error: expect.stringContaining(reason),
		});
	});

	it.each<[string, object]>([
		['the moves do not end the game in this way', {winner: 'white', reason: 'king-captured'}],
		['the moves do not end the game in this way', {winner: 'white', reason: 'agreement'}],
		['the moves do not end the game in this way', {winner: null, reason: 'resignation'}],
	])('refuses an outcome when %s', (error, outcome) => {
		const {request: _request, ...rest} = match;
		const ended = {...rest, phase: {name: 'ended'}, outcome} as unknown as typeof match;
		expect(restoreMatch(ended)).toEqual({ok: false, error});
	});

	it('refuses an outcome when the moves end the game otherwise', () => {
		const ended = play(BOTS, 'e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8').match;
		expect(restoreMatch(ended).ok).toBe(true);
		const lost = {...ended, outcome: {winner: 'black', reason: 'resignation'}} as const;
		expect(restoreMatch(lost)).toEqual({
			ok: false,
			error: 'the moves end the game in another way',
		});
	});
});

describe('cleanName', () => {
	it.each([
		['Ada', 'Ada'],
		['  Ada \t Lovelace ', 'Ada Lovelace'],
		['\u001B]0;pwned\u0007', ']0;pwned'],
		['\u200B\u202E', 'White'],
		['👩\u200D👧 ♟\uFE0F 👍🏽', '👩👧 ♟ 👍'],
		['', 'White'],
		['x'.repeat(100), 'x'.repeat(24)],
		['\uD800', 'White'],
	])('makes %j into %j', (text, name) => {
		expect(cleanName(text, 'White')).toBe(name);
	});
});
