/** Returns a text with the signs of ASCII as wide as East Asian keyboards write them ("ｄ５") in their usual width; all others stay. */
export const withoutFullWidth = (text: string): string =>
	text.replaceAll(/[\u3000\uFF01-\uFF5E]/g, (sign) => sign.normalize('NFKC'));
