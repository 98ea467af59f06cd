import xterm from '@xterm/headless';
import {describe, expect, it} from 'vitest';
import {BLACK_MAN, KING, PAWN, UNKNOWN} from '../../../source/core/man.js';
import {type Glyphs, makeGlyphs, manGlyph} from '../../../source/ui/theme/glyphs.js';

const sets = [
	makeGlyphs('figurines', false),
	makeGlyphs('figurines', false, true),
	makeGlyphs('letters', false),
	makeGlyphs('letters', true),
];

/** Returns every sign of a set. */
function allGlyphs(glyphs: Glyphs): readonly string[] {
	const {
		men: _men,
		isAscii: _isAscii,
		hasColor: _hasColor,
		cursor,
		selected,
		lit,
		value,
		ellipsis,
		arrows,
		plotLevels,
		...signs
	} = glyphs;
	const brackets = [cursor, selected, lit].flatMap(({left, right, leftCorners, rightCorners}) => [
		left,
		right,
		...leftCorners,
		...rightCorners,
	]);
	const men: string[] = [];
	for (let role = PAWN; role <= KING; role++) {
		men.push(manGlyph(glyphs, role), manGlyph(glyphs, role + 8));
	}

	men.push(manGlyph(glyphs, UNKNOWN), manGlyph(glyphs, UNKNOWN | BLACK_MAN));
	return [
		...Object.values(signs),
		...value,
		...brackets,
		...(ellipsis + arrows + plotLevels).split(''),
		...men,
	];
}

/** Returns how many columns a terminal gives each text. */
async function terminalWidths(texts: readonly string[]): Promise<Map<string, number>> {
	const terminal = new xterm.Terminal({cols: 20, rows: 4, allowProposedApi: true});
	const widths = new Map<string, number>();
	for (const text of texts) {
		await new Promise<void>((resolve) => {
			terminal.write(`\r${text}`, resolve);
		});
		widths.set(text, terminal.buffer.active.cursorX);
	}

	return widths;
}

describe('glyphs', () => {
	it('are one column wide each', async () => {
		const texts = sets.flatMap((glyphs) => allGlyphs(glyphs));
		const wide = [...(await terminalWidths(texts))].filter(([, width]) => width !== 1);
		expect(texts.length).toBeGreaterThan(100);
		expect(wide).toEqual([]);
	});

	it('never ask for an emoji', () => {
		for (const sign of sets.flatMap((glyphs) => allGlyphs(glyphs))) {
			expect(sign).not.toMatch(/[\uFE00-\uFE0F\u265F]|\p{Emoji_Presentation}/u);
			expect(sign).toHaveLength(1);
		}
	});

	it('are ASCII where only that is safe', () => {
		for (const sign of allGlyphs(makeGlyphs('figurines', true))) {
			expect(sign).toMatch(/^[\u0020-\u007E]$/);
		}
	});

	it.each(sets)('tell all men apart by shape, and their sides where colours do not', (glyphs) => {
		const shapes = new Set<string>();
		for (let role = PAWN; role <= KING; role++) {
			shapes.add(manGlyph(glyphs, role));
			shapes.add(manGlyph(glyphs, role + 8));
		}

		expect(shapes.size).toBe(glyphs.hasColor ? 6 : 12);
	});

	it.each(sets)('tell fog, targets and news apart by shape', (glyphs) => {
		const {fogLight, fogDark, quiet, capture, intoFog, newlySeen, lost, taken} = glyphs;
		const signs = [fogLight, fogDark, quiet, capture, intoFog, newlySeen, lost, taken];
		expect(new Set(signs).size).toBe(signs.length);
		const {possible, covered, impossible, guess} = glyphs;
		expect(new Set([possible, covered, impossible, guess, fogLight, fogDark]).size).toBe(6);
		expect(signs).not.toContain(guess);
	});
});
