import type {Press} from '../press.js';
import {commandFor} from '../key-map.js';

export type FormRow =
	/** Does something when it is chosen. */
	| {
			readonly kind: 'action';
			readonly label: string;
			readonly about?: string;
			readonly run: () => void;
	  }
	/** Has one of a few values; `step` takes the next (1) or the one before (-1). */
	| {
			readonly kind: 'choice';
			readonly label: string;
			readonly value: string;
			readonly about?: string;
			readonly step: (direction: 1 | -1) => unknown;
	  }
	/** Is typed into; a PIN takes digits, which are never shown. */
	| {
			readonly kind: 'text' | 'pin';
			readonly label: string;
			readonly value: string;
			readonly about?: string;
			readonly write: (text: string) => unknown;
	  };

/** What a key did to a form: moved the cursor to a row, changed something, asked to go back, or nothing. */
type FormResult = {readonly index: number} | 'done' | 'back' | undefined;

const LONGEST_NAME = 24;

/** Takes a key as text into a row that is typed into; returns whether it was one. */
function write(row: FormRow, press: Press, pinLength: number): boolean {
	if (press.ctrl || press.meta || (row.kind !== 'text' && row.kind !== 'pin')) {
		return false;
	}

	const before = row.value;
	if (press.name === 'backspace' || press.name === 'delete') {
		row.write(Array.from(before).slice(0, -1).join(''));
		return true;
	}

	if (row.kind === 'pin') {
		if (/^\d$/.test(press.text) && before.length < pinLength) {
			row.write(before + press.text);
		}

		return press.name === 'character';
	}

	if (press.text !== '' && Array.from(before).length < LONGEST_NAME) {
		row.write(before + press.text);
	}

	return press.text !== '';
}

/** Takes a key into a form with its cursor on row `index`. */
export function pressForm(
	rows: readonly FormRow[],
	index: number,
	press: Press,
	pinLength = 4,
): FormResult {
	const row = rows[index];
	if (write(row, press, pinLength)) {
		return 'done';
	}

	const move = (step: number): FormResult => ({index: (index + step + rows.length) % rows.length});
	const command = commandFor('form', press);
	switch (command) {
		case 'previous':
		case 'next':
			if (row.kind === 'choice') {
				row.step(command === 'previous' ? -1 : 1);
				return 'done';
			}

			return undefined;
		case 'up':
			return move(-1);
		case 'down':
			return move(1);
		case 'first':
			return {index: 0};
		case 'last':
			return {index: rows.length - 1};
		case 'back':
		case 'leave':
			return 'back';
		case 'choose':
			if (row.kind === 'action') {
				row.run();
				return 'done';
			}

			if (row.kind === 'choice') {
				row.step(1);
				return 'done';
			}

			return move(1);
		default:
			return undefined;
	}
}
