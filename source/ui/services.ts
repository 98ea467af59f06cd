export * from '../session/services.js';
