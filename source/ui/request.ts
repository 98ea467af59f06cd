export * from '../session/request.js';
