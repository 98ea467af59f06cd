import type {Act} from '../../core/act.js';
import {UNSEEN} from '../../core/man.js';
import {type Square, squareName} from '../../core/square.js';
import {isAmong, type UciMove} from '../../core/uci.js';
import {commandTyped} from './entry/command-typed.js';
import {shownText, type TurnInput, type TurnKnowledge} from './entry/turn-state.js';
import {onlyActOn} from './entry/turn-cursor.js';
import {actSan, ownSan, withTypedTake} from '../../session/entry/own-san.js';
import {batchSans} from '../../session/entry/describe-plan.js';
import {stepByMove, unplanned} from '../../session/entry/plan-steps.js';
import {rowOutcome} from '../../session/entry/read-placings.js';
import {readTyped} from '../../session/entry/read-typed.js';
import {type TypedMove} from '../../session/entry/typed-move.js';
import {wordHelp} from '../../text/acts.js';
import {ASKS_WHAT, enterAct, enterDoes, enterRow, enterShifts} from '../../text/enter-act.js';
import {enterChooses, isLie, LEAVES_IT, notThere, picksUp, PUTS_DOWN} from '../../text/plan.js';
import {ENTER_WAITS, enterRuns, WAITS_FOR_TURN} from '../../text/turn.js';
import {roleName} from '../../text/men.js';
import type {Style} from '../theme/style.js';
import type {Theme} from '../theme/theme.js';
import {pane} from '../panes/pane.js';
import {type Line, textWidth, wholeClauses} from '../frame/text-lines.js';
import {roomBehind, typedLine} from '../panes/typed-line.js';

/** Returns what Enter does with an act, its move as it was `typed` if it was. */
function doesAct(act: Act, knowledge: TurnKnowledge, typed?: string, enter?: string): string {
	const {cells} = knowledge;
	if (act.kind !== 'batch') {
		const san = (one: UciMove) => withTypedTake(actSan(one, act, knowledge), typed);
		return enterAct(act, cells, san, enter);
	}

	// Whether they take is told later, and till then the list has them without the "x", too.
	const sans = batchSans(act.moves, knowledge);
	return enterAct(act, cells, (one) => sans[act.moves.indexOf(one)], enter);
}

/** Returns what Enter does with a move, as it was `typed` if it was. */
function playsMove(move: UciMove, asks: boolean, knowledge: TurnKnowledge, typed?: string): string {
	const {plan, lies = [], cells} = knowledge;
	const isPlanned = plan?.kind === 'batch';
	const step = isPlanned && stepByMove(unplanned(knowledge), plan, move);
	if (step !== false && 'act' in step && !asks) {
		return doesAct(step.act, knowledge);
	}

	const san = withTypedTake(ownSan(move, knowledge), isPlanned ? '' : typed);
	const plays = `${enterDoes(plan)} ${san}`;
	return asks
		? ASKS_WHAT
		: [plays, ...(isAmong(lies, move) ? [isLie(cells[move.from])] : [])].join(', ');
}

/** Returns what Enter does with the man that was picked up, where the cursor stands. */
function putsDown(from: Square, to: Square, knowledge: TurnKnowledge): string {
	const {moves, cells, arranging} = knowledge;
	const [move, ...others] = moves.filter((one) => one.from === from && one.to === to);
	if (from === to || arranging?.goals(from).includes(to) === true) {
		return PUTS_DOWN;
	}

	return move !== undefined
		? playsMove(move, others.length > 0, knowledge)
		: moves.some((one) => one.from === to)
			? picksUp(cells[to], squareName(to))
			: notThere(squareName(to));
}

/** In so many columns a reason is begun of which no clause fits. */
const LEAST_REASON = 24;

/** Returns what the line says of a typed move: what Enter and Tab do, or why it is none. */
function hintOf(
	typed: TypedMove,
	knowledge: TurnKnowledge,
	{dots, ellipsis}: Theme['glyphs'],
	room: number,
): string {
	const {status, move, act, acts, word, needsPromotion, completions, reason} = typed;
	const dot = ` ${dots} `;
	if (status === 'wrong' || status === 'ambiguous') {
		// The reason comes first: it is not cut for the sake of a key, and the panel tells all of one that is cut.
		const keys = status === 'wrong' ? ['Esc clears'] : ['Tab chooses', 'Esc clears'];
		const ways = [keys, keys.slice(0, -1), []].map((some) => [reason ?? '', ...some].join(dot));
		return (
			ways.find((text) => textWidth(text) <= room) ??
			// With less room than that the first words of a clause say nothing; the line cuts between words.
			(wholeClauses(reason ?? '', room, ellipsis) ||
				(room < LEAST_REASON ? keys.join(dot) : (reason ?? '')))
		);
	}

	if (word !== undefined) {
		return [enterRuns(wordHelp(word)), 'Esc clears'].join(dot);
	}

	if (acts !== undefined) {
		const ways = typed.isRow === true ? enterRow(rowOutcome(acts, knowledge)) : [enterShifts(acts)];
		const does = ways.find((text) => textWidth(text) <= room) ?? ways[ways.length - 1];
		return [does, 'Esc clears'].join(dot);
	}

	if (act !== undefined) {
		return [doesAct(act, knowledge, typed.text), 'Esc clears'].join(dot);
	}

	if (knowledge.plan?.kind === 'squares' && status === 'ready') {
		return [enterChooses(typed.squares.map(squareName)), 'Esc clears'].join(dot);
	}

	if (status === 'ready' && move !== undefined) {
		const san = ownSan(needsPromotion ? {from: move.from, to: move.to} : move, knowledge);
		// Of a square of which nothing is known no capture is offered beside a plain move.
		const isDark = knowledge.cells[move.to] === UNSEEN;
		const others = completions.filter((text) => text !== san && !(isDark && text.includes('x')));
		return [
			playsMove(move, needsPromotion, knowledge, typed.text),
			...(others.length === 0 ? [] : [`Tab: ${others[0]}`]),
			'Esc clears',
		].join(dot);
	}

	const shown = completions.slice(0, 6);
	const more = completions.length - shown.length;
	return `${shown.join(' ')}${more > 0 ? ` and ${more} more` : ''}${dot}Tab completes${dot}Esc clears`;
}

