export * from '../../session/entry/typed-move.js';
