/** What has no look of its own or makes one sign of its neighbours: joiners, marks of direction, variants, skin tones, halves of flags. */
const JOINING = /[\p{Cf}\p{Variation_Selector}\p{Emoji_Modifier}\p{Regional_Indicator}]/gu;

/**
 * Returns a text without characters that join others. How many columns a joined sign takes each terminal decides for
 * itself: what stands right of one would not be where it is thought to be.
 */
export const withoutJoining = (text: string): string => text.replaceAll(JOINING, '');
