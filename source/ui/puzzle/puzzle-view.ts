export * from '../../session/puzzle/puzzle-view.js';
