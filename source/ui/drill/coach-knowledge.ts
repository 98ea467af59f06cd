export * from '../../session/drill/coach-knowledge.js';
