export * from '../../session/drill/drill-choice.js';
