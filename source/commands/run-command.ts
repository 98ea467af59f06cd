import type {CommandName} from './catalogue.js';
import type {RunCommand} from './command.js';

/** How each command is run. Each imports what it needs only then. */
export const RUN: {readonly [name in CommandName]: RunCommand} = {
	menu: async (input, io) => (await import('./menu.js')).menuCommand(input, io),
	learn: async (input, io) => (await import('./learn.js')).learnCommand(input, io),
	hotseat: async (input, io) => (await import('./hotseat.js')).hotseatCommand(input, io),
	play: async (input, io) => (await import('./play.js')).playCommand(input, io),
	drill: async (input, io) => (await import('./drill.js')).drillCommand(input, io),
	watch: async (input, io) => (await import('./watch.js')).watchCommand(input, io),
	resume: async (input, io) => (await import('./resume.js')).resumeCommand(input, io),
	review: async (input, io) => (await import('./review.js')).reviewCommand(input, io),
	analyse: async (input, io) => (await import('./analyse.js')).analyseCommand(input, io),
	import: async (input, io) => (await import('./import.js')).importCommand(input, io),
	stats: async (input, io) => (await import('./stats.js')).statsCommand(input, io),
	variants: async (input, io) => (await import('./variants.js')).variantsCommand(input, io),
	show: async (input, io) => (await import('./show.js')).showCommand(input, io),
	perft: async (input, io) => (await import('./perft.js')).perftCommand(input, io),
	referee: async (input, io) => (await import('./referee.js')).refereeCommand(input, io),
	engine: async (input, io) => (await import('./engine.js')).engineCommand(input, io),
	arena: async (input, io) => (await import('./arena.js')).arenaCommand(input, io),
	table: async (input, io) => (await import('./table.js')).tableCommand(input, io),
	solve: async (input, io) => (await import('./solve.js')).solveCommand(input, io),
	prove: async (input, io) => (await import('./prove.js')).proveCommand(input, io),
	replay: async (input, io) => (await import('./replay.js')).replayCommand(input, io),
	man: async (input, io) => (await import('./man.js')).manCommand(input, io),
	completion: async (input, io) => (await import('./completion.js')).completionCommand(input, io),
};
