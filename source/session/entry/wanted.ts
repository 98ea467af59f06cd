import {EMPTY, manRole, parseManLetter, type Role} from '../../core/man.js';
import {isBishopText} from '../../core/san.js';
import {parseSquare, type Square} from '../../core/square.js';

/** What a text says about a move, as far as it is shaped like one. */
export type Wanted = {
	/** The kind of man it names; undefined when it names none (a pawn, or any in UCI). */
	readonly role?: Role;
	readonly from?: Square;
	/** A file or rank of origin. */
	readonly origin?: string;
	readonly to: Square;
};

/** Returns what a text wants that `normalise` has made plain; undefined when it is not shaped like a move of a man. */
export function readWanted(wanted: string): Wanted | undefined {
	// "b" is a file first; "Bc3" and "nf3" are men, "b1b3" is two squares. Upper-case files are forgiven.
	const shape =
		/^(?<from>b[1-8])(?<to>[a-h][1-8])(?<becomes>[qrbnk])?$/i.exec(
			isBishopText(wanted) ? '' : wanted,
		)?.groups ??
		/^(?<letter>[KQRBN]|[kqrn](?=[a-h]))?(?<from>[a-h][1-8])?(?<origin>[a-h]|[1-8])?(?<to>[a-h][1-8])(?<becomes>[qrbnk])?$/i.exec(
			wanted,
		)?.groups;
	if (shape === undefined) {
		return undefined;
	}

	const letter = shape['letter'];
	const isFile =
		letter === 'b' &&
		shape['from'] === undefined &&
		shape['origin'] === undefined &&
		!/^b/i.test(shape['to']);
	const man = letter === undefined || isFile ? EMPTY : parseManLetter(letter.toUpperCase());
	const to = parseSquare(shape['to'].toLowerCase());
	const from = parseSquare((shape['from'] ?? '').toLowerCase());
	const origin = isFile ? 'b' : shape['origin']?.toLowerCase();
	// Nobody writes "ee4".
	const isDoubled =
		letter === undefined && from === undefined && origin === shape['to'][0].toLowerCase();
	return to === undefined || isDoubled
		? undefined
		: {
				to,
				...(man === EMPTY ? {} : {role: manRole(man)}),
				...(from === undefined ? {} : {from}),
				...(origin === undefined ? {} : {origin}),
			};
}
