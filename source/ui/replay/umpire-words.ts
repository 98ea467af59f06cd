export * from '../../session/told/umpire-words.js';
