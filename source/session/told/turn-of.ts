import {isUnknownMan, PAWN, UNSEEN} from '../../core/man.js';
import {seesEverySquare} from '../../knowledge/hidden-men.js';
import {isOwn} from '../../knowledge/own-man.js';
import {makeAct, type Question, type Word} from '../../core/act.js';
import {whyNotBack} from '../../match/request-fault.js';
import {actTexts, type SeatReport} from '../../match/seat-report.js';
import {currentView, viewBefore} from '../../rules/history.js';
import {isArranging, kingPutAnew} from '../entry/arranging.js';
import {castlingIn} from '../entry/why-not-castle.js';
import {wordsInPhase} from '../entry/game-word.js';
import {mayBeRefused} from './may-be-refused.js';
import {nothingToKnow} from './nothing-to-know.js';
import {planned, planOf, wordsOf} from '../entry/plan-steps.js';
import {isBound} from '../../text/phases.js';
import {given} from '../../core/given.js';
import {isAdviser, type SeatId} from '../../rules/seat.js';
import {variantOf} from '../../rules/registry.js';
import type {View} from '../../rules/view.js';

/** “Any?”, as it is written: whether a pawn can take. */
const ANY = makeAct({kind: 'ask', question: 'any'});

/** What a turn is, as far as its keys and signs depend on it; what is left out is not so. */
export type Turn = {
	/** What is played: a game, a drill with the men or with the lone king, a puzzle of the fog or of one act, a scene to learn by. */
	readonly of: 'game' | 'drill' | 'defence' | 'puzzle' | 'act-puzzle' | 'scene';
	/** Whether what is tried may be refused. */
	readonly mayBeRefused?: boolean;
	/** Whether the rules have questions to ask. */
	readonly mayAsk?: boolean;
	/** Whether all of them have been asked in the turn that is on, or nothing is left but to ask whether pawns can take, of which the seat has none. */
	readonly hasAsked?: boolean;
	/** Whether nothing is seen but the own men: the other side's are then set on the board as they are guessed. */
	readonly seesOwnMenOnly?: boolean;
	/** Whether every square is seen while the game is played. */
	readonly seesAll?: boolean;
	/** Whether there is nothing to work out, or it is not to be, so that what is known cannot be asked for. */
	readonly hasNothingToKnow?: boolean;
	/** Whether the king may still castle, now or later. */
	readonly castles?: boolean;
	/** Whether there is nothing that could be taken back. */
	readonly hasNoPast?: boolean;
	/** Whether what a coach was asked stands there, which is put away before one leaves. */
	readonly isAnswered?: boolean;
	/** Whether there is no plan that could be asked for. */
	readonly hasNoPlan?: boolean;
	/** Whether several moves are planned and sent together. */
	readonly sendsMoves?: boolean;
	/** Whether the person's own guess of where the king is is shown. */
	readonly guesses?: boolean;
	/** Whether men are placed. */
	readonly arranges?: boolean;
	/** Whether nothing but the king is, who has to be put on another square. */
	readonly putsKingAnew?: boolean;
	/** The words that may be said now and that have a key. */
	readonly says?: readonly Word[];
	/** Whether no move is made openly, but written down: one that is chosen is sealed. */
	readonly seals?: boolean;
	/** Whether a man is picked up. */
	readonly holds?: boolean;
	/** The word that is begun: its move or square comes next. */
	readonly begun?: Word;
	/** All that is said or asked in the game at some time but in a set-up that is over, so that it can be typed: no letter that begins one is a key. */
	readonly words?: readonly (Word | Question)[];
	/** Whether it is an adviser's turn, who asks nothing of the other side. */
	readonly advises?: boolean;
	/** Whether a friendly coach goes along, whom the key for a hint asks. */
	readonly isCoached?: boolean;
	/** Whether the board is about to be put back: what is typed then is the next try. */
	readonly putsBack?: boolean;
	/** Whether what was done before leaves only some of the moves that the men could make. */
	readonly isBound?: boolean;
	/** Whether what was done is being judged: nothing else is taken until then. */
	readonly isJudged?: boolean;
	/** Whether the solution of a puzzle that is over is told. */
	readonly isTold?: boolean;
	/** Whether no screen lies below it: what leads back from it ends the program. */
	readonly isAlone?: boolean;
	/** Whether nothing is kept of it, as nothing was done: over, it cannot be gone through. */
	readonly isUnkept?: boolean;
	/** Whether it can be played again with the other side's men: against a program. */
	readonly swaps?: boolean;
	/** Who else of the side may act in it, and can be handed the keyboard. */
	readonly passesTo?: SeatId;
	/** What is chosen where there is no move: squares, or nothing but words. */
	readonly chooses?: 'squares' | 'words';
};

