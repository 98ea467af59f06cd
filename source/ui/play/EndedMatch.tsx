import {useCallback, useMemo} from 'react';
import {COLORS} from '../../core/color.js';
import {given} from '../../core/given.js';
import {ok} from '../../core/result.js';
import {whyUnsupported} from '../../knowledge/positions/support.js';
import type {Match} from '../../match/match.js';
import {reviewMatch} from '../../match/review.js';
import type {MatchSettings} from '../../match/settings.js';
import {makeStatistics} from '../../match/statistics.js';
import {variantOf} from '../../rules/registry.js';
import {
	describeDecision,
	describeWritten,
	LOOKING_BACK,
	TRUTH_SHOWN,
} from '../../text/hindsight.js';
import {variantTitle} from '../../text/finished-game.js';
import {recordSentence} from '../../text/stats.js';
import {type SheetMove, shownMoves} from '../../session/told/listed-moves.js';
import {takenInTruth} from '../../session/told/taken-in-truth.js';
import {isHotseat, onlyPerson} from '../../match/keyboard.js';
import {useServices} from '../shell/app-context.js';
import {useAsked} from '../shell/use-asked.js';
import {GameScreen} from './GameScreen.js';
import type {GameScreenProps} from './game-screen-props.js';
import {truthAtEnd} from './truth-at-end.js';
import {useTheme} from '../theme/theme.js';
import {type Message, say} from '../../session/told/message.js';

/** Returns the moves of a game with the sign of a king that fell behind the last one, where it took him, as a review lists it. */
const markedFall = (
	moves: readonly SheetMove[],
	{outcome}: Match,
	sign: string,
): readonly SheetMove[] =>
	outcome?.reason === 'king-captured'
		? moves.map((move, index) =>
				index === moves.length - 1 ? {...move, text: `${move.text} ${sign}`} : move,
			)
		: moves;

/** Returns how the person's games of this kind against this bot have ended; nothing where no bot plays, or in a game from a position of its own, which does not count. It is read once the end stands there. */
function useRecord({variant, fen, seats}: MatchSettings): string | undefined {
	const {archive} = useServices();
	const bot =
		fen === undefined
			? COLORS.map((color) => seats[color]).find(({kind}) => kind === 'bot')
			: undefined;
	const ask = useCallback(async () => ok(archive.played().played), [archive]);
	const {answer = []} = useAsked(bot === undefined ? undefined : ask, '');
	return useMemo(() => {
		const games = answer.filter(
			(game) => bot?.kind === 'bot' && game.variant === variant && game.bot === bot.bot,
		);
		return bot === undefined || games.length === 0
			? undefined
			: recordSentence(variantTitle(variant), bot.name, makeStatistics(games));
	}, [answer, bot, variant]);
}

/** A game that is over: all its moves, the men that are gone and the board as it was in truth, and what decided it as soon as that is known. */
export function EndedMatch({game, match}: {readonly game: GameScreenProps; readonly match: Match}) {
	const {knowledge} = useServices();
	const {seat} = game.report;
	const {glyphs} = useTheme();
	const {truth, written, moves, gone} = useMemo(() => {
		const review = reviewMatch(match);
		return review.ok
			? {
					truth: truthAtEnd(review.value),
					written: describeWritten(
						review.value.steps[review.value.steps.length - 1].sights.truth,
						onlyPerson(match.settings),
					),
					moves: markedFall(shownMoves(review.value), match, glyphs.taken),
					gone: isHotseat(match.settings)
						? {...takenInTruth(review.value, 'white'), side: 'white' as const}
						: takenInTruth(review.value, seat),
				}
			: {};
	}, [match, seat, glyphs]);
	const record = useRecord(match.settings);
	const isFollowed = whyUnsupported(variantOf(match.settings.variant)) === undefined;
	const ask = useCallback(
		async (signal: AbortSignal) => knowledge.lookBack(match, signal),
		[knowledge, match],
	);
	const {answer, isWaiting} = useAsked(isFollowed ? ask : undefined, '');
	const messages: readonly Message[] = [
		...(game.coach?.messages ?? []),
		...say(written, 'accent'),
		...say(answer && describeDecision(answer, onlyPerson(match.settings)), 'accent'),
		...say(isWaiting ? LOOKING_BACK : undefined, 'faint'),
	];
	// The board itself says that it shows the truth: to what decided the game that gives way.
	const shown = say(TRUTH_SHOWN, 'faint');
	return (
		<GameScreen
			{...game}
			{...given({truth, moves, gone})}
			spares={[[...shown, ...say(record, 'faint')], shown]}
			coach={{messages, belief: [], lit: []}}
		/>
	);
}
