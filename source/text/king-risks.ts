import {countOf, joinWords} from './men.js';
import {partOf, percent, thousands} from './share.js';

/** What is said of risks by what a lone king can know of the men that hunt him. */

/** In how many placements of White's men the king could be taken after a move, by the name of the move or of its square. */
export type NamedRisk = {readonly name: string; readonly taken: number};

/** In how many placements that was counted, and whether these are all that fit. */
type CountedIn = {readonly size: number; readonly isExact: boolean};

const placements = ({size}: CountedIn): string =>
	countOf(size, 'placement').replace(String(size), thousands(size));

/** Returns in what part of the placements it is so: "none", "3", "12 %" or "all", of a sample about so many. */
const partIn = (taken: number, {size, isExact}: CountedIn): string =>
	isExact || taken === 0 || taken === size
		? partOf(taken / size, size)
		: `about ${percent(taken / size)}`;

/** Returns which squares are safe for the king and in what part of the placements he could be taken on the others, as a sentence; `risks` has the safest first. */
export function describeRisks(risks: readonly NamedRisk[], counted: CountedIn): string {
	const parts = new Map<string, string[]>();
	for (const {name, taken} of risks) {
		const part = partIn(taken, counted);
		parts.set(part, [...(parts.get(part) ?? []), name]);
	}

	const {none: safe = [], ...others} = Object.fromEntries(parts);
	const risky = Object.entries(others)
		.sort(([, [one]], [, [other]]) => takenOn(one, risks) - takenOn(other, risks))
		.map(([part, names]) => `on ${joinWords(names)} in ${part}`);
	const where = counted.isExact ? 'wherever White’s men may stand' : 'in all that is looked at';
	const said = [
		...(safe.length === 0
			? []
			: [`${joinWords(safe)} ${safe.length === 1 ? 'is' : 'are'} safe ${where}`]),
		...(risky.length === 0
			? []
			: [`${safe.length === 0 ? 'You' : 'you'} could be taken at once ${risky.join(', ')}`]),
	];
	return `${said.join('; ')} (of ${placements(counted)}${counted.isExact ? ' that fit' : ', a sample'}).`;
}

const takenOn = (name: string, risks: readonly NamedRisk[]): number =>
	risks.find((risk) => risk.name === name)?.taken ?? 0;

/** Returns which squares are the safest, as a sentence. */
export const describeSafest = (names: readonly string[]): string =>
	`The safest for this move: ${joinWords(names, 'or')}.`;

/** Returns what a move risked by what could be known before it, as a sentence; `best` is one of the safest. */
export function describeRisk(played: NamedRisk, best: NamedRisk, counted: CountedIn): string {
	const part = partIn(played.taken, counted);
	return played.taken === best.taken
		? `${played.name} was as safe as any: taken in ${part} of ${placements(counted)}.`
		: `${played.name} could be taken in ${part} of ${placements(counted)}; ${best.name} in ${partIn(best.taken, counted)}.`;
}
