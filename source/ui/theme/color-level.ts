import type {ColorLevel} from './style.js';

type Env = Record<string, string | undefined>;

type Output = {readonly isTTY?: boolean; getColorDepth?(env?: object): number};

const isSet = (value: string | undefined): value is string => value !== undefined && value !== '';

/** What the user asked for on the command line. */
type ColorChoice = 'auto' | 'always' | 'never';

/**
 * Returns how many colours to use: none with NO_COLOR (any text; no-color.org), TERM=dumb or
 * `--color=never`; what FORCE_COLOR says (0–3); else what the terminal can.
 */
export function colorLevel(
	env: Readonly<Env>,
	stdout: Output,
	choice: ColorChoice = 'auto',
): ColorLevel {
	if (choice === 'never' || (choice === 'auto' && isSet(env.NO_COLOR))) {
		return 0;
	}

	const forced = env.FORCE_COLOR;
	if (forced !== undefined && /^[0-3]$/.test(forced)) {
		return Number(forced) as ColorLevel;
	}

	if (forced === 'false') {
		return 0;
	}

	const isForced = choice === 'always' || forced !== undefined;
	if (env.TERM === 'dumb' || stdout.isTTY !== true) {
		return isForced ? 1 : 0;
	}

	// Node says 256 of every tmux before it looks at COLORTERM (lib/internal/tty.js of Node 20).
	const isTrueColor = /^(?:truecolor|24bit)$/.test(env.COLORTERM ?? '');
	const depth = stdout.getColorDepth?.(isTrueColor ? {...env, TMUX: undefined} : env) ?? 4;
	const level = depth >= 24 ? 3 : depth >= 8 ? 2 : depth >= 4 ? 1 : 0;
	return isForced && level === 0 ? 1 : level;
}

/**
 * Settles how many colours are used and tells it to chalk, through FORCE_COLOR in `env` (the process's
 * own). Must run before Ink is imported: chalk looks only once, and knows nothing of NO_COLOR; told 0 it would
 * leave out bold and inverse, too, which are no colours and which every terminal but a dumb one has. Returns the level, for
 * `makeTheme`.
 */
export function prepareColor(env: Env, stdout: Output, choice: ColorChoice = 'auto'): ColorLevel {
	const level = colorLevel(env, stdout, choice);
	const isStyled = stdout.isTTY === true && env.TERM !== 'dumb';
	env.FORCE_COLOR = String(isStyled ? Math.max(1, level) : level);
	// It is settled; of both Node would say, on the screen, that one counts for nothing.
	delete env.NO_COLOR;
	return level;
}
