export * from '../../session/told/turn-of.js';
