import {useMemo, useState} from 'react';
import {scoreDrill} from '../../drill/coach.js';
import {demonstrateDrill} from '../../drill/demonstrate.js';
import {knownStart} from '../../drill/knowledge.js';
import {PAPER_KING} from '../../drill/settings.js';
import {isExact} from '../../drill/guess.js';
import {shareCode} from '../../drill/share-code.js';
import {currentView} from '../../knowledge/history.js';
import type {MatchSettings} from '../../match/settings.js';
import {isMan} from '../../core/man.js';
import {type Square, squareName} from '../../core/square.js';
import type {SquareSet} from '../../core/square-set.js';
import type {Match} from '../../match/match.js';
import {reviewMatch} from '../../match/review.js';
import {type SeatReport, seatReport} from '../../match/seat-report.js';
import {countOf} from '../../text/men.js';
import type {Message} from '../components/MessagePane.js';
import {
	askCoach,
	type CoachKnowledge,
	type CoachState,
	coachView,
	drillStatus,
	studyReport,
	USUAL_COACH,
} from '../drill/coach.js';
import type {Drill} from '../drill/drill.js';
import type {CoachView} from '../drill/plan-view.js';
import {fiftyMovesText, paperKingText} from '../drill/drill-words.js';
import {beginDrill, openLesson} from '../drill/open-drill.js';
import {GUESS_SIGN, guessOf, notesOf} from '../drill/guess-marks.js';
import {judgeGuess} from '../drill/guess-view.js';
import {replayNotes, replayStart} from '../drill/replay-notes.js';
import {useLesson} from '../drill/use-lesson.js';
import type {CoachCommand, GameAction} from '../game/game-state.js';
import {useNavigation} from '../hooks/navigation.js';
import {useServices} from '../hooks/services-context.js';
import type {Screen} from '../screen-stack.js';
import {useTheme} from '../theme/theme-context.js';
import {loneKingView} from '../plan/lone-king-view.js';
import {watchAfter} from '../plan/open-watch.js';
import {reviewScreen} from '../plan/review-screen.js';
import {GameScreen, type GameScreenProps} from './GameScreen.js';

type DrillMatchProps = {
	/** Names the moment of the game: the board's tree is made anew for each. */
	readonly moment: string;
	readonly match: Match;
	readonly drill: Drill;
	readonly game: GameScreenProps;
	/** Goes on to another drill. */
	readonly onNext: (screen: Screen) => void;
};

/** Returns the lone king's moves so far, as the top line has them. */
const heldText = ({history, seat}: SeatReport): string =>
	`held ${countOf(history.plies.filter(({by}) => by === seat).length, 'move')}`;

/** Returns what the lone king is told when it is over; White's knowledge is no secret any more. */
function defenceMessages(match: Match, {tables, settings: drill}: Drill): readonly Message[] {
	const {outcome, settings, moves: played} = match;
	const start = knownStart(settings);
	if (outcome === undefined) {
		// Both sides are told this before the first move.
		const text =
			start === undefined
				? 'White knows nothing of where you start.'
				: 'White was told where you start.';
		const fifty = fiftyMovesText(drill.strategy, drill.ending);
		return played.length < 2
			? [{text: fifty === undefined ? text : `${text} ${fifty}`, tone: 'accent'}]
			: [];
	}

	const {history} = seatReport(match, 'white');
	const {moves, par} = scoreDrill(history, tables, start);
	const limit =
		par === undefined
			? 'The table cannot force anything from this start.'
			: `The table needs at most ${countOf(par, 'move')} from this start.`;
	return [{text: `White made ${countOf(moves, 'move')}. ${limit}`, tone: 'accent'}];
}

/** Returns the code of a drill, to pass on, as a sentence. */
function codeText(settings: MatchSettings): string {
	const code = shareCode(settings);
	return code === undefined
		? 'No code can be made of this drill.'
		: `The code of this drill: ${code}. To open it: fogchess drill ${code}`;
}

/**
 * Returns whether a question to the coach is help, so that a lesson is not done alone. A guess is the
 * person's own work: to have it checked is help only when there was something in it to put right.
 */
const isHelp = (
	command: CoachCommand,
	known: CoachKnowledge | undefined,
	guess: SquareSet,
): boolean =>
	command === 'check'
		? known !== undefined && !isExact(judgeGuess(known, guess))
		: command === 'hint' || command === 'show' || command === 'plan';

/** Returns what the lone king is told and shown; the paper's advice when he has asked for it. */
function defenceView(
	match: Match,
	drill: Drill,
	report: SeatReport,
	{plan}: CoachState,
): CoachView {
	return plan?.ply === report.history.plies.length && report.moves.length > 0
		? loneKingView(report, drill.settings.ending)
		: {messages: defenceMessages(match, drill), belief: [], lit: []};
}

