/** Returns a count with commas between its thousands: "1,204". */
export const thousands = (count: number): string =>
	String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** How many digits of an estimate say something. */
const SIGNIFICANT = 3;

/** Returns a count to three significant digits, as an estimate has no more: 114,000 for 114,345. */
export const estimated = (count: number): number => Number(count.toPrecision(SIGNIFICANT));

/** Returns parts of `size` in whole hundredths of it that add up as the parts do: those that lose most by that are rounded up. */
function hundredths(counts: readonly number[], size: number): readonly number[] {
	const exact = counts.map((count) => (count * 100) / size);
	const floors = exact.map(Math.floor);
	const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
	const left = Math.round(sum(exact)) - sum(floors);
	const raised = new Set(
		[...exact.keys()]
			.toSorted((one, other) => exact[other] - floors[other] - (exact[one] - floors[one]))
			.slice(0, left),
	);
	return floors.map((floor, index) => floor + (raised.has(index) ? 1 : 0));
}

/** Returns parts of `size` in words, like a share each, so that all of it is told as 100 %. */
export const percents = (counts: readonly number[], size: number): readonly string[] =>
	hundredths(counts, size).map((rounded, index) => shareText(counts[index] / size, rounded));

/** Returns parts of `size` in words, equal ones alike, and so that they never add up to more than 100 %: those that were raised most by rounding are lowered. */
export function percentsAlike(counts: readonly number[], size: number): readonly string[] {
	const exact = counts.map((count) => (count * 100) / size);
	let rounded = exact.map(Math.round);
	while (rounded.reduce((sum, one) => sum + one, 0) > 100) {
		const raised = exact.map((share, index) => rounded[index] - share);
		const most = counts[raised.indexOf(Math.max(...raised))];
		rounded = rounded.map((one, index) => (counts[index] === most ? one - 1 : one));
	}

	return counts.map((count, index) => shareText(count / size, rounded[index]));
}

/** Returns a share (0 to 1) in words: "34 %", and nothing that is neither none nor all is called 0 or 100. */
export const percent = (share: number): string => shareText(share, Math.round(share * 100));

function shareText(share: number, rounded: number): string {
	if (share > 0 && rounded === 0) {
		return 'less than 1 %';
	}

	return share < 1 && rounded === 100 ? 'more than 99 %' : `${rounded} %`;
}

/** Up to so many are counted: hundredths of them would say less. */
const COUNTED = 10;

export const isCounted = (size: number): boolean => size <= COUNTED;

/** Fewer positions bear no hundredths, and none of a sample of so few. */
const FEW = 100;

/** What is looked back upon is counted among few: no hundredths stand on a board beside it. */
export const isCountedAfterwards = (size: number): boolean => size < FEW;

/** Returns a share (0 to 1) of so many as a part of them, when it is looked back upon: "none", "all", "2" of few or "1" of any, "34 %" of many. */
export function partOf(share: number, size: number): string {
	if (share === 0 || share === 1) {
		return share === 0 ? 'none' : 'all';
	}

	const count = Math.round(share * size);
	return isCountedAfterwards(size) || count === 1 ? String(count) : percent(share);
}

/** Returns whether shares are good to tens of hundredths at best: those of a sample of few positions. */
export const isRough = ({
	size,
	isExact,
}: {
	readonly size: number;
	readonly isExact: boolean;
}): boolean => !isExact && size < FEW;

/** Returns a share (0 to 1) in tens of hundredths, for a sample that bears no more: neither none nor all. */
export const roughPercent = (share: number): number =>
	Math.min(90, Math.max(10, Math.round(share * 10) * 10));

/** Returns the same in words: "30 %", or that it is less or more than any ten tells. */
export const roughly = (share: number): string =>
	share < 0.05
		? 'less than 10 %'
		: share > 0.95
			? 'more than 90 %'
			: `about ${roughPercent(share)} %`;

/** Returns a count in five columns at most: "1204", "12k", "131k". */
export const shortCount = (count: number): string =>
	count < 10_000 ? String(count) : `${Math.floor(count / 1000)}k`;
