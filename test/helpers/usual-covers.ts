/** Returns what puts men, by their letters, on a rank from the a-file on. */
const putAll = (rank: number, letters: string): readonly string[] =>
	Array.from(letters, (letter, file) => `${letter}@${'abcdefgh'[file]}${rank}`);

/** Both set-ups of Liar Chess as acts, the men under the covers that show what they are. */
export const USUAL_COVERS: readonly string[] = [
	...putAll(1, 'RNBQKBNR'),
	...putAll(2, 'PPPPPPPP'),
	'ready',
	...putAll(8, 'RNBQKBNR'),
	...putAll(7, 'PPPPPPPP'),
	'ready',
];
