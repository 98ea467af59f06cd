export * from '../session/clock-text.js';
