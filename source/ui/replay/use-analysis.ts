import {useEffect, useRef, useState} from 'react';
import {type Color, opposite} from '../../core/color.js';
import {
	analysedAlready,
	NOT_PLAYED,
	notAnalysed,
	STOPPED,
	WENT_WRONG,
} from '../../text/analysis.js';
import type {KeptAnalyses} from '../../storage/analysis-file.js';
import type {Progress} from '../panes/progress.js';
import {useServices} from '../shell/app-context.js';
import type {Playback} from './playback.js';
import {type ReviewAnalysis, seatToAnalyse} from '../../session/review-analysis.js';

/** An analysis that is being made. */
type Running = {readonly seat: Color; readonly progress: Progress};

/** The analyses of a game that is gone through. */
type Analyses = {
	readonly kept: KeptAnalyses;
	readonly running?: Running;
	/** What is said of it: why there is none, or that it cannot be kept. */
	readonly said?: string;
	/** Begins to analyse as these eyes knew the game. */
	readonly begin: (playback: Pick<Playback, 'gaze' | 'orientation'>) => void;
	/** Stops what is being analysed; returns whether anything was. */
	readonly stop: () => boolean;
	/** Says something else in its place. */
	readonly tell: (sentence: string) => void;
	/** Takes back what was said. */
	readonly hush: () => void;
};

/**
 * Keeps the analyses of a game that is gone through, and makes them; `asked` is a sentence where this one is not analysed.
 * The first is made as `begins` knew the game, if that is given.
 */
export function useAnalysis(asked: ReviewAnalysis | string = NOT_PLAYED, begins?: Color): Analyses {
	const services = useServices();
	const [analysis, why] = typeof asked === 'string' ? [undefined, asked] : [asked, ''];
	const [kept, setKept] = useState<KeptAnalyses>(analysis?.kept ?? {});
	const [running, setRunning] = useState<Running>();
	const [said, setSaid] = useState<string>();
	const asking = useRef<AbortController | undefined>(undefined);

	const run = (seat: Color) => {
		if (analysis === undefined || asking.current !== undefined) {
			return;
		}

		const controller = new AbortController();
		const {signal} = controller;
		asking.current = controller;
		const since = services.now();
		const tell = (fraction: number) => {
			if (!signal.aborted) {
				setRunning({seat, progress: {fraction, since, now: services.now()}});
			}
		};
		/** Ends it, unless it was stopped before. */
		const end = (sentence: string | undefined) => {
			if (!signal.aborted) {
				asking.current = undefined;
				setRunning(undefined);
				setSaid(sentence);
			}
		};
		tell(0);
		analysis.run(seat, signal, tell).then(
			(found) => {
				if (found.ok && !signal.aborted) {
					setKept((before) => ({...before, [seat]: found.value.analysis}));
				}

				end(found.ok ? found.value.fault : notAnalysed(found.error));
			},
			() => end(WENT_WRONG),
		);
	};

	const stop = (): boolean => {
		const isOn = asking.current !== undefined;
		asking.current?.abort();
		asking.current = undefined;
		setRunning(undefined);
		if (isOn) {
			setSaid(STOPPED);
		}

		return isOn;
	};

	const ask = (seat: Color) => {
		if (analysis === undefined) {
			setSaid(why);
		} else if (kept[seat] === undefined) {
			run(seat);
		} else {
			setSaid(analysedAlready(seat, kept[opposite(seat)] !== undefined));
		}
	};

	// Once, when the game is first shown.
	const first = useRef(() => {
		if (begins !== undefined && kept[begins] === undefined) {
			ask(begins);
		}
	});
	useEffect(() => {
		first.current();
		return () => asking.current?.abort();
	}, []);

	return {
		kept,
		...(running === undefined ? {} : {running}),
		...(said === undefined ? {} : {said}),
		stop,
		tell: setSaid,
		hush: () => setSaid(undefined),
		begin: (playback) => ask(seatToAnalyse(playback, kept)),
	};
}
