export * from '../session/last-words.js';
