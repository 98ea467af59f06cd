/** What is listed when it is asked for: saved games, those that are over, lessons and puzzles, and the options of the variant that is being typed. */
export const LISTS = ['games', 'finished', 'lessons', 'options'] as const;
export type ListName = (typeof LISTS)[number];

/** Completion scripts ask the hidden command `fogchess __complete LIST [WORD]` for a list, of what WORD may become. */
export const LISTING_COMMAND = '__complete';

/** What a word or a value can be, for completion: some words, what the program names once for all, or a list. */
export type Choices =
	| readonly string[]
	| 'variants'
	| 'puzzle-games'
	| 'table-games'
	| 'endings'
	| 'bots'
	| 'levels'
	| 'strategies'
	| 'scenes'
	| 'files'
	| ListName;

/** A flag: how its value is called in the help, or nothing for a switch. */
export type FlagHelp = {readonly value?: string; readonly help: string; readonly from?: Choices};

/** What the commands are for, in the order of the help. */
export const GROUPS = {play: 'Play', learn: 'Learn', scripts: 'Scripts'} as const;

export type Command = {
	readonly group: keyof typeof GROUPS;
	readonly usage: string;
	readonly help: string;
	readonly flags: readonly FlagName[];
	/** The most words it takes; the default is none. */
	readonly words?: number;
	/** What words of its usage stand for that do not speak for themselves. */
	readonly terms?: {readonly [word: string]: string};
	/** What these words can be, all that is known of. */
	readonly from?: readonly Choices[];
	/** What `--as` can be. */
	readonly as?: readonly string[];
	/** What a flag means to it, where that is something of its own. */
	readonly own?: {readonly [flag in FlagName]?: string};
	/** What the values of its flags stand for that do not speak for themselves. */
	readonly values?: {readonly [value: string]: string};
	/** What is worth trying of it. */
	readonly examples?: readonly string[];
	/** What can stand behind some of its words, where that is less than behind the command. */
	readonly under?: {readonly [word: string]: Under};
};

export type Under = {
	readonly flags: readonly FlagName[];
	readonly from?: readonly Choices[];
	/** What `--variant` can be. */
	readonly variant?: Choices;
};

/** What every command understands, and fogchess without one. */
export const GENERAL_FLAGS = {
	help: {short: 'h', help: 'tells what there is, of a command when one is named'},
	version: {short: 'V', help: 'tells the version'},
} as const;

/** Every flag of every command, once: a flag means the same wherever it is taken. */
export const FLAGS = {
	variant: {
		value: 'V',
		help: 'the variant, as NAME or NAME+OPTION (fogchess variants lists both); fog when left out',
		from: 'variants',
	},
	fen: {value: 'F', help: 'start from this position'},
	clock: {
		value: '5+3',
		help: 'minutes a side, and seconds added after each move; no clock when left out',
	},
	advisers: {
		value: 'WHO',
		help: 'persons or bots, in a game that has advisers; bots when left out',
		from: ['persons', 'bots'],
	},
	as: {value: 'SIDE', help: 'white, black or random; in a drill attacker or defender'},
	level: {value: 'N|NAME', help: 'the bot’s level, 1 to 10, or its name', from: 'levels'},
	seed: {value: 'S', help: 'makes everything drawn at random come out the same again'},
	opponent: {
		value: 'KIND',
		help: 'clairvoyant, fogged or phantom',
		from: ['clairvoyant', 'fogged', 'phantom'],
	},
	blind: {help: 'nothing is known of where the king is'},
	strategy: {value: 'NAME', help: 'which strategist plays', from: 'strategies'},
	'king-on': {value: 'SQ,SQ', help: 'where the lone king may be'},
	compose: {help: 'makes a problem with one solution'},
	within: {value: 'N', help: 'the most moves of White’s to look at'},
	ply: {value: 'N', help: 'only this ply (0 is the start)'},
	white: {
		value: 'BOT',
		help: 'the bot that has White first: a name; in arena also exec:COMMAND',
		from: 'bots',
	},
	black: {value: 'BOT', help: 'the bot that has Black first', from: 'bots'},
	games: {value: 'N', help: 'how many games'},
	ms: {value: 'T', help: 'milliseconds a move; of the levels, 10 alone goes by it'},
	nodes: {value: 'N', help: 'positions to look at for each move'},
	openings: {value: 'F', help: 'a file with an opening a line: a FEN, or moves', from: 'files'},
	sprt: {value: 'A,B', help: 'stops when one of two differences in Elo is accepted'},
	ascii: {help: 'letters instead of figurines'},
	json: {help: 'one JSON value a line'},
	plain: {help: 'a line in, lines out: nothing is drawn'},
	pgn: {help: 'the game in PGN, with what was tried and announced in comments'},
} as const satisfies {readonly [flag: string]: FlagHelp};
export type FlagName = keyof typeof FLAGS;

