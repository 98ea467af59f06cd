import {useCallback, useMemo} from 'react';
import {whyUnsupported} from '../../knowledge/positions/support.js';
import type {Hindsight} from '../../match/hindsight.js';
import type {Match} from '../../match/match.js';
import {reviewMatch} from '../../match/review.js';
import {findVariant} from '../../rules/registry.js';
import {describeMoment, LOOKING_BACK, TRUTH_SHOWN} from '../../text/hindsight.js';
import {useServices} from '../shell/app-context.js';
import {useAsked} from '../shell/use-asked.js';
import {GameScreen, type GameScreenProps} from './GameScreen.js';
import {type Message, say} from '../../session/told/message.js';

/** Returns what decided a game: the king's fall, or else the costliest loss. */
function decided({moments}: Hindsight): string | undefined {
	const moment =
		moments.findLast(({kind}) => kind === 'king') ?? moments.find(({kind}) => kind === 'loss');
	return moment && describeMoment(moment);
}

/** A game that is over: the board as it was in truth, and what decided it as soon as that is known. */
export function EndedMatch({game, match}: {readonly game: GameScreenProps; readonly match: Match}) {
	const {knowledge} = useServices();
	const truth = useMemo(() => {
		const review = reviewMatch(match);
		return review.ok ? review.value.steps.at(-1)?.sights.truth : undefined;
	}, [match]);
	const variant = findVariant(match.settings.variant);
	const isFollowed = variant.ok && whyUnsupported(variant.value) === undefined;
	const ask = useCallback(
		async (signal: AbortSignal) => knowledge.lookBack(match, signal),
		[knowledge, match],
	);
	const {answer, isWaiting} = useAsked(isFollowed ? ask : undefined, '');
	const messages: readonly Message[] = [
		...(game.coach?.messages ?? []),
		...say(TRUTH_SHOWN, 'faint'),
		...say(answer === undefined ? undefined : decided(answer), 'accent'),
		...say(isWaiting ? LOOKING_BACK : undefined, 'faint'),
	];
	return (
		<GameScreen
			{...game}
			{...(truth === undefined ? {} : {truth})}
			coach={{messages, belief: [], lit: []}}
		/>
	);
}
