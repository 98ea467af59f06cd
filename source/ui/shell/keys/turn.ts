/** What a turn is, as far as its keys and signs depend on it; what is left out is not so. */
export type Turn = {
	/** What is played: a game, a drill with the men or with the lone king, a puzzle, a scene to learn by. */
	readonly of: 'game' | 'drill' | 'defence' | 'puzzle' | 'scene';
	/** Whether what is tried may be refused. */
	readonly mayBeRefused?: boolean;
	/** Whether the rules have questions to ask. */
	readonly mayAsk?: boolean;
	/** Whether nothing is seen but the own men: the other side's are then set on the board as they are guessed. */
	readonly seesOwnMenOnly?: boolean;
	/** Whether the person's own guess of where the king is is shown. */
	readonly guesses?: boolean;
};
