import {startsPair} from '../../knowledge/move-list.js';
import {currentView} from '../../rules/history.js';
import type {SeatReport} from '../../match/seat-report.js';
import {findVariant} from '../../rules/registry.js';
import {sideName} from '../../text/men.js';
import {Header} from '../components/Header.js';
import {useServices} from '../hooks/services-context.js';
import {useClock} from '../hooks/use-clock.js';

type GameHeaderProps = {
	readonly report: SeatReport;
	/** What is played, when it is not the variant's title. */
	readonly title?: string | undefined;
	/** How it is played, such as "hotseat". */
	readonly mode: string;
	/** Where things stand, when it is not the number of the move. */
	readonly status?: string | undefined;
	readonly width: number;
};

/** Returns the number of the move and whose it is. */
export function moveStatus({history, outcome, phase}: SeatReport): string {
	const {plies} = history;
	const number = 1 + plies.filter((_, index) => startsPair(plies, index)).length;
	// In a set-up both sides may be to act.
	const turn = phase.name === 'turn' ? phase.side : currentView(history).turn;
	// White's next move begins another pair.
	const isNext = turn === 'white' && plies.at(-1)?.by === 'black';
	return `move ${number + (isNext ? 1 : 0)} · ${outcome === undefined ? sideName(turn) : 'over'}`;
}

/** The top line of a game; the only thing that is drawn anew when a clock ticks. */
export function GameHeader({report, title, mode, status, width}: GameHeaderProps) {
	const clocks = useClock(report, useServices());
	const variant = findVariant(report.variant);
	return (
		<Header
			title={title ?? (variant.ok ? variant.value.title : report.variant)}
			mode={mode}
			status={status ?? moveStatus(report)}
			{...(clocks === undefined ? {} : {clocks})}
			width={width}
		/>
	);
}
