import {type ComponentType, useEffect, useState, useSyncExternalStore} from 'react';
import type {Match} from '../../match/match.js';
import type {Drill} from '../../session/services.js';
import type {HostState, MatchHost} from '../../session/match-host.js';
import {SCENE_IDS} from '../../drill/learn/progress.js';
import {countPlies} from '../../match/acts.js';
import {fail} from '../../core/result.js';
import {opposite} from '../../core/color.js';
import {currentView} from '../../rules/history.js';
import {type BySeat, SEAT_IDS, sideOf} from '../../rules/seat.js';
import type {SeatReport} from '../../match/seat-report.js';
import {given} from '../../core/given.js';
import {withMark, withMarkMoved, withMarkToggled} from '../../session/pencil-marks.js';
import {reviewMatch} from '../../match/review.js';
import {isHotseat} from '../../match/keyboard.js';
import type {PencilMarks} from '../../storage/save.js';
import {seatShown} from '../../session/seat-shown.js';
import {announceRequest} from '../../text/requests.js';
import {NOTHING_KEPT, writtenInRow, writtenTo} from '../../text/saves.js';
import type {CoachView} from '../../session/drill/plan-view.js';
import type {GameAction} from './game-action.js';
import {isArranging} from '../../session/entry/arranging.js';
import type {Message} from '../../session/told/message.js';
import {handOffWords} from '../../session/told/hand-off-words.js';
import {type SeatLook, USUAL_LOOK} from './seat-board.js';
import {useNavigation, useServices, useSettings, useWindowContext} from '../shell/app-context.js';
import {useTypedAhead} from './entry/type-ahead.js';
import {reviewScreen} from '../replay/review-screen.js';
import {leaveUnsaved} from '../panes/question.js';
import type {Screen} from '../shell/screen-stack.js';
import {lastWords} from '../../session/last-words.js';
import type {GameScreenProps} from './game-screen-props.js';
import {EndedMatch} from './EndedMatch.js';
import {HandOff} from './HandOff.js';
import {KnownMatch} from './KnownMatch.js';
import {idleText, warningsFor} from './match-words.js';
import {useLiveRecord} from '../shell/use-live-reducer.js';
import {useTurnNotice} from './use-turn-notice.js';
import {turnOf} from '../../session/told/turn-of.js';
import {rematch} from '../../session/rematch.js';

/**
 * Returns the state of a hosted match and draws anew when it changes. The game runs while a component
 * uses it, and is put away with its clocks standing when none does any more.
 */
function useMatch(host: MatchHost): HostState {
	const state = useSyncExternalStore(host.subscribe, host.getState);
	useEffect(() => {
		host.open();
		return () => host.putAway();
	}, [host]);
	return state;
}

type MatchScreenProps = {
	readonly host: MatchHost;
	/** A sentence about how the game came here. */
	readonly note: string | undefined;
	/** Draws the board of a drill, with what a coach says. */
	readonly DrillBoard: ComponentType<DrillBoardProps>;
	/** What a friendly coach says to a report; left out where there is none. */
	readonly coachFor?: (report: SeatReport, isHintAsked: boolean) => CoachView | undefined;
};

export type DrillBoardProps = {
	/** Names the moment of the game: the board's tree is made anew for each. */
	readonly moment: string;
	readonly match: Match;
	readonly drill: Drill;
	readonly game: GameScreenProps;
	/** Leads to another drill. */
	readonly onNext: (screen: Screen) => void;
};

/** Columns of the entry line that are not for what it says. */
const ENTRY_ASIDE = 3;

/**
 * A running game: the hand-off, or the board of the one seat that has the keyboard. Nothing but that
 * seat's report reaches its board, and the board's tree is made anew for each seat and each ply.
 */
