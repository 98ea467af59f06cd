import {useEffect, useLayoutEffect, useState} from 'react';
import {useServices} from '../hooks/services-context.js';
import type {Playback} from './playback.js';
import {Player} from './player.js';
import {ReplayBoard, type ReplayBoardProps} from './ReplayBoard.js';

type RecordBoardProps = Omit<ReplayBoardProps, 'player'> & {
	/** Where it begins, and what is shown of it then. */
	readonly start: Partial<Playback>;
};

/** A record that is there, played for as long as it is shown. */
export function RecordBoard({start, source, ...props}: RecordBoardProps) {
	const services = useServices();
	const [player] = useState(() => new Player(services, source, start));
	useLayoutEffect(() => {
		player.load(source);
	}, [player, source]);
	useEffect(
		() => () => {
			player.dispatch('stop');
		},
		[player],
	);
	return <ReplayBoard {...props} source={source} player={player} />;
}
