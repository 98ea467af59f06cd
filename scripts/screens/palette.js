/** The 16 named colours of a dark terminal, and its own foreground and background. */
const NAMED = [
	'#1f2430',
	'#e06c75',
	'#98c379',
	'#e5c07b',
	'#61afef',
	'#c678dd',
	'#56b6c2',
	'#c8ccd4',
	'#6b7280',
	'#ff7b86',
	'#b5e890',
	'#ffd68a',
	'#8cc8ff',
	'#e29bf5',
	'#7fd9e5',
	'#ffffff',
];

export const FOREGROUND = '#c8ccd4';
export const BACKGROUND = '#14171f';
/** The window around the terminal: its frame, its title bar and the buttons there. */
export const BORDER = '#3a4152';
export const BAR = '#232936';
export const BUTTONS = ['#e06c75', '#e5c07b', '#98c379'];

/** What stands for the colours of the window and of the terminal's own in a light one. */
export const LIGHT = new Map([
	[BACKGROUND, '#ffffff'],
	[FOREGROUND, '#24292f'],
	[BORDER, '#c4c9d1'],
	[BAR, '#e6e8ec'],
]);

const hex = (...parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** Returns colour `index` of the 256 that terminals share: 16 named, a 6×6×6 cube, 24 greys. */
export function indexed(index) {
	if (index < 16) {
		return NAMED[index];
	}

	if (index >= 232) {
		const grey = 8 + (index - 232) * 10;
		return hex(grey, grey, grey);
	}

	const level = (step) => (step === 0 ? 0 : 55 + step * 40);
	const cube = index - 16;
	return hex(level(Math.floor(cube / 36)), level(Math.floor(cube / 6) % 6), level(cube % 6));
}

/** Returns a 24-bit colour. */
export const direct = (color) => hex((color >> 16) & 255, (color >> 8) & 255, color & 255);
