import {fail, type Result} from '../../core/result.js';
import {isArenaScore, readArenaGame} from './arena-json.js';
import type {ForeignFault, ForeignGame} from './foreign-game.js';
import {isText} from './is-text.js';
import {type JsonPiece, readJsonText} from './json-text.js';
import {readKriegspielJson} from './kriegspiel-json.js';
import {readMovesJson} from './moves-json.js';
import {readPgnGame} from './pgn-game.js';
import {type PgnText, readPgnText} from './pgn-text.js';

type Read = Result<ForeignGame, ForeignFault>;

function readPiece(piece: JsonPiece, usual: string): Read {
	if (piece.kind === 'broken') {
		return fail({token: piece.text, reason: 'it is no JSON'});
	}

	const {object} = piece;
	return (
		readKriegspielJson(object) ??
		readArenaGame(object, usual) ??
		readMovesJson(object, usual) ??
		fail({
			token: Object.keys(object).join(', '),
			reason: 'there are no moves of a game in it',
		})
	);
}

/** A tag, and be it a broken one. */
const TAG = /\[\s*\w+\s+"/u;
/** What a move has in every dialect, a square or a castling; or what stands in its place. */
const LIKE_MOVE = /[a-n]\d|^[O0]-[O0]|^[RTP]$/u;

const firstMove = ({words}: PgnText): string | undefined =>
	words.find(({kind}) => kind === 'move')?.text;

/** Returns the games of a text that is no JSON. Every text can be read as PGN: where no tag and no beginning is like one it holds none. */
function readPgn(text: string, usual: string): readonly Read[] {
	const games = readPgnText(text);
	return TAG.test(text) || games.some((game) => LIKE_MOVE.test(firstMove(game) ?? ''))
		? games
				// A game may be over before its first move.
				.filter((game) => game.tags.size > 0 || firstMove(game) !== undefined)
				.map((game) => readPgnGame(game, usual))
		: [];
}

/**
 * Reads the games of a file from elsewhere, in their order, whatever dialect each is in (docs/import.md): PGN and its
 * relatives, or JSON. `usual` is the variant of games that name none. An empty list: there is no game in it. Pure.
 */
export const readGames = (text: string, usual: string): readonly Read[] =>
	isText(text)
		? (readJsonText(text)
				?.filter((piece) => piece.kind === 'broken' || !isArenaScore(piece.object))
				.map((piece) => readPiece(piece, usual)) ?? readPgn(text, usual))
		: [];
