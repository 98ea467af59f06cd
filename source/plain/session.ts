import {withoutFullWidth} from '../core/full-width.js';
import {UI_EXIT, type UiExit} from '../session/request.js';
import type {UiServices} from '../session/services.js';
import type {Message} from '../session/told/message.js';
import type {AppSettings, LastChoices} from '../storage/settings-file.js';
import {isForMenu} from '../text/menu.js';
import {tellsNothingKept} from '../text/saves.js';
import {findPlainCommand, helpAt} from './help.js';
import type {Kind, Place, PlainCommand} from './place.js';

/** Where lines go. */
export type PlainOutput = {
	/** Writes a line. */
	out(line: string): void;
	/** Takes away all that was written, also what has gone out of the window, where that can be done. */
	clear(): void;
};

/** The longest line that is looked at. */
const LONGEST_LINE = 200;

/** Signs that could steer a terminal, or turn a line round. */
const UNFIT = /[\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

/** What keys send that are no signs, such as arrows and function keys: CSI, SS3 and other sequences (ECMA-48). */
const KEY_SEQUENCE = /\u001B(?:\[[0-?]*[ -/]*[@-~]?|O.?|[ -/]*[0-~]?)/g;

/**
 * Plain mode: lines in, lines out. It holds where one is, a place upon a place, and keeps the lines that come while
 * the place is busy. Whoever reads the lines calls `take` with each, and `end` when there are no more.
 */
export class Session {
	readonly services: UiServices;
	/** Resolves when it is over, with the code for the shell and the last words. */
	readonly over: Promise<UiExit>;
	/** Called before a sentence is said: what is typed from then on may be secret, or no longer. */
	beforeSaying: (() => void) | undefined;
	readonly #output: PlainOutput;
	readonly #begin: {readonly [kind in Kind]: readonly PlainCommand[]};
	#settings: AppSettings;
	#places: Place[] = [];
	#lines: string[] = [];
	/** The lines of the last answer, to be said again. */
	#said: string[] = [];
	/** How much is being waited for. */
	#waiting = 0;
	#isEnded = false;
	/** Whether lines are about to be taken. */
	#isDue = false;
	#words: string | undefined;
	#finish: ((exit: UiExit) => void) | undefined;

	/** `begin` has the commands that begin another thing of a kind in place of the one where one is. */
	constructor(
		services: UiServices,
		settings: AppSettings,
		output: PlainOutput,
		begin: (session: Session) => {readonly [kind in Kind]: readonly PlainCommand[]},
	) {
		this.services = services;
		this.#settings = settings;
		this.#output = output;
		this.#begin = begin(this);
		this.over = new Promise((resolve) => {
			this.#finish = resolve;
		});
	}

	get settings(): AppSettings {
		return this.#settings;
	}

	/** What can be typed where one is; nothing once it is over. */
	get commands(): readonly PlainCommand[] {
		const place = this.#places.at(-1);
		return place === undefined ? [] : this.#commands(place);
	}

	/** Whether the next line is not to be seen while it is typed. */
	get isSecret(): boolean {
		return this.#places.at(-1)?.isSecret?.() === true;
	}

	/** Whether the lines that come have to wait. */
	get isBusy(): boolean {
		return this.#waiting > 0 || this.#places.at(-1)?.isBusy?.() === true;
	}

	/** Applies and saves settings; says so when they cannot be saved. */
	change(patch: Partial<AppSettings>): void {
		this.#settings = {...this.#settings, ...patch};
		const saved = this.services.settings.save(this.#settings);
		if (!saved.ok) {
			this.say(saved.error);
		}
	}

	remember(choices: Partial<LastChoices>): void {
		this.#settings = {...this.#settings, last: {...this.#settings.last, ...choices}};
		this.services.settings.save(this.#settings);
	}

	/** Says sentences, a line each; what is undefined is not said. */
	say(...sentences: readonly (string | undefined)[]): void {
		for (const sentence of sentences) {
			// What is worked out too late is nobody's any more.
			if (sentence !== undefined && this.#finish !== undefined) {
				const line = sentence.replaceAll(UNFIT, '?');
				this.beforeSaying?.();
				this.#said.push(line);
				this.#output.out(line);
			}
		}
	}

	tell(messages: readonly Message[]): void {
		this.say(...messages.map(({text}) => text));
	}

	/** Takes away all that was said, so that the next person does not find it. */
	clear(): void {
		this.#said = [];
		this.#output.clear();
	}

	/** Goes to another place, from which one comes back. */
	open(place: Place): void {
		this.#places.push(place);
		place.enter();
		this.pump();
	}

	/** Goes to another place in place of the one where one is, which is put away. */
	replace(place: Place): void {
		this.#putAway(true);
		this.open(place);
	}

	/** Goes back to where one was before; from the first place the program ends, with a code for the shell. */
	back(code: number = UI_EXIT.fine): void {
		this.#putAway();
		const below = this.#places.at(-1);
		if (below === undefined) {
			this.leave(code);
		} else {
			below.enter();
			this.pump();
		}
	}

	#backToFirst(): void {
		while (this.#places.length > 2) {
			this.#putAway();
		}

		this.back();
	}

	/** Ends the program; every place is put away, the last one first. */
	leave(code: number): void {
		while (this.#places.length > 0) {
			this.#putAway();
		}

		const line = this.#words;
		this.#finish?.({code, ...(line === undefined ? {} : {line})});
		this.#finish = undefined;
	}

	/** Takes away what only one of two people may see, while the terminal is somebody else's. */
	hide(): void {
		this.#places.at(-1)?.hide?.();
	}

	show(): void {
		this.#places.at(-1)?.show?.();
	}

	/** Has lines wait until some work is done. */
	async wait<T>(work: Promise<T>): Promise<T> {
		this.#waiting++;
		try {
			return await work;
		} finally {
			this.#waiting--;
			this.pump();
		}
	}

	take(typed: string): void {
		const line = withoutFullWidth(typed.replaceAll(KEY_SEQUENCE, ''));
		const isNext = this.#lines.length === 0 && this.isBusy;
		if (isNext && this.#places.at(-1)?.interrupt?.(line.trim().toLowerCase()) === true) {
			return;
		}

		// Nothing that means anything is longer.
		this.#lines.push(line.slice(0, LONGEST_LINE));
		this.pump();
	}

	/** There are no more lines: the program ends when those that wait are done, or at once. */
	end(isAtOnce: boolean): void {
		this.#isEnded = true;
		if (isAtOnce && this.#lines.length === 0) {
			this.leave(UI_EXIT.fine);
		} else {
			this.pump();
		}
	}

	/**
	 * Goes on with the lines that wait, as far as it can; not at once, so that whoever calls it is done. To be called
	 * when a place is busy no more.
	 */
	pump(): void {
		if (!this.#isDue) {
			this.#isDue = true;
			queueMicrotask(() => {
				this.#isDue = false;
				this.#takeLines();
			});
		}
	}

	#takeLines(): void {
		while (this.#finish !== undefined && !this.isBusy) {
			const line = this.#lines.shift();
			if (line === undefined) {
				if (this.#isEnded) {
					this.leave(UI_EXIT.fine);
				}

				return;
			}

			this.#handle(line);
		}
	}

	#putAway(follows = false): void {
		const words = this.#places.pop()?.close?.(follows);
		if (!follows && this.#places.length > 0 && this.#finish !== undefined) {
			this.say(words?.inside);
		}

		// Where one goes on to something else that is soon old.
		const isOld = tellsNothingKept(words?.outside) && (follows || this.#places.length > 0);
		this.#words = isOld ? this.#words : (words?.outside ?? this.#words);
	}

	/** What can be typed everywhere. */
	#commands(place: Place): readonly PlainCommand[] {
		const own = place.commands();
		const isInside = this.#places.length > 1;
		const leavesByBack = isInside && !own.some(({names}) => names.includes('back'));
		return [
			...own,
			...(place.kind === undefined ? [] : this.#begin[place.kind]),
			{
				names: ['repeat', 'r'],
				help: 'says the last answer again',
				run: () => this.say(...this.#said.splice(0)),
			},
			{
				names: ['help', 'h', '?'],
				usage: '[COMMAND]',
				help: 'all that can be typed here, or one command',
				run: (words) =>
					this.say(...helpAt(place, this.#commands(place), words, (word) => this.#inMenu(word))),
			},
			{
				// From the first place nothing leads back.
				names: ['quit', 'q', 'leave', 'exit', ...(leavesByBack ? ['back'] : [])],
				help: isInside ? 'goes back; a game is saved' : 'ends the program; a game is saved',
				run: () => this.back(),
			},
			...(isInside
				? [{names: ['menu'], help: 'goes back to where you began', run: () => this.#backToFirst()}]
				: []),
		];
	}

	#handle(line: string): void {
		const place = this.#places.at(-1);
		if (place === undefined) {
			return;
		}

		const commands = this.#commands(place);
		// A man's letter alone begins a move where moves are made.
		const isMan = place.acts !== undefined && /^[KQRBN]$/.test(line.trim());
		const isPlain = isMan || place.isSecret?.() === true;
		const found = isPlain ? undefined : findPlainCommand(line, commands);
		if (found?.command.names[0] !== 'repeat') {
			this.#said = [];
		}

		const elsewhere = found === undefined && !isPlain ? this.#inMenu(line) : undefined;
		if (elsewhere !== undefined) {
			this.say(elsewhere);
		} else if (found === undefined) {
			place.take(line.trim());
		} else {
			found.command.run(found.words);
		}
	}

	/** Returns how what is a command of the menu's is come to from elsewhere; undefined for any other line. */
	#inMenu(line: string): string | undefined {
		const menu = this.#places.find(({isMenu}) => isMenu === true);
		const found =
			menu === undefined || menu === this.#places.at(-1)
				? undefined
				: findPlainCommand(line, this.#commands(menu));
		return (
			found &&
			isForMenu(
				found.command.names[0],
				this.#places.length > 2 ? 'menu' : 'quit',
				`${found.command.names[0]} ${found.words}`.trim(),
			)
		);
	}
}
