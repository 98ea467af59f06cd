import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {makeContestant} from './contestants.js';

/** So many moves of each side are looked at, in the first pair of games. */
const MOVES = 16;
/** What a look at the clock adds to it, in milliseconds: the clock is not a real one. */
const TICK = 8;
const SEED = 7;

class Enough extends Error {}

/** Returns a contestant that gives up after some moves; each is told to `tell`. */
const briefly = (contestant, tell) => {
	let moves = 0;
	return {
		...contestant,
		begin: async (about) => {
			moves = 0;
			await contestant.begin(about);
		},
		choose: async (question, time, truth) => {
			if (moves++ === MOVES) {
				throw new Enough();
			}

			const choice = await contestant.choose(question, time, truth);
			tell(choice.move);
			return choice;
		},
	};
};

/** Returns a fingerprint of how two contestants play: the moves of a few games by a clock that runs with the questions put to it. */
async function playBriefly(arena, players) {
	const hash = createHash('sha256');
	const tell = ({from, to, promotion}) => hash.update(`${from} ${to} ${promotion} `);
	let clock = 0;
	const contestants = players.map((player) =>
		briefly(
			// Fairy-Stockfish is no part of this code.
			makeContestant(arena, player.kind === 'fairy' ? {kind: 'greedy'} : player),
			tell,
		),
	);
	for (const index of [0, 1]) {
		try {
			await arena.playGameOf(
				{
					variant: arena.fog,
					contestants,
					ms: Number.POSITIVE_INFINITY,
					seed: SEED,
					openings: undefined,
					now: () => (clock += TICK),
				},
				index,
			);
		} catch (error) {
			if (!(error instanceof Enough)) {
				throw error;
			}
		}
	}

	return hash.digest('hex').slice(0, 12);
}

/**
 * Returns a function that tells how contestants play, as a fingerprint that changes of the code keep as long
 * as they change no move of some games. What was found for the same code, which `code` tells, is kept in `folder`.
 */
export function behaviours(arena, code, folder) {
	const file = join(folder, `behaviour-${code}.json`);
	let known = {};
	try {
		known = JSON.parse(readFileSync(file, 'utf8'));
	} catch {
		// Nothing was found out about this code yet.
	}

	return async (players) => {
		const key = JSON.stringify(players);
		if (known[key] === undefined) {
			known[key] = await playBriefly(arena, players);
			mkdirSync(folder, {recursive: true});
			writeFileSync(file, JSON.stringify(known));
		}

		return known[key];
	};
}
