import {fail, ok, type Result} from '../core/result.js';
import {materialName, parseMaterial} from '../solver/material.js';

/** Reads names of endings that have tables, at least one; returns them as they are written, each once. */
export function readEndings(words: readonly string[]): Result<string[]> {
	const names = new Set<string>();
	for (const word of words) {
		const material = parseMaterial(word);
		if (!material.ok) {
			return material;
		}

		names.add(materialName(material.value));
	}

	return names.size === 0 ? fail('which ending? Name one, such as KQvK') : ok([...names]);
}
