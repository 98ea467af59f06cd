/** A try in vain as it is written, with what was said of it; a question has no name. */
type ToldTry = {readonly name: string | undefined; readonly answer: string};

/** Returns names in one row, of too many the first and how many there are besides. */
const nameSome = (names: readonly string[], most: number): string =>
	names.length <= most
		? names.join(', ')
		: `${names.slice(0, most - 1).join(', ')} and ${names.length - most + 1} more`;

/**
 * Returns what somebody tried and asked in a turn, as sentences in order; tries that came one after the other and
 * were answered alike stand in one: "White tried Bxf7, Ng5: no." Of these at most `most` are named. Pure.
 */
export function gatherTries(
	tries: readonly ToldTry[],
	who: string,
	most = Number.POSITIVE_INFINITY,
): readonly string[] {
	const groups: {names: string[]; answer: string}[] = [];
	for (const {name, answer} of tries) {
		const last = groups.at(-1);
		if (
			name !== undefined &&
			last !== undefined &&
			last.names.length > 0 &&
			last.answer === answer
		) {
			last.names.push(name);
		} else {
			groups.push({names: name === undefined ? [] : [name], answer});
		}
	}

	return groups.map(({names, answer}) =>
		names.length === 0
			? `${who} asked. ${answer}`
			: `${who} tried ${nameSome(names, most)}: ${answer.toLowerCase()}`,
	);
}
