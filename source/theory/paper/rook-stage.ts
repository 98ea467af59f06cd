import type {Square} from '../../core/square.js';
import type {Ruling, Turn} from './plan.js';

/** A move that Lemma 19 has in mind. */
export type ManMove = {readonly from: Square; readonly to: Square};

/** What the rooks' plan remembers beside its frame. */
export type RookStage =
	| {readonly lemma: 'begin'}
	/** Lemma 19: the moves still to make. */
	| {readonly lemma: 19; readonly way: readonly ManMove[]}
	/** Lemma 20; in the corner, how many moves of the turn are made. */
	| {readonly lemma: 20; readonly turned?: number}
	| {readonly lemma: 21};

export type RookTurn<Stage extends RookStage = RookStage> = Turn<Stage>;
export type RookRuling = Ruling<RookStage>;
