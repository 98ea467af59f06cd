/** What is done on a screen, as far as its help says it first. */
export type Purpose =
	| 'game'
	| 'refereed'
	| 'placing'
	| 'choosing'
	| 'hidden'
	| 'open'
	| 'sending'
	| 'drill'
	| 'defence'
	| 'puzzle'
	| 'act-puzzle'
	| 'scene'
	| 'wait'
	| 'ended'
	| 'handoff'
	| 'lessons'
	| 'puzzles'
	| 'learn'
	| 'resume'
	| 'list'
	| 'variants'
	| 'menu'
	| 'games'
	| 'rules'
	| 'statistics'
	| 'review'
	| 'watch'
	| 'spectator';

/** What a screen is for, told to somebody who has never seen it. */
export const PURPOSES: {readonly [purpose in Purpose]: string} = {
	game: 'Your turn. You see your men and what they can go to; the rest lies in fog, and may hide anything. Choose a man and a square by arrows or mouse, or type a move such as Nf3.',
	refereed:
		'Your turn. You see your own men alone. Try a move: the umpire says whether it stands, and what both of you may hear.',
	placing:
		'A set-up in secret: put the men down where you want them. A letter puts a man on the square under the cursor, Enter or a click picks one up and puts it down, Backspace takes it off.',
	choosing:
		'Something else than a move is to be done: choose a square, or say a word with its key.',
	open: 'Your turn. You see every man on the board. Choose a man and a square by arrows or mouse, or type a move such as Nf3.',
	sending:
		'Your turn. You see your own men alone. Plan three moves of three different men, one by one, by arrows or mouse or typed, such as Nf3; they are sent together, and what became of them you hear when your next turn begins.',
	hidden:
		'Your turn. You see the whole board, but not all that stands there, or not what it is. Choose a man and a square by arrows or mouse, or type a move such as Nf3.',
	drill:
		'An endgame: hunt down the lone king in as few moves as you can. The coach says nothing of it until you ask, but marks where he can be in the first lessons.',
	defence:
		'An endgame: you have the lone king, and are hunted by men that you seldom see. Hold out as long as you can.',
	'act-puzzle':
		'A puzzle: do what its question asks, whatever is hidden from you. Any act that does not do it in every game that is possible is put back.',
	puzzle: 'A puzzle: take the king within so many moves, wherever he may be.',
	scene:
		'A scene to learn by: do what its sentence asks. A wrong move is put back, and you are told why.',
	wait: 'The other side is to move. You can look around, and type a move ahead.',
	ended:
		'The game is over: play it again, go through it with each side’s eyes, or have your moves judged.',
	handoff:
		'Between two turns: the board is blank, so that neither side sees the other’s. Whoever is named here takes the keyboard.',
	lessons:
		'Lessons to practise, by grades, the easiest first; the next one to do is under the cursor. An ending such as KRRvK is named by its men, White’s before the v: K king, Q queen, R rook, B bishop, N knight, P pawn. Par is what the table needs at most; “on par” is a lesson done alone in no more moves. “Blind”: nobody tells you where he starts.',
	puzzles:
		'Puzzles, by games: positions with one right move, whatever is hidden. The first try counts, and one with help or after a wrong move is marked so; once its solution was shown, or it was lost, nothing counts until it comes back. In the fog a puzzle is named by its men: K king, Q queen, R rook, B bishop, N knight, P pawn, White’s before the v.',
	learn: 'Short scenes that teach the game, one after the other; each can be played again.',
	resume:
		'Games that are not over, the latest first: open one and continue where it was left. Every game saves itself.',
	list: 'Choose one of these.',
	variants:
		'All games, put together by what is secret in them; the sentence says what each is like.',
	menu: 'The first menu: play, learn, practise, and go on with or go through what was played.',
	games: 'Games that are over, yours and imported ones: go through one, or have its moves judged.',
	rules:
		'The rules of one game after the other: what is seen and heard in it, how men move, how it ends, and where its rules come from.',
	statistics:
		'Your record against bots, made from the games that are over: results, and from those that were analysed faults, luck, and how much each side knew.',
	review:
		'A game that is over, move by move: as White saw it, as Black saw it, and as it was in truth.',
	watch: 'A plan played out against a king that it must find, with the reason for each move.',
	spectator: 'Two bots at play, with what each of them sees.',
};
