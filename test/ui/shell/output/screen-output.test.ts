import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {applySgr, changePen, DEFAULT_PEN} from '../../../../source/ui/shell/output/pen.js';
import {
	forgetScreen,
	foldToAscii,
	makeScreenOutput,
	paintScreen,
	redrawScreen,
} from '../../../../source/ui/shell/output/screen-output.js';
import {linkSequence} from '../../../../source/ui/theme/style.js';
import {sampleSize} from '../../../helpers/sample-size.js';
import {openEmulator} from './terminal.js';

const ESC = '\u001B';
const ENTER = `${ESC}[?1049h`;

const anySgr = fc.constantFrom(
	'',
	'0',
	'1',
	'2',
	'4',
	'7',
	'22',
	'24',
	'27',
	'31',
	'39',
	'44',
	'49',
	'93',
	'102',
	'38;5;117',
	'48;5;24',
	'38;2;10;20;30',
	'48;2;71;80;99',
	'1;38;5;9;48;2;1;2;3',
);

const anyPlace = fc
	.tuple(fc.integer({min: 0, max: 9}), fc.integer({min: 0, max: 22}))
	.map(([row, column]) => `${ESC}[${row};${column}H`);

/**
 * What programs like Ink write: text, line feeds, movements, erasures, looks. Erasing right behind the last
 * column and breaking wide characters are left out: terminals differ there, and Ink does neither.
 */
const anyPiece = fc.oneof(
	fc.string({maxLength: 12}).map((text) => text.replaceAll(/[^ -~]/g, '')),
	fc.constantFrom('░▒', '♚♔▲', 'é', 'xe\u0301'),
	fc.constant('\n'),
	fc.constant('\r'),
	anySgr.map((parameters) => `${ESC}[${parameters}m`),
	fc.constantFrom('https://example.org/a', '').map(linkSequence),
	fc
		.tuple(fc.constantFrom('', '0', '1', '2', '3', '9'), fc.constantFrom(...'ABCDEFG'.split('')))
		.map(([count, final]) => `${ESC}[${count}${final}`),
	anyPlace,
	fc
		.tuple(anyPlace, fc.constantFrom('', '0', '1', '2'), fc.constantFrom('J', 'K'))
		.map(([place, kind, final]) => `${place}${ESC}[${kind}${final}`),
);

