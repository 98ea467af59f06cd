import type {Style} from './style.js';

/** What is remembered in the fog, by its side and how long ago it was seen, the oldest last. */
export const GHOST_ROLES = [
	'whiteGhost0',
	'whiteGhost1',
	'whiteGhost2',
	'blackGhost0',
	'blackGhost1',
	'blackGhost2',
] as const;

/** What has a look of its own. Every role's meaning is also told by a shape or a word, never by colour alone. */
export const ROLES_OF_STYLE = [
	// Squares by their colour on the board: those that are seen, and fog with the colour of its texture.
	'lightSquare',
	'darkSquare',
	'lightFog',
	'darkFog',
	// What may lie over a square: the man picked up, squares lit while typing, the last own move.
	'selected',
	'lit',
	'lastMove',
	// Men by side; `own` is laid over those of the viewer.
	'white',
	'black',
	'own',
	// What is remembered where it is seen that it is gone, or as text; then in the fog.
	'ghost',
	...GHOST_ROLES,
	'pencil',
	'target',
	'capture',
	'cursor',
	'news',
	'taken',
	'possible',
	// The same where it is not likely, in the fog.
	'unlikely',
	'covered',
	'impossible',
	'guess',
	'coordinate',
	// Text beside the board.
	'title',
	'text',
	'faint',
	'accent',
	'good',
	'warning',
	'bad',
	'key',
	'rule',
] as const;
export type StyleRole = (typeof ROLES_OF_STYLE)[number];

export type Palette = {readonly [role in StyleRole]: Style};
