import type {Color} from '../../core/color.js';
import {isAnyMan, isUnknownMan, manColor, UNSEEN} from '../../core/man.js';
import type {ManMarkKind} from '../../knowledge/man-marks.js';
import type {BeliefKind, KnownMark} from '../../session/told/belief-mark.js';
import type {SignId} from '../../text/legend.js';
import {LEAST_COVERED} from '../board/content.js';
import type {BoardModel} from '../board/model.js';
import type {TargetKind} from '../board/targets.js';

type Test = (board: BoardModel) => boolean;

/** Returns a test for what a board has a list of. */
const some =
	(name: 'lastMove' | 'newlySeen' | 'lost' | 'taken' | 'pencil'): Test =>
	(board) =>
		(board[name] ?? []).length > 0;
const target =
	(kind: TargetKind): Test =>
	({targets = []}) =>
		targets.some((one) => one.kind === kind);
const belief =
	(kind: BeliefKind): Test =>
	({belief: marks = [], known: men = []}) =>
		// A man who is certainly there is drawn in its place.
		marks.some(
			(one) =>
				one.kind === kind &&
				!men.some(({square, kind: how}) => how === 'certain' && square === one.square),
		);
const known =
	(kind: KnownMark['kind'], least = 0): Test =>
	({known: marks = []}) =>
		marks.some((one) => one.kind === kind && one.men.length >= least);
const man =
	(kind: ManMarkKind): Test =>
	({manMarks = []}) =>
		manMarks.some((one) => one.kind === kind);

/** Brackets of what is lit stand neither under those of the cursor nor of the man picked up. */
const lit: Test = ({lit: squares = [], cursor, selected}) =>
	squares.some((square) => square !== cursor && square !== selected);

const menOf =
	(...colors: readonly Color[]): Test =>
	({cells}) =>
		colors.every((color) => [...cells].some((one) => isAnyMan(one) && manColor(one) === color));

/** By the signs of boards whether one is drawn on a board. */
const TESTS: {readonly [id in SignId]?: Test} = {
	white: menOf('white'),
	black: menOf('black'),
	shade: menOf('white', 'black'),
	large: menOf('white', 'black'),
	unknownMen: ({cells}) => [...cells].some(isUnknownMan),
	concealed: man('concealed'),
	cover: man('cover'),
	writtenOwn: man('written'),
	unseenOwn: man('unseen'),
	shownMan: man('shown'),
	secondMan: man('second'),
	fog: ({cells}) => cells.includes(UNSEEN),
	fogOrDark: ({cells}) => cells.includes(UNSEEN),
	lastOwn: some('lastMove'),
	lastSent: some('lastMove'),
	lastMove: some('lastMove'),
	cursor: ({cursor}) => cursor !== undefined,
	selected: ({selected, cursor}) => selected !== undefined && selected !== cursor,
	lit,
	litPlanned: lit,
	litNext: lit,
	litNote: lit,
	canPut: target('quiet'),
	canChoose: target('quiet'),
	quiet: target('quiet'),
	capture: target('capture'),
	captureTried: target('capture'),
	intoFog: target('fog'),
	tried: target('fog'),
	lie: target('lie'),
	newlySeen: some('newlySeen'),
	lost: some('lost'),
	taken: some('taken'),
	check: ({check}) => check !== undefined,
	ghost: ({ghosts = []}) => ghosts.some(({man}) => !isUnknownMan(man)),
	ghostUnknown: ({ghosts = []}) => ghosts.some(({man}) => isUnknownMan(man)),
	pencil: some('pencil'),
	setMan: some('pencil'),
	puzzleMan: some('pencil'),
	possible: belief('possible'),
	covered: belief('covered'),
	impossible: belief('impossible'),
	pictured: belief('impossible'),
	guess: belief('guess'),
	knownSure: known('certain'),
	knownShare: known('possible'),
	knownExample: ({known: marks = []}) => marks.some(({isExample}) => isExample === true),
	knownOthers: known('possible', 2),
	knownMaybe: known('possible'),
	knownSeveral: known('possible', 2),
	knownRole: ({known: marks = []}) => marks.some(({secret}) => secret !== undefined),
	knownCovered: ({known: marks = [], manMarks = []}) =>
		marks.some(
			({square, kind, share, alike = 1}) =>
				kind === 'possible' &&
				alike === 1 &&
				share >= LEAST_COVERED &&
				manMarks.some((one) => one.kind === 'cover' && one.square === square),
		),
	knownWritten: ({known: marks = []}) => marks.some(({secret}) => secret === 'written'),
	knownNobody: known('impossible'),
};

/** Returns whether a sign is drawn on one of some boards now. */
export const isDrawn = (id: SignId, boards: readonly BoardModel[]): boolean =>
	boards.some((board) => TESTS[id]?.(board) === true);
