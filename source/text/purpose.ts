import type {Word} from '../core/act.js';
import {IMPORTS} from './cannot-do.js';
import {DRILL_ROWS} from './drill.js';
import {joinWords} from './men.js';

/** What is done on a screen, as far as its help says it first. */
export type Purpose =
	| 'game'
	| 'refereed'
	| 'placing'
	| 'placing-anew'
	| 'choosing'
	| 'hidden'
	| 'concealed'
	| 'open'
	| 'bound'
	| 'sealing'
	| 'sealed'
	| 'advising'
	| 'sending'
	| 'drill'
	| 'defence'
	| 'puzzle'
	| 'act-puzzle'
	| 'scene'
	| 'wait'
	| 'confirm'
	| 'ended'
	| 'ended-unkept'
	| 'handoff'
	| 'lessons'
	| 'puzzles'
	| 'learn'
	| 'resume'
	| 'list'
	| 'variants'
	| 'endings'
	| 'menu'
	| 'games'
	| 'rules'
	| 'statistics'
	| 'review'
	| 'judged'
	| 'watch'
	| 'spectator';

/** What a screen is for, told to somebody who has never seen it. */
export const PURPOSES: {readonly [purpose in Purpose]: string} = {
	game: 'Your turn. You see your men and what they can go to; the rest lies in fog, and may hide anything. Choose a man and a square by arrows or mouse, or type a move such as Nf3.',
	refereed:
		'Your turn. You see your own men alone. Try a move: the umpire says whether it stands, and what both of you may hear.',
	placing:
		'A set-up in secret: put the men down where you want them. A letter puts a man on the square under the cursor, Enter or a click picks one up and puts it down, Backspace takes it off.',
	'placing-anew':
		'Your king is attacked where he was put: choose another free square of your half. One that is attacked is refused, and both sides hear it.',
	choosing: 'There is no move to make now: choose a square, or say a word with its key.',
	open: 'Your turn. You see every man on the board. Choose a man and a square by arrows or mouse, or type a move such as Nf3.',
	bound:
		'Your turn, and your reply is bound. Who has looked at a sealed move must take or give check, or if he cannot, move his king. Who sealed an illegal move must move the same man, neither taking nor checking with it, or if he cannot, his king without taking. If that too is impossible, he moves the man that the other side names. Choose a man and a square by arrows or mouse, or type a move such as Nf3: only moves that are left are shown.',
	sealing:
		'Your turn, and no move lies sealed: seal yours. Choose a man and a square by arrows or mouse, or type a move such as Nf3. The other side is told only that you have sealed one. Your move is opened when it seals a move in turn, or looks at yours and is bound in its reply.',
	sealed:
		'Your turn, and the other side’s move lies sealed: you do not see it on the board yet. Seal a move of your own, by arrows or mouse or typed, such as Nf3: then theirs is opened and played, and yours lies sealed in its place. If yours gives check, it is played at once; if it has become illegal, you must move the same man openly. Or look: theirs is opened and played, and you must take or give check, or if you cannot, move your king. Once open play is asked for, neither move stays sealed.',
	advising:
		'You are the adviser, and see every man on the board. You may play this move for your player, by arrows or mouse or typed, such as Nf3: it may not mate, and all are told that it was yours. Or hand the keyboard back.',
	sending:
		'Your turn. You see your own men alone. Plan three moves of three different men, one by one, by arrows or mouse or typed, such as Nf3; they are sent together, and what became of them you hear when your next turn begins.',
	hidden:
		'Your turn. You see the whole board, but not every man of the other side’s that stands on it. Choose a man and a square by arrows or mouse, or type a move such as Nf3.',
	concealed:
		'Your turn. You see where all men stand, but not what each of them is. Choose a man and a square by arrows or mouse, or type a move such as Nf3.',
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
	confirm: 'Your turn is over. Look around as long as you like; Enter hands over the keyboard.',
	ended:
		'The game is over: play it again, go through it with each side’s eyes, or have your moves judged.',
	'ended-unkept':
		'The game is over. No move was made, so there is nothing to go through: play it again, or leave it.',
	handoff:
		'Between two turns: the board is blank, so that neither side sees the other’s. Whoever is named here takes the keyboard.',
	lessons:
		'Lessons to practise, by grades, the easiest first; the next one to do is under the cursor. An ending such as KRRvK is named by its men, White’s before the v: K king, Q queen, R rook, B bishop, N knight, P pawn. Par is what the table needs at most; “on par” is a lesson done alone in no more moves. “Blind”: nobody tells you where he starts.',
	puzzles:
		'Puzzles, game by game: positions with one right move, whatever is hidden. The first try counts, and one with help or after a wrong move is marked so; once its solution was shown, or it was lost, nothing counts until it comes back. In the fog a puzzle is named by its men, White’s before the v, and by where the king is or can be.',
	learn: 'Short scenes that teach the game, one after the other; each can be played again.',
	resume:
		'Games that are not over, the latest first: open one and continue where it was left. Every game saves itself.',
	list: 'Choose one of these.',
	endings: `Endings against a lone king, the easiest first. ${DRILL_ROWS.ending}`,
	variants:
		'All games, put together by what is secret in them; the sentence says what each is like.',
	menu: 'The first menu: play, learn, practise, and go on with or go through what was played.',
	games: `Games that are over, yours and imported ones: go through one, or have its moves judged. ${IMPORTS}`,
	rules:
		'The rules of one game after the other: what is seen and heard in it, how men move, how it ends, and where its rules come from.',
	statistics:
		'Your record against bots, made from the games that are over: results, and from those that were analysed faults, luck, and how much each side knew.',
	review:
		'A game that is over, move by move: as White saw it, as Black saw it, and as it was in truth.',
	judged:
		'A game that is over, move by move, its moves judged: each by what its side knew, and in truth. What moves gave away is counted beside the best move in truth; what was to be expected is what they give away on average in all positions that fitted: where that is more, the fog was kind.',
	watch: 'A plan played out against a king that it must find, with the reason for each move.',
	spectator: 'Two bots at play, with what each of them sees.',
};

