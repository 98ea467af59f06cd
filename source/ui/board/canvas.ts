import {isSameStyle, PLAIN, type Span, type Style} from '../theme/style.js';
import type {Size} from '../frame/box.js';
import type {Theme} from '../theme/theme.js';
import {groundOnShade} from './shade.js';

/** A rectangle of characters to draw on, each one column wide and in a style of its own. */
export class Canvas {
	readonly #width: number;
	readonly #theme: Theme;
	readonly #signs: string[];
	readonly #styles: Style[];

	constructor(width: number, height: number, theme: Theme) {
		this.#width = width;
		this.#theme = theme;
		this.#signs = Array.from({length: width * height}, () => ' ');
		this.#styles = Array.from({length: width * height}, () => PLAIN);
	}

	fill(x: number, y: number, size: Size, sign: string, style: Style): void {
		for (let row = y; row < y + size.height; row++) {
			const start = row * this.#width + x;
			this.#signs.fill(sign, start, start + size.width);
			this.#styles.fill(style, start, start + size.width);
		}
	}

	signAt(x: number, y: number): string {
		return this.#signs[y * this.#width + x];
	}

	styleAt(x: number, y: number): Style {
		return this.#styles[y * this.#width + x];
	}

	/** Puts the signs of a text side by side and leaves their styles. */
	sign(x: number, y: number, text: string): void {
		for (let index = 0; index < text.length; index++) {
			this.#signs[y * this.#width + x + index] = text[index];
		}
	}

	/** Puts a sign; `style` is laid over what is there, so that it keeps the ground it stands on, or one like the shade that was there. */
	put(x: number, y: number, sign: string, style: Style): void {
		const index = y * this.#width + x;
		const under = this.#styles[index];
		const shade = this.#signs[index];
		const backgroundColor = groundOnShade(this.#theme, shade, under.backgroundColor, style.color);
		this.#signs[index] = sign;
		this.#styles[index] = {
			...under,
			...(backgroundColor === undefined ? {} : {backgroundColor}),
			...style,
		};
	}

	/** Puts the signs of a text side by side; spaces leave what is there. */
	write(x: number, y: number, text: string, style: Style): void {
		for (let index = 0; index < text.length; index++) {
			if (text[index] !== ' ') {
				this.put(x + index, y, text[index], style);
			}
		}
	}

	/** Takes these signs off a rectangle where one of another kind stands beside them in their row. */
	clearBeside(x: number, y: number, {width, height}: Size, signs: readonly string[]): void {
		for (let row = y; row < y + height; row++) {
			const start = row * this.#width + x;
			const written = this.#signs.slice(start, start + width);
			const isCleared = (sign = ''): boolean => signs.includes(sign);
			for (const [index, sign] of written.entries()) {
				const beside = [written[index - 1], written[index + 1]];
				if (isCleared(sign) && beside.some((one) => one !== undefined && !isCleared(one))) {
					this.#signs[start + index] = ' ';
				}
			}
		}
	}

	/** Lays a style over a rectangle without changing its signs. */
	tint(x: number, y: number, width: number, style: Style): void {
		for (let index = y * this.#width + x; width > 0; index++, width--) {
			this.#styles[index] = {...this.#styles[index], ...style};
		}
	}

	/** Returns the rows from the top, each as the fewest spans that show it. */
	rows(): Span[][] {
		const rows: Span[][] = [];
		for (let start = 0; start < this.#signs.length; start += this.#width) {
			const spans: Span[] = [];
			let text = '';
			let style = this.#styles[start];
			for (let index = start; index < start + this.#width; index++) {
				if (!isSameStyle(this.#styles[index], style)) {
					spans.push({text, style});
					text = '';
					style = this.#styles[index];
				}

				text += this.#signs[index];
			}

			rows.push([...spans, {text, style}]);
		}

		return rows;
	}
}
