import {useMemo, useState} from 'react';
import {countPlies} from '../../match/acts.js';
import {given} from '../../core/given.js';
import {EMPTY, isMan} from '../../core/man.js';
import {type Square, squareName} from '../../core/square.js';
import {demonstrateDrill} from '../../drill/demonstrate.js';
import {drillGame, USUAL_GAME} from '../../drill/game.js';
import {knownStart} from '../../drill/knowledge.js';
import {PAPER_KING} from '../../drill/settings.js';
import {DEFENDED_ENDING} from '../../theory/paper/strategists.js';
import {currentView} from '../../rules/history.js';
import {reviewMatch} from '../../match/review.js';
import {coachView, codeText, drillStatus, isHelp} from '../../session/drill/coach.js';
import {askCoach, countEvents, studyReport} from '../../session/drill/coach-knowledge.js';
import {defenceView, heldText} from '../../session/drill/defence-view.js';
import {GAME_WORDS, KING_SENTENCES, paperKingText} from '../../session/drill/drill-words.js';
import {clashText, GUESS_SIGN, guessOf, notesOf} from '../../session/drill/guess-view.js';
import {openLesson, watchAfter} from '../play/open-drill.js';
import type {CoachView} from '../../session/drill/plan-view.js';
import {replayNotes, replayStart} from '../../session/drill/replay-notes.js';
import {whereText} from '../../session/drill/coach-text.js';
import {VOICES} from '../../session/lines/voices.js';
import {TRUTH_SHOWN} from '../../text/hindsight.js';
import {truthAtEnd} from '../play/truth-at-end.js';
import {useCoach} from './use-coach.js';
import {useDefence} from './use-defence.js';
import {useLesson} from './use-lesson.js';
import {kingMarksTexts} from '../panes/king-marks.js';
import {useCopy} from '../shell/use-copy.js';
import {shareCode} from '../../drill/share-code.js';
import type {GameAction} from '../play/game-action.js';
import {turnOf} from '../../session/told/turn-of.js';
import {useNavigation, useServices} from '../shell/app-context.js';
import {reviewScreen} from '../replay/review-screen.js';
import {useTheme} from '../theme/theme.js';
import {GameScreen} from '../play/GameScreen.js';
import type {DrillBoardProps} from '../play/MatchScreen.js';
import {say} from '../../session/told/message.js';
import {beginDrill} from '../../session/drill/host-drill.js';
import type {CoachCommand} from '../../session/drill/coach-command.js';
import {
	cannotGuess,
	HIDDEN,
	KING_MARKS,
	seenEmpty,
	NO_CODE_YET,
	noPlan,
	pictureMarks,
	NOT_FORCED,
	SOLUTION,
	verdictsAre,
} from '../../text/drill.js';

