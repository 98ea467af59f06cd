import {BLACK_MAN, makeMan, UNKNOWN, unknownMan} from '../../core/man.js';
import {FAULT_WORDS, LUCK_WORDS} from '../../text/analysis.js';
import type {SignId} from '../../text/legend.js';
import {BODY} from '../board/art.js';
import {hasArt} from '../board/sign.js';
import {isTurnContext} from '../shell/keys/key-map.js';
import {isDrawn} from './drawn-signs.js';
import {SAMPLE_SIGN, SHOWN_PLY_SIGN} from './known-plot.js';
import {manGlyph} from '../theme/glyphs.js';
import {
	all,
	any,
	has,
	hasKnown,
	isBoard,
	isGameOver,
	isOn,
	isRecord,
	isSmall,
	isTurn,
	mayBeRefused,
	not,
	type SceneTest,
	seesOthers,
} from './scene.js';
import {
	beside,
	brackets,
	cellOf,
	cover,
	type Draw,
	example,
	ghost,
	glyph,
	known,
	lastMove,
	men,
	moment,
	note,
	text,
} from './sign-looks.js';

/** One sign of a legend: where it can be met, and how it is drawn there. */
type LegendSign = {readonly id: SignId; readonly isIn: SceneTest; readonly draw: Draw};

const isReview = isRecord((can) => !can('line') && !can('running'));
const isEnded: SceneTest = ({screen}) => isGameOver(screen);
/** Going through a drill. */
const isReplay = all(isReview, ({hasKing}) => hasKing === true);
/** Where moves were judged by what a side knew. */
const hasVerdicts = all(isReview, (scene) => scene.hasVerdicts === true);
const isWatch = isRecord((can) => can('line'));
const isSpectated = isRecord((can) => can('running'));
/** Where a game is gone through or watched as a side saw it. */
const isSeen = any(isReview, isSpectated);
/** Where squares may be out of sight. */
const hasFog: SceneTest = (scene) => scene.hasNoFog !== true;
/** Where more than the own men may come into sight and go out of it. */
const seesSome = all(any(seesOthers, isSeen), hasFog);
/** Where a sign is on a board now, though nothing else tells that it can be. */
const isThere =
	(id: SignId): SceneTest =>
	({boards = []}) =>
		isDrawn(id, boards);
const isForm = isOn('form', 'new-game');
/** Where nothing is seen but the own men. */
const seesOwnMenOnly = all(isTurn, not(seesOthers));
const isPuzzle: SceneTest = ({screen}) => isTurnContext(screen) && screen.of === 'puzzle';
const isScene: SceneTest = ({screen}) => isTurnContext(screen) && screen.of === 'scene';
/** Where it is marked where the king can be and where not. */
const hasBelief = all(has('show'), not(isPuzzle));
const hasConcealed: SceneTest = (scene) => scene.hasConcealed === true;
const hasCovers: SceneTest = (scene) => scene.hasCovers === true;
const hidesMen: SceneTest = (scene) => scene.hidesMen === true;
const hasWritten: SceneTest = (scene) => scene.hasWritten === true;
/** Where men are put down. */
const isPlacing: SceneTest = ({screen}) => isTurnContext(screen) && screen.arranges === true;
/** Where moves are planned and sent together: of those sent before none is marked. */
const sendsMoves: SceneTest = ({screen}) => isTurnContext(screen) && screen.sendsMoves === true;
/** Where squares are chosen, and no moves. */
const isChoosing: SceneTest = ({screen}) => isTurnContext(screen) && screen.chooses === 'squares';

const isColored: SceneTest = (_scene, {hasColor}) => hasColor;

/** Whether men are drawn of blocks, which tell the sides apart by colour, or by shading where there is none. */
const isDrawnLarge: SceneTest = (scene, glyphs) => glyphs.hasColor && hasArt(glyphs, cellOf(scene));
const isShaded: SceneTest = (scene, glyphs) => !glyphs.hasColor && hasArt(glyphs, cellOf(scene));

/**
 * Every sign that a screen can draw, in the order of the legend. What a sign looks like and where it can be met
 * is said here once; no screen has a list of its own.
 */
