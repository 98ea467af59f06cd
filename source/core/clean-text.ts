import {withoutJoining} from './joining.js';

/**
 * Returns a text of anybody's fit for any screen: no control or direction characters, which could steer a terminal, none
 * that join others, blanks single, at most so many characters.
 */
export function cleanText(text: string, longest: number): string {
	const clean = withoutJoining(text)
		.replaceAll(/[\p{Cc}\p{Co}\p{Cs}\p{Cn}\u2028\u2029]/gu, '')
		.replaceAll(/\s+/g, ' ')
		.trim();
	return Array.from(clean).slice(0, longest).join('').trim();
}
