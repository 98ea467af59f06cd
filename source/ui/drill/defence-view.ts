export * from '../../session/drill/defence-view.js';
