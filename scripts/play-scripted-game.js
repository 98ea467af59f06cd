import {importTypescript} from './import-typescript.js';
import {playHotseat, takeKeyboard} from './play-hotseat.js';

/** White's queen comes to e8 through the pawn's gap, where Black cannot know of her. */
const GAME = ['e4', 'f6', 'Qh5', 'a6'];
const CAPTURE = 'Qxe8';
const LAST_WORDS = 'White took Black’s king. White wins.';

/**
 * Starts a program with Node in a pseudo-terminal, with folders of its own, plays a hotseat game from the
 * menu to the capture of a king, and leaves. Returns what is wrong, or undefined when all is well.
 */
export async function playScriptedGame(program) {
	const {openTerminal} = await importTypescript('test/helpers/open-terminal.ts');
	const terminal = openTerminal({program});
	try {
		await terminal.waitForText('Hotseat');
		terminal.type('2');
		await terminal.waitForText('Start');
		terminal.type('\r');
		await playHotseat(terminal, GAME);
		await takeKeyboard(terminal, GAME.length);
		terminal.type(`${CAPTURE}\r`);
		await terminal.waitForText('White wins.');
		terminal.type('\u001B');
		await terminal.waitForText('Hotseat');
		terminal.type('q');
		const code = await terminal.exit();
		const bytes = terminal.bytes();
		// The last word on the alternate screen (1049), the cursor (25) and the mouse (1000) puts all back.
		const open = [
			['left the alternate screen', '\u001B[?1049l', '\u001B[?1049h'],
			['shown the cursor', '\u001B[?25h', '\u001B[?25l'],
			['let go of the mouse', '\u001B[?1000l', '\u001B[?1000h'],
		].filter(([, off, on]) => bytes.lastIndexOf(off) < bytes.lastIndexOf(on));
		const wrong = [
			...(code === 0 ? [] : [`it ended with ${code}`]),
			...open.map(([what]) => `it has not ${what}`),
			...(terminal.overflows === 0 ? [] : ['a frame was higher than the window']),
			...(terminal.screen().includes(LAST_WORDS) ? [] : ['it did not say how the game ended']),
		];
		return wrong.length === 0 ? undefined : `${wrong.join('\n')}\n${terminal.describe()}`;
	} catch (error) {
		return error.message;
	} finally {
		await terminal.close();
	}
}