describe('makeScreenOutput', () => {
	it('shows on a terminal what the terminal would show without it', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array(
					fc.array(anyPiece, {maxLength: 8}).map((pieces) => pieces.join('')),
					{maxLength: 8},
				),
				async (chunks) => {
					const [direct, through] = [openEmulator(20, 8), openEmulator(20, 8)];
					const output = makeScreenOutput(through.stdout);
					// Nothing runs on into the next row, as on a terminal that does not wrap.
					direct.stdout.write(`${ESC}[?7l`);
					for (const chunk of [`${ENTER}${ESC}[H`, ...chunks]) {
						direct.stdout.write(chunk);
						output.write(chunk);
					}

					await Promise.all([direct.settled(), through.settled()]);
					expect(through.cells()).toEqual(direct.cells());
				},
			),
			{
				numRuns: sampleSize(50, 300),
				// A link draws a line under a blank, in the colour of the pen.
				examples: [[[`${linkSequence('https://example.org/a')}${ESC}[38;2;10;20;30m`, ' ']]],
			},
		);
	});

	it('draws wide characters, and what comes after them, in their places', async () => {
		const terminal = openEmulator(20, 3);
		const output = makeScreenOutput(terminal.stdout);
		const draw = async (...lines: readonly string[]): Promise<void> => {
			output.write(`${ESC}[H${lines.map((line) => `${ESC}[2K${line}`).join('\n')}`);
			await terminal.settled();
			expect(terminal.lines().slice(0, lines.length)).toEqual(lines);
		};

		output.write(ENTER);
		await draw('漢字 plays', 'ab');
		await draw('a漢字plays', 'ab漢');
		await draw('漢b字plays', '漢ab');
		await draw('abcdeplays', 'a漢b漢');
		await draw('', '漢');
	});

	it('leaves nothing under a sign that the terminal takes for narrow, and moves nothing behind it', async () => {
		const terminal = openEmulator(20, 3);
		const output = makeScreenOutput(terminal.stdout);
		const draw = async (line: string): Promise<readonly string[]> => {
			output.write(`${ESC}[H${ESC}[2K${line}`);
			await terminal.settled();
			return terminal.lines();
		};

		output.write(ENTER);
		await draw('abcdefgh');
		// This emulator counts one column.
		expect((await draw('a🙂defgh🙂i'))[0]).toBe('a🙂 defgh🙂 i');
		expect((await draw('a🙂🙂_gh🙂j'))[0]).toBe('a🙂 🙂 _gh🙂 j');
	});

	it('reads what is cut anywhere between two writes', async () => {
		const text = `${ENTER}${ESC}[H${ESC}[1;38;5;117mNf3 ░▒${ESC}[0m\nx${linkSequence(`https://example.org/${'a'.repeat(80)}`)}l${linkSequence('')}${ESC}[2;5Hy`;
		const whole = openEmulator(20, 4);
		makeScreenOutput(whole.stdout).write(text);
		await whole.settled();
		// Before the alternate screen nothing is read, so a cut inside its own sequence stays one.
		for (let cut = ENTER.length; cut < text.length; cut++) {
			const halves = openEmulator(20, 4);
			const output = makeScreenOutput(halves.stdout);
			output.write(text.slice(0, cut));
			output.write(text.slice(cut));
			await halves.settled();
			expect(halves.cells()).toEqual(whole.cells());
		}
	});

	it('lets links through where they stand, and writes them again only where they change', () => {
		const terminal = openEmulator(40, 3);
		const output = makeScreenOutput(terminal.stdout);
		const [begin, end] = [linkSequence('https://example.org/rules'), linkSequence('')];
		const frame = (sign: string): string => `${ESC}[Hsee ${begin}the rules${end} ${sign}`;
		output.write(ENTER + frame('a'));
		expect(terminal.received()).toContain(`${begin}the rules${end}`);
		output.write(frame('b'));
		expect(terminal.received().split(begin)).toHaveLength(2);
		output.write(`${ESC}[Hsee the rules b`);
		expect(terminal.received().split('the rules')).toHaveLength(3);
	});

	it('writes only what changes', async () => {
		const terminal = openEmulator(40, 10);
		const output = makeScreenOutput(terminal.stdout);
		const frame = (sign: string): string =>
			`${ESC}[H${Array.from({length: 10}, (_, y) => `${ESC}[48;5;${24 + y}m${'.'.repeat(20)}${y === 4 ? sign : '#'}${'.'.repeat(18)}${ESC}[49m`).join('\n')}`;
		output.write(ENTER + frame('a'));
		await terminal.settled();
		terminal.bytes();
		output.write(frame('b'));
		await terminal.settled();
		expect(terminal.bytes()).toBeLessThan(30);
		output.write(frame('b'));
		expect(terminal.bytes()).toBe(0);
		expect(terminal.lines()[4]).toBe(`${'.'.repeat(20)}b${'.'.repeat(18)}`);
	});

	it('lets everything through on the main screen, and modes and titles at any time', () => {
		const terminal = openEmulator(20, 4);
		const output = makeScreenOutput(terminal.stdout);
		output.write('saved\n');
		output.write(`${ENTER}${ESC}[?1000h${ESC}]0;title\u0007${ESC}[?2004h\u0007`);
		output.write(`${ESC}[?1049l${ESC}[?25h`);
		output.write('bye\n');
		const received = terminal.received();
		expect(received.startsWith('saved\n')).toBe(true);
		expect(received).toContain(`${ESC}[?1000h`);
		expect(received).toContain(`${ESC}]0;title\u0007`);
		expect(received).toContain(`${ESC}[?2004h\u0007`);
		expect(received.endsWith(`${ESC}[?1049l${ESC}[?25hbye\n`)).toBe(true);
	});

	it('draws all anew when the window’s size has changed', async () => {
		const terminal = openEmulator(20, 4);
		const output = makeScreenOutput(terminal.stdout);
		output.write(`${ENTER}${ESC}[Hone\ntwo\nthree`);
		await terminal.settled();
		terminal.resize(10, 3);
		output.write(`${ESC}[H${ESC}[Jone\ntwo`);
		await terminal.settled();
		expect(terminal.lines()).toEqual(['one', 'two', '']);
		terminal.resize(30, 5);
		output.write(' more');
		await terminal.settled();
		expect(terminal.lines()).toEqual(['one', 'two more', '', '', '']);
	});

	it('draws all anew when it is told to forget, and not what stood there until then', async () => {
		const terminal = openEmulator(20, 4);
		const output = makeScreenOutput(terminal.stdout);
		output.write(`${ENTER}${ESC}[Hsecret\nof White`);
		terminal.stdout.write(`${ESC}[4;1Hanother program`);
		await terminal.settled();
		terminal.bytes();
		forgetScreen(output);
		output.write(`${ESC}[?2026h`);
		output.write('');
		expect(terminal.bytes()).toBe(0);
		output.write(`${ESC}[H${ESC}[2Kpublic\n${ESC}[2K`);
		output.write(`${ESC}[?2026l`);
		await terminal.settled();
		expect(terminal.lines()).toEqual(['public', '', '', '']);

		terminal.stdout.write(`${ESC}[4;1Hanother program`);
		redrawScreen(output);
		await new Promise((resolve) => setImmediate(resolve));
		await terminal.settled();
		expect(terminal.lines()).toEqual(['public', '', '', '']);
	});

	it('keeps the stream’s other sides: size, events, callbacks', async () => {
		const terminal = openEmulator(20, 4);
		const output = makeScreenOutput(terminal.stdout);
		expect(output.columns).toBe(20);
		expect(output.isTTY).toBe(true);
		let resized = 0;
		output.on('resize', () => {
			resized++;
		});
		terminal.resize(30, 4);
		expect(resized).toBe(1);
		expect(output.columns).toBe(30);
		await new Promise<void>((resolve) => {
			output.write('', () => {
				resolve();
			});
		});
	});

	it('sends nothing but ASCII to a terminal that shows nothing else, each sign in its place', async () => {
		const terminal = openEmulator(30, 3);
		const output = makeScreenOutput(terminal.stdout);
		foldToAscii(output, true);
		output.write(`${ENTER}${ESC}[HWhite’s … Zoë 馬|`);
		await terminal.settled();
		expect(terminal.received()).toMatch(/^[\u0000-\u007F]*$/);
		expect(terminal.lines()[0]).toBe("White's ~ Zoe ??|");
	});

	it('puts other colours in place of the terminal’s own, in what stands there too', async () => {
		const [painted, plain] = [openEmulator(12, 2), openEmulator(12, 2)];
		const output = makeScreenOutput(painted.stdout);
		const text = (own: string): string => `${own}ab ${ESC}[31mc${own} ${ESC}[44md${own}   f`;
		output.write(`${ENTER}${ESC}[H${text(`${ESC}[m`)}`);
		paintScreen(output, {fore: '97', back: '40'});
		await new Promise((resolve) => setImmediate(resolve));
		plain.stdout.write(`${ESC}[97;40m${ESC}[J${text(`${ESC}[97;40m`)}`);
		await Promise.all([painted.settled(), plain.settled()]);
		expect(painted.cells()).toEqual(plain.cells());
		paintScreen(output, undefined);
		await new Promise((resolve) => setImmediate(resolve));
		plain.stdout.write(`${ESC}[m${ESC}[H${ESC}[J${text(`${ESC}[m`)}`);
		await Promise.all([painted.settled(), plain.settled()]);
		expect(painted.cells()).toEqual(plain.cells());
	});

	it('puts a cursor that is shown where it was put', async () => {
		const terminal = openEmulator(20, 4);
		const output = makeScreenOutput(terminal.stdout);
		output.write(`${ENTER}${ESC}[?25h${ESC}[Habc\ndef${ESC}[1;2H`);
		await terminal.settled();
		expect(terminal.cursor()).toEqual([1, 0]);
	});
});

describe('changePen', () => {
	it('leads from any look to any other', () => {
		fc.assert(
			fc.property(fc.array(anySgr, {maxLength: 4}), fc.array(anySgr, {maxLength: 4}), (a, b) => {
				const from = a.reduce(applySgr, DEFAULT_PEN);
				const to = b.reduce(applySgr, DEFAULT_PEN);
				const change = changePen(from, to);
				expect(change === '').toBe(from === to);
				expect(change === '' ? from : applySgr(from, change.slice(2, -1))).toBe(to);
			}),
		);
	});
});
