import {describeClock, describeThinkingTime, makeClock, parseClock} from '../session/clock-text.js';
import {cleanName} from '../storage/decode.js';
import {capitalise} from '../text/men.js';
import type {Place} from './place.js';
import type {Session} from './session.js';

/** The longest time for a move that can be set here, in seconds. */
const MOST_SECONDS = 600;

/** What can be set that matters where nothing is drawn. */
export function settingsPlace(session: Session): Place {
	const tell = (): void => {
		const {person, names, clock, botMs, usePin} = session.settings;
		session.say(
			`person: ${person}.`,
			`white: ${names.white}; black: ${names.black}.`,
			`clock: ${makeClock(clock)}, ${describeClock(clock)}.`,
			`thinking: ${describeThinkingTime(botMs)}.`,
			`pins: ${usePin ? 'on' : 'off'}.`,
		);
	};

	const setName = (words: string, set: (name: string) => void): void => {
		const name = cleanName(words, '');
		if (name === '') {
			session.say('A name is needed.');
		} else {
			set(name);
			tell();
		}
	};

	const setClock = (words: string): void => {
		const clock = parseClock(words);
		if (clock.ok) {
			session.change({clock: clock.value});
			tell();
		} else {
			session.say(`${capitalise(clock.error)}.`);
		}
	};

	const setPins = (word: string): void => {
		if (word === 'on' || word === 'off') {
			session.change({usePin: word === 'on'});
			tell();
		} else {
			session.say('PINs are on or off.');
		}
	};

	const setThinking = (words: string): void => {
		const seconds = /^\d{1,3}(?:\.\d)?$/.test(words) ? Number(words) : Number.NaN;
		if (seconds >= 0 && seconds <= MOST_SECONDS) {
			session.change({botMs: Math.round(seconds * 1000)});
			tell();
		} else {
			session.say(`The time is a number of seconds from 0 to ${MOST_SECONDS}.`);
		}
	};

	return {
		commands: () => [
			{
				names: ['person'],
				usage: 'NAME',
				help: 'your name against the bot; your progress in lessons is kept under it',
				run: (name) => setName(name, (person) => session.change({person})),
			},
			...(['white', 'black'] as const).map((side) => ({
				names: [side],
				usage: 'NAME',
				help: `what ${capitalise(side)} is called in a game of two people`,
				run: (name: string) =>
					setName(name, (text) => {
						const {names} = session.settings;
						session.change({names: {...names, [side]: text}});
					}),
			})),
			{
				names: ['clock'],
				usage: '5+3|none',
				help: 'the clock of a new game of two people',
				run: (words) => setClock(words),
			},
			{
				names: ['thinking'],
				usage: 'SECONDS',
				help: 'the time for a move of the bot that can be given one; 0 leaves it to the bot',
				run: (words) => setThinking(words),
			},
			{
				names: ['pins'],
				usage: 'on|off',
				help: 'whether a new game of two people asks for PINs, for each hand-off',
				run: (words) => setPins(words.toLowerCase()),
			},
			{names: ['last', 'l'], help: 'how all is set', run: () => tell()},
		],
		enter() {
			tell();
		},
		take(line) {
			if (line !== '') {
				session.say('help lists what can be set; quit goes back.');
			}
		},
	};
}
