export * from '../../session/entry/move-knowledge.js';
