import type {RunCommand} from './command.js';

/** What a word or a value can be, for completion: some words, or what a source lists. */
export type Choices = readonly string[] | Source;
/** What lists words: `games`, `finished` and `lessons` when they are asked for, the others once for all. */
export type Source =
	| 'variants'
	| 'endings'
	| 'bots'
	| 'levels'
	| 'strategies'
	| 'files'
	| 'games'
	| 'finished'
	| 'lessons';

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
	/** What these words can be, all that is known of. */
	readonly from?: readonly Choices[];
	/** What `--as` can be. */
	readonly as?: readonly string[];
	readonly run: RunCommand;
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
		help: 'the variant (fogchess variants lists them); fog when left out',
		from: 'variants',
	},
	fen: {value: 'F', help: 'start from this position'},
	clock: {value: '5+3', help: 'minutes a side, and seconds added after each move'},
	as: {value: 'SIDE', help: 'white, black or random; in a drill attacker or defender'},
	level: {value: 'N', help: "the bot's level, 1 to 10, or its name", from: 'levels'},
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
	within: {value: 'N', help: "the most moves of White's to look at"},
	ply: {value: 'N', help: 'only this ply (0 is the start)'},
	white: {
		value: 'BOT',
		help: 'the bot that has White first: a name; in arena also exec:COMMAND',
		from: 'bots',
	},
	black: {value: 'BOT', help: 'the bot that has Black first', from: 'bots'},
	games: {value: 'N', help: 'how many games'},
	ms: {value: 'T', help: 'milliseconds a move'},
	nodes: {value: 'N', help: 'positions to look at for each move'},
	openings: {value: 'F', help: 'a file with an opening a line: a FEN, or moves', from: 'files'},
	sprt: {value: 'A,B', help: 'stops when one of two differences in Elo is accepted'},
	ascii: {help: 'letters instead of figurines'},
	json: {help: 'one JSON value a line'},
	pgn: {help: 'the game in PGN, with what was tried and announced in comments'},
} as const satisfies {readonly [flag: string]: FlagHelp};
export type FlagName = keyof typeof FLAGS;