/** A drill on the board: the game screen with the coach's words and marks, made from the attacker's report alone. */
export function DrillMatch({moment, match, drill, game, onNext}: DrillBoardProps) {
	const services = useServices();
	const {open} = useNavigation();
	const {glyphs} = useTheme();
	const {report, marks} = game;
	const guess = useMemo(() => guessOf(marks), [marks]);
	const notes = useMemo(() => notesOf(marks), [marks]);
	const lesson = useLesson(match, drill);
	const {showsKing} = lesson;
	const [coach, setCoach] = useCoach(match.settings.fen, showsKing, !guess.isEmpty);
	const {shows} = coach;
	/** What was said of a request, for the moment in which it was made. */
	const [answer, setAnswer] = useState<{readonly text: string; readonly ply: number}>();
	const {role, ending, opponent, strategy, blind} = drill.settings;
	const isAttacker = role === 'attacker';
	const isRefereed = report.umpire !== undefined;
	const events = countEvents(report.history);
	/** The moment to which an answer belongs: what was answered before the end is not said of the board after it. */
	const answered = report.outcome === undefined ? events : -1;
	const start = useMemo(() => knownStart(match.settings), [match.settings]);
	const known = useMemo(
		() => (isAttacker ? studyReport(report, drill.tables, start, strategy) : undefined),
		[isAttacker, report, drill.tables, start, strategy],
	);
	const {risks, white, toggleWhite} = useDefence(report, drill.settings, coach);
	// White's men were hidden all the time: the lone king sees at its end what he fled from.
	const truth = useMemo(() => {
		const review = isAttacker || report.outcome === undefined ? undefined : reviewMatch(match);
		return review?.ok === true ? truthAtEnd(review.value) : undefined;
	}, [isAttacker, report.outcome, match]);
	const told =
		known === undefined
			? defenceView(match, drill, report, coach, risks)
			: coachView(known, coach, guess, match.helps !== undefined);
	/** Whether the coach was asked nothing whose answer needs the room. */
	const isQuiet =
		shows !== 'all' && !coach.guesses && (coach.hint ?? coach.why ?? coach.plan) === undefined;
	const isHunt = isAttacker && opponent === PAPER_KING && countPlies(match) === 0;
	const view: CoachView = {
		...told,
		messages: [
			...told.messages,
			...say(isAttacker && events === 0 && isQuiet ? KING_SENTENCES[opponent] : undefined, 'faint'),
			...say(isHunt && start !== undefined ? paperKingText(start) : undefined, 'accent'),
			...lesson.said,
			...say(answer?.ply === answered ? answer.text : undefined, 'accent'),
			...say(truth && TRUTH_SHOWN, 'faint'),
		],
	};
	const copy = useCopy();
	const tell = (text: string) => setAnswer({text, ply: answered});

	const ask = (command: CoachCommand, square: Square) => {
		if (command === 'code') {
			// It holds where White's men stood, which the lone king is to find out.
			const code = shareCode(match.settings);
			if (!isAttacker && report.outcome === undefined) {
				tell(NO_CODE_YET);
			} else {
				tell(codeText(code, true));
				if (code !== undefined) {
					copy(code);
				}
			}

			return;
		}

		// What is asked next takes the place of what was said last.
		setAnswer(undefined);

		if (command === 'guessHere') {
			const code = currentView(report.history).cells[square];
			const isTaken = isMan(code) && !guess.has(square);
			const why = isTaken ? cannotGuess(squareName(square)) : clashText(marks, square, true);
			if (why !== undefined) {
				tell(why);
				return;
			}

			if (code === EMPTY && !guess.has(square)) {
				tell(seenEmpty(squareName(square)));
			}

			game.onAction({type: 'mark', square, sign: GUESS_SIGN, toggles: true});
		}

		if (command === 'plan' && report.outcome !== undefined) {
			const watched = watchAfter(match, drill);
			if (watched === undefined) {
				tell(noPlan(isRefereed));
			} else {
				open(watched);
			}

			return;
		}

		if (command === 'verdicts') {
			tell(verdictsAre(!coach.judges));
		}

		if (command === 'show' && shows === 'all' && !coach.guesses) {
			tell(HIDDEN);
		}

		if (isHelp(command, known, guess, showsKing)) {
			game.onAction({type: 'event', event: {type: 'helped'}});
		}

		const next = askCoach(coach, command, square, events);
		const isShown = command === 'show' && next.shows === 'all';
		if (known !== undefined && (isShown || command === 'plan')) {
			const {
				belief,
				isPicture = false,
				told: men = [],
			} = coachView(known, next, guess, match.helps !== undefined);
			const {cells} = currentView(report.history);
			const board = {cells, orientation: report.seat, belief, known: men};
			const words = isPicture ? pictureMarks(VOICES[known.game].picture) : KING_MARKS;
			if (isShown || isPicture) {
				const where = isPicture && men.length > 0 ? `${whereText(known)} ` : '';
				tell(`${where}${kingMarksTexts(board, words, glyphs).join(', ')}`);
			}
		}

		setCoach((state) => askCoach(state, command, square, events));
	};

	const onAction = (action: GameAction) => {
		switch (action.type) {
			case 'mark':
			case 'moveMark': {
				const square = action.type === 'mark' ? action.square : action.to;
				const clash = isAttacker ? clashText(marks, square, false) : undefined;
				if (clash === undefined) {
					game.onAction(action);
				} else {
					tell(clash);
				}

				break;
			}

			case 'coach':
				ask(action.command, action.square);
				break;
			case 'know':
				toggleWhite();
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
					open({
						name: 'review',
						title: SOLUTION,
						review: review.value,
						orientation: report.seat,
						start: {frame: 0, gaze: 'truth'},
					});
				} else {
					tell(NOT_FORCED);
				}

				break;
			}

			default:
				if (action.type === 'event' && action.event.type === 'takebackAsked') {
					// What was asked of the moment that is taken back is not asked of the one that takes its place.
					ask('putAway', 0);
				}

				game.onAction(action);
		}
	};

	const hasNoPlan =
		report.outcome === undefined
			? !isAttacker && ending !== DEFENDED_ENDING
			: watchAfter(match, drill) === undefined;
	const isAnswered = view.isAsked === true;
	const own = useMemo(
		() => ({
			...turnOf(report, isAttacker ? 'drill' : 'defence'),
			guesses: coach.guesses,
			isAnswered,
			hasNoPlan,
		}),
		[report, isAttacker, coach.guesses, isAnswered, hasNoPlan],
	);
	const playedGame = drillGame(report.variant);
	const isUsual = playedGame === USUAL_GAME;
	const parts = [
		...(isUsual ? [] : [GAME_WORDS[playedGame].title]),
		...(isUsual || !isAttacker ? [role] : []),
		isAttacker ? opponent : strategy,
		...(blind ? ['blind'] : []),
		...(isAttacker && strategy !== 'table' ? [strategy] : []),
	];
	const status = (isShort: boolean): string =>
		known === undefined
			? heldText(report, glyphs.dots, isShort)
			: drillStatus(known, glyphs.dots, isShort);
	return (
		<GameScreen
			key={moment}
			{...game}
			marks={notes}
			hasGuess={!guess.isEmpty}
			title={`Drill ${ending}`}
			mode={parts.join(` ${glyphs.dots} `)}
			shortMode={parts[0]}
			status={status(false)}
			shortStatus={status(true)}
			own={own}
			coach={view}
			{...given({truth})}
			{...given({known: white})}
			onAction={onAction}
		/>
	);
}
