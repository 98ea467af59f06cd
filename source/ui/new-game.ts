export * from '../session/new-game.js';
