import type {RunCommand} from './command.js';

/** A flag: how its value is called in the help, or nothing for a switch. */
type FlagHelp = {readonly value?: string; readonly help: string};

export type Command = {
	readonly usage: string;
	readonly help: string;
	readonly flags: readonly FlagName[];
	/** The most words it takes; the default is none. */
	readonly words?: number;
	readonly run: RunCommand;
};

/** Every flag of every command, once: a flag means the same wherever it is taken. */
export const FLAGS = {
	variant: {value: 'V', help: 'the variant (fogchess variants lists them); fog when left out'},
	fen: {value: 'F', help: 'start from this position'},
	clock: {value: '5+3', help: 'minutes a side, and seconds added after each move'},
	as: {value: 'SIDE', help: 'white, black or random; in a drill attacker or defender'},
	level: {value: 'N', help: "the bot's level, 1 to 10, or its name"},
	seed: {value: 'S', help: 'makes everything drawn at random come out the same again'},
	opponent: {value: 'KIND', help: 'clairvoyant, fogged or phantom'},
	blind: {help: 'nothing is known of where the king is'},
	strategy: {value: 'NAME', help: 'which strategist plays'},
	'king-on': {value: 'SQ,SQ', help: 'where the lone king may be'},
	compose: {help: 'makes a problem with one solution'},
	within: {value: 'N', help: "the most moves of White's to look at"},
	ply: {value: 'N', help: 'only this ply (0 is the start)'},
	white: {value: 'BOT', help: 'the bot that has White first: a name; in arena also exec:COMMAND'},
	black: {value: 'BOT', help: 'the bot that has Black first'},
	games: {value: 'N', help: 'how many games'},
	ms: {value: 'T', help: 'milliseconds a move'},
	nodes: {value: 'N', help: 'positions to look at for each move'},
	openings: {value: 'F', help: 'a file with an opening a line: a FEN, or moves'},
	sprt: {value: 'A,B', help: 'stops when one of two differences in Elo is accepted'},
	ascii: {help: 'letters instead of figurines'},
	json: {help: 'one JSON value a line'},
	pgn: {help: 'the game in PGN, with what was tried and announced in comments'},
} as const satisfies {readonly [flag: string]: FlagHelp};
export type FlagName = keyof typeof FLAGS;

