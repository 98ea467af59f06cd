import {DRILL_ROWS} from './drill.js';

/** What the rows of a form choose, by their labels, as its help says it first; of one that is left out the form's own words are told. */
export type FormHelp = {readonly [label: string]: string};

export const DRILLS_HELP: FormHelp = {
	'Next lesson':
		'What is due (its day to be repeated has come), or else the first start that you have not met. “On par” is a lesson done alone in no more moves than par, which is what the table needs at most.',
	'All lessons': DRILL_ROWS.lessons,
	'Free practice': `${DRILL_ROWS.practice}.`,
	Game: 'In Fog of War you see where your men can go; in Kriegspiel your men alone, and an umpire answers.',
	Ending: `Which men hunt the lone king. ${DRILL_ROWS.ending}`,
	'You play': 'The men that hunt, or the lone king.',
	'Black’s king is':
		'How the lone king plays. A phantom has not decided where he stands, and turns up where it is worst for you; a clairvoyant king sees everything; a fogged one sees what his own squares show him.',
	'You know': 'Whether you are told where the king starts.',
	'White knows': 'Whether White is told where your king starts.',
	'The coach': DRILL_ROWS.coach,
	'White is': 'By whose plan you are hunted.',
	'Watch the plan':
		'A published plan for this ending, played out step by step with its reasons: you only look on.',
	Puzzles: DRILL_ROWS.puzzles,
};

export const NEW_GAME_HELP: FormHelp = {
	Start: 'Begins the game, with the choices below.',
	'You play': 'Your side, or one drawn at random.',
	Level: 'Which bot plays against you, by its strength.',
	'It thinks': 'How long the bot may think about a move: the longer the stronger.',
	Game: 'Fog of War, or another game with something hidden. Enter lists all of them, i has the rules of the one that is chosen.',
	'Your adviser': 'Who answers when you ask for advice: our bot, or another person.',
	Clock: 'The time that each side has, if it is to be limited.',
	'White is': 'The name of who plays White.',
	'Black is': 'The name of who plays Black.',
	PINs: 'Whether four digits that only one of you knows are asked for at each hand-off.',
};

export const SETTINGS_HELP: FormHelp = {
	Theme: 'The colours of the board and of what is beside it. Automatic is what suits the terminal.',
	Men: 'How the men are drawn: large drawings, chess symbols, or letters.',
	Colours:
		'Whether there are colours. Automatic asks the terminal; it counts from the next start on.',
	'Turn the board': 'Whether the board of a hotseat game turns to whoever is at the keyboard.',
	Motion: 'Whether what a bot’s move changed is lit for a moment.',
	Bell: 'Whether the terminal rings when it is your turn and its window is not in front.',
	Mouse: 'Whether squares, rows and keys can be clicked. Hold Shift to mark text while it is on.',
	Clock: 'The clock that a hotseat game begins with, unless you choose another one there.',
	'White is': 'The name of who plays White in a hotseat game.',
	'Black is': 'The name of who plays Black in a hotseat game.',
	PINs: 'Whether a new hotseat game asks for PINs, so that neither can look at the other’s board.',
	'Your name': 'Your name against the bot. Your progress in lessons is kept under it.',
};

export const WATCH_HELP: FormHelp = {
	Start: 'Begins it, with the choices below.',
	Watch: 'A game of two bots, or an ending that is explained move by move or try by try.',
	'White is': 'Which bot plays White.',
	'Black is': 'Which bot plays Black.',
	'Time a move': 'How long a bot may think about a move: the longer the stronger.',
	Game: 'Which game they play. Enter lists all of them.',
	Ending: DRILL_ROWS.ending,
	'Played by': 'By whose plan White hunts the king.',
};
