import {RISKED} from './analysis.js';

const MEN = 'pawn, knight, bishop, rook, queen, king';

/** The word below the drawing of a man whose role is not known. */
export const CONCEALED = 'concealed';

/** What each sign means that a screen can draw, beside the sign itself. Which of them a screen has is the screen's affair. */
export const SIGN_TEXTS = {
	// In lists and forms.
	entry: 'the entry under the cursor',
	value: 'a value that the arrows left and right change',
	// The board.
	white: `White’s men: ${MEN}`,
	black: `Black’s men: ${MEN}`,
	listMen: `the same men in lists, or small: ${MEN}`,
	shade: 'where both sides’ men have one shape: White’s are the lighter ones',
	large: 'drawn large: White’s are filled, Black’s shaded',
	unknownMen: 'concealed men of White and of Black: you do not know what they are',
	concealed: 'beside a man: it is concealed still, though you know what it is',
	cover: 'a letter beside a man: the sign on the cover that it stands under',
	writtenOwn: 'beside a man: its side wrote it down in secret',
	unseenOwn: 'beside a man of yours: the other side does not see it',
	shownMan: 'beside a man: others of its kind are not seen, this one was revealed to both',
	secondMan: 'a small man beside another: both stand on that square',
	fog: 'fog: a square that is not seen',
	fogOrDark: 'fog; a dark square that is seen',
	lastOwn: 'your last or sealed move, or one you saw',
	lastSent: 'your last moves that were played',
	lastMove: 'the last move, from and to',
	cursor: 'the cursor',
	selected: 'the man picked up',
	lit: 'squares of what is typed or said',
	litPlanned: 'squares of the moves that you have planned, and of what is typed or said',
	litNext: 'the next move',
	litNote: 'what is talked about beside the board',
	quiet: 'the man can go there',
	canPut: 'a man can be put there, or the one picked up can stand there',
	canChoose: 'you can choose that square',
	capture: 'it can take there',
	lie: 'it can go there as another man would: a lie, which nobody else sees',
	captureTried: 'a pawn takes there, if there is something to take',
	intoFog: 'it can go there, but you do not see what is behind',
	tried: 'it can be tried there: you do not see what is in the way',
	// What the other side's turn changed.
	newlySeen: 'in sight since the other’s turn',
	lost: 'lost to sight in the other’s turn',
	taken: 'your man was taken there',
	check: 'your king is in check',
	// What is remembered, noted, deduced.
	ghost: 'a ghost: seen or told of so many plies ago',
	ghostUnknown: 'a man whose role you do not know: you were told of one there, so many plies ago',
	ghostOld: 'beside a ghost: even longer ago',
	pencil: 'your own pencil mark',
	setMan: 'a man or sign that you set, as you guess',
	puzzleMan: 'a black man out of sight: his letter where he must be, ? where he may be',
	possible: 'the king can be there',
	covered: 'seen, and he is not there',
	impossible: 'he cannot be there for another reason',
	pictured: 'he cannot be there, or the plan’s picture says so',
	guess: 'your guess of where he is',
	knownSure: 'certainly there, though out of sight',
	knownShare: 'what I know: this man, in so many of 100 positions; blank where nobody reaches 5',
	knownExample: 'this man stands there in the game that is told of',
	knownOthers: 'below or before it: other men that may be there',
	knownMore: 'more men than have room',
	knownMaybe:
		'what I know: this man may be there, the brighter the likelier; blank where hardly anybody is',
	knownSeveral: 'what I know: this man or another one may be there',
	knownRole:
		'what I know, beside or below a man or in its place: the commonest that he may be (all that are equally common), or that may stand there unseen, in so many of a hundred positions',
	knownCovered:
		'what I know, underlined in a cover’s place: this man is under it in half of the positions or more',
	knownWritten:
		'what I know, beside a man: in so many of a hundred positions he is the one written down',
	knownWrittenMaybe: 'the same where there is no room for a number',
	knownNobody: 'what I know, or was just told: nobody of the other side is there',
	// Beside the board.
	unknownMove: 'in the list of moves: what you did not see of a move',
	takenUnseen: 'in the list of what was taken: a man that you took without seeing which',
	clockRuns: 'the clock that runs',
	clockShort: 'beside a clock: little time is left',
	toMove: 'the side to move',
	chapter: 'the lemma that counts now',
	listHere: 'in the list of moves: the one that led here',
	momentKing: 'beside a move and in the plot: here the king fell',
	momentLoss: 'the same for the costliest loss',
	momentMissed: 'the same for a capture that was missed',
	faultKing: `beside a move: by what its side knew the own king could be taken in ${RISKED} of the positions than need be: for certain (king left) or perhaps (king at risk)`,
	faultMissed: 'beside a move: the other king was seen and not taken',
	faultBlunder: 'beside a move: a blunder by what its side knew',
	faultMistake: 'beside a move: a mistake; by what its side knew it lost a pawn or more',
	luckBad: 'beside a move: bad luck; by knowledge it was sound, in truth it lost much',
	luckGood: 'beside a move: a fault that in truth cost nothing',
	slip: 'beside a move: how many moves it costs more than the best',
	escape: 'beside a move: it lets the king out',
	plotBars: 'how many positions fitted what a side knew, on a logarithmic scale',
	plotHere: 'under the plot: the move that is shown',
	plotSample: 'before a number: it is that of a sample',
} as const;

export type SignId = keyof typeof SIGN_TEXTS;

/** The headings of the signs: of those that are on the board now, of the others, and of all where there is no board. */
export const SIGNS_NOW = 'On the board now';
export const SIGNS_OTHER = 'Other signs';
export const SIGNS_ALL = 'Signs';
export const KEYS_ALL = 'Keys';

/** The heads of the keys of a game, in their order. */
export const KEY_HEADS = {
	move: 'Move',
	coach: 'Coach',
	look: 'Look and mark',
	game: 'Game',
	program: 'Program',
} as const;

export type KeyHead = keyof typeof KEY_HEADS;
