import {parseFen} from '../core/fen.js';
import {createRandom, hashText, pick} from '../core/random.js';
import {fail, ok, type Result} from '../core/result.js';
import {NO_SQUARE, type Square} from '../core/square.js';
import type {MatchSettings} from '../match/settings.js';
import {
	isPlacement,
	materialName,
	parseMaterial,
	type Placement,
	readPlacement,
} from '../solver/material.js';
import {attackedBy} from '../solver/reach.js';
import {PLAN_BOOKS} from '../theory/plan-books.js';
import {makeCode, parseCode} from './code-text.js';
import {beliefGame, USUAL_GAME} from './game.js';
import {drillOf} from './knowledge.js';
import {type DrillSettings, type DrillStrategy, PAPER_KING} from './settings.js';
import {drillMaterial, findDrillFault} from './start.js';
import {fenWith} from '../solver/verify/board.js';

/** Codes that are written now. */
const VERSION = 1;

/** The endings by their numbers in a code: new ones are added at the end, and none ever changes its place. */
const ENDINGS =
	'KQvK KRvK KBvK KNvK KPvK KQQvK KQRvK KQBvK KQNvK KQPvK KRRvK KRBvK KRNvK KRPvK KBBvK KBNvK KBPvK KNNvK KNPvK KPPvK'.split(
		' ',
	);

type Kind = Pick<DrillSettings, 'role' | 'opponent' | 'strategy' | 'blind'> &
	Required<Pick<DrillSettings, 'game'>>;

const USUAL = {game: USUAL_GAME, opponent: 'phantom', strategy: 'table'} as const;
const attack = (opponent: Kind['opponent'], blind: boolean): Kind => ({
	...USUAL,
	role: 'attacker',
	opponent,
	blind,
});
const inKriegspiel = (kind: Kind): Kind => ({...kind, game: 'kriegspiel'});
const defence = (strategy: Kind['strategy'], blind: boolean): Kind => ({
	...USUAL,
	role: 'defender',
	strategy,
	blind,
});

/** Who plays whom, by its number in a code; as with the endings none changes its place. */
const KINDS: readonly Kind[] = [
	attack('phantom', false),
	attack('phantom', true),
	attack('clairvoyant', false),
	attack('clairvoyant', true),
	attack('fogged', false),
	attack('fogged', true),
	defence('table', false),
	defence('table', true),
	defence('paper', false),
	defence('paper+', false),
	attack(PAPER_KING, false),
	...[attack('phantom', false), attack('phantom', true)].map(inKriegspiel),
	...[attack('clairvoyant', false), attack('clairvoyant', true)].map(inKriegspiel),
	...[defence('table', false), defence('table', true)].map(inKriegspiel),
];

/** The plans that stand beside a kind, by their numbers in a code; none changes its place. */
const PLANS: readonly DrillStrategy[] = [
	'table',
	'metaposition',
	'divide-and-conquer',
	'divide-and-conquer+',
];

/** The most men of White's, his king among them. */
const MOST_SQUARES = 3;
/** What a code is made of, the last first, in bits; they fill it. */
const FIELDS = {
	king: 6,
	squares: 6 * MOST_SQUARES,
	ending: 5,
	plan: 2,
	kind: 5,
	version: 4,
} as const;
type Fields = {readonly [field in keyof typeof FIELDS]: number};

const fieldEntries = Object.entries(FIELDS) as [keyof Fields, number][];

const packFields = (fields: Fields): bigint =>
	fieldEntries.reduceRight(
		(packed, [field, bits]) => (packed << BigInt(bits)) | BigInt(fields[field]),
		0n,
	);

function unpackFields(packed: bigint): Fields {
	let rest = packed;
	const fields = {king: 0, squares: 0, ending: 0, plan: 0, kind: 0, version: 0};
	for (const [field, bits] of fieldEntries) {
		fields[field] = Number(rest & ((1n << BigInt(bits)) - 1n));
		rest >>= BigInt(bits);
	}

	return fields;
}

const packSquares = (squares: readonly Square[]): number =>
	squares.reduceRight((packed, square) => packed * 64 + square, 0);

