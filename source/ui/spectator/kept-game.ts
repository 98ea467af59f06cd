import {fail, ok, type Result} from '../../core/result.js';
import type {Match} from '../../match/match.js';
import {VARIANTS} from '../../rules/registry.js';
import type {UiServices} from '../services.js';
import type {GameToWatch} from './spectated-match.js';

/**
 * Saves a game that is over, beside those that persons have played; returns its name. Until it is asked for
 * nothing of a watched game is saved. The error is a sentence.
 */
export function keepGame(
	match: Match,
	{saves, games}: Pick<UiServices, 'saves' | 'games'>,
): Result<string> {
	if (match.outcome === undefined) {
		return fail('A game can be saved when it is over.');
	}

	const id = games.newId();
	const saved = saves.save(id, match);
	games.close(id);
	return saved.ok ? ok(id) : saved;
}

/** Returns the command that shows the two in the same game again. */
export function watchCommandLine({bots, variant, fen, seed, ms}: GameToWatch): string {
	const flags = [
		`--white ${bots.white} --black ${bots.black} --seed ${seed}`,
		...(variant === VARIANTS[0].id ? [] : [`--variant ${variant}`]),
		...(ms === undefined ? [] : [`--ms ${ms}`]),
		...(fen === undefined ? [] : [`--fen "${fen}"`]),
	];
	return `fogchess watch ${flags.join(' ')}`;
}
