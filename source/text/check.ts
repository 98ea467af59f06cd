/** What is said to a seat whose king is in check, where no umpire says it. */
export const IN_CHECK = 'Check.';

/** Returns the same of a sealed move of the other side's that gave check, so that it did not stay sealed. */
export const sealedCheck = (side: string): string =>
	`Check. ${side}’s sealed move gave check, so it was played at once: reply openly.`;

/** Returns why a move may not be made that would leave the own king attacked, or does not answer a check. */
export const leavesAttacked = (move: string, isInCheck: boolean): string =>
	isInCheck
		? `You are in check: ${move} leaves your king attacked.`
		: `${move} would leave your king attacked.`;