/**
 * Returns the code of the drill that a match is, as it stood at the start; undefined when it is none, or one
 * that codes do not know. It is made from what White was told: in a drill in which he knows nothing of the
 * king and the person is White, the code does not hold the king's square. So it gives nothing away to White while
 * the drill is played, and a phantom's rewritten past is not in it. It holds where White's men start, so that
 * the lone king must not be told it before the end.
 */
export function shareCode(settings: MatchSettings): string | undefined {
	const drill = drillOf(settings);
	const setup = parseFen(settings.fen ?? '');
	const read = setup.ok ? readPlacement(setup.value.cells) : setup;
	if (drill === undefined || !read.ok) {
		return undefined;
	}

	const plan = Math.max(0, PLANS.indexOf(drill.strategy));
	const strategy = plan === 0 ? drill.strategy : 'table';
	const kind = KINDS.findIndex(
		(one) =>
			one.game === drill.game &&
			one.role === drill.role &&
			one.blind === drill.blind &&
			(one.role === 'attacker' ? one.opponent === drill.opponent : one.strategy === strategy),
	);
	const {placement, blackKing} = read.value;
	const ending = ENDINGS.indexOf(materialName(placement.material));
	if (kind < 0 || ending < 0 || blackKing === NO_SQUARE) {
		return undefined;
	}

	// The white king's own square stands for "not told".
	const king = hidesKing(KINDS[kind]) ? placement.squares[0] : blackKing;
	const squares = packSquares(placement.squares);
	return makeCode(packFields({version: VERSION, kind, plan, ending, squares, king}));
}

/** Whether the person is not to know the king's square: then a code does not hold it. */
const hidesKing = ({role, blind}: Kind): boolean => role === 'attacker' && blind;

const NO_START = 'the code is of no drill that there can be';

/** Reads the placement of a code; undefined when men cannot stand so. */
function readSquares({ending, squares: packed}: Fields): Placement | undefined {
	const material = parseMaterial(ENDINGS[ending] ?? '');
	if (!material.ok) {
		return undefined;
	}

	const count = material.value.length + 1;
	const squares = Array.from({length: count}, (_, man) => (packed >> (6 * man)) & 63);
	const placement = {material: material.value, squares};
	return packed >> (6 * count) === 0 && isPlacement(placement) ? placement : undefined;
}

/**
 * Reads a code of `shareCode`: the settings of a drill with the same start, the same knowledge and the same
 * opponent. Everybody who opens a code meets the same chances: a king whom nobody is told of stands on a
 * square drawn from the code. The error is a sentence part.
 */
export function parseShareCode(text: string): Result<DrillSettings> {
	const read = parseCode(text);
	if (!read.ok) {
		return read;
	}

	const fields = unpackFields(read.value);
	if (fields.version > VERSION) {
		return fail('the code is of a newer fogchess');
	}

	const kind = KINDS[fields.kind];
	const placement = readSquares(fields);
	const isTold = fields.king !== placement?.squares[0];
	if (fields.version !== VERSION || kind === undefined || placement === undefined) {
		return fail(NO_START);
	}

	const ending = materialName(placement.material);
	const seed = hashText(makeCode(read.value));
	const {game} = kind;
	const plan = PLANS[fields.plan];
	const drill = plan === 'table' ? kind : {...kind, strategy: plan};
	const rules = beliefGame(game).table;
	const hidden = [...rules.hidden(placement)];
	const isPlayable =
		findDrillFault(drill, ending) === undefined &&
		(plan === 'table' || PLAN_BOOKS[game].isNamed) &&
		drillMaterial({ending, game}).ok &&
		rules.counts(placement) &&
		hidden.length > 0;
	if (!isPlayable || hidesKing(kind) === isTold) {
		return fail(NO_START);
	}

	const king = isTold ? fields.king : pick(createRandom(seed), hidden);
	const cannotStand = attackedBy(placement).has(king) || placement.squares.includes(king);
	return cannotStand ? fail(NO_START) : ok({...drill, ending, seed, fen: fenWith(placement, king)});
}

/** Returns whether a word is meant as a code: no ending is so long, or has a digit or a hyphen in its name. */
export const isShareCode = (word: string): boolean => word.length > 7 || /[\d-]/.test(word);
