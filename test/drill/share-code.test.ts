import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {makeFen, parseFen} from '../../source/core/fen.js';
import {KING, makeMan, type Role} from '../../source/core/man.js';
import {createRandom} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {NO_SQUARE, type Square} from '../../source/core/square.js';
import {makeUci} from '../../source/core/uci.js';
import {advise} from '../../source/drill/coach.js';
import {makeCode, parseCode} from '../../source/drill/code-text.js';
import {knownStart} from '../../source/drill/knowledge.js';
import {drillReply, rewriteKing} from '../../source/drill/opponent.js';
import {type DrillSettings, makeDrillBot} from '../../source/drill/settings.js';
import {isShareCode, parseShareCode, shareCode} from '../../source/drill/share-code.js';
import {findDrillFault, startDrill} from '../../source/drill/start.js';
import type {MatchSettings} from '../../source/match/settings.js';
import {seatReport} from '../../source/match/seat-report.js';
import {transition} from '../../source/match/transition.js';
import {byStrength, isPlacement, materialName} from '../../source/solver/material.js';
import {attackedBy, hiddenFrom} from '../../source/solver/reach.js';
import {buildTables} from '../helpers/tables.js';

const ROLES: readonly Role[] = ['queen', 'rook', 'bishop', 'knight', 'pawn'];
/** Every ending with one or two men: twenty. */
const MATERIALS = ROLES.flatMap((one, index) => [
	[one],
	...ROLES.slice(index).map((two) => [one, two].sort(byStrength)),
]);

type Kind = Pick<DrillSettings, 'role' | 'opponent' | 'strategy' | 'blind'>;

const KINDS: readonly Kind[] = [
	...(['phantom', 'clairvoyant', 'fogged'] as const).flatMap((opponent) =>
		[false, true].map((blind): Kind => ({role: 'attacker', opponent, strategy: 'table', blind})),
	),
	...(['table', 'paper', 'paper+'] as const).map((strategy): Kind => ({
		role: 'defender',
		opponent: 'phantom',
		strategy,
		blind: false,
	})),
	{role: 'defender', opponent: 'phantom', strategy: 'table', blind: true},
	{role: 'attacker', opponent: 'paper-king', strategy: 'table', blind: false},
];

type Start = {readonly kind: Kind; readonly material: readonly Role[]; readonly squares: Square[]};

const isDrill = (kind: Kind, material: readonly Role[]): boolean =>
	findDrillFault(kind, materialName(material)) === undefined;

/** A drill's start: who plays whom, and where the white king, his men and the black king stand. */
const start: fc.Arbitrary<Start> = fc
	.constantFrom(...KINDS)
	.chain((kind) =>
		fc
			.constantFrom(...MATERIALS.filter((one) => isDrill(kind, one)))
			.map((material) => ({kind, material})),
	)
	.chain(({kind, material}) =>
		fc
			.uniqueArray(fc.nat(63), {minLength: material.length + 2, maxLength: material.length + 2})
			.map((squares) => ({kind, material, squares})),
	)
	.filter(({kind, material, squares}) => {
		const placement = {material, squares: squares.slice(0, -1)};
		const [king] = squares.slice(-1);
		return (
			isPlacement(placement) &&
			(kind.blind ? hiddenFrom(placement).has(king) : !attackedBy(placement).has(king))
		);
	});

function settingsOf({kind, material, squares}: Start): MatchSettings {
	const cells = new Uint8Array(64);
	for (const [man, role] of (['king', ...material] as const).entries()) {
		cells[squares[man]] = makeMan('white', role);
	}

	cells[squares[squares.length - 1]] = KING | 8;
	const fen = makeFen({
		cells,
		turn: 'white',
		castling: 0,
		epSquare: NO_SQUARE,
		halfmoves: 0,
		fullmoves: 1,
	});
	const person = {kind: 'person', name: 'You'} as const;
	const program = {kind: 'bot', name: 'it', bot: makeDrillBot(kind)} as const;
	return {
		variant: 'fog-ending',
		fen,
		seats:
			kind.role === 'attacker' ? {white: person, black: program} : {white: program, black: person},
		clock: {kind: 'none'},
		seed: 7,
	};
}

const codeOf = (settings: MatchSettings): string => shareCode(settings) ?? 'no code';

/** Returns a board without its black king. */
const menOf = (fen = ''): string =>
	unwrap(parseFen(fen))
		.cells.map((code) => (code === (KING | 8) ? 0 : code))
		.join(' ');

