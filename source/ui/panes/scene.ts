import type {Color} from '../../core/color.js';
import {UNSEEN} from '../../core/man.js';
import {bindingsFor, isTurnContext, type KeyContext} from '../shell/keys/key-map.js';
import type {Capability} from '../shell/keys/replay-bindings.js';
import type {Turn} from '../../session/told/turn-of.js';
import type {Sight} from '../../core/fog-fen.js';
import {variantOf} from '../../rules/registry.js';
import {mayHideMen} from '../../knowledge/hidden-men.js';
import type {BoardModel} from '../board/model.js';
import type {CellSize} from '../frame/layout.js';
import type {Glyphs} from '../theme/glyphs.js';
import type {Purpose} from '../../text/purpose.js';
import type {Command} from '../shell/keys/key-binding.js';

/** A key or a row, and what it does. */
export type Explained = readonly [name: string, does: string];

/** What a screen is, as far as its signs depend on it. But for what it draws, nothing of a game is in it that both sides do not know. */
export type Scene = {
	/** The key map that is the screen's own: of a game the seat's turn, whoever is to move. */
	readonly screen: KeyContext;
	/** What it is for, where that is more than its keys tell. */
	readonly purpose?: Purpose;
	/** What is special in the game's turns, in sentences: those refereed or with concealed men differ in what they are. */
	readonly about?: string | undefined;
	/** The rows of a form, and what each chooses. */
	readonly rows?: readonly Explained[];
	/** The size of the board's squares; left out where there is no board. */
	readonly cell?: CellSize;
	/** The boards that it draws, whose signs are told first. */
	readonly boards?: readonly BoardModel[];
	/** Whose board it is, when it is a seat's. */
	readonly seat?: Color;
	readonly hasClock?: boolean;
	/** Whether men may be concealed in the game. */
	readonly hasConcealed?: boolean;
	/** Whether some of them stand under covers with signs. */
	readonly hasCovers?: boolean;
	/** Whether every square is seen, now and as long as the game is played. */
	readonly hasNoFog?: boolean;
	/** Whether each side has men that the other one does not see though it sees every square. */
	readonly hidesMen?: boolean;
	/** Whether each side has written down one of its men in secret. */
	readonly hasWritten?: boolean;
	/** Whether a review marks where a lone king could be. */
	readonly hasKing?: boolean;
	/** Whether a review has moves that were judged. */
	readonly hasVerdicts?: boolean;
};

/** Returns what a scene has to know of a game in which men are concealed, not seen or written down. */
export function menScene(
	variant: string,
	{marks}: Sight,
): Pick<Scene, 'hasConcealed' | 'hasCovers' | 'hidesMen' | 'hasWritten'> {
	const hidesMen = mayHideMen(variant);
	const hasConcealed = marks !== undefined && !hidesMen;
	return {
		hidesMen,
		hasConcealed,
		hasCovers: hasConcealed && marks.some((mark) => /~[^xX]/.test(mark)),
		hasWritten: variantOf(variant).written !== undefined,
	};
}

/** Returns whether a seat sees every square, now and as long as the game is played. */
export function hasNoFog(variant: string, {cells}: Pick<Sight, 'cells'>): boolean {
	return variantOf(variant).see.includes('everything') && !cells.includes(UNSEEN);
}

const BY_CONTEXT: {readonly [context: string]: Purpose} = {
	handoff: 'handoff',
	pin: 'handoff',
	menu: 'menu',
	list: 'list',
	saved: 'resume',
	games: 'games',
	rules: 'rules',
	statistics: 'statistics',
};

/** Returns what a screen is for; undefined where it needs no word. */
export function purposeOf({screen, purpose, hidesMen, hasConcealed}: Scene): Purpose | undefined {
	if (purpose !== undefined) {
		return purpose;
	}

	if (typeof screen === 'string') {
		return BY_CONTEXT[screen];
	}

	switch (screen.of) {
		case 'over':
			return screen.isUnkept === true
				? 'ended-unkept'
				: screen.played === 'scene'
					? undefined
					: 'ended';
		case 'replay':
			return screen.can.includes('line')
				? 'watch'
				: screen.can.includes('running')
					? 'spectator'
					: 'review';
		case 'game':
			return gamePurpose(screen, hidesMen, hasConcealed);
		default:
			return screen.of;
	}
}

function gamePurpose(screen: Turn, hidesMen = false, hasConcealed = false): Purpose {
	return screen.arranges === true
		? screen.putsKingAnew === true
			? 'placing-anew'
			: 'placing'
		: screen.chooses !== undefined
			? 'choosing'
			: screen.advises === true
				? 'advising'
				: screen.mayBeRefused === true
					? 'refereed'
					: screen.isBound === true
						? 'bound'
						: screen.seals === true
							? screen.says?.includes('look') === true
								? 'sealed'
								: 'sealing'
							: hidesMen
								? 'hidden'
								: hasConcealed
									? 'concealed'
									: screen.sendsMoves === true
										? 'sending'
										: screen.seesAll === true
											? 'open'
											: 'game';
}

/** Tells where something can be met, drawn with these signs. */
export type SceneTest = (scene: Scene, glyphs: Glyphs) => boolean;

export const isBoard: SceneTest = ({cell}) => cell !== undefined;
export const isTurn: SceneTest = ({screen}) => isTurnContext(screen);
/** Whether what is tried may be refused. */
export const mayBeRefused: SceneTest = ({screen}) =>
	isTurnContext(screen) && screen.mayBeRefused === true;
/** Whether a turn's board shows more than the own men. */
export const seesOthers: SceneTest = ({screen}) =>
	isTurnContext(screen) && screen.seesOwnMenOnly !== true;
/** Squares of one row have room for one sign beside a man, and none under it. */
export const isSmall = ({cell}: Scene): boolean => cell?.height === 1;

export const isOn =
	(...screens: readonly Exclude<KeyContext, object>[]): SceneTest =>
	({screen}) =>
		screens.some((one) => one === screen);

/** Whether something can be asked for there. */
export const has =
	(command: Command): SceneTest =>
	({screen}) =>
		bindingsFor(screen).some((binding) => binding.command === command);

/** Whether a key map is that of a game that is over, of which no sign of a turn is left. */
export const isGameOver = (screen: KeyContext): boolean =>
	typeof screen === 'object' && screen.of === 'over' && screen.played === 'game';

/** Whether it is a record that is played with which so much can be done. */
export const isRecord =
	(fits: (can: (one: Capability) => boolean) => boolean): SceneTest =>
	({screen}) =>
		typeof screen === 'object' && screen.of === 'replay' && fits((one) => screen.can.includes(one));

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

/** Whether a seat can ask there what may stand where it does not see. */
export const hasKnown = all(
	any(
		isTurn,
		isRecord(() => true),
	),
	has('know'),
);