/** Why what is typed is no move. */
export type TypedFault = {
	readonly reason: string;
	/** Whether nothing that could be added makes a move of it. */
	readonly isWrong: boolean;
	/** Whether the entry line has room for the reason. */
	readonly fits: boolean;
};

/** Returns why what is typed is no move; undefined where it is one, or may become one. Pure. */
export function typedFault(
	input: TurnInput,
	knowledge: TurnKnowledge,
	width: number,
): TypedFault | undefined {
	const shown = shownText(input, knowledge);
	if (shown === '' || commandTyped(shown, knowledge) !== undefined) {
		return undefined;
	}

	const {status, reason = ''} = readTyped(shown, knowledge);
	const fits = textWidth(reason) <= roomBehind(`${shown}_`, width);
	return status === 'wrong' || status === 'ambiguous'
		? {reason, isWrong: status === 'wrong', fits}
		: undefined;
}

/**
 * Returns the entry line: the typed move as far as it has come and what Enter would do; without one, the
 * man picked up, or `idle`. One that `waits` is not judged yet. Pure.
 */
export function entryLine(
	input: TurnInput,
	knowledge: TurnKnowledge,
	width: number,
	theme: Theme,
	idle = '',
	waits = false,
): Line {
	const {palette, glyphs} = theme;
	const shown = shownText(input, knowledge);
	const line = (text: string, hint: string, style: Style): Line =>
		typedLine(text, hint, {width, style}, theme);

	if (shown !== '' && waits) {
		const [why, style] =
			input.isRefused === true ? [ENTER_WAITS, palette.warning] : [WAITS_FOR_TURN, palette.faint];
		return typedLine(
			`${shown}_`,
			`${why} ${glyphs.dots} Esc clears`,
			{width, style, typedStyle: palette.faint},
			theme,
		);
	}

	if (shown !== '') {
		const command = commandTyped(shown, knowledge);
		if (command !== undefined) {
			const hint = [enterRuns(command.help), 'Esc clears'].join(` ${glyphs.dots} `);
			return line(`${shown}_`, hint, palette.good);
		}

		const typed = readTyped(shown, knowledge);
		return line(
			`${shown}_`,
			hintOf(typed, knowledge, glyphs, roomBehind(`${shown}_`, width)),
			typed.status === 'wrong' || typed.status === 'ambiguous'
				? palette.warning
				: typed.status === 'ready'
					? palette.good
					: palette.faint,
		);
	}

	const act = input.selected === undefined ? undefined : onlyActOn(input.selected, knowledge);
	if (act !== undefined) {
		const does = doesAct(act, knowledge, undefined, 'Enter again');
		return line('', [does, LEAVES_IT].join(` ${glyphs.dots} `), palette.good);
	}

	if (input.selected !== undefined) {
		const man = roleName(knowledge.cells[input.selected]);
		return line(
			`${man} ${squareName(input.selected)}`,
			[putsDown(input.selected, input.cursor, knowledge), 'Tab next target', 'Esc lets go'].join(
				` ${glyphs.dots} `,
			),
			palette.faint,
		);
	}

	return line('', idle, palette.faint);
}

type EntryLineProps = {
	readonly input: TurnInput;
	readonly knowledge: TurnKnowledge;
	/** What the line says when nothing is typed or picked up. */
	readonly idle: string;
	/** What was said in answer to the last key: it takes the place of `idle`. */
	readonly said?: string | undefined;
	/** Whether what is typed waits for the person's turn. */
	readonly waits: boolean;
};

/** The line on which a typed move appears, with what Enter would do. */
export const EntryLine = pane<EntryLineProps>(
	({input, knowledge, idle, said, waits}, {width}, theme) => [
		said === undefined
			? entryLine(input, knowledge, width, theme, idle, waits)
			: typedLine('', said, {width, style: theme.palette.warning}, theme),
	],
);