describe('the code of a drill', () => {
	it('is read back as the same drill: endings, sides, opponents, knowledge, squares', () => {
		const met = new Set<string>();
		const kinds = new Set<Kind>();
		fc.assert(
			fc.property(start, (drill) => {
				const settings = settingsOf(drill);
				const code = codeOf(settings);
				expect(code).toHaveLength(11);
				const read = unwrap(parseShareCode(code));
				met.add(read.ending);
				kinds.add(drill.kind);
				expect(read).toMatchObject({...drill.kind, ending: materialName(drill.material)});
				if (drill.kind.role === 'attacker' && drill.kind.blind) {
					// The king stands on some square that White does not see.
					expect(menOf(read.fen)).toBe(menOf(settings.fen));
					const placement = {material: drill.material, squares: drill.squares.slice(0, -1)};
					const king = unwrap(parseFen(read.fen ?? '')).cells.indexOf(KING | 8);
					expect(hiddenFrom(placement).has(king)).toBe(true);
				} else {
					expect(read.fen).toBe(settings.fen);
				}

				// Who passes the code on gives the same code, and everybody has the same lots.
				expect(parseShareCode(code.toLowerCase())).toEqual(parseShareCode(code));
				expect(codeOf(settingsOfDrill(read))).toBe(code);
			}),
			{numRuns: 150},
		);
		expect(met.size).toBeGreaterThan(12);
		expect(kinds.size).toBe(KINDS.length);
	});

	/** A match of the settings that a code gave. */
	function settingsOfDrill(read: DrillSettings): MatchSettings {
		const {seats, ...rest} = settingsOf({kind: read, material: ['queen'], squares: [0, 1, 63]});
		return {...rest, seats, fen: read.fen ?? ''};
	}

	it('does not hold the square of a king whom the person is not told of', () => {
		fc.assert(
			fc.property(
				start.filter(({kind}) => kind.role === 'attacker' && kind.blind),
				(drill) => {
					const placement = {material: drill.material, squares: drill.squares.slice(0, -1)};
					const codes = [...hiddenFrom(placement)].map((king) =>
						codeOf(settingsOf({...drill, squares: [...placement.squares, king]})),
					);
					expect(new Set(codes).size).toBe(1);
				},
			),
			{numRuns: 15},
		);
	});

	it.each([true, false])(
		'is of the start White was told, whatever the phantom rewrote: blind %j',
		(blind) => {
			const tables = buildTables('KQvK');
			const settings = {
				ending: 'KQvK',
				role: 'attacker',
				opponent: 'phantom',
				strategy: 'table',
				blind,
				seed: 5,
			} as const;
			let match = transition(unwrap(startDrill(settings, tables, 'You', 0)), {
				type: 'handedOver',
				at: 0,
			}).match;
			const code = codeOf(match.settings);
			const starts = new Set<string | undefined>();
			for (let ply = 0; ply < 4; ply++) {
				const {belief} = advise(
					seatReport(match, 'white').history,
					tables,
					knownStart(match.settings),
				);
				for (const king of belief) {
					const rewritten = rewriteKing(match, king, createRandom(king));
					starts.add(rewritten.settings.fen);
					expect(codeOf(rewritten.settings)).toBe(code);
				}

				const side = ply % 2 === 0 ? 'white' : 'black';
				const {match: before, move} =
					side === 'white'
						? {match, move: makeUci(seatReport(match, 'white').moves[3])}
						: drillReply(match, tables);
				match = transition(before, {type: 'moveChosen', seat: side, move, at: 0}).match;
			}

			expect(starts.size > 1).toBe(blind);
		},
	);

	it('with any wrong sign opens nothing', () => {
		const code = codeOf(settingsOf({kind: KINDS[0], material: ['queen'], squares: [4, 3, 60]}));
		for (let at = 0; at < code.length; at++) {
			for (const sign of 'Z7') {
				const wrong = code.slice(0, at) + sign + code.slice(at + 1);
				expect(parseShareCode(wrong).ok).toBe(wrong === code);
			}
		}
	});

	it('of a newer version, or of what cannot be, is refused with a sentence', () => {
		const right = unwrap(
			parseCode(codeOf(settingsOf({kind: KINDS[0], material: ['queen'], squares: [4, 3, 60]}))),
		);
		const newer = makeCode(right + (1n << 36n));
		expect(parseShareCode(newer)).toEqual({ok: false, error: 'the code is of a newer fogchess'});
		// The king on the queen's square, an ending and a kind that are none, a third man in a game of two.
		const field = (shift: number, value: bigint): string =>
			makeCode((right & ~(63n << BigInt(shift))) | (value << BigInt(shift)));
		for (const code of [
			field(0, 3n),
			field(24, 60n),
			field(31, 20n),
			field(18, 5n),
			makeCode(0n),
		]) {
			expect(parseShareCode(code)).toEqual({
				ok: false,
				error: 'the code is of no drill that there can be',
			});
		}
	});

	it('is told from the name of an ending', () => {
		for (const material of MATERIALS) {
			expect(isShareCode(materialName(material))).toBe(false);
		}

		expect(['kqvk', 'KQvK'].some((name) => isShareCode(name))).toBe(false);
		expect(isShareCode('3F7K2-9QXZA')).toBe(true);
		expect(isShareCode('ABCDEFGHJK')).toBe(true);
		expect(isShareCode('3F7K2')).toBe(true);
	});

	it('is read from any text without an error', () => {
		fc.assert(
			fc.property(
				fc.oneof(fc.string(), fc.bigInt({min: 0n, max: 2n ** 40n - 1n}).map(makeCode)),
				(text) => {
					expect(parseShareCode(text)).toHaveProperty('ok');
				},
			),
		);
	});
});
