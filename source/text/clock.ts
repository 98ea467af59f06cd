/**
 * Returns a time as a clock shows it: "4:31", "1:02:05"; below ten seconds with tenths, "0:09.4". Rounded
 * up, so that 0:00.0 only stands when the time is up; less than none is none.
 */
export function clockText(milliseconds: number): string {
	const left = Math.max(0, milliseconds);
	const two = (value: number): string => String(value).padStart(2, '0');
	if (left < 10_000) {
		const tenths = Math.ceil(left / 100);
		return `0:${two(Math.floor(tenths / 10))}.${tenths % 10}`;
	}

	const seconds = Math.ceil(left / 1000);
	const minutes = Math.floor(seconds / 60);
	return minutes < 60
		? `${minutes}:${two(seconds % 60)}`
		: `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
