import original from 'ink-original:./squash-text-nodes.js';

/** By text node: what its text was made from, and the text. */
const known = new WeakMap();

/** Puts all that a text is made from into a list, or returns false when it is more than text in text. */
function collect(node, parts) {
	for (const child of node.childNodes) {
		if (child.nodeName === '#text') {
			parts.push(child.nodeValue);
		} else if (child.nodeName === 'ink-virtual-text') {
			parts.push(child, child.isHidden, child.internal_transform);
			if (!collect(child, parts)) {
				return false;
			}
		} else {
			return false;
		}
	}

	return true;
}

/** The text of a node with its colours; made again only when a part of it is another one. */
export default function squashTextNodes(node) {
	const parts = [];
	if (!collect(node, parts)) {
		return original(node);
	}

	const last = known.get(node);
	if (
		last !== undefined &&
		last.parts.length === parts.length &&
		parts.every((part, index) => part === last.parts[index])
	) {
		return last.text;
	}

	const text = original(node);
	known.set(node, {parts, text});
	return text;
}
