import {useEffect, useState} from 'react';
import {timeLeft} from '../../match/clock.js';
import type {SeatReport} from '../../match/seat-report.js';
import {byColor} from '../../core/color.js';
import type {ClockFace} from '../components/Header.js';
import type {MatchServices} from '../services.js';

/** Below this, in milliseconds, tenths are shown. */
const TENTHS = 10_000;

/** Returns how long, in milliseconds, what a clock shows stays the same. */
const nextTick = (left: number): number => {
	const step = left <= TENTHS ? 100 : 1000;
	const rest = left % step;
	return Math.max(1, rest === 0 ? step : rest);
};

/**
 * Returns what the clocks of a game show, and draws anew when that changes: once a second, ten times as
 * often below ten seconds, and never while they stand. Undefined without clocks.
 */
export function useClock(
	{clocks, phase}: Pick<SeatReport, 'clocks' | 'phase'>,
	services: Pick<MatchServices, 'now' | 'after'>,
): ClockFace | undefined {
	const [, setTick] = useState(0);
	const running = clocks?.since !== undefined && phase.name === 'turn' ? phase.side : undefined;
	const at = services.now();
	const left =
		clocks === undefined || running === undefined ? undefined : timeLeft(clocks, running, at);
	useEffect(() => {
		if (left === undefined || left <= 0) {
			return undefined;
		}

		return services.after(nextTick(left), () => {
			setTick((tick) => tick + 1);
		});
	});
	if (clocks === undefined) {
		return undefined;
	}

	const face = {
		left: byColor((color) => (color === running ? (left ?? 0) : clocks.left[color])),
	};
	return running === undefined ? face : {...face, running};
}
