export * from '../../session/drill/drill-words.js';
