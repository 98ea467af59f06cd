import {useMemo, useState} from 'react';
import {scoreDrill} from '../../drill/coach.js';
import {demonstrateDrill} from '../../drill/demonstrate.js';
import {knownStart} from '../../drill/knowledge.js';
import {PAPER_KING} from '../../drill/settings.js';
import type {Match} from '../../match/match.js';
import {reviewMatch} from '../../match/review.js';
import {type SeatReport, seatReport} from '../../match/seat-report.js';
import {countOf} from '../../text/men.js';
import type {Message} from '../components/MessagePane.js';
import {
	askCoach,
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
import {useLesson} from '../drill/use-lesson.js';
import type {GameAction} from '../game/game-state.js';
import {useNavigation} from '../hooks/navigation.js';
import {useServices} from '../hooks/services-context.js';
import type {Screen} from '../screen-stack.js';
import {useTheme} from '../theme/theme-context.js';
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

const NOTHING_SHOWN: Omit<CoachView, 'messages'> = {belief: [], lit: []};

/** A drill on the board: the game screen with the coach's words and marks, made from the attacker's report alone. */
export function DrillMatch({moment, match, drill, game, onNext}: DrillMatchProps) {
	const services = useServices();
	const {open} = useNavigation();
	const {glyphs} = useTheme();
	const [coach, setCoach] = useState<CoachState>(USUAL_COACH);
	const [said, setSaid] = useState<Message>();
	const {report} = game;
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
				? {messages: defenceMessages(match, drill), ...NOTHING_SHOWN}
				: coachView(known, coach);
		const hunted: Message | undefined =
			isAttacker && opponent === PAPER_KING && match.moves.length === 0 && start !== undefined
				? {text: paperKingText(start), tone: 'accent'}
				: undefined;
		const more = [hunted, lesson.said, said].flatMap((one) => (one === undefined ? [] : [one]));
		return {...own, messages: [...own.messages, ...more]};
	}, [known, coach, match, drill, said, lesson.said, isAttacker, opponent, start]);

	const onAction = (action: GameAction) => {
		switch (action.type) {
			case 'coach':
				if (action.command !== 'why' && action.command !== 'verdicts') {
					lesson.help();
				}

				setCoach((state) =>
					askCoach(state, action.command, action.square, report.history.plies.length),
				);
				break;
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
					setSaid({text: 'There is nothing to show: this start is not won by force.'});
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
			title={`Drill ${ending}`}
			mode={parts.join(` ${glyphs.dots} `)}
			status={known === undefined ? heldText(report) : drillStatus(known, glyphs.dots)}
			own={isAttacker ? 'drill' : 'defence'}
			coach={view}
			onAction={onAction}
		/>
	);
}
