/** The longest text of a person's that is looked at, in characters: sixteen men that are put down in a row. */
export const LONGEST_ENTRY = 80;
