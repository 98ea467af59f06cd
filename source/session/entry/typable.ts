/** Returns whether a text has only signs with which moves and words are written: others, wide ones among them, would break the entry line. */
export const isTypable = (text: string): boolean => /^[\u0020-\u007E]*$/.test(text);

/** Returns a text with the sign by which print tells a capture ("B×c3") as it is typed. */
export const asTyped = (text: string): string => text.replaceAll('×', 'x');
