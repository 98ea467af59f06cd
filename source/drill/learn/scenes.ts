import {KINGS} from './kings.js';
import {KNOWING} from './knowing.js';
import type {SceneId} from './progress.js';
import type {Scene} from './scene.js';
import {SEEING} from './seeing.js';
import {TABLES} from './tables.js';

/** Every scene but the last, which is a whole game. */
export const SCENES: readonly Scene[] = [...SEEING, ...KINGS, ...KNOWING, ...TABLES];

export const findScene = (id: SceneId): Scene | undefined => SCENES.find((one) => one.id === id);
