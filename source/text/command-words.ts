/**
 * By what else than its name and text a command is found in the list of commands: the words that other programs have
 * for it, and those that stand behind the colon of its help.
 */
export const FINDS_COMMAND: {readonly [command in string]?: string} = {
	again: 'replay restart repeat',
	analyse: 'analysis analyze engine mistakes',
	ask: 'any question instructions',
	back: 'quit exit close menu',
	code: 'share link send copy',
	delete: 'remove',
	draw: 'offer half',
	export: 'save download',
	flip: 'rotate',
	ghosts: 'last seen',
	hint: 'help tip',
	keys: 'help legend signs manual',
	know: 'why worlds possible probability covers',
	leave: 'quit exit close menu',
	mark: 'pencil notes annotate',
	men: 'material captured score',
	resign: 'give up surrender concede',
	rules: 'how to play about',
	settings: 'options preferences theme colours colors sound bell mouse',
	'say:challenge': 'bluff lie doubt',
	swap: 'rematch',
	takeback: 'undo',
	told: 'history log moves report',
};

/** The same for the entries of the menu. */
export const FINDS_ENTRY: {readonly [entry in string]?: string} = {
	bot: 'computer engine play level strength clock',
	drills: 'practice practise lessons KQvK KRvK endings tables blind',
	games: 'history review analysis import record stats',
	hotseat: 'local friend clock',
	learn: 'lessons tutorial teach',
	quit: 'exit leave close',
	resume: 'continue saved',
	settings: 'options preferences themes colours colors sound',
};
