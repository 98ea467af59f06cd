export * from '../../session/entry/why-not.js';
