import {parseFen, type Setup} from '../core/fen.js';
import {findVariant} from '../rules/registry.js';

/** Returns the start of a game that both sides know: from its FEN, or the variant's own. */
export function knownStart(variantId: string, fen?: string): Setup | undefined {
	const variant = findVariant(variantId);
	const setup = variant.ok ? parseFen(fen ?? variant.value.setup.fen) : undefined;
	return setup?.ok === true ? setup.value : undefined;
}
