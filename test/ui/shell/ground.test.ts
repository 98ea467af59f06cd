import {PassThrough} from 'node:stream';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {GROUND_WAIT, readGround, watchGround} from '../../../source/ui/shell/ground.js';
import {paintOf} from '../../../source/ui/theme/paint.js';
import {mayAskGround, themeOf} from '../../../source/ui/theme/theme.js';

const ESC = '\u001B';
const BEL = '\u0007';

describe('readGround', () => {
	// As xterm, foot, kitty and GNOME answer, and what iTerm2 and urxvt send with an alpha channel.
	it.each([
		[`${ESC}]11;rgb:0000/0000/0000${BEL}`, 'night'],
		[`${ESC}]11;rgb:ffff/ffff/ffff${ESC}\\`, 'day'],
		[`${ESC}]11;rgb:1e1e/2b2b/b4b4${BEL}`, 'night'],
		[`${ESC}]11;rgb:fd/f6/e3${ESC}\\`, 'day'],
		[`${ESC}]11;rgba:ffff/ffff/dddd/ffff${BEL}`, 'day'],
		[`k${ESC}]11;rgb:0/0/0${BEL}j`, 'night'],
		[`${ESC}]10;rgb:ffff/ffff/ffff${BEL}`, undefined],
		[`${ESC}]11;?${BEL}`, undefined],
		['rgb:ffff/ffff/ffff', undefined],
		['', undefined],
	])('reads %j as %s', (input, expected) => {
		expect(readGround(input)).toBe(expected);
	});
});

describe('watchGround', () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());

	/** Returns a watched end, what was written to the terminal, and how to let the terminal send something. */
	function watched() {
		const stdin = new PassThrough({encoding: 'utf8'});
		const written: string[] = [];
		const {stdin: end, ask} = watchGround(stdin as unknown as NodeJS.ReadStream, {
			write: (text: string | Uint8Array) => written.push(String(text)) > 0,
		});
		return {
			ask,
			written,
			send: (text: string) => {
				stdin.write(text);
				return end.read() as string;
			},
		};
	}

	it('asks once, lets everything through and tells the first answer', () => {
		const {ask, written, send} = watched();
		const tell = vi.fn();
		expect(send(`${ESC}]11;rgb:ffff/ffff/ffff${BEL}`)).toContain('ffff');
		ask(tell);
		expect(tell).not.toHaveBeenCalled();
		expect(written).toEqual([`${ESC}]11;?${BEL}`]);
		expect(send('e4')).toBe('e4');
		// In two pieces, as a slow line brings it.
		expect(send(`x${ESC}]11;rgb:ffff/`)).toBe(`x${ESC}]11;rgb:ffff/`);
		send(`ffff/ffff${BEL}`);
		send(`${ESC}]11;rgb:0000/0000/0000${BEL}`);
		expect(tell.mock.calls).toEqual([['day']]);
	});

	it('does not listen to an answer that comes too late', () => {
		const {ask, send} = watched();
		const tell = vi.fn();
		ask(tell);
		vi.advanceTimersByTime(GROUND_WAIT + 1);
		vi.runAllTimers();
		send(`${ESC}]11;rgb:ffff/ffff/ffff${BEL}`);
		expect(tell).not.toHaveBeenCalled();
	});
});

describe('the theme to begin with', () => {
	it('goes by the answer before what the environment says', () => {
		const settings = {theme: 'default', men: 'unicode'} as const;
		expect(themeOf(settings, {COLORFGBG: '0;15'}, 3, 'night').id).toBe('night');
		expect(themeOf(settings, {}, 3, 'day').id).toBe('day');
	});

	it('asks nothing where colours are off or the question would be printed', () => {
		expect(mayAskGround({}, 3)).toBe(true);
		expect(mayAskGround({}, 0)).toBe(false);
		expect(mayAskGround({TERM: 'linux'}, 1)).toBe(false);
	});
});

describe('paintOf', () => {
	it('paints the screen where the theme is for terminals of the other kind', () => {
		for (const id of ['night', 'dusk', 'coral', 'contrast'] as const) {
			expect(paintOf(id, 'day', 3)).toMatchObject({back: '48;2;0;0;0'});
			expect(paintOf(id, 'night', 3)).toBeUndefined();
			expect(paintOf(id, undefined, 3)).toBeUndefined();
		}

		expect(paintOf('day', 'night', 2)).toEqual({fore: '38;5;16', back: '48;5;231'});
		expect(paintOf('day', 'day', 2)).toBeUndefined();
	});

	it('paints nothing without colours', () => {
		expect(paintOf('mono', 'day', 3)).toBeUndefined();
		expect(paintOf('night', 'day', 0)).toBeUndefined();
	});
});
