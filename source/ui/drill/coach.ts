export * from '../../session/drill/coach.js';
