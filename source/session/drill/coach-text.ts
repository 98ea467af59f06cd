import {manRole, UNSEEN} from '../../core/man.js';
import {type Square, squareName} from '../../core/square.js';
import {type JudgedMove, leavesOf} from '../../drill/coach.js';
import {tablesFor} from '../../drill/game.js';
import type {NoKingReason} from '../../endings/belief-game.js';
import {makeOwnSan} from '../../knowledge/own-san.js';
import {WHY_OF_CURSOR} from '../../text/drill.js';
import {capitalise, countOf} from '../../text/men.js';
import {type Message, say} from '../told/message.js';
import {type CoachKnowledge, countEvents} from './coach-knowledge.js';
import type {Verdict} from '../../endings/judge.js';

export function whereText({advice, report}: CoachKnowledge): string {
	const {belief, before} = advice;
	if (belief.size === 1) {
		return `He is on ${squareName([...belief][0])}.`;
	}

	const was = countEvents(report.history) > 0 ? `, was ${before.size}` : '';
	return `Where can he be? ${countOf(belief.size, 'square')}${was}.`;
}

/** Returns why the king cannot be on a square, or that he can, as a sentence. */
export function whyText({now, rules, report}: CoachKnowledge, square: Square): string {
	const {view, belief} = now;
	const name = squareName(square);
	const texts: {readonly [reason in NoKingReason]: () => string} = {
		// Who asks this has hardly meant it.
		'own-man': () => `Your ${manRole(view.cells[square])} stands on ${name}. ${WHY_OF_CURSOR}`,
		'seen-empty': () => `You see ${name}, and he is not there.`,
		'would-be-seen': () => `A pawn of yours could take him on ${name}, and so would see him there.`,
		'blocks-elsewhere': () =>
			`He keeps a pawn of yours from going to ${squareName([...belief][0])}: there he stands.`,
		'out-of-reach': () => `${name} is hidden, but no step leads there from where he could be.`,
		attacked: () => `You attack ${name}, and he cannot have moved into check.`,
		unheard: () => `No way leads him to ${name} that fits all the umpire has said.`,
	};
	const reason = rules.whyOut(now, square);
	if (reason !== undefined) {
		return texts[reason]();
	}

	return report.umpire !== undefined && belief.size === 1
		? `He is on ${name}: nowhere else.`
		: view.cells[square] === UNSEEN
			? `He can be on ${name}.`
			: `He stands on ${name}.`;
}

/** Returns what the table tries where nothing is sure, as a sentence; undefined where it has nothing to say. */
function attemptText({now, rules, tables, report}: CoachKnowledge): string | undefined {
	const attempt = rules.attempt(tablesFor(tables, rules), now);
	return attempt === undefined
		? undefined
		: `No win is sure. The table tries ${makeOwnSan(now.view, attempt.move, report.variant)}${
				attempt.sure === 0
					? ', where the least can be spoilt.'
					: `, which wins from ${attempt.sure} of his ${attempt.squares} squares.`
			}`;
}

/** Returns how many squares are left for him, of how many where that is fewer. */
export const leftText = (left: number, all: number): string => {
	const of = left < all ? ` of his ${all} squares` : left === 1 ? ' square' : ' squares';
	return left === 1 ? `one${of} is left for him` : `${left}${of} are left for him`;
};

function leavesText({now, rules, report, advice}: CoachKnowledge): string {
	const {refused, silent} = leavesOf(rules, now, advice.best[0].move);
	const all = now.belief.size;
	if (report.umpire === undefined) {
		return silent === 0
			? 'It takes him, or you see where he is.'
			: `If you do not see him then, ${leftText(silent, all)}, until he moves.`;
	}

	const said = [
		...(refused === 0 ? [] : [`if it is refused, ${leftText(refused, all)}`]),
		...(silent === 0
			? []
			: [`if it stands and nothing is heard, ${leftText(silent, all)}, until he moves`]),
	];
	return said.length === 0
		? 'It stands, and the umpire has something to say of it.'
		: `${capitalise(said.join('; '))}.`;
}

const othersText = (others: number): string =>
	others === 0
		? 'nothing else does it so fast'
		: others === 1
			? 'so does one other move'
			: `so do ${others} other moves`;

/** Returns the hint as far as it was asked for, and the squares to light up. */
export function hintOf(
	known: CoachKnowledge,
	degree: number,
): {readonly messages: readonly Message[]; readonly lit: readonly Square[]} {
	const {advice, report, now} = known;
	const [best] = advice.best;
	if (best === undefined || advice.needed === undefined) {
		const text =
			attemptText(known) ??
			'Nothing is forced from here: keep your men safe and leave him few squares.';
		return {messages: say(text, 'accent'), lit: []};
	}

	const {move} = best;
	const {view} = now;
	const role = manRole(view.cells[move.from]);
	const others = advice.best.length - 1;
	const steps = [
		`Hint: ${report.umpire === undefined ? 'move' : 'try'} the ${role} on ${squareName(move.from)}.`,
		`It goes to ${squareName(move.to)}${move.promotion === undefined ? '' : ` and becomes a ${move.promotion}`}.`,
		`${makeOwnSan(view, move, report.variant)} needs at most ${countOf(advice.needed, 'move')}, this one included; ${othersText(others)}.`,
		leavesText(known),
	];
	return {
		messages: say(steps.slice(0, degree), 'accent'),
		lit: degree === 1 ? [move.from] : [move.from, move.to],
	};
}

const moves = (count: number): string => countOf(count, 'move');

/** Returns what a move was worth, as a sentence; undefined when there was nothing to lose. */
export function describeVerdict(name: string, verdict: Verdict): Message | undefined {
	switch (verdict.kind) {
		case 'keeps':
			return {
				text:
					verdict.left === 0
						? `${name} is optimal.`
						: `${name} is optimal: at most ${moves(verdict.left)} more.`,
				tone: 'good',
			};
		case 'costs':
			return {
				text: `${name} costs ${moves(verdict.by)}: at most ${moves(verdict.left)} more.`,
				tone: 'warning',
			};
		case 'throws':
			return {text: `${name} lets him escape: nothing is forced any more.`, tone: 'bad'};
		default:
			return undefined;
	}
}

/** Returns the moves that lost something, each as a sentence part: "Qd4 (move 3) cost 2 moves". */
export const describeSlips = (
	judged: readonly JudgedMove[],
	nameOf: (move: JudgedMove) => string,
): readonly string[] =>
	judged.flatMap((one) => {
		const {ply, verdict} = one;
		const where = `${nameOf(one)} (move ${Math.floor(ply / 2) + 1})`;
		return verdict.kind === 'costs'
			? [`${where} cost ${moves(verdict.by)}`]
			: verdict.kind === 'throws'
				? [`${where} let him escape`]
				: [];
	});
