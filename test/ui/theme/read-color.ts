import {parseHex, type Rgb, rgbOf} from '../../../source/ui/theme/style.js';

/** The 16 colours as four common terminals have them. Sources: xterm's charproc defaults; the VGA text mode; Windows Terminal's Campbell; GNOME's Tango. */
export const SIXTEEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	xterm: {
		black: '#000000',
		red: '#cd0000',
		green: '#00cd00',
		yellow: '#cdcd00',
		blue: '#0000ee',
		magenta: '#cd00cd',
		cyan: '#00cdcd',
		white: '#e5e5e5',
		blackBright: '#7f7f7f',
		redBright: '#ff0000',
		greenBright: '#00ff00',
		yellowBright: '#ffff00',
		blueBright: '#5c5cff',
		magentaBright: '#ff00ff',
		cyanBright: '#00ffff',
		whiteBright: '#ffffff',
	},
	vga: {
		black: '#000000',
		red: '#aa0000',
		green: '#00aa00',
		yellow: '#aa5500',
		blue: '#0000aa',
		magenta: '#aa00aa',
		cyan: '#00aaaa',
		white: '#aaaaaa',
		blackBright: '#555555',
		redBright: '#ff5555',
		greenBright: '#55ff55',
		yellowBright: '#ffff55',
		blueBright: '#5555ff',
		magentaBright: '#ff55ff',
		cyanBright: '#55ffff',
		whiteBright: '#ffffff',
	},
	campbell: {
		black: '#0c0c0c',
		red: '#c50f1f',
		green: '#13a10e',
		yellow: '#c19c00',
		blue: '#0037da',
		magenta: '#881798',
		cyan: '#3a96dd',
		white: '#cccccc',
		blackBright: '#767676',
		redBright: '#e74856',
		greenBright: '#16c60c',
		yellowBright: '#f9f1a5',
		blueBright: '#3b78ff',
		magentaBright: '#b4009e',
		cyanBright: '#61d6d6',
		whiteBright: '#f2f2f2',
	},
	tango: {
		black: '#2e3436',
		red: '#cc0000',
		green: '#4e9a06',
		yellow: '#c4a000',
		blue: '#3465a4',
		magenta: '#75507b',
		cyan: '#06989a',
		white: '#d3d7cf',
		blackBright: '#555753',
		redBright: '#ef2929',
		greenBright: '#8ae234',
		yellowBright: '#fce94f',
		blueBright: '#729fcf',
		magentaBright: '#ad7fa8',
		cyanBright: '#34e2e2',
		whiteBright: '#eeeeec',
	},
};

export type Reader = (color: string) => Rgb;

/** Reads an exact colour, or one of the 256 that all terminals share. */
export const readExact: Reader = (color) => {
	const rgb = rgbOf(color);
	if (rgb === undefined) {
		throw new Error(`${color} is no exact colour`);
	}

	return rgb;
};

/** Returns what reads the names of the 16 colours as a terminal has them. */
export const readNamed =
	(terminal: string): Reader =>
	(color) =>
		parseHex(SIXTEEN[terminal][color]);