/** Who plays the lone king of a drill. */
const LONE_KINGS = {
	clairvoyant: 'a king who sees everything and knows what you know',
	fogged: 'a king who sees what his own squares show him',
	phantom: 'a king who has not decided where he stands, and turns up where it is worst for you',
};

/** How an ending is played. */
const STRATEGIES = {
	table: 'the exact table: never a move more than it must',
	'paper, paper+':
		'in the fog: Gehnen and Stannat’s plan, lemma by lemma, and skipping what it can',
	metaposition: 'in Kriegspiel: the program of 2003, which judges a try by its worst answer',
	'divide-and-conquer':
		'in Kriegspiel: four quarters, search, squeeze; with a + corrected, to mate always',
};

/** Every command by name, in the order of the help; `run-command.ts` runs them. */
export const COMMANDS = {
	menu: {
		group: 'play',
		usage: '',
		help: 'the menu',
		flags: ['plain'],
	},
	learn: {
		group: 'learn',
		usage: '[SCENE]',
		help: 'the rules of the fog by playing, scene by scene',
		flags: ['plain'],
		words: 1,
		from: ['scenes'],
	},
	hotseat: {
		group: 'play',
		usage: '[--variant V] [--advisers persons|bots] [--fen F] [--clock 5+3] [--seed S]',
		help: 'two people, one keyboard, a hand-off screen between turns',
		flags: ['variant', 'advisers', 'fen', 'clock', 'seed', 'plain'],
		examples: ['fogchess hotseat --variant kriegspiel --clock 5+3'],
	},
	play: {
		group: 'play',
		usage:
			'[--as white|black|random] [--variant V] [--advisers persons|bots] [--level N|NAME] [--ms T] [--seed S] [--clock 5+3] [--fen F]',
		help: 'against a bot',
		flags: ['as', 'variant', 'advisers', 'level', 'ms', 'seed', 'fen', 'clock', 'plain'],
		as: ['white', 'black', 'random'],
		examples: ['fogchess play --as black --level 7'],
	},
	drill: {
		group: 'learn',
		usage:
			'[KQvK|LESSON|CODE|lessons [KQvK]|puzzles|puzzle N] [--variant V] [--as attacker|defender] [--opponent KIND] [--blind] [--strategy NAME] [--fen F] [--seed S]',
		help: 'practise an endgame, in the fog or in Kriegspiel',
		terms: {
			LESSON: 'a lesson by its name, such as KQvK-attacker-known-3',
			CODE: 'a drill that somebody shared: # tells the code of one',
			lessons: 'the list of lessons, or of those of an ending',
			puzzles: 'the list of puzzles, or with --variant of those of a game; puzzle: the next one',
		},
		flags: ['variant', 'as', 'opponent', 'blind', 'strategy', 'fen', 'seed', 'plain'],
		words: 1,
		from: ['endings', 'lessons', ['lessons', 'puzzles', 'puzzle']],
		as: ['attacker', 'defender'],
		values: {...LONE_KINGS, ...STRATEGIES},
		under: {
			lessons: {flags: ['plain'], from: ['endings']},
			puzzles: {flags: ['variant', 'plain'], variant: 'puzzle-games'},
			puzzle: {flags: ['variant', 'plain'], variant: 'puzzle-games'},
		},
		examples: ['fogchess drill KQvK --opponent phantom'],
	},
	watch: {
		group: 'learn',
		usage:
			'([--white BOT --black BOT [--ms T]] | KQvK [--strategy NAME]) [--variant V] [--fen F] [--seed S]',
		help: 'two bots in a game, with both views and the truth; or an endgame, explained',
		flags: ['white', 'black', 'variant', 'ms', 'strategy', 'fen', 'seed', 'plain'],
		words: 1,
		from: ['endings'],
		values: STRATEGIES,
		examples: ['fogchess watch --white level-8 --black level-3', 'fogchess watch KQvK'],
	},
	resume: {
		group: 'play',
		usage: '[GAME]',
		help: 'continue a saved game',
		flags: ['plain'],
		words: 1,
		from: ['games'],
	},
	review: {
		group: 'learn',
		usage: '[GAME]',
		help: 'step through a finished game, the last or a named one, as White, Black or the truth',
		flags: ['plain'],
		words: 1,
		from: ['finished', 'files'],
	},
	analyse: {
		group: 'learn',
		usage: '[GAME] [--as white|black] [--nodes N|--ms T] [--ascii] [--json]',
		help: 'goes through a finished game as one side knew it: faults by knowledge, and luck',
		flags: ['as', 'nodes', 'ms', 'ascii', 'json'],
		words: 1,
		from: ['finished', 'files'],
		as: ['white', 'black'],
		own: {ms: 'milliseconds a move, instead of positions', ascii: 'letters instead of blocks'},
		examples: ['fogchess analyse', 'fogchess analyse game.pgn --as black --json'],
	},
	import: {
		group: 'learn',
		usage: 'FILE|- [--variant V] [--json]',
		help: 'finished games from elsewhere (PGN, PGN4, JSON) into the list of finished games',
		flags: ['variant', 'json'],
		words: 1,
		from: ['files'],
		examples: [
			'fogchess import games.pgn',
			'gzip -dc games.pgn.gz | fogchess import - --variant dark',
		],
	},
	stats: {
		group: 'learn',
		usage: '[--ascii] [--json]',
		help: 'your record against the bots, streaks, faults, luck, and how much each side knew',
		flags: ['ascii', 'json'],
		own: {ascii: 'letters instead of blocks'},
	},
	variants: {
		group: 'play',
		usage: '[NAME] [--json]',
		help: 'lists the variants with their options, or tells of one with its rules and source',
		flags: ['json'],
		words: 1,
		from: ['variants'],
	},
	show: {
		group: 'scripts',
		usage: 'FEN [--as white|black] [--ascii] [--variant V] [--json]',
		help: 'draws a position, or what one side sees of it',
		flags: ['as', 'ascii', 'variant', 'json'],
		words: 6,
		as: ['white', 'black'],
		examples: ['fogchess show "8/8/8/3k4/8/8/8/KQ6 w - - 0 1" --as white'],
	},
	perft: {
		group: 'scripts',
		usage: 'DEPTH [--fen F] [--variant V] [--json]',
		help: 'counts the move sequences of that many plies',
		flags: ['fen', 'variant', 'json'],
		words: 1,
		examples: ['fogchess perft 3 --variant dark'],
	},
	referee: {
		group: 'scripts',
		usage: '--json',
		help: 'umpires games read as JSON lines on stdin',
		flags: ['json'],
		examples: [
			'fogchess referee --json',
			'in:  {"id":1,"tries":["e2e4","e7e5"]}',
			'out: {"id":1,"plies":[{"try":null,"accepted":true,"turn":"white","white":{…},"black":{…}},…],"outcome":null}',
		],
	},
	engine: {
		group: 'scripts',
		usage: '--json',
		help: 'a bot as a process, told its views as JSON lines on stdin',
		flags: ['json'],
		examples: [
			'fogchess engine --json',
			'in:  {"type":"new","side":"white","level":1,"seed":1}',
			'in:  {"type":"go","view":"????????/????????/????????/????????/8/8/PPPPPPPP/RNBQKBNR w KQ -"}',
			'out: {"type":"try","move":"b1c3","info":{}}',
		],
	},
	arena: {
		group: 'scripts',
		usage:
			'--white BOT --black BOT --games N [--ms T] [--variant V] [--seed S] [--openings F] [--sprt A,B] [--json]',
		help: 'games between bots, pairs with colours swapped',
		flags: ['white', 'black', 'games', 'ms', 'variant', 'seed', 'openings', 'sprt', 'json'],
		examples: ['fogchess arena --white level-5 --black level-3 --games 20 --seed 1'],
	},
	table: {
		group: 'scripts',
		usage: 'build|list|stats|probe|verify … [--king-on SQ,SQ|--blind] [--variant V] [--json]',
		help: 'exact endgame tables, of fog or kriegspiel (-undirected, -silent: less is told of check)',
		flags: ['variant', 'json', 'king-on', 'blind'],
		words: 24,
		from: [['build', 'list', 'stats', 'probe', 'verify']],
		under: {
			build: {flags: ['variant', 'json'], from: ['endings'], variant: 'table-games'},
			list: {flags: ['variant', 'json'], variant: 'table-games'},
			stats: {flags: ['variant', 'json'], from: ['endings'], variant: 'table-games'},
			probe: {flags: ['variant', 'king-on', 'blind', 'json'], variant: 'table-games'},
			verify: {flags: ['variant', 'json'], from: ['endings'], variant: 'table-games'},
		},
		examples: ['fogchess table build KQvK KRvK', 'fogchess table stats KQvK --json'],
	},
	solve: {
		group: 'scripts',
		usage: 'FEN [--king-on SQ,SQ] [--within N] [--json] | --compose [--within 2|3] [--seed S]',
		help: 'whether White can force the king’s capture in the fog; Black to move: after every ply of his',
		flags: ['king-on', 'within', 'compose', 'seed', 'json'],
		words: 6,
		examples: ['fogchess solve "8/8/8/8/8/2K5/7Q/k7 w - - 0 1" --within 3'],
	},
	prove: {
		group: 'scripts',
		usage: 'ENDGAME [--strategy paper|paper+|table|…] [--variant fog|kriegspiel] [--json]',
		help: 'plays a strategist from every start against every answer',
		flags: ['strategy', 'variant', 'json'],
		words: 1,
		from: ['endings'],
		examples: ['fogchess prove KQvK --strategy table --json'],
	},
	replay: {
		group: 'scripts',
		usage: '[GAME] [--as white|black|truth] [--ply N] [--json|--pgn]',
		help: 'a game, finished or saved while it runs, as one side knew it (yours, else White) or in truth',
		flags: ['as', 'ply', 'json', 'pgn'],
		words: 1,
		from: ['games', 'finished', 'files'],
		as: ['white', 'black', 'truth'],
		examples: ['fogchess replay --as truth --pgn'],
	},
	man: {
		group: 'learn',
		usage: '',
		help: 'the manual page; into a file or a pipe, its source',
		flags: [],
	},
	completion: {
		group: 'scripts',
		usage: 'bash|zsh|fish',
		help: 'a completion script for a shell, on stdout',
		flags: [],
		words: 1,
		from: [['bash', 'zsh', 'fish']],
	},
} as const satisfies {readonly [name: string]: Command};
export type CommandName = keyof typeof COMMANDS;

export const isCommandName = (word: string): word is CommandName => Object.hasOwn(COMMANDS, word);

export const findCommand = (name: CommandName): Command => COMMANDS[name];
