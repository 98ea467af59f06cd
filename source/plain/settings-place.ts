import {describeClock, describeThinkingTime, makeClock, parseClock} from '../session/clock-text.js';
import {cleanName} from '../storage/decode.js';
import {capitalise} from '../text/men.js';
import type {Place, PlainCommand} from './place.js';
import type {Session} from './session.js';

/** The longest time for a move that can be set here, in seconds. */
const MOST_SECONDS = 600;

/** What can be set that matters where nothing is drawn. */
export class SettingsPlace implements Place {
	readonly #session: Session;

	constructor(session: Session) {
		this.#session = session;
	}

	readonly commands = (): readonly PlainCommand[] => [
		{
			names: ['person'],
			usage: 'NAME',
			help: 'your name against the bot; your progress in lessons is kept under it',
			run: (name) => this.#setName(name, (person) => this.#session.change({person})),
		},
		...(['white', 'black'] as const).map((side) => ({
			names: [side],
			usage: 'NAME',
			help: `what ${capitalise(side)} is called in a game of two people`,
			run: (name: string) =>
				this.#setName(name, (text) => {
					const {names} = this.#session.settings;
					this.#session.change({names: {...names, [side]: text}});
				}),
		})),
		{
			names: ['clock'],
			usage: '5+3|none',
			help: 'the clock of a new game of two people',
			run: (words) => this.#setClock(words),
		},
		{
			names: ['thinking'],
			usage: 'SECONDS',
			help: 'the time for a move of the bot that can be given one; 0 leaves it to the bot',
			run: (words) => this.#setThinking(words),
		},
		{
			names: ['pins'],
			usage: 'on|off',
			help: 'whether a new game of two people asks for PINs, for each hand-off',
			run: (words) => this.#setPins(words.toLowerCase()),
		},
		{names: ['last', 'l'], help: 'how all is set', run: () => this.#tell()},
	];

	readonly enter = (): void => {
		this.#tell();
	};

	readonly take = (line: string): void => {
		if (line !== '') {
			this.#session.say('help lists what can be set; quit goes back.');
		}
	};

	#tell(): void {
		const {person, names, clock, botMs, usePin} = this.#session.settings;
		this.#session.say(
			`person: ${person}.`,
			`white: ${names.white}; black: ${names.black}.`,
			`clock: ${makeClock(clock)}, ${describeClock(clock)}.`,
			`thinking: ${describeThinkingTime(botMs)}.`,
			`pins: ${usePin ? 'on' : 'off'}.`,
		);
	}

	#setName(words: string, set: (name: string) => void): void {
		const name = cleanName(words, '');
		if (name === '') {
			this.#session.say('A name is needed.');
		} else {
			set(name);
			this.#tell();
		}
	}

	#setClock(words: string): void {
		const clock = parseClock(words);
		if (clock.ok) {
			this.#session.change({clock: clock.value});
			this.#tell();
		} else {
			this.#session.say(`${capitalise(clock.error)}.`);
		}
	}

	#setPins(word: string): void {
		if (word === 'on' || word === 'off') {
			this.#session.change({usePin: word === 'on'});
			this.#tell();
		} else {
			this.#session.say('PINs are on or off.');
		}
	}

	#setThinking(words: string): void {
		const seconds = /^\d{1,3}(?:\.\d)?$/.test(words) ? Number(words) : Number.NaN;
		if (seconds >= 0 && seconds <= MOST_SECONDS) {
			this.#session.change({botMs: Math.round(seconds * 1000)});
			this.#tell();
		} else {
			this.#session.say(`The time is a number of seconds from 0 to ${MOST_SECONDS}.`);
		}
	}
}
