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
export function moveStatus({history, outcome}: SeatReport): string {
	const blacks = history.plies.filter(({by}) => by === 'black').length;
	return `move ${blacks + 1} · ${outcome === undefined ? sideName(currentView(history).turn) : 'over'}`;
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
