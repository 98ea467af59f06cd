import {fileOf, rankOf, type Square} from '../../core/square.js';
import type {CheckKind} from '../../rules/news.js';
import {lineKind} from '../../rules/umpire/check-kinds.js';

/** Returns by what line, seen from the king, a man on `from` checks a king: of a man that is on none it is a knight. */
export function checkKind(from: Square, king: Square): CheckKind {
	const files = fileOf(from) - fileOf(king);
	const ranks = rankOf(from) - rankOf(king);
	const isOnLine = files === 0 || ranks === 0 || Math.abs(files) === Math.abs(ranks);
	return isOnLine ? lineKind(king, files, ranks) : 'knight';
}
