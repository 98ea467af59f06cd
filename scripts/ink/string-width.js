import {narrowText} from './narrow.js';

/** How many columns a text takes. Loads the original only for what is out of the ordinary. */
export default function stringWidth(text, options) {
	const plain = options === undefined && typeof text === 'string' ? narrowText(text) : undefined;
	return plain?.length ?? require('ink-original:string-width').default(text, options);
}
