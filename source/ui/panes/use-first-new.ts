import {useState} from 'react';
import type {Message} from '../../session/told/message.js';

/** What stood there when a key was pressed, and from which message on. */
type Read = {readonly messages: readonly Message[]; readonly from: number};

const isSame = (one: readonly Message[], other: readonly Message[]): boolean =>
	one.length === other.length && one.every(({text}, index) => text === other[index].text);

/**
 * Returns from which message on they are shown: from an answer to a key, or else the first that is new since one was pressed, from the head where
 * what is new is only that something is gone, or where no key was pressed, from what was not told before: what comes by itself moves nothing. Pure.
 */
export function firstNew(read: Read | undefined, messages: readonly Message[]): number {
	if (read === undefined) {
		// What was told before stands behind PgUp where there is no room for all.
		return Math.max(
			0,
			messages.findIndex(({isBefore}) => isBefore !== true),
		);
	}

	if (isSame(read.messages, messages)) {
		return read.from;
	}

	// What is worked out of squares changes beside an answer, and may be long. What is typed may have been told before that it is none.
	const answer = messages.findIndex(
		({isAnswer, text}) =>
			isAnswer === true && read.messages.every((one) => one.isAnswer !== true || one.text !== text),
	);
	const changed = messages.findIndex(({text}, index) => text !== read.messages[index]?.text);
	return Math.max(0, answer < 0 ? changed : answer);
}

/** Returns from which of a moment's messages on they are shown, and what is to be called when a key is pressed. */
export function useFirstNew(messages: readonly Message[]) {
	const [read, setRead] = useState<Read>();
	const from = firstNew(read, messages);
	const onPress = (): void => {
		if (read === undefined || !isSame(read.messages, messages)) {
			setRead({messages, from});
		}
	};

	return {from, onPress};
}
