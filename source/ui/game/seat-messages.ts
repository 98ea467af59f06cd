export * from '../../session/told/seat-messages.js';
