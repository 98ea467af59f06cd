import {startsPair} from '../../knowledge/move-list.js';
import {currentView} from '../../rules/history.js';
import type {SeatReport} from '../../match/seat-report.js';
import {findVariant} from '../../rules/registry.js';
import {sideName} from '../../text/men.js';
import {Header, type HeaderWords} from '../components/Header.js';
import {useServices} from '../hooks/services-context.js';
import {useClock} from '../hooks/use-clock.js';

/** What stands in the top line of a game: its title when that is not the variant's, how it is played, its status when that is not the number of the move. */
export type GameWords = Partial<HeaderWords> & Pick<Required<HeaderWords>, 'mode'>;

type GameHeaderProps = {
	readonly report: SeatReport;
	readonly words: GameWords;
	readonly width: number;
};

/** Returns the number of the move and whose it is. */
function moveStatus({history, outcome, phase}: SeatReport): string {
	const {plies} = history;
	const number = 1 + plies.filter((_, index) => startsPair(plies, index)).length;
	// In a set-up both sides may be to act.
	const turn = phase.name === 'turn' ? phase.side : currentView(history).turn;
	// White's next move begins another pair.
	const isNext = turn === 'white' && plies.at(-1)?.by === 'black';
	return `move ${number + (isNext ? 1 : 0)} · ${outcome === undefined ? sideName(turn) : 'over'}`;
}

/** The top line of a game; the only thing that is drawn anew when a clock ticks. */
export function GameHeader({report, words, width}: GameHeaderProps) {
	const {title, mode, status} = words;
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