/** Every command by name, in the order of the help. Each imports what it needs when it is run. */
export const COMMANDS = {
	menu: {
		usage: '',
		help: 'the menu',
		flags: [],
		run: async (input, io) => (await import('./menu.js')).menuCommand(input, io),
	},
	learn: {
		usage: '[SCENE]',
		help: 'the rules of the fog by playing, scene by scene',
		flags: [],
		words: 1,
		run: async (input, io) => (await import('./learn.js')).learnCommand(input, io),
	},
	hotseat: {
		usage: '[--variant V] [--fen F] [--clock 5+3]',
		help: 'two people, one keyboard, a hand-off screen between turns',
		flags: ['variant', 'fen', 'clock', 'seed'],
		run: async (input, io) => (await import('./hotseat.js')).hotseatCommand(input, io),
	},
	play: {
		usage: '[--as white|black|random] [--level N] [--ms T]',
		help: 'against a bot',
		flags: ['as', 'variant', 'level', 'ms', 'seed', 'fen', 'clock'],
		run: async (input, io) => (await import('./play.js')).playCommand(input, io),
	},
	drill: {
		usage: '[KQvK|CODE|puzzles] [--variant kriegspiel] [--as attacker|defender]',
		help: 'practise an endgame, in the fog or in Kriegspiel',
		flags: ['variant', 'as', 'opponent', 'blind', 'strategy', 'fen', 'seed'],
		words: 1,
		run: async (input, io) => (await import('./drill.js')).drillCommand(input, io),
	},
	watch: {
		usage: '[--white BOT --black BOT [--ms T]] | KQvK [--strategy NAME] [--variant V]',
		help: 'two bots in a game, with both views and the truth; or an endgame, explained',
		flags: ['white', 'black', 'variant', 'ms', 'strategy', 'fen', 'seed'],
		words: 1,
		run: async (input, io) => (await import('./watch.js')).watchCommand(input, io),
	},
	resume: {
		usage: '[GAME]',
		help: 'continue a saved game',
		flags: [],
		words: 1,
		run: async (input, io) => (await import('./resume.js')).resumeCommand(input, io),
	},
	review: {
		usage: '[GAME]',
		help: 'step through a finished game, the last or a named one, as White, Black or the truth',
		flags: [],
		words: 1,
		run: async (input, io) => (await import('./review.js')).reviewCommand(input, io),
	},
	analyse: {
		usage: '[GAME] [--as white|black] [--nodes N|--ms T] [--ascii] [--json]',
		help: 'goes through a finished game as one side knew it: faults by knowledge, and luck',
		flags: ['as', 'nodes', 'ms', 'ascii', 'json'],
		words: 1,
		run: async (input, io) => (await import('./analyse.js')).analyseCommand(input, io),
	},
	import: {
		usage: 'FILE|- [--variant V] [--json]',
		help: 'finished games from elsewhere (PGN, PGN4, JSON) into the list of finished games',
		flags: ['variant', 'json'],
		words: 1,
		run: async (input, io) => (await import('./import.js')).importCommand(input, io),
	},
	stats: {
		usage: '[--ascii] [--json]',
		help: 'your record against the bots, streaks, faults, luck, and how much each side knew',
		flags: ['ascii', 'json'],
		run: async (input, io) => (await import('./stats.js')).statsCommand(input, io),
	},
	variants: {
		usage: '[--json]',
		help: 'lists the variants with their sources',
		flags: ['json'],
		run: async (input, io) => (await import('./variants.js')).variantsCommand(input, io),
	},
	show: {
		usage: 'FEN [--as white|black] [--ascii] [--variant V] [--json]',
		help: 'draws a position, or what one side sees of it',
		flags: ['as', 'ascii', 'variant', 'json'],
		words: 6,
		run: async (input, io) => (await import('./show.js')).showCommand(input, io),
	},
	perft: {
		usage: 'DEPTH [--fen F] [--variant V]',
		help: 'counts the move sequences of that many plies',
		flags: ['fen', 'variant', 'json'],
		words: 1,
		run: async (input, io) => (await import('./perft.js')).perftCommand(input, io),
	},
	referee: {
		usage: '--json',
		help: 'umpires games read as JSON lines on stdin',
		flags: ['json'],
		run: async (input, io) => (await import('./referee.js')).refereeCommand(input, io),
	},
	engine: {
		usage: '--json',
		help: 'a bot as a process, told its views as JSON lines on stdin',
		flags: ['json'],
		run: async (input, io) => (await import('./engine.js')).engineCommand(input, io),
	},
	arena: {
		usage: '--white BOT --black BOT --games N [--ms T] [--openings F] [--json]',
		help: 'games between bots, pairs with colours swapped',
		flags: ['white', 'black', 'games', 'ms', 'variant', 'seed', 'openings', 'sprt', 'json'],
		run: async (input, io) => (await import('./arena.js')).arenaCommand(input, io),
	},
	table: {
		usage: 'build|list|stats|probe|verify … [--variant V]',
		help: 'exact endgame tables, of fog or kriegspiel (-undirected, -silent: less is told of check)',
		flags: ['variant', 'json', 'king-on', 'blind'],
		words: 24,
		run: async (input, io) => (await import('./table.js')).tableCommand(input, io),
	},
	solve: {
		usage: 'FEN [--king-on SQ,SQ] [--within N] [--json] | --compose [--within 2|3]',
		help: "whether White can force the king's capture in the fog; Black to move: after every ply of his",
		flags: ['king-on', 'within', 'compose', 'seed', 'json'],
		words: 6,
		run: async (input, io) => (await import('./solve.js')).solveCommand(input, io),
	},
	prove: {
		usage: 'ENDGAME [--strategy paper|paper+|table|…] [--variant fog|kriegspiel] [--json]',
		help: 'plays a strategist from every start against every answer',
		flags: ['strategy', 'variant', 'json'],
		words: 1,
		run: async (input, io) => (await import('./prove.js')).proveCommand(input, io),
	},
	replay: {
		usage: '[GAME] [--as white|black|truth] [--ply N] [--json|--pgn]',
		help: 'a saved game as one side knew it',
		flags: ['as', 'ply', 'json', 'pgn'],
		words: 1,
		run: async (input, io) => (await import('./replay.js')).replayCommand(input, io),
	},
} as const satisfies {readonly [name: string]: Command};
export type CommandName = keyof typeof COMMANDS;

export const isCommandName = (word: string): word is CommandName => Object.hasOwn(COMMANDS, word);

export const findCommand = (name: CommandName): Command => COMMANDS[name];

/** Returns the help of fogchess, or of one of its commands. */
export function helpText(name: CommandName): string {
	if (name !== 'menu') {
		const {usage, help, flags} = findCommand(name);
		const lines = flags.map((flag) => {
			const {value, help}: FlagHelp = FLAGS[flag];
			return `  ${`--${flag}${value === undefined ? '' : ` ${value}`}`.padEnd(18)}${help}`;
		});
		return [`fogchess ${name} ${usage}`, '', `  ${help}`, '', ...lines].join('\n').trimEnd();
	}

	const rows = Object.entries<Command>(COMMANDS)
		.filter(([name]) => name !== 'menu')
		.map(([name, {help, usage}]) => `  ${name.padEnd(10)}${help}\n            ${usage}`);
	return `fogchess: chess with hidden information in a terminal

Usage
  fogchess                     the menu
  fogchess COMMAND [--help]

Examples
  fogchess hotseat --clock 5+3
  fogchess play --as black --level 7
  fogchess drill KQvK --opponent phantom
  fogchess show "8/8/8/3k4/8/8/8/KQ6 w - - 0 1" --as white
  fogchess table probe "8/8/8/3k4/8/8/8/KQ6 w - - 0 1" --json

Commands
${rows.join('\n')}

Exit codes
  0 fine · 1 a fault of ours · 2 wrong usage or no terminal · 3 an input that cannot be read · 130 interrupted

Environment
  FOGCHESS_HOME   keeps everything below this folder (else the XDG folders)
  NO_COLOR        no colours`;
}
