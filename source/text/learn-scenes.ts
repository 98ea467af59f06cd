import {UNSEEN} from '../core/man.js';
import {parseSquare} from '../core/square.js';
import {currentView} from '../rules/history.js';
import type {SceneText} from './learn-scene-text.js';
import {joinWords} from './men.js';

const isInSight = ({cells}: ReturnType<typeof currentView>, name: string): boolean =>
	cells[parseSquare(name) ?? 0] !== UNSEEN;

/** Where the knight of the scene about ghosts may be, as far as White can know. */
const KNIGHT_MAY_BE = ['a5', 'a7', 'b8', 'c6', 'e7'];

/**
 * Every sentence of the scenes, by their ids and those of their steps. Nothing here says more than the seat can
 * know at that moment. What is claimed of strategy was checked with `fogchess analyse` (test/drill/learn/).
 */
export const LEARN_TEXTS: {readonly [scene: string]: SceneText} = {
	sight: {
		title: 'What you see',
		about: 'your men, where they can go, and fog',
		steps: {
			first: {
				task: 'You see your men and where they can go; the rest is fog. Type e4, then Enter.',
				hints: [
					'A move is typed as the square that a man goes to; a pawn needs no letter.',
					'Type e and 4, then press Enter; or go with the arrows, Enter, arrows, Enter.',
				],
				faults: {
					otherwise: 'In a game you may. Here the king’s pawn goes first: type e4, then Enter.',
				},
			},
			further: {
				signs: () => 'e3 behind your pawn is fog too: no man of yours can go there.',
				task: 'Bishop and queen look out now: go with one of them until you see a man of Black’s.',
				hints: [
					'Send one along a free line that ends far up the board.',
					'Type Bc4, then Enter: from c4 the bishop looks up to f7, where a man stands.',
				],
				faults: {
					otherwise: 'You see no man of Black’s from there. Bishop and queen see further.',
				},
			},
		},
		done: 'Black shows only where a man of yours could take. Every move is a look.',
	},
	pawns: {
		title: 'A pawn sees differently',
		about: 'straight on, and diagonally',
		steps: {
			blocked: {
				signs: (_isSmall, {lost}) =>
					`On e5 ${lost} says that you have just lost sight of that square.`,
				task: 'Your pawn on e4 cannot go on and does not see why. Look at e5 with another man.',
				hints: [
					'Which of yours could reach e5 after one move? A man sees where it could go or take.',
					'Type Nf3, then Enter: from f3 the knight could go to e5, and so it sees e5.',
				],
				faults: {otherwise: 'That does not look at e5. A man sees where it could go or take.'},
			},
			diagonal: {
				task: 'That stood in its way. And d5 shows: diagonally a pawn sees what it can take. Take it.',
				hints: [
					'A pawn goes straight on, but takes one step diagonally: from e4 that is d5 or f5.',
					'Type exd5, then Enter: the pawn of the e-file takes on d5.',
				],
				faults: {
					other: 'You could take on e5, but this is about the pawn on e4: take with it, exd5.',
					otherwise: 'With the pawn on e4 take the one on d5: exd5.',
				},
			},
		},
		done: 'A pawn sees straight on while its way is free, and diagonally what it can take.',
	},
	vanish: {
		title: 'A man vanishes',
		about: 'nobody tells you what took it',
		steps: {
			wait: {
				task: 'Your pawn on e5 stands far out. Let it stand, and make another move.',
				hints: [
					'Any quiet move of another man will do.',
					'Type Nc3, then Enter: it brings out a knight, and the pawn stays.',
				],
				faults: {
					pawn: 'Let this pawn stand for once, and see what becomes of it.',
					otherwise: 'Not the queen to d7: she would be lost. Make a quieter move.',
				},
			},
			find: {
				task: (history) =>
					isInSight(currentView(history), 'e5')
						? 'You see what took your pawn: take it, or make a move that keeps it in sight.'
						: 'Nobody says what took your pawn. Make a move that sees e5.',
				hints: [
					(history) =>
						isInSight(currentView(history), 'e5')
							? 'A man of yours sees e5, and what a man sees it can take.'
							: 'A man sees e5 when it could go there: bring one to such a square.',
					({typed, takes}) =>
						takes
							? `Type ${typed}, then Enter: it takes what took your pawn.`
							: `Type ${typed}, then Enter: a man that stands there sees e5.`,
				],
				faults: {otherwise: 'From there nobody of yours sees e5, where your pawn stood.'},
			},
		},
		done: 'A man that is taken is simply gone. What took it stands where yours stood.',
	},
	king: {
		title: 'The king can be taken',
		about: 'there is no check',
		steps: {
			save: {
				task: 'A rook on e8, on your king’s file, and nobody says check. Take it with yours.',
				hints: [
					'Between his rook and your king nothing stands. Your rook on a8 is on its rank.',
					'Type Rxe8, then Enter: R is your rook, x takes, e8 is where.',
				],
				faults: {
					king: 'Your king is taken, and so the game is lost. Nobody warns you.',
					otherwise: 'Your king got away, but at a price. Take the rook while you see it: Rxe8.',
				},
			},
			take: {
				task: 'Now his king on g8 stands in sight. There is no mate either: take him.',
				hints: [
					'Between your rook on e8 and his king nothing stands.',
					'Type Rxg8, then Enter: the rook takes his king, and the game is won.',
				],
				faults: {otherwise: 'A king in sight is there to be taken: Rxg8.'},
			},
		},
		done: 'There is no check and no mate: whoever takes the king wins.',
	},
	look: {
		title: 'Look before you step',
		about: 'lines to your king',
		steps: {
			careless: {
				task: 'Nothing that you see is in danger. Bring out a knight: Nf3.',
				hints: [
					'Knights belong in the game early, and nothing that you see speaks against it.',
					'Type Nf3, then Enter: the knight goes from g1 to f3.',
				],
				faults: {otherwise: 'Your own way comes next. First see what happens after Nf3.'},
				after: 'Black’s queen took your king. The line from a5 to e1 was open, its end in the fog.',
			},
			careful: {
				task: 'The same board once more. Find a move that shuts that line, or leaves it.',
				hints: [
					'The line runs over b4, c3 and d2: a man on one of them shuts it.',
					'Type Nc3, then Enter: it brings out a knight, too, and shuts the line.',
				],
				faults: {
					king: 'The line from a5 to e1 is still open, and your king is taken again.',
					otherwise: 'Shut the line from a5 to e1, or take your king off it.',
				},
			},
		},
		done: 'After Nf3 a queen takes your king in 5 % of the positions that fit: mind unseen lines.',
	},
	f7: {
		title: 'The stroke on f7',
		about: 'a square with one guard',
		steps: {
			aim: {
				task: 'Your bishop sees f7, which at first the king alone guards. Add the queen: Qf3.',
				hints: [
					'Two men on one square beat one guard: the second takes the guard, here the king.',
					'Type Qf3, then Enter: from f3 the queen looks up the file to f7.',
				],
				faults: {otherwise: 'Aim a second man at f7: the queen, from f3.'},
			},
			strike: {
				task: 'Black may not have seen her. Take f7: if he takes back, your other man takes him.',
				hints: [
					'Whichever of your two takes on f7, the other one guards it.',
					'Type Qxf7, then Enter: the queen takes, and the bishop guards her.',
				],
				faults: {otherwise: 'Strike while he may not know: take the pawn on f7.'},
			},
			king: {
				task: 'His king took, and stands in sight of your other man. Take him.',
				hints: [
					'What struck is gone, and your other man still looks at f7.',
					({typed}) => `Type ${typed}, then Enter: it takes his king, and the game is won.`,
				],
				faults: {otherwise: 'The king on f7 is in sight: take him.'},
			},
		},
		done: 'A good bet: it fails in a quarter of the positions that fit. Your own f2 is as weak.',
	},
	ghosts: {
		title: 'Ghosts, w and pencil',
		about: 'what you saw, what can be, what you guess',
		steps: {
			leave: {
				task: 'Your bishop sees the knight on c6. Step back with it: Bc4.',
				hints: [
					'Then no man of yours sees c6, and you are left with what you remember of it.',
					'Type Bc4, then Enter: the bishop steps back along its diagonal.',
				],
				faults: {
					take: 'You could. This time take nothing, and step back: Bc4.',
					otherwise: 'c6 is still in sight. Step back with the bishop: Bc4.',
				},
			},
			know: {
				signs: (isSmall) =>
					isSmall
						? 'A ghost has a number: seen so many plies ago.'
						: 'The number beside a ghost: so many plies (half-moves) ago it was seen.',
				task: 'The knight seen on c6 is a ghost now: there you saw it last. It may have moved: press w.',
				hints: [
					'Nobody tells you where it went; but where it may be can be worked out.',
					'Press w: what may stand on each square that you do not see.',
				],
				faults: {otherwise: 'No move just yet: press w, and see where the knight can be.'},
			},
			note: {
				signs: (isSmall, {nobody}) =>
					`${isSmall ? '? or + beside a man: perhaps there' : '80 beside a man: there in 80 % of the positions'}; !: certainly; ${nobody}: nobody.`,
				task: `It may stand on ${joinWords(KNIGHT_MAY_BE, 'or')}. Guess: arrows to a square, then m, then n.`,
				hints: [
					'No guess is wrong. It is likeliest on c6, where you saw it.',
					'm asks for a sign for the square under the cursor, and n is a knight.',
				],
				faults: {
					place: 'A guess is for the fog: arrows to a square, then m, then n.',
					otherwise: 'Note your guess first: arrows to a square, then m, then n.',
				},
			},
		},
		guess: (square) =>
			square === 'a5'
				? 'Your mark was right: the knight went to a5.'
				: `The knight went to a5: it could ${KNIGHT_MAY_BE.includes(square) ? `have been on ${square} as well` : `not have been on ${square}`}.`,
		done: 'A ghost is what you saw, w what can be, a pencil mark your guess.',
	},
	guard: {
		title: 'Is it guarded?',
		about: 'you never see all that guards',
		steps: {
			take: {
				task: 'Knight and queen both see the pawn on e5. Take it with the right one.',
				hints: [
					'What takes may be taken: send the one that you would sooner lose.',
					'Type Nxe5, then Enter: a knight is worth less than a queen.',
				],
				faults: {
					queen: 'Something that you did not see guarded e5: a queen is gone for a pawn.',
					otherwise: 'Take the pawn on e5, with the knight or with the queen.',
				},
			},
			again: {
				task: 'So it was guarded. But what took your knight is in sight: take it, Qxe5.',
				hints: [
					'You lost a knight for a pawn. Take back, and it is a knight for a knight and a pawn.',
					'Type Qxe5, then Enter: the queen takes what stands on e5.',
				],
				faults: {otherwise: 'Take back on e5 with the queen.'},
			},
		},
		done: 'You see a man, but seldom all that guards it. So the cheapest man takes first.',
	},
	'hand-off': {
		title: 'The hand-off',
		about: 'two people, one keyboard',
		steps: {
			white: {
				task: 'Two people at one keyboard. Be White first, and make any move.',
				hints: ['Any move will do; Black has not moved yet.', 'Type e4, then Enter.'],
				faults: {otherwise: 'Make any move.'},
			},
			blank: {
				task: 'Look as long as you like. Then Enter blanks the board for the other player.',
				hints: [
					'What you see is not for the other player: so the board is blanked first.',
					'Press Enter.',
				],
				faults: {otherwise: 'Press Enter.'},
			},
			take: {
				task: 'The other player sits down now, and presses Space.',
				hints: ['Only who sits down now is to see what comes.', 'Press Space.'],
				faults: {otherwise: 'Press Space.'},
			},
			black: {
				task: 'Now you are Black, and White’s move lies in the fog. Make a move.',
				hints: [
					'Any move will do; what White played you see only where a man of yours could go.',
					'Type e5, then Enter.',
				],
				faults: {otherwise: 'Make any move.'},
			},
		},
		done: 'So neither sees the other’s board. Hotseat in the menu is played like this.',
	},
	umpire: {
		title: 'Kriegspiel',
		about: 'a try, a refusal, “Any?”',
		steps: {
			try: {
				task: 'In Kriegspiel you see your own men alone, and an umpire answers. Try e5.',
				hints: [
					'You do not see what stands on e5. What the umpire answers tells you.',
					'Type e5, then Enter: your pawn on e4 tries to go on.',
				],
				faults: {
					capture: 'No: there is nothing to take there. Of e5 that tells nothing: try e5 itself.',
					ask: '“Any?” is for later: first try the pawn to e5.',
					otherwise: 'First try a move that may not go: the pawn to e5.',
				},
			},
			move: {
				task: 'He says no, so something stands on e5. It is still your turn: play d4.',
				hints: [
					'Beside the pawn on e4 one on d4 could take on e5, where something stands.',
					'Type d4, then Enter: the queen’s pawn goes two squares.',
				],
				faults: {
					ask: '“Any?” is for the next step: play d4 first.',
					otherwise: 'Play d4, and your pawns may have something to take.',
				},
			},
			ask: {
				task: 'Can a pawn of yours take anything? Ask him: press y.',
				hints: [
					'He tells whether a pawn of yours can take, but not which one and not where.',
					'y asks “Any?”; so does any? and Enter.',
				],
				faults: {otherwise: 'Ask him first: press y.'},
			},
			take: {
				task: '“Try” means that a pawn can take. But where? Try captures until one stands.',
				hints: [
					'Think of e5: he refused that before.',
					'Type dxe5, then Enter: a man stands on e5, and your pawn on d4 could take it.',
				],
				faults: {
					refused: 'Not there. A refused try costs nothing: try another capture.',
					otherwise: 'Try a capture by a pawn: exd5, exf5, dxc5 or dxe5.',
				},
			},
		},
		done: 'Yes or no, captures and checks: he tells no more. You work out the rest.',
	},
	hunt: {
		title: 'Hunting a king',
		about: 'a lone king that you do not see',
		steps: {
			hunt: {
				signs: (_isSmall, {king}) => king && `${king}: he can be here.`,
				task: 'He is always on the square that is worst for you. Take him in 3 moves.',
				hints: [
					'He cannot hide where you see. Take from him the squares that he could go to.',
					({typed, takes}) =>
						`Type ${typed}, then Enter: ${takes ? 'it takes his king' : 'from there she sees squares that he needs'}.`,
				],
				faults: {
					costs: 'That is too slow: he could hold out for a move more. Try another.',
					otherwise: 'That lets him slip away. Leave him no square that you cannot see.',
				},
			},
		},
		done: 'So a king is hunted: by what you see, and by what you can rule out.',
	},
	'first-game': {
		title: 'A first game',
		about: 'against level 1: warnings, no hints',
		steps: {},
		done: '',
	},
};