/** A drill on the board: the game screen with the coach's words and marks, made from the attacker's report alone. */
export function DrillMatch({moment, match, drill, game, onNext}: DrillMatchProps) {
	const services = useServices();
	const {open} = useNavigation();
	const {glyphs} = useTheme();
	const {report, marks} = game;
	const guess = useMemo(() => guessOf(marks), [marks]);
	const notes = useMemo(() => notesOf(marks), [marks]);
	const [coach, setCoach] = useState<CoachState>(() => ({
		...USUAL_COACH,
		// A guess that lies in a save is shown when the drill is gone on with.
		guesses: !guess.isEmpty,
	}));
	/** What was said of a wish, for the moment in which it was made. */
	const [answer, setAnswer] = useState<Message & {readonly ply: number}>();
	const {role, ending, opponent, strategy, blind} = drill.settings;
	const isAttacker = role === 'attacker';
	const start = useMemo(() => knownStart(match.settings), [match.settings]);
	const known = useMemo(
		() => (isAttacker ? studyReport(report, drill.tables, start) : undefined),
		[isAttacker, report, drill.tables, start],
	);
	const lesson = useLesson(match, drill);
	const view = useMemo((): CoachView => {
		const own =
			known === undefined
				? defenceView(match, drill, report, coach)
				: coachView(known, coach, guess);
		const hunted: Message | undefined =
			isAttacker && opponent === PAPER_KING && match.moves.length === 0 && start !== undefined
				? {text: paperKingText(start), tone: 'accent'}
				: undefined;
		const answered = answer?.ply === match.moves.length ? answer : undefined;
		const more = [hunted, lesson.said, answered].flatMap((one) => (one === undefined ? [] : [one]));
		return {...own, messages: [...own.messages, ...more]};
	}, [known, coach, guess, match, drill, report, answer, lesson.said, isAttacker, opponent, start]);

	const say = (text: string) => {
		setAnswer({text, tone: 'accent', ply: match.moves.length});
	};

	const ask = (command: CoachCommand, square: Square) => {
		if (command === 'code') {
			say(codeText(match.settings));
			return;
		}

		// What is asked next takes the place of what was said last.
		setAnswer(undefined);

		const code = currentView(report.history).cells[square];
		if (command === 'guessHere' && isMan(code) && !guess.has(square)) {
			say(`A man stands on ${squareName(square)}: there is nothing to guess.`);
			return;
		}

		if (command === 'guessHere') {
			game.onAction({type: 'mark', square, sign: GUESS_SIGN, toggles: true});
		}

		if (command === 'plan' && report.outcome !== undefined) {
			const watched = watchAfter(match, drill);
			if (watched === undefined) {
				say('The paper has no plan for this start.');
			} else {
				open(watched);
			}

			return;
		}

		if (isHelp(command, known, guess)) {
			lesson.help();
		}

		setCoach((state) => askCoach(state, command, square, report.history.plies.length));
	};

	const onAction = (action: GameAction) => {
		switch (action.type) {
			case 'coach':
				ask(action.command, action.square);
				break;
			case 'review': {
				const review = reviewMatch(match);
				if (review.ok) {
					const remarks = replayNotes(match, drill.tables);
					open({
						...reviewScreen(match, review.value, services),
						orientation: report.seat,
						notes: remarks,
						start: replayStart(remarks, match),
					});
				}

				break;
			}

			case 'another': {
				const following = lesson.next();
				if (following !== undefined) {
					onNext(openLesson(following, services));
					break;
				}

				const {settings} = drill;
				const next = beginDrill({...settings, seed: services.seed()}, drill.tables, services);
				if (next.ok) {
					onNext({name: 'match', host: next.value});
				}

				break;
			}

			case 'solution': {
				const shown = demonstrateDrill(match, drill.tables);
				const review = shown === undefined ? undefined : reviewMatch(shown);
				if (shown?.outcome?.winner === 'white' && review?.ok === true) {
					open({name: 'review', review: review.value, orientation: report.seat});
				} else {
					say('There is nothing to show: this start is not won by force.');
				}

				break;
			}

			default:
				if (action.type === 'event' && action.event.type === 'takebackAsked') {
					lesson.help();
				}

				game.onAction(action);
		}
	};

	const against = isAttacker ? opponent : strategy;
	const parts = [role, against, ...(blind ? ['blind'] : [])];
	return (
		<GameScreen
			key={moment}
			{...game}
			marks={notes}
			title={`Drill ${ending}`}
			mode={parts.join(` ${glyphs.dots} `)}
			status={known === undefined ? heldText(report) : drillStatus(known, glyphs.dots)}
			own={isAttacker ? (coach.guesses ? 'guess' : 'drill') : 'defence'}
			coach={view}
			onAction={onAction}
		/>
	);
}
