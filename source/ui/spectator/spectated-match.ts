export * from '../../session/spectated-match.js';