export function MatchScreen({host, note, DrillBoard, coachFor}: MatchScreenProps) {
	const state = useMatch(host);
	const services = useServices();
	const {settings} = useSettings();
	const {columns} = useWindowContext();
	const {back, open, replace, setLastWords} = useNavigation();
	const [looks, setLooks] = useState<BySeat<SeatLook>>({});
	const marks = useLiveRecord<BySeat<PencilMarks>>(() =>
		Object.fromEntries(SEAT_IDS.map((id) => [id, services.saves.marks(host.id, id)])),
	);
	/** Whether who has the keyboard asked what may stand on the squares he does not see. */
	const [knows, setKnows] = useState(false);
	const ahead = useTypedAhead(note);
	/** The moment at which a hint was asked for. */
	const [hintAsked, setHintAsked] = useState<string>();
	const [markFault, setMarkFault] = useState<string>();
	/** What became of it that the game was to be written into a file. */
	const [exported, setExported] = useState<Message & {readonly path?: string}>();
	const {match} = state;
	const {phase} = match;
	useTurnNotice(match);
	// Nobody finds open what another has asked for.
	if (phase.name === 'handoff' && knows) {
		setKnows(false);
	}

	/** Puts the game away; returns what the screen below says of it. */
	const close = () => {
		// First, because it may save: what is saved once the game is closed would lose its marks and lock it again.
		host.putAway();
		const words = lastWords(host, coachFor === undefined ? undefined : SCENE_IDS.length);
		setLastWords(words.outside);
		services.games.close(host.id);
		return words.inside;
	};

	const leave = () => back(close());

	const saveAndLeave = () => {
		if (host.saveAgain()) {
			leave();
		}
	};

	const advance = (screen: Screen) => {
		close();
		replace(screen);
	};

	if (phase.name === 'handoff') {
		// What was said when one came here stands until the keyboard is taken.
		const {said} = ahead.read();
		ahead.keep({typed: '', ...given({said})});
		const seat = match.settings.seats[phase.seat];
		const pin = seat?.kind === 'person' ? seat.pin : undefined;
		return (
			<HandOff
				variant={match.settings.variant}
				seat={phase.seat}
				name={seat?.name ?? ''}
				hasClocks={match.settings.clock.kind === 'timed'}
				checkPin={pin === undefined ? undefined : (digits) => services.pins.check(digits, pin)}
				note={state.notSaved ?? state.savedAside ?? said?.text}
				summary={[
					...handOffWords(host.report('white'), host.report('black'), phase.seat),
					...(match.request === undefined
						? []
						: [announceRequest(match.request, host.report(phase.seat).names)]),
				]}
				onTaken={() => {
					ahead.keep({typed: ''});
					host.send({type: 'handedOver'});
				}}
				leaveQuestion={state.notSaved === undefined ? undefined : leaveUnsaved(host.isSaved)}
				onLeave={leave}
				onSaveAndLeave={saveAndLeave}
			/>
		);
	}

	const seat = seatShown(match);
	const side = sideOf(seat);
	const look = looks[seat] ?? USUAL_LOOK;
	const report = host.report(seat);
	// A stage of a set-up is one moment: the cursor stays where it is.
	const stage = isArranging(report.acts) ? currentView(report.history).phase : undefined;
	const moment = `${seat} ${stage ?? countPlies(match)} ${phase.name}`;
	const keepMarks = (next: PencilMarks) => {
		marks.dispatch({[seat]: next});
		const kept = services.saves.setMarks(host.id, seat, next);
		setMarkFault(kept.ok ? undefined : kept.error);
	};

	const act = (action: GameAction) => {
		switch (action.type) {
			case 'event':
				host.send(action.event);
				break;
			case 'acts':
				host.sendRow(seat, action.texts);
				break;
			case 'undo':
				host.undo(side, action.steps);
				break;
			case 'look':
				setLooks((before) => ({...before, [seat]: {...look, ...action.look}}));
				break;
			case 'mark': {
				const {square, sign, toggles} = action;
				const now = marks.now()[seat] ?? {};
				keepMarks(
					toggles === true && sign !== undefined
						? withMarkToggled(now, square, sign)
						: withMark(now, square, sign),
				);
				break;
			}

			case 'moveMark':
				keepMarks(withMarkMoved(marks.now()[seat] ?? {}, action.from, action.to));
				break;

			case 'coach':
				setHintAsked(moment);
				break;
			case 'know':
				setKnows((before) => !before);
				break;
			case 'leave':
				leave();
				break;
			case 'saveAndLeave':
				saveAndLeave();
				break;
			case 'review':
			case 'analyse': {
				const review = reviewMatch(match);
				if (review.ok) {
					const wish = given({id: host.isSaved ? host.savedAs : undefined});
					const screen = reviewScreen(match, review.value, services, wish);
					const begins = action.type === 'analyse' ? {begins: side} : {};
					open({...screen, orientation: side, ...begins});
				}

				break;
			}

			case 'export': {
				const written = host.isSaved
					? services.archive.writePgn(host.savedAs)
					: fail(state.notSaved ?? NOTHING_KEPT);
				setExported(
					written.ok
						? {text: writtenTo(written.value), tone: 'accent', path: written.value}
						: {text: written.error, tone: 'warning'},
				);
				break;
			}

			case 'again':
			case 'swap': {
				const next = rematch(host, services, action.type === 'again' ? 'same' : 'swapped');
				if (next.ok) {
					advance({
						name: 'match',
						host: next.value,
						...(coachFor === undefined ? {} : {isCoached: true}),
					});
				}

				break;
			}

			default:
		}
	};

	const isTwo = isHotseat(match.settings);
	const other = match.settings.seats[opposite(side)];
	const coach = coachFor?.(report, hintAsked === moment);
	const props: GameScreenProps = {
		report,
		...given({coach}),
		...(coachFor === undefined ? {} : {own: {...turnOf(report), isCoached: true}}),
		marks: marks.state[seat] ?? {},
		look,
		isSaved: host.isSaved,
		isTouched: host.isTouched,
		isBehind: state.notSaved !== undefined,
		autoFlip: settings.autoFlip || !isTwo,
		hasBeat: settings.motion && !isTwo,
		mode: isTwo ? 'hotseat' : `against ${other.name}`,
		isShared: isTwo,
		warnings: [
			...warningsFor(state, seat, markFault),
			...(exported === undefined ? [] : [exported]),
		],
		// A file's name may be too long for a row beside the board.
		idle:
			exported?.path === undefined
				? idleText(state, seat, columns - ENTRY_ASIDE)
				: writtenInRow(exported.path, columns - ENTRY_ASIDE),
		ahead,
		...(isTwo ? {asksForTakeback: () => host.asksForTakeback(side)} : {}),
		onAction: act,
	};
	return host.drill === undefined ? (
		match.outcome === undefined ? (
			<KnownMatch key={moment} game={props} startFen={match.settings.fen} isAsked={knows} />
		) : (
			<EndedMatch key={moment} game={props} match={match} />
		)
	) : (
		<DrillBoard moment={moment} match={match} drill={host.drill} game={props} onNext={advance} />
	);
}
