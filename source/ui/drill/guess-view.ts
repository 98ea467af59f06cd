export * from '../../session/drill/guess-view.js';
