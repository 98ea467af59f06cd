import {describeOwnAct} from '../../text/acts.js';
import type {CoachView} from '../../session/drill/plan-view.js';
import {asNow, type Message} from '../../session/told/message.js';
import type {Turn} from '../../session/told/turn-of.js';

/** Returns what is told without what an own act did. */
export function withoutAct(
	messages: readonly Message[],
	act: string | undefined,
): readonly Message[] {
	const done = act === undefined ? undefined : describeOwnAct(act);
	return messages.filter(({text}) => text !== done);
}

/** Returns messages as those that need not stay in sight. */
const asRead = (messages: readonly Message[]): readonly Message[] =>
	messages.map(({isNow: _isNow, ...message}) => message);

/** What there is to tell beside a board. */
type ToBeTold = {
	readonly own: Turn;
	readonly coach: CoachView | undefined;
	/** What the seat saw and heard. */
	readonly news: readonly Message[];
	readonly isBegun: boolean;
	readonly isOver: boolean;
	/** What is said of the cursor, of what is known and of what went wrong. */
	readonly beside: readonly Message[];
	/** What was said anew in answer to keys, the newest last. */
	readonly answers: readonly Message[];
};

/** Returns what a board screen tells, in its order: a coach's task comes before the news where it is what matters. */
export function toldInGame({
	own,
	coach,
	news,
	isBegun,
	isOver,
	beside,
	answers,
}: ToBeTold): readonly Message[] {
	const advice = coach?.messages ?? [];
	// What changed in the last turn is stale beside the truth.
	const current = isOver && own.of === 'game' ? news.filter(({isResult}) => isResult) : news;
	const isTask =
		own.of === 'scene' ||
		own.of === 'act-puzzle' ||
		own.of === 'puzzle' ||
		(own.of !== 'game' && (isOver || !isBegun));
	const {past = [], hasVerdict = false} = coach ?? {};
	// What is asked of a person is seen in any window: no news is put above it. A long story leaves room for it and for how it
	// ends.
	const told = isTask
		? past.length > 0
			? [...asNow(advice), ...past, ...(hasVerdict ? asRead(news) : asNow(news)), ...beside]
			: [...advice, ...asRead(news), ...beside]
		: [...current, ...advice, ...beside];
	// What is said anew, and perhaps more of it, stands once, as the newest.
	return [
		...told.filter(({text}) => !answers.some((answer) => answer.text.startsWith(text))),
		...answers.map((answer) => ({...answer, isAnswer: true as const})),
	];
}
