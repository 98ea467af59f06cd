import {useMemo, useState} from 'react';
import {isDone, stepOf, stepsDone} from '../../drill/learn/scene-state.js';
import {SCENE_IDS, sceneAfter, sceneNumber, sceneToGoOn} from '../../drill/learn/progress.js';
import type {Scene, SceneEvent, SceneStep} from '../../drill/learn/scene.js';
import {withMark, withMarkMoved} from '../../session/pencil-marks.js';
import type {PencilMarks} from '../../storage/save.js';
import {capitalise} from '../../text/men.js';
import {
	FIRST_STEP,
	NO_MORE_HINTS,
	NOTHING_TO_KNOW,
	sceneLeft,
	shadedMen,
	WAITS,
} from '../../text/learn.js';
import {LEARN_TEXTS} from '../../text/learn-scenes.js';
import {useTypedAhead} from '../play/entry/type-ahead.js';
import {GameScreen} from '../play/GameScreen.js';
import type {GameScreenProps} from '../play/game-screen-props.js';
import type {GameAction} from '../play/game-action.js';
import {HandOff} from '../play/HandOff.js';
import type {HostEvent} from '../../session/match-host.js';
import {KnownMatch} from '../play/KnownMatch.js';
import {USUAL_LOOK} from '../play/seat-board.js';
import {turnOf} from '../../session/told/turn-of.js';
import type {OpenedScene} from '../shell/screen-stack.js';
import {useListPlace} from '../shell/use-kept.js';
import {useNavigation, useServices, useSettings, useWindowContext} from '../shell/app-context.js';
import {currentView} from '../../rules/history.js';
import {BODY} from '../board/art.js';
import {hasArt} from '../board/sign.js';
import {makeLayout} from '../frame/layout.js';
import {isDrawn} from '../panes/drawn-signs.js';
import {useTheme} from '../theme/theme.js';
import {openScene} from './open-scene.js';
import {
	reportOf,
	type SceneHint,
	signsText,
	stepText,
	viewOf,
} from '../../session/learn/scene-view.js';
import {SceneHost} from '../../session/learn/scene-host.js';
import {useHost} from '../shell/use-host.js';
import {say} from '../../session/told/message.js';

/** What a scene makes of what happens to a match; of the rest nothing comes. */
const EVENTS: {readonly [type in HostEvent['type']]?: SceneEvent} = {
	moveConfirmed: {type: 'confirmed'},
	handedOver: {type: 'taken'},
	takebackAsked: {type: 'back'},
};

/** Returns whether it is what a step asks for that what may stand where is shown. */
const asksToKnow = (step: SceneStep | undefined): boolean =>
	step?.solution.type === 'deed' && step.solution.deed === 'know';

