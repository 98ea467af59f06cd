import {actTexts, type SeatReport} from '../match/seat-report.js';
import {variantOf} from '../rules/registry.js';
import {whyNothingToAsk} from '../session/entry/nothing-to-ask.js';
import {describeActs} from '../text/act-list.js';
import {capitalise} from '../text/men.js';
import type {PlainCommand} from './place.js';
import type {Session} from './session.js';

/** Returns the command that tells what the umpire can be asked, or has a question taken as if it stood alone; none where a game has no questions. */
export function askCommands(
	session: Session,
	report: SeatReport,
	take: (question: string) => void,
): readonly PlainCommand[] {
	if ((variantOf(report.variant).asks ?? []).length === 0) {
		return [];
	}

	const tell = (): void => {
		const why = whyNothingToAsk(report);
		session.say(
			...(why === undefined
				? describeActs([], actTexts(report).questions)
				: [`${capitalise(why)}.`]),
		);
	};

	return [
		{
			names: ['ask'],
			usage: '[QUESTION]',
			help: 'what you can ask now, or a question',
			fault: whyNothingToAsk(report),
			run: (words) => (words === '' ? tell() : take(words)),
		},
	];
}