const BY_SQUARE = 'choose its square by arrows and Enter or mouse, or type it.';

/** What is to be chosen where there is no move to make, by a word that is among those that may be said; "name own" in a set-up. */
const CHOOSING: {readonly [word in Word | 'name own']?: string} = {
	reveal: `One of your men is to be revealed, so that both sides see what it is: ${BY_SQUARE}`,
	cede: `One of your bishops leaves the board before play: ${BY_SQUARE}`,
	'name own': `A set-up in secret: one of your men may make a special move once in the game. To write it down ${BY_SQUARE} Then say that you are ready.`,
	name: `The other side has no reply that its rules allow, and you say which of its men must move: ${BY_SQUARE}`,
	king: `The other side’s king is to be found: ${BY_SQUARE}`,
	challenge:
		'The other side has claimed a move with a man under a cover, and it may be a lie: challenge it or let it pass.',
	'take-back':
		'A pawn could take a piece of yours after your try: take it back, which nobody hears, or let it stand.',
	caution: 'Your player asks for instructions: answer with one of three words, which all hear.',
	open: 'Your move lies sealed: ask for open play, or end your turn.',
};

/** A word that is said by a key, and what it is called. */
type WordKey = {readonly key: string; readonly label: string};

/** Returns which key says which word. */
const describeKeys = (keys: readonly WordKey[]): string =>
	`Press ${joinWords(
		keys.map(({key, label}) => `${key} for “${label}”`),
		'or',
	)}.`;

/** What is to be entered once a word is said. */
const BEGUN: {readonly [word in Word]?: string} = {
	reveal: `You reveal one of your men, so that both sides see it: ${BY_SQUARE} Esc drops it.`,
	special:
		'Your special move is next: choose where the man goes that you wrote down, by arrows and Enter or mouse, or type the move. Esc drops it, and you may make an ordinary one.',
};

/** Returns what a screen is for; where something is chosen that is no move, what that is, by the words that may be said and their keys, and what follows the one that is `begun`. */
export function purposeText(
	purpose: Purpose,
	{
		says = [],
		keys = [],
		isSetUp,
		begun,
	}: {
		readonly says?: readonly Word[];
		/** The keys of words that answer what is asked, where several do. */
		readonly keys?: readonly WordKey[];
		readonly isSetUp: boolean;
		readonly begun?: Word;
	},
): string {
	const [chosen] =
		purpose === 'choosing'
			? says.flatMap((word) => CHOOSING[word === 'name' && isSetUp ? 'name own' : word] ?? [])
			: [];
	const told = (begun && BEGUN[begun]) ?? chosen ?? PURPOSES[purpose];
	return told === chosen && keys.length > 1 ? `${told} ${describeKeys(keys)}` : told;
}