/** A scene on the board of its seat, or between two persons the hand-off. */
export function SceneScreen({scene, warning}: Omit<OpenedScene, 'name'>) {
	const services = useServices();
	const {person} = useSettings().settings;
	const {columns, rows} = useWindowContext();
	const {glyphs} = useTheme();
	const {replace, back} = useNavigation();
	const [host, moment] = useHost(() => new SceneHost(scene, person, services, warning));
	const {state, fault} = moment;
	const [hint, setHint] = useState<SceneHint>(0);
	// Of ghosts nothing was said before: then they are only drawn if they are asked for.
	const hasNoGhosts = SCENE_IDS.indexOf(scene.id) < SCENE_IDS.indexOf('ghosts');
	const [look, setLook] = useState({...USUAL_LOOK, hasGhosts: !hasNoGhosts});
	const [marks, setMarks] = useState<PencilMarks>({});
	/** In which step it was asked what may stand where; where a step asks for it, only there. */
	const [knownSince, setKnownSince] = useState<number>();
	const [said, setSaid] = useState<string>();
	const ahead = useTypedAhead();
	const place = useListPlace('learn');
	const report = useMemo(() => reportOf(state), [state]);
	const number = sceneNumber(scene.id);
	const isShown =
		!isDone(state) &&
		knownSince !== undefined &&
		(knownSince === state.step || !asksToKnow(stepOf(state)));
	const layout = makeLayout(columns, rows, {parts: []});
	const isSmall = layout.kind === 'board' && layout.cell.height === 1;
	const isShaded = layout.kind === 'board' && !glyphs.hasColor && hasArt(glyphs, layout.cell);
	const view = useMemo(() => {
		const {messages, ...rest} = viewOf(state, report, hint);
		const {cells} = currentView(report.history);
		const {belief, told: known = []} = rest;
		const board = {cells, orientation: report.seat, belief, known};
		return {
			...rest,
			messages: [
				...messages,
				...say(
					signsText(state, isSmall, {
						nobody: glyphs.impossible,
						lost: glyphs.lost,
						king: isDrawn('possible', [board]) ? glyphs.possible : undefined,
					}),
				),
				...say(
					number === 1 && isShaded && isDrawn('black', [board]) ? shadedMen(BODY.black) : undefined,
				),
			],
		};
	}, [state, report, hint, number, isSmall, isShaded, glyphs]);

	const leave = () => {
		const {learn} = services.progress.load(person);
		const next = sceneToGoOn(learn);
		// Their list has its cursor on what was broken off, or on what comes after what is done.
		place.keep((isDone(state) ? (next ?? number) : number) - 1);
		back(sceneLeft(number, isDone(state), stepsDone(state), next));
	};
	const goTo = (id: Scene['id']) => {
		const opened = openScene(id, person, services);
		if (opened.ok) {
			place.keep(sceneNumber(id) - 1);
			replace(opened.value);
		} else {
			setSaid(opened.error);
		}
	};

	const next = () => {
		const id = sceneAfter(scene.id);
		if (id !== undefined) {
			goTo(id);
		}
	};

	const act = (event: SceneEvent) => {
		setSaid(undefined);
		if (host.send(event)) {
			setHint(0);
		} else if (event.type === 'back') {
			setSaid(FIRST_STEP);
		}
	};

	if (state.match.phase.name === 'handoff') {
		const {seat} = state.match.phase;
		return (
			<HandOff
				variant={state.match.settings.variant}
				seat={seat}
				name={state.match.settings.seats[seat]?.name ?? ''}
				hasClocks={false}
				leaves="leave"
				summary={[...view.messages.map(({text}) => text), `${capitalise(stepText(state))}.`]}
				onTaken={() => act({type: 'taken'})}
				onLeave={leave}
			/>
		);
	}

	const isWaiting = report.phase.name === 'ended';
	const waits = isDone(state) ? WAITS.end : WAITS.back;
	const onAction = (action: GameAction) => {
		switch (action.type) {
			case 'event': {
				const {event} = action;
				const made: SceneEvent | undefined =
					event.type === 'moveChosen' ? {type: 'act', text: event.move} : EVENTS[event.type];
				if (made !== undefined) {
					act(made);
				}

				break;
			}

			case 'look':
				setLook((before) => ({...before, ...action.look}));
				break;
			case 'mark': {
				const {square, sign} = action;
				setMarks(withMark(marks, square, sign));
				if (sign !== undefined) {
					act({type: 'deed', deed: 'mark', square, sign});
				}

				break;
			}

			case 'moveMark':
				setMarks(withMarkMoved(marks, action.from, action.to));
				break;

			case 'know':
				if (scene.hasKnown === true && isDone(state)) {
					setSaid(`${waits}.`);
				} else if (scene.hasKnown === true) {
					setKnownSince(isShown ? undefined : state.step);
					if (!isShown) {
						act({type: 'deed', deed: 'know'});
					}
				} else {
					setSaid(NOTHING_TO_KNOW);
				}

				break;
			case 'coach':
				if (isWaiting) {
					setSaid(`${waits}.`);
					break;
				}

				setSaid(hint === 2 ? NO_MORE_HINTS : undefined);
				setHint((before) => (before === 0 ? 1 : 2));
				break;
			case 'again':
				setSaid(undefined);
				setHint(0);
				setMarks({});
				setKnownSince(undefined);
				host.again();
				break;
			case 'another':
				if (state.following === undefined) {
					next();
				} else {
					act({type: 'next'});
				}

				break;
			case 'leave':
			case 'saveAndLeave':
				leave();
				break;
			default:
		}
	};

	const props: GameScreenProps = {
		report,
		// A right guess gives way to the man himself.
		marks:
			scene.truth !== undefined && isDone(state)
				? withMark(marks, scene.truth.square, undefined)
				: marks,
		look,
		isSaved: false,
		isTouched: false,
		autoFlip: true,
		isQuiet: scene.hasNews !== true,
		hasNoGhosts,
		// In the smallest windows they would leave a hint no room.
		hasNoLists: scene.hasNews !== true || isSmall,
		title: `Learn ${number}`,
		mode: LEARN_TEXTS[scene.id].title,
		status: stepText(state),
		own: {...turnOf(report, 'scene'), putsBack: state.following !== undefined && !isDone(state)},
		coach: view,
		warnings: say([said, fault], 'warning'),
		idle: isWaiting ? waits : '',
		ahead,
		onAction,
	};
	// The board's tree is made anew for each moment, so that nothing typed or picked up outlives it.
	const {plies} = report.history;
	const isBusy = moment.next !== undefined;
	const key = `${report.seat} ${state.step} ${plies.length} ${report.phase.name} ${isBusy}`;
	return scene.hasKnown === true ? (
		<KnownMatch key={key} game={props} startFen={undefined} isAsked={isShown} />
	) : (
		<GameScreen key={key} {...props} />
	);
}
