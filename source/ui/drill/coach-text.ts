export * from '../../session/drill/coach-text.js';
