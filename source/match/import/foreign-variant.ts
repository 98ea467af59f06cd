import {quote} from '../../core/quote.js';
import {fail, ok, type Result} from '../../core/result.js';
import {findVariant, VARIANTS} from '../../rules/registry.js';
import type {ForeignFault, ForeignGame} from './foreign-game.js';

type Tags = ReadonlyMap<string, string>;

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\da-z+]/g, '');

/** Returns the id of a variant that a record calls by its title or its name, in whatever spelling. */
function findNamed(name: string): string | undefined {
	const wanted = plain(name);
	const found =
		VARIANTS.find(({id, title}) => plain(title) === wanted || plain(id) === wanted)?.id ??
		name.trim().toLowerCase();
	const variant = findVariant(found);
	return variant.ok ? variant.value.id : undefined;
}

/**
 * Returns the variant that a game's tags name: our own `Rules`, a title or a name. The server that writes
 * `RuleVariants` has one game of ours; it calls it by its name or by how many play, and there a king is taken (Play4Mate). `usual` is what is meant where
 * nothing is said.
 */
export function variantOf(
	tags: Tags,
	usual: string,
): Result<Pick<ForeignGame, 'variant' | 'isVariantUntold'>, ForeignFault> {
	const named = tags.get('Rules') ?? tags.get('Variant');
	const isOfServer = /FogOfWar|Play4Mate/.test(tags.get('RuleVariants') ?? '');
	const found =
		(named === undefined ? undefined : findNamed(named)) ??
		(isOfServer ? VARIANTS[0].id : undefined);
	if (found !== undefined) {
		return ok({variant: found});
	}

	return named === undefined
		? ok({variant: usual, isVariantUntold: true})
		: fail({token: named, reason: `${quote(named)} is no game that is played here`});
}
