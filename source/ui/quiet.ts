import process from 'node:process';

const METHODS = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

/**
 * Keeps everything but the screen from writing to the terminal: `console`, and the warnings of Node.
 * Either could tell a secret, and would stay on the main screen. Returns the way back.
 */
export function silence(): () => void {
	const originals = METHODS.map((name) => [name, console[name]] as const);
	const warners = process.listeners('warning');
	for (const name of METHODS) {
		console[name] = () => {};
	}

	process.removeAllListeners('warning');
	return () => {
		for (const [name, original] of originals) {
			console[name] = original;
		}

		for (const warner of warners) {
			process.on('warning', warner);
		}
	};
}
