import {createRequire} from 'node:module';

/** What we use of ffish (Fairy-Stockfish as a library). */
export type FfishBoard = {
	legalMoves(): string;
	push(uci: string): boolean;
	delete(): void;
	fen(): string;
};
export type Ffish = {
	loadVariantConfig(ini: string): void;
	Board: new (variant: string, fen: string) => FfishBoard;
};

const FOG_OF_WAR = `[fogofwar:chess]
king = -
commoner = k
castlingKingPiece = k
extinctionValue = loss
extinctionPieceTypes = k
`;

/**
 * Loads ffish with the fog of war rules. It reads its WebAssembly with `fetch` when there is one,
 * which on Node 18 and later cannot read a file, so `fetch` is hidden from it while it loads.
 */
export async function loadFfish(): Promise<Ffish> {
	const {fetch} = globalThis;
	Object.assign(globalThis, {fetch: undefined});
	try {
		const module = createRequire(import.meta.url)('ffish') as Ffish & {
			onRuntimeInitialized?: () => void;
			readonly calledRun?: boolean;
		};
		// Whoever asked before in the same realm has had it started: that is told only once.
		if (module.calledRun !== true) {
			await new Promise<void>((resolve) => {
				module.onRuntimeInitialized = resolve;
			});
			module.loadVariantConfig(FOG_OF_WAR);
		}

		return module;
	} finally {
		globalThis.fetch = fetch;
	}
}
