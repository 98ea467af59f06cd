import {asciiSign} from '../../../core/ascii.js';
import {characterWidth} from '../../frame/text-lines.js';
import type {Paint} from '../../theme/paint.js';
import {difference} from './difference.js';
import {blankPen, paintPen} from './pen.js';
import {makePicture, type Picture, VirtualScreen} from './virtual-screen.js';

/** What of a terminal's output end is needed here. */
type Output = NodeJS.WriteStream;
type Done = (error?: Error | null) => void;

/** Text without controls; a control function; a link; any other escape sequence; one control character. */
const TOKENS =
	/(?<text>[^\u0000-\u001F\u007F-\u009F]+)|\u001B\[(?<parameters>[\d:;<=>?]*)(?<middle>[ -/]*)(?<final>[@-~])|\u001B\]8;[^;\u0007\u001B]*;(?<link>[^\u0007\u001B]*)(?:\u0007|\u001B\\)|(?<other>\u001B\][^\u0007\u001B]*(?:\u0007|\u001B\\)|\u001B[^[\]])|(?<control>[\u0000-\u001A\u001C-\u001F\u007F-\u009F])|(?<broken>\u001B.*$)/gsu;

const ENTER = '\u001B[?1049h';
const LEAVE = '\u001B[?1049l';
const SYNC = '2026';
const BEGIN_SYNC = '\u001B[?2026h';
const END_SYNC = '\u001B[?2026l';
/** Everything empty in the default look, the cursor at the top left. */
const CLEAR = '\u001B[m\u001B[H\u001B[J';

/** Returns a picture in which other colours stand for the terminal's own. */
function painted(picture: Picture, paint: Paint): Picture {
	const pens = picture.pens.map((pen, index) => {
		const own = paintPen(pen, paint);
		return picture.signs[index] === ' ' ? blankPen(own) : own;
	});
	return {...picture, pens};
}

/** No sequence that is read here is longer: the address of a link may be long. */
const LONGEST = 256;
/** A change shorter than this arrives in one piece anyway. */
const WORTH_SYNC = 400;

/**
 * Stands before a terminal and lets through only what changes on its alternate screen. Ink rewrites a
 * changed line from its first change on, styles and all, and steps over every line in between; on a
 * coloured board a cursor step then costs kilobytes. Here Ink draws on a `VirtualScreen`, and the terminal
 * gets the difference. On the main screen everything passes untouched.
 */
class ScreenOutput {
	readonly #stdout: Output;
	/** Whether nothing but ASCII is written from now on. */
	isAscii = false;
	/** What stands for the terminal's own colours; undefined for themselves. */
	#paint: Paint | undefined;
	readonly #screen: VirtualScreen;
	/** What the terminal shows; undefined when that is not known. */
	#shown: Picture | undefined;
	#isOn = false;
	/** Whether anything was written on the virtual screen since it was last brought to the terminal. */
	#isTouched = false;
	#isCursorShown = true;
	#pending = '';
	/** Sequences that must reach the terminal as they are, in order, before the changes. */
	#passed = '';

	constructor(stdout: Output) {
		this.#stdout = stdout;
		this.#screen = new VirtualScreen(stdout.columns || 80, stdout.rows || 24);
	}

	write(chunk: string | Uint8Array, done?: Done): boolean {
		const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
		if (!this.#isOn && !text.includes(ENTER)) {
			return this.#stdout.write(text, done);
		}

		this.#fitSize();
		this.#read(this.#pending + text);
		return this.#bring(done);
	}

