export * from '../../session/entry/typed-act.js';
