import {fail, type Result} from '../../core/result.js';
import type {ForeignFault, ForeignGame} from './foreign-game.js';
import {isText} from './is-text.js';
import {type JsonPiece, readJsonText} from './json-text.js';
import {readKriegspielJson} from './kriegspiel-json.js';
import {readPgnGame} from './pgn-game.js';
import {readPgnText} from './pgn-text.js';
import {readRawMoves} from './raw-moves.js';

type Read = Result<ForeignGame, ForeignFault>;

function readPiece(piece: JsonPiece, usual: string): Read {
	if (piece.kind === 'broken') {
		return fail({token: piece.text, reason: 'it is no JSON'});
	}

	const {object} = piece;
	return (
		readKriegspielJson(object) ??
		readRawMoves(object, usual) ??
		fail({
			token: Object.keys(object).join(', '),
			reason: 'it has neither "game_state" nor "moves_raw"',
		})
	);
}

/**
 * Reads the games of a file from elsewhere, in their order, whatever dialect each is in (docs/import.md): PGN and its
 * relatives, or JSON. `usual` is the variant of games that name none. An empty list: there is no game in it. Pure.
 */
export const readGames = (text: string, usual: string): readonly Read[] =>
	!isText(text)
		? []
		: (readJsonText(text)?.map((piece) => readPiece(piece, usual)) ??
			readPgnText(text)
				// A game may be over before its first move.
				.filter(({tags, words}) => tags.size > 0 || words.some(({kind}) => kind === 'move'))
				.map((game) => readPgnGame(game, usual)));
