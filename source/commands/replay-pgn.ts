import {isMove, parseAct} from '../core/act.js';
import type {Sight} from '../core/fog-fen.js';
import {startsPair, tryText} from '../knowledge/move-list.js';
import type {Match} from '../match/match.js';
import type {Eyes} from '../match/review.js';
import {findEnded} from '../rules/news.js';
import {findVariant} from '../rules/registry.js';
import {sideName} from '../text/men.js';
import {HIDDEN_MOVE, makePgn, type PgnPly} from '../text/pgn.js';
import {abbreviateAnnouncement} from '../text/umpire.js';
import type {ReplayLine, ReplayTry} from './replay-lines.js';

/** Returns what is said in few words, but for what the move and the result say. */
const short = (heard: ReplayLine['heard']): string[] =>
	heard
		.filter(({type}) => type !== 'moved' && type !== 'ended')
		.map((record) => abbreviateAnnouncement(record));

/** Returns a try with its answer: "exf5 no"; a question has its own words, and of another's try only the answer is known. */
function describeTry({text, heard}: ReplayTry, before: ReplayLine, variant: string): string {
	const answer = short(heard).join(' ');
	return text === null || text.endsWith('?')
		? answer
		: `${tryText(before.sight.cells, text, variant)} ${answer}`;
}

/** Returns whether a text is an act that is no move, which PGN has only comments for. */
function isOtherAct(text: string): boolean {
	const act = parseAct(text);
	return act !== undefined && !isMove(act);
}

/** Returns whether something else than plain play was being done, as far as a seat's view tells. */
const isInPhase = (sight: Sight & {readonly phase?: string}): boolean => sight.phase !== undefined;

function resultOf(lines: readonly ReplayLine[]): string {
	const ended = findEnded(lines[lines.length - 1].heard);
	return ended === undefined ? '*' : abbreviateAnnouncement(ended);
}

/**
 * Returns a game in PGN as a seat knew it, or in truth: what was tried in vain or asked stands in a comment
 * before its move, what was announced in one behind it. The lines are those of `replayLines`.
 */
export function replayPgn(
	{settings}: Match,
	lines: readonly ReplayLine[],
	eyes: Eyes,
	created: string,
): string {
	const variant = findVariant(settings.variant);
	const made = lines.slice(1).map(({by}) => ({by: by ?? 'white'}));
	const moved: (typeof made)[number][] = [];
	let number = 1;
	const plies = lines.slice(1).map(({text, move, heard, tries = []}, index): PgnPly => {
		// In a set-up of the other side only that something was done is known.
		const isSetUp = text.includes('…') && isInPhase(lines[index].sight);
		const act = isOtherAct(move ?? text) ? text : isSetUp ? HIDDEN_MOVE : undefined;
		const tried = tries.map((one) => describeTry(one, lines[index], settings.variant));
		const before = act === undefined ? tried : [...tried, `${sideName(made[index].by)}: ${act}`];
		const after = short(heard);
		if (act === undefined) {
			// What is no move has no number.
			moved.push(made[index]);
			number += startsPair(moved, moved.length - 1) ? 1 : 0;
		}
		return {
			number,
			...made[index],
			...(act === undefined ? {text: text.includes('…') ? HIDDEN_MOVE : text} : {}),
			...(before.length === 0 ? {} : {before}),
			...(after.length === 0 ? {} : {after}),
		};
	});
	const {fen, seats} = settings;
	return makePgn(
		{
			Event: 'fogchess',
			Site: '?',
			Date: created.slice(0, 10).replaceAll('-', '.'),
			Round: '-',
			White: seats.white.name,
			Black: seats.black.name,
			Variant: variant.ok ? variant.value.title : settings.variant,
			Viewer: eyes,
			...(fen === undefined || eyes !== 'truth' ? {} : {SetUp: '1', FEN: fen}),
		},
		plies,
		resultOf(lines),
	);
}