/** Every command by name, in the order of the help. Each imports what it needs when it is run. */
export const COMMANDS = {
	menu: {
		group: 'play',
		usage: '',
		help: 'the menu',
		flags: [],
		run: async (input, io) => (await import('./menu.js')).menuCommand(input, io),
	},
	hotseat: {
		group: 'play',
		usage: '[--variant V] [--fen F] [--clock 5+3]',
		help: 'two people, one keyboard, a hand-off screen between turns',
		flags: ['variant', 'fen', 'clock', 'seed'],
		run: async (input, io) => (await import('./hotseat.js')).hotseatCommand(input, io),
	},
	play: {
		group: 'play',
		usage: '[--as white|black|random] [--level N] [--ms T]',
		help: 'against a bot',
		flags: ['as', 'variant', 'level', 'ms', 'seed', 'fen', 'clock'],
		as: ['white', 'black', 'random'],
		run: async (input, io) => (await import('./play.js')).playCommand(input, io),
	},
	drill: {
		group: 'learn',
		usage: '[KQvK|CODE|puzzles] [--variant kriegspiel] [--as attacker|defender]',
		help: 'practise an endgame, in the fog or in Kriegspiel',
		flags: ['variant', 'as', 'opponent', 'blind', 'strategy', 'fen', 'seed'],
		words: 1,
		from: ['endings', 'lessons', ['puzzles', 'puzzle']],
		as: ['attacker', 'defender'],
		run: async (input, io) => (await import('./drill.js')).drillCommand(input, io),
	},
	watch: {
		group: 'learn',
		usage: '[--white BOT --black BOT [--ms T]] | KQvK [--strategy NAME] [--variant V]',
		help: 'two bots in a game, with both views and the truth; or an endgame, explained',
		flags: ['white', 'black', 'variant', 'ms', 'strategy', 'fen', 'seed'],
		words: 1,
		from: ['endings'],
		run: async (input, io) => (await import('./watch.js')).watchCommand(input, io),
	},
	resume: {
		group: 'play',
		usage: '[GAME]',
		help: 'continue a saved game',
		flags: [],
		words: 1,
		from: ['games'],
		run: async (input, io) => (await import('./resume.js')).resumeCommand(input, io),
	},
	review: {
		group: 'learn',
		usage: '[GAME]',
		help: 'step through a finished game, the last or a named one, as White, Black or the truth',
		flags: [],
		words: 1,
		from: ['finished', 'files'],
		run: async (input, io) => (await import('./review.js')).reviewCommand(input, io),
	},
	analyse: {
		group: 'learn',
		usage: '[GAME] [--as white|black] [--nodes N|--ms T] [--ascii] [--json]',
		help: 'goes through a finished game as one side knew it: faults by knowledge, and luck',
		flags: ['as', 'nodes', 'ms', 'ascii', 'json'],
		words: 1,
		from: ['finished', 'files'],
		as: ['white', 'black'],
		run: async (input, io) => (await import('./analyse.js')).analyseCommand(input, io),
	},
	variants: {
		group: 'play',
		usage: '[--json]',
		help: 'lists the variants with their sources',
		flags: ['json'],
		run: async (input, io) => (await import('./variants.js')).variantsCommand(input, io),
	},
	show: {
		group: 'scripts',
		usage: 'FEN [--as white|black] [--ascii] [--variant V] [--json]',
		help: 'draws a position, or what one side sees of it',
		flags: ['as', 'ascii', 'variant', 'json'],
		words: 6,
		as: ['white', 'black'],
		run: async (input, io) => (await import('./show.js')).showCommand(input, io),
	},
	perft: {
		group: 'scripts',
		usage: 'DEPTH [--fen F] [--variant V]',
		help: 'counts the move sequences of that many plies',
		flags: ['fen', 'variant', 'json'],
		words: 1,
		run: async (input, io) => (await import('./perft.js')).perftCommand(input, io),
	},
	referee: {
		group: 'scripts',
		usage: '--json',
		help: 'umpires games read as JSON lines on stdin',
		flags: ['json'],
		run: async (input, io) => (await import('./referee.js')).refereeCommand(input, io),
	},
	engine: {
		group: 'scripts',
		usage: '--json',
		help: 'a bot as a process, told its views as JSON lines on stdin',
		flags: ['json'],
		run: async (input, io) => (await import('./engine.js')).engineCommand(input, io),
	},
	arena: {
		group: 'scripts',
		usage: '--white BOT --black BOT --games N [--ms T] [--openings F] [--json]',
		help: 'games between bots, pairs with colours swapped',
		flags: ['white', 'black', 'games', 'ms', 'variant', 'seed', 'openings', 'sprt', 'json'],
		run: async (input, io) => (await import('./arena.js')).arenaCommand(input, io),
	},
	table: {
		group: 'scripts',
		usage: 'build|list|stats|probe|verify … [--variant V]',
		help: 'exact endgame tables, of fog or kriegspiel (-undirected, -silent: less is told of check)',
		flags: ['variant', 'json', 'king-on', 'blind'],
		words: 24,
		from: [['build', 'list', 'stats', 'probe', 'verify'], 'endings'],
		run: async (input, io) => (await import('./table.js')).tableCommand(input, io),
	},
	solve: {
		group: 'scripts',
		usage: 'FEN [--king-on SQ,SQ] [--within N] [--json] | --compose [--within 2|3]',
		help: "whether White can force the king's capture in the fog; Black to move: after every ply of his",
		flags: ['king-on', 'within', 'compose', 'seed', 'json'],
		words: 6,
		run: async (input, io) => (await import('./solve.js')).solveCommand(input, io),
	},
	prove: {
		group: 'scripts',
		usage: 'ENDGAME [--strategy paper|paper+|table|…] [--variant fog|kriegspiel] [--json]',
		help: 'plays a strategist from every start against every answer',
		flags: ['strategy', 'variant', 'json'],
		words: 1,
		from: ['endings'],
		run: async (input, io) => (await import('./prove.js')).proveCommand(input, io),
	},
	replay: {
		group: 'scripts',
		usage: '[GAME] [--as white|black|truth] [--ply N] [--json|--pgn]',
		help: 'a saved game as one side knew it',
		flags: ['as', 'ply', 'json', 'pgn'],
		words: 1,
		from: ['games', 'finished', 'files'],
		as: ['white', 'black', 'truth'],
		run: async (input, io) => (await import('./replay.js')).replayCommand(input, io),
	},
} as const satisfies {readonly [name: string]: Command};
export type CommandName = keyof typeof COMMANDS;

export const isCommandName = (word: string): word is CommandName => Object.hasOwn(COMMANDS, word);

export const findCommand = (name: CommandName): Command => COMMANDS[name];
