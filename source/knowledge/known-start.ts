import {parseFen, type Setup} from '../core/fen.js';
import {variantOf} from '../rules/registry.js';

/** Returns the start of a game that both sides know: from its FEN, or the variant's own. */
export function knownStart(variantId: string, fen?: string): Setup | undefined {
	const setup = parseFen(fen ?? variantOf(variantId).setup.fen);
	return setup.ok ? setup.value : undefined;
}