/** Returns whether a seat sees nothing but its own men, by what it saw at the start. */
export const seesOwnMenOnly = ({history, seat}: Pick<SeatReport, 'history' | 'seat'>): boolean =>
	viewBefore(history, 0).cells.every((code) => code === UNSEEN || isOwn(code, seat));

/** Returns whether some question is left whose answer the seat cannot tell by its own men: without a pawn that of captures by pawns. */
const hasQuestion = (questions: readonly string[], {cells, viewer}: View): boolean =>
	questions.some(
		(question) =>
			question !== ANY ||
			cells.some((code) => isOwn(code, viewer) && (isUnknownMan(code) || (code & 7) === PAWN)),
	);

/** Returns what a seat's turn is like, from its report alone. */
export function turnOf(report: SeatReport, of: Turn['of'] = 'game'): Turn {
	const isRefusable = mayBeRefused(report);
	const view = currentView(report.history);
	const words = [...wordsInPhase(report.variant, view.phase), ...wordsOf(report.acts)];
	const {questions} = actTexts(report);
	const {phase} = report;
	const isOnTurn = phase.name === 'turn' && phase.seat === report.id;
	const ways = otherWays(report);
	const asks = (variantOf(report.variant).asks ?? []).length > 0;
	return {
		of,
		mayBeRefused: isRefusable,
		mayAsk: (isRefusable && asks) || questions.length > 0,
		...(isOnTurn && !hasQuestion(questions, view) ? {hasAsked: true} : {}),
		seesOwnMenOnly: seesOwnMenOnly(report),
		...(seesEverySquare(report.history) ? {seesAll: true} : {}),
		...(nothingToKnow(report, {of, ...ways}) === undefined ? {} : {hasNothingToKnow: true}),
		...(view.castling !== 0 && castlingIn(report.variant) !== 'none' ? {castles: true} : {}),
		...(whyNotBack(report.history) === undefined ? {} : {hasNoPast: true}),
		...(isAdviser(report.id) ? {advises: true} : {}),
		...(report.moves.length > 0 && isBound(view.phase) ? {isBound: true} : {}),
		...given({passesTo: report.passesTo}),
		...ways,
		...given({words: words.length === 0 ? undefined : words}),
	};
}

/** Returns what can be done in a turn besides moves, as far as it changes the keys. */
function otherWays({
	moves,
	acts = [],
	history,
}: SeatReport): Pick<
	Turn,
	'arranges' | 'putsKingAnew' | 'says' | 'seals' | 'chooses' | 'sendsMoves'
> {
	const others = acts.filter(({kind}) => kind !== 'ask');
	if (others.length === 0) {
		return {};
	}

	const view = currentView(history);
	const {cells} = view;
	const next = planned({moves, acts: others, cells});
	const said = wordsOf(others);
	const usual = planOf({moves, acts: others, cells});
	const says = said.filter((word) => {
		const isOfSquares = (next.acts ?? []).some(
			(act) => act.kind === 'say' && act.word === word && act.square !== undefined,
		);
		return isOfSquares || usual?.kind !== 'word' || usual.word !== word;
	});
	return {
		...(isArranging(others) ? {arranges: true} : {}),
		...(kingPutAnew(view, others) === undefined ? {} : {putsKingAnew: true}),
		...(usual?.kind === 'batch' ? {sendsMoves: true} : {}),
		...(usual?.kind === 'word' && usual.word === 'seal' ? {seals: true} : {}),
		...(says.length === 0 ? {} : {says}),
		...(next.moves.length > 0 || isArranging(others)
			? {}
			: {
					chooses: others.some((act) => act.kind === 'say' && act.square !== undefined)
						? 'squares'
						: 'words',
				}),
	};
}
