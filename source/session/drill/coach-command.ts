/** What a coach can be asked or told. */
export const COACH_COMMANDS = [
	...(['hint', 'why', 'show', 'plan', 'verdicts'] as const),
	...(['guess', 'guessHere', 'check', 'code', 'putAway'] as const),
] as const;
export type CoachCommand = (typeof COACH_COMMANDS)[number];
