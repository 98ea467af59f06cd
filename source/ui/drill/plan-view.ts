export * from '../../session/drill/plan-view.js';
