import {useKnownBoard} from '../hooks/use-known-board.js';
import {GameScreen, type GameScreenProps} from './GameScreen.js';

type KnownMatchProps = {
	readonly game: GameScreenProps;
	/** The start of the game when it is not the variant's own; both sides know it. */
	readonly startFen: string | undefined;
	/** Whether the person asked what may stand on the squares that he does not see. */
	readonly isAsked: boolean;
};

/** The game screen, with what its seat knows of the squares it does not see when that is asked for. */
export function KnownMatch({game, startFen, isAsked}: KnownMatchProps) {
	const {report} = game;
	// When it is over there is nothing left to find out: the review shows all.
	const isWanted = isAsked && report.outcome === undefined;
	const known = useKnownBoard(report.history, startFen, isWanted);
	return <GameScreen {...game} {...(known === undefined ? {} : {known})} />;
}
