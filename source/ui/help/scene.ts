import type {Color} from '../../core/color.js';
import {bindingsFor, type Command, isTurnContext, type KeyContext} from '../key-map.js';
import type {CellSize} from '../layout.js';
import type {Glyphs} from '../theme/glyphs.js';

/** What a screen is, as far as its signs depend on it. Nothing of a game is in it that both sides do not know. */
export type Scene = {
	/** The key map that is the screen's own: of a game that of the seat's turn, whoever is to move. */
	readonly screen: KeyContext;
	/** The size of the board's squares; left out where there is no board. */
	readonly cell?: CellSize;
	/** Whose board it is, when it is a seat's. */
	readonly seat?: Color;
	/** Whether an umpire has the men that count, so that nothing of the other side's is ever seen. */
	readonly isUmpired?: boolean;
	readonly hasClock?: boolean;
	/** Whether men may be concealed in the game. */
	readonly hasConcealed?: boolean;
	/** Whether a review marks where a lone king could be. */
	readonly hasKing?: boolean;
};

/** Tells where something can be met, drawn with these signs. */
export type SceneTest = (scene: Scene, glyphs: Glyphs) => boolean;

export const isBoard: SceneTest = ({cell}) => cell !== undefined;
export const isTurn: SceneTest = ({screen}) => isTurnContext(screen);
export const isUmpired: SceneTest = (scene) => scene.isUmpired === true;
/** Squares of one row have room for one sign beside a man, and none under it. */
export const isSmall = ({cell}: Scene): boolean => cell?.height === 1;

export const isOn =
	(...screens: readonly KeyContext[]): SceneTest =>
	({screen}) =>
		screens.includes(screen);

/** Whether something can be asked for there. */
export const has =
	(command: Command): SceneTest =>
	({screen}) =>
		bindingsFor(screen).some((binding) => binding.command === command);

export const all =
	(...tests: readonly SceneTest[]): SceneTest =>
	(scene, glyphs) =>
		tests.every((test) => test(scene, glyphs));

export const any =
	(...tests: readonly SceneTest[]): SceneTest =>
	(scene, glyphs) =>
		tests.some((test) => test(scene, glyphs));

export const not =
	(test: SceneTest): SceneTest =>
	(scene, glyphs) =>
		!test(scene, glyphs);
