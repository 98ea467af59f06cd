import type {UiRequest} from '../session/request.js';
import type {UiServices} from '../session/services.js';
import {beginnings} from './beginnings.js';
import {tellLessons} from './lessons.js';
import {advance} from './moving.js';
import {howToStart} from '../text/puzzle.js';
import {ALL_PUZZLES, puzzlesOf} from '../drill/any-puzzle.js';
import {Session} from './session.js';
import {tellPuzzles} from './tell-puzzles.js';

/** A list of lessons or puzzles. */
export type ListRequest = Extract<UiRequest, {readonly kind: 'lessons' | 'puzzles'}>;

/** Prints a list as plain mode tells it, for who has no terminal, and resolves once it is printed. */
export async function printList(
	request: ListRequest,
	services: UiServices,
	out: (line: string) => void,
): Promise<void> {
	const {settings} = services.settings.load();
	const output = {out, clear: () => undefined};
	const session = new Session(services, settings, output, (one) => beginnings(one, advance));
	if (request.kind === 'lessons') {
		tellLessons(session, request.ending ?? '', 'fogchess drill lessons');
	} else {
		const {variant} = request;
		tellPuzzles(session, variant);
		session.say(howToStart((variant === undefined ? ALL_PUZZLES : puzzlesOf(variant))[0].number));
	}

	await services.close();
}
