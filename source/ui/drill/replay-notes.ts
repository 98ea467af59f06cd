export * from '../../session/drill/replay-notes.js';