	#bring(done?: Done): boolean {
		const out = this.#passed + this.#changes();
		this.#passed = '';
		return this.#stdout.write(out, done);
	}

	/** Puts other colours in place of the terminal's own from now on; returns whether what it shows has others. */
	paint(paint: Paint | undefined): boolean {
		const isOther = paint !== this.#paint && this.#shown !== undefined;
		this.#paint = paint;
		return isOther;
	}

	/** Takes nothing for granted any more: what is drawn next is drawn whole, on an empty screen. */
	forget(): void {
		this.#shown = undefined;
	}

	/** Draws everything that was forgotten and that nobody has drawn meanwhile. */
	drawForgotten(): void {
		if (this.#isOn && this.#shown === undefined) {
			this.#fitSize();
			this.#isTouched = true;
			this.#bring();
		}
	}

	#fitSize(): void {
		const columns = this.#stdout.columns || this.#screen.picture.columns;
		const rows = this.#stdout.rows || this.#screen.picture.rows;
		const {picture} = this.#screen;
		if (columns !== picture.columns || rows !== picture.rows) {
			this.#screen.resize(columns, rows);
			// Terminals differ in what they make of the old contents.
			this.#shown = undefined;
		}
	}

	#read(text: string): void {
		this.#pending = '';
		for (const {0: token, groups = {}} of text.matchAll(TOKENS)) {
			if (!this.#isOn) {
				this.#passed += token;
				if (token === ENTER) {
					this.#enter();
				}
			} else if (groups['text'] !== undefined) {
				this.#isTouched = true;
				this.#put(groups['text']);
			} else if (groups['final'] !== undefined) {
				this.#control(token, groups['parameters'] ?? '', groups['final']);
			} else if (groups['link'] !== undefined) {
				this.#screen.link(groups['link']);
			} else if (token === '\n') {
				this.#isTouched = true;
				this.#screen.lineFeed();
			} else if (token === '\r') {
				this.#screen.x = 0;
			} else if (groups['broken'] !== undefined && token.length < LONGEST) {
				this.#pending = token;
			} else {
				this.#passed += token;
			}
		}
	}

	#put(text: string): void {
		for (const sign of text) {
			const width = characterWidth(sign);
			if (this.isAscii && sign > '\u007F') {
				for (let column = 0; column < width; column++) {
					this.#screen.put(asciiSign(sign), 1);
				}
			} else {
				this.#screen.put(sign, width);
			}
		}
	}

	#enter(): void {
		this.#isOn = true;
		this.#isTouched = true;
		this.#screen.clear();
		this.#shown = undefined;
	}

	#control(token: string, parameters: string, final: string): void {
		if (parameters === `?${SYNC}`) {
			return;
		}

		if (token === ENTER) {
			this.#passed += token;
			this.#enter();
			return;
		}

		if (token === LEAVE) {
			// However the screen is left: a terminal that has only one screen must not keep a side's men on it.
			this.#passed += CLEAR + token;
			this.#isOn = false;
			return;
		}

		if (parameters === '?25') {
			this.#isCursorShown = final === 'h';
			this.#passed += token;
			return;
		}

		if (parameters.startsWith('?') || !this.#screen.control(parameters, final)) {
			this.#passed += token;
		} else {
			this.#isTouched = true;
		}
	}

	#changes(): string {
		// Ink announces a frame before it writes it: what is forgotten is not to be drawn as it was until then.
		if (!this.#isOn || !this.#isTouched) {
			return '';
		}

		this.#isTouched = false;
		const paint = this.#paint;
		const picture =
			paint === undefined ? this.#screen.picture : painted(this.#screen.picture, paint);
		const {columns, rows} = picture;
		const isUnknown = this.#shown === undefined;
		const clear = isUnknown ? CLEAR : '';
		const changes = difference(this.#shown ?? makePicture(columns, rows), picture);
		this.#shown = {columns, rows, signs: picture.signs.slice(), pens: picture.pens.slice()};
		const {x, y} = this.#screen;
		const cursor = this.#isCursorShown ? `\u001B[${y + 1};${Math.min(x, columns - 1) + 1}H` : '';
		const out = clear + changes + (changes === '' ? '' : cursor);
		return out.length < WORTH_SYNC ? out : BEGIN_SYNC + out + END_SYNC;
	}
}

const outputs = new WeakMap<NodeJS.WritableStream, ScreenOutput>();

/**
 * Lets the next frame be drawn whole on an empty screen: other programs may have written to the terminal, and
 * what stands there in their lines must not stay beside it. For an output end that `makeScreenOutput` made;
 * nothing happens to any other.
 */
export function forgetScreen(output: NodeJS.WritableStream): void {
	outputs.get(output)?.forget();
}

/** Puts signs of ASCII for all others in what is drawn from now on, or no more; for an output end that `makeScreenOutput` made. */
export function foldToAscii(stream: NodeJS.WritableStream, isAscii: boolean): void {
	const output = outputs.get(stream);
	if (output !== undefined) {
		output.isAscii = isAscii;
	}
}

/** Puts other colours in place of the terminal's own in what is drawn from now on, and in what it shows; for an output end that `makeScreenOutput` made. */
export function paintScreen(stream: NodeJS.WritableStream, paint: Paint | undefined): void {
	if (outputs.get(stream)?.paint(paint) === true) {
		redrawScreen(stream);
	}
}

/** Draws the present frame whole on an empty screen, unless another one comes within this turn of the event loop. */
export function redrawScreen(output: NodeJS.WritableStream): void {
	forgetScreen(output);
	setImmediate(() => outputs.get(output)?.drawForgotten());
}

/** Returns a stream's stand-in, the same but for one method. */
export const withMethod = <S extends object>(stream: S, name: keyof S, method: unknown): S =>
	new Proxy(stream, {
		get(target, key) {
			const value: unknown = key === name ? method : Reflect.get(target, key, target);
			return key !== name && typeof value === 'function' ? (value.bind(target) as unknown) : value;
		},
	});

/**
 * Returns an output end to give to Ink in place of `stdout`: the same stream, but on the alternate screen
 * only changed characters reach the terminal.
 */
export function makeScreenOutput(stdout: Output): Output {
	const output = new ScreenOutput(stdout);
	const write = (
		chunk: string | Uint8Array,
		encoding?: BufferEncoding | Done,
		done?: Done,
	): boolean => output.write(chunk, typeof encoding === 'function' ? encoding : done);
	const stream = withMethod(stdout, 'write', write);
	outputs.set(stream, output);
	return stream;
}
