export * from '../../session/match-host.js';
