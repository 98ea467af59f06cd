import type {Cells} from './board-text.js';
import {given} from './given.js';
import {isAnyMan, KING, type Man, manRole, parseRoleLetter, PAWN, type Role} from './man.js';
import {fileOf, parseSquare, rankOf, type Square} from './square.js';
import type {UciMove} from './uci.js';

/** What a move written down says of itself: short, long or with every origin in full. */
export type WrittenMove =
	| {readonly castling: 'short' | 'long'}
	| {
			/** The man's role: a pawn's where no letter stands, unless both squares do. */
			readonly role?: Role;
			/** What is said of the origin: 0–7 each. */
			readonly file?: number;
			readonly rank?: number;
			readonly to: Square;
			readonly takes: boolean;
			/** The role of the man taken, where it is named. */
			readonly taken?: Role;
			readonly promotion?: Role;
	  };

const MOVE =
	/^(?<letter>[KQRBN])?(?<file>[a-h])?(?<rank>[1-8])?(?<sign>[-x:])?(?<taken>[KQRBN])?(?<to>[a-h][1-8])(?:=?(?<promotion>[QRBNqrbn]))?$/;
const CASTLING = /^[O0o]-[O0o](?<long>-[O0o])?$/;
/** Signs for check, capture of the king and praise tell nothing that the move does not. */
const SUFFIX = /[+#!?]+$/;

/**
 * Reads a move as records of games write it: "Nf3", "R6c7", "exd5", "gxh8=Q+", "O-O-O", "e2e4", "Ne1c2", "h5-h7",
 * "Nh7xNf6". Undefined when the text is none. Strict where `findSan` is forgiving: whoever reads a record wants to
 * know where it goes wrong.
 */
export function readMove(text: string): WrittenMove | undefined {
	const bare = text.replace(SUFFIX, '');
	const castling = CASTLING.exec(bare);
	if (castling !== null) {
		return {castling: castling.groups?.['long'] === undefined ? 'short' : 'long'};
	}

	const {letter, file, rank, sign, taken, to, promotion} = MOVE.exec(bare)?.groups ?? {};
	const target = parseSquare(to ?? '');
	if (target === undefined) {
		return undefined;
	}

	const isInFull = file !== undefined && rank !== undefined;
	const roles = {
		role:
			letter === undefined ? (isInFull ? undefined : ('pawn' as const)) : parseRoleLetter(letter),
		taken: taken === undefined ? undefined : parseRoleLetter(taken),
		promotion: promotion === undefined ? undefined : parseRoleLetter(promotion),
		file: file === undefined ? undefined : file.charCodeAt(0) - 97,
		rank: rank === undefined ? undefined : rank.charCodeAt(0) - 49,
	};
	return {...given(roles), to: target, takes: sign === 'x' || sign === ':'};
}

const isTwoFiles = ({from, to}: UciMove): boolean =>
	rankOf(from) === rankOf(to) && Math.abs(fileOf(from) - fileOf(to)) === 2;

/** Returns whether a man of this role, or any where none is told, can be meant. */
const isRole = (man: Man, role: Role | undefined): boolean =>
	role === undefined ? isAnyMan(man) : isAnyMan(man) && manRole(man) === role;

/** Returns whether a written move can mean this one. `cells` is the true board before it. */
export function fitsWritten(written: WrittenMove, move: UciMove, cells: Cells): boolean {
	const {from, to, promotion} = move;
	const man = cells[from];
	const isCastling = (man & 7) === KING && isTwoFiles(move);
	if ('castling' in written) {
		return isCastling && to > from === (written.castling === 'short');
	}

	const {role, file, rank, taken} = written;
	const isInFull = file !== undefined && rank !== undefined;
	const isPawn = (man & 7) === PAWN;
	const isPawnCapture = isPawn && fileOf(from) !== fileOf(to);
	return (
		to === written.to &&
		promotion === written.promotion &&
		isRole(man, role) &&
		(file ?? fileOf(from)) === fileOf(from) &&
		(rank ?? rankOf(from)) === rankOf(from) &&
		// A pawn that takes names its file, and castling is written as such or in full.
		(!isPawnCapture || file !== undefined) &&
		(!isCastling || isInFull) &&
		(!written.takes || isPawnCapture || (!isPawn && isAnyMan(cells[to]))) &&
		(taken === undefined || isRole(cells[to], taken))
	);
}
