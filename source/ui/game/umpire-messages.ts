export * from '../../session/told/umpire-messages.js';
