export * from '../../session/drill/lesson-text.js';