export const SIGNS: readonly LegendSign[] = [
	{
		id: 'entry',
		isIn: any(isForm, isOn('menu', 'list', 'saved', 'variants', 'games')),
		draw: glyph('here', 'cursor'),
	},
	{
		id: 'value',
		isIn: isForm,
		draw: ({palette, glyphs}) => ({text: glyphs.value.join(' '), style: palette.faint}),
	},

	{
		id: 'unknownMen',
		isIn: all(isBoard, hasConcealed),
		draw: ({palette, glyphs}) => ({
			text: `${manGlyph(glyphs, UNKNOWN)} ${manGlyph(glyphs, UNKNOWN | BLACK_MAN)}`,
			style: palette.text,
		}),
	},
	{id: 'concealed', isIn: all(isBoard, hasConcealed), draw: glyph('concealed', 'news')},
	{id: 'cover', isIn: all(isBoard, hasCovers), draw: cover},
	{id: 'writtenOwn', isIn: all(isBoard, hasWritten), draw: glyph('written', 'news')},
	{id: 'unseenOwn', isIn: all(isBoard, hidesMen), draw: glyph('unseen', 'news')},
	{id: 'shownMan', isIn: all(isBoard, hidesMen), draw: glyph('shown', 'news')},
	{
		id: 'secondMan',
		isIn: all(isBoard, hidesMen),
		draw: ({palette, glyphs}) => ({
			text:
				manGlyph(glyphs, makeMan('white', 'knight')) + manGlyph(glyphs, makeMan('black', 'knight')),
			style: palette.text,
		}),
	},
	{
		id: 'fog',
		isIn: all(isBoard, hasFog, isColored),
		draw: ({palette, glyphs}) => ({
			text: glyphs.fogLight + glyphs.fogDark,
			style: palette.lightFog,
		}),
	},
	{
		id: 'fogOrDark',
		isIn: all(isBoard, hasFog, not(isColored)),
		draw: ({palette, glyphs}) => ({
			text: `${glyphs.fogLight + glyphs.fogDark} ${glyphs.darkSquare}`,
			style: palette.lightFog,
		}),
	},
	{id: 'lastOwn', isIn: all(isTurn, not(sendsMoves)), draw: lastMove},
	{id: 'lastSent', isIn: sendsMoves, draw: lastMove},
	{id: 'lastMove', isIn: any(isReview, isEnded, isWatch, isSpectated), draw: lastMove},
	{id: 'cursor', isIn: isTurn, draw: brackets('cursor')},
	{id: 'selected', isIn: isTurn, draw: brackets('selected')},
	{id: 'lit', isIn: all(isTurn, not(sendsMoves)), draw: brackets('lit')},
	{id: 'litPlanned', isIn: sendsMoves, draw: brackets('lit')},
	{id: 'litNext', isIn: isWatch, draw: brackets('lit')},
	{id: 'litNote', isIn: isReview, draw: brackets('lit')},
	{id: 'canPut', isIn: isPlacing, draw: glyph('quiet', 'target')},
	{id: 'canChoose', isIn: isChoosing, draw: glyph('quiet', 'target')},
	{
		id: 'quiet',
		isIn: all(seesOthers, not(isPlacing), not(isChoosing)),
		draw: glyph('quiet', 'target'),
	},
	{id: 'capture', isIn: seesOthers, draw: glyph('capture', 'capture')},
	{id: 'lie', isIn: all(isTurn, not(isPlacing), hasCovers), draw: glyph('lie', 'target')},
	{id: 'captureTried', isIn: mayBeRefused, draw: glyph('capture', 'capture')},
	{id: 'intoFog', isIn: all(isTurn, not(mayBeRefused), hasFog), draw: glyph('intoFog', 'target')},
	{id: 'tried', isIn: mayBeRefused, draw: glyph('intoFog', 'target')},

	{id: 'newlySeen', isIn: seesSome, draw: glyph('newlySeen', 'news')},
	{id: 'lost', isIn: seesSome, draw: glyph('lost', 'news')},
	{id: 'taken', isIn: any(isTurn, isSeen, isThere('taken')), draw: glyph('taken', 'taken')},
	{id: 'check', isIn: isThere('check'), draw: glyph('check', 'bad')},

	{id: 'ghost', isIn: any(seesSome, isThere('ghost')), draw: ghost(3)},
	{id: 'ghostUnknown', isIn: isThere('ghostUnknown'), draw: ghost(0, unknownMan)},
	{
		id: 'ghostOld',
		isIn: all(
			any(seesSome, isThere('ghost'), isThere('ghostUnknown')),
			any(isSmall, ({cell}) => cell?.width === 4),
		),
		draw: text('+', 'ghost'),
	},
	{id: 'pencil', isIn: all(has('mark'), seesOthers), draw: note('n')},
	{id: 'setMan', isIn: all(has('mark'), seesOwnMenOnly), draw: note('n')},
	{id: 'puzzleMan', isIn: isPuzzle, draw: note('n')},
	{id: 'possible', isIn: any(has('show'), isScene, isReplay), draw: glyph('possible', 'possible')},
	{
		id: 'covered',
		isIn: any(
			all(hasBelief, seesOthers),
			isRecord((can) => can('line') && !can('tries')),
			isReplay,
		),
		draw: glyph('covered', 'covered'),
	},
	{id: 'impossible', isIn: all(hasBelief, not(isWatch)), draw: glyph('impossible', 'impossible')},
	{id: 'pictured', isIn: any(isWatch, isReplay), draw: glyph('impossible', 'impossible')},
	{id: 'guess', isIn: has('guess'), draw: glyph('guess', 'guess')},
	{id: 'knownSure', isIn: any(hasKnown, isThere('knownSure')), draw: known('certain', 1)},
	{id: 'knownShare', isIn: all(hasKnown, not(isSmall)), draw: known('possible', 0.34)},
	{id: 'knownExample', isIn: isThere('knownExample'), draw: example},
	{id: 'knownOthers', isIn: all(hasKnown, not(isSmall)), draw: known('possible', 0.34, 'under')},
	{id: 'knownMore', isIn: all(hasKnown, not(isSmall)), draw: text('+', 'possible')},
	{id: 'knownMaybe', isIn: all(hasKnown, isSmall), draw: known('possible', 0.34)},
	{id: 'knownSeveral', isIn: all(hasKnown, isSmall), draw: text('+', 'possible')},
	{
		id: 'knownRole',
		isIn: all(hasKnown, any(hasConcealed, hidesMen)),
		draw: beside('role'),
	},
	{
		id: 'knownCovered',
		isIn: all(hasKnown, hasCovers, isSmall),
		draw: ({palette, glyphs}, {seat}) => ({
			text: manGlyph(glyphs, makeMan(seat === 'black' ? 'white' : 'black', 'knight')),
			style: {...palette.possible, underline: true},
		}),
	},
	{id: 'knownWritten', isIn: all(hasKnown, hasWritten), draw: beside('written')},
	{id: 'knownWrittenMaybe', isIn: all(hasKnown, hasWritten, isSmall), draw: text('?', 'possible')},
	{
		id: 'knownNobody',
		isIn: any(hasKnown, isThere('knownNobody')),
		draw: glyph('impossible', 'impossible'),
	},

	{id: 'white', isIn: isBoard, draw: men('white')},
	{id: 'black', isIn: isBoard, draw: men('black')},
	{id: 'listMen', isIn: all(isBoard, isDrawnLarge), draw: men('white')},
	{
		id: 'shade',
		isIn: all(isBoard, (_scene, glyphs) => glyphs.hasColor && glyphs.men !== 'letters'),
		draw: ({palette, glyphs}) => ({
			text: manGlyph(glyphs, makeMan('white', 'queen')),
			style: palette.white,
		}),
	},
	{
		id: 'large',
		isIn: all(isBoard, isShaded),
		draw: ({palette}) => ({text: `${BODY.white} ${BODY.black}`, style: palette.text}),
	},
	{id: 'unknownMove', isIn: any(isTurn, isWatch), draw: glyph('ellipsis', 'faint')},
	{id: 'takenUnseen', isIn: seesOwnMenOnly, draw: text('?', 'text')},
	{id: 'clockRuns', isIn: ({hasClock}) => hasClock === true, draw: glyph('here', 'title')},
	{id: 'clockShort', isIn: ({hasClock}) => hasClock === true, draw: text('!', 'bad')},
	{id: 'toMove', isIn: isSpectated, draw: glyph('here', 'cursor')},
	{id: 'chapter', isIn: isRecord((can) => can('lemmas')), draw: glyph('here', 'cursor')},
	{id: 'listHere', isIn: isReview, draw: text('[e4]', 'title')},
	{id: 'momentKing', isIn: any(isReview, isEnded), draw: moment('king')},
	{id: 'momentLoss', isIn: isReview, draw: moment('loss')},
	{id: 'momentMissed', isIn: isReview, draw: moment('missed')},
	{id: 'faultKing', isIn: hasVerdicts, draw: text(FAULT_WORDS['king-left'].sign, 'warning')},
	{id: 'faultMissed', isIn: hasVerdicts, draw: text(FAULT_WORDS['missed-king'].sign, 'warning')},
	{id: 'faultBlunder', isIn: hasVerdicts, draw: text(FAULT_WORDS.blunder.sign, 'warning')},
	{id: 'faultMistake', isIn: hasVerdicts, draw: text(FAULT_WORDS.mistake.sign, 'warning')},
	{id: 'luckBad', isIn: hasVerdicts, draw: text(LUCK_WORDS.bad.sign, 'warning')},
	{id: 'luckGood', isIn: hasVerdicts, draw: text(LUCK_WORDS.good.sign, 'warning')},
	{id: 'slip', isIn: isReplay, draw: text('+2', 'warning')},
	{id: 'escape', isIn: isReplay, draw: text('out', 'warning')},
	{id: 'plotBars', isIn: isReview, draw: glyph('plotLevels', 'accent')},
	{id: 'plotHere', isIn: isReview, draw: text(SHOWN_PLY_SIGN, 'warning')},
	{id: 'plotSample', isIn: isReview, draw: text(SAMPLE_SIGN, 'text')},
];
