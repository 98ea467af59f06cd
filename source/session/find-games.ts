import {COLORS} from '../core/color.js';
import {drilledEnding} from '../drill/drilled-ending.js';
import {personSide} from '../storage/game-summary.js';
import {
	dayText,
	IN_PART,
	isInPart,
	lengthText,
	originText,
	playedOn,
	sourceText,
	variantTitle,
} from '../text/finished-game.js';
import {sideName} from '../text/men.js';
import {endWords, headerResult, ownResult, resultAsked} from '../text/outcome.js';
import {wordRank} from '../text/word-rank.js';
import {playedAs} from './played-as.js';
import {whyNotAnalysed} from './review-analysis.js';
import type {FinishedGame} from './services.js';

/** What finds the games that could be analysed and are not. */
const UNJUDGED = /\bnot +anal\p{L}*/iu;
/** What finds all drills. */
const DRILLS = 'drills';

/** Returns whether a game ended as it is asked for, told from outside or to whom it is an own one. */
const endedSo = (game: FinishedGame, asked: string | undefined): boolean =>
	asked === undefined ||
	(game.outcome !== undefined &&
		!isInPart(game) &&
		[undefined, personSide(game)].some((side) => headerResult(game.outcome!, side) === asked));

/** Returns the names in a game, but for those that are colours: such a word asks for a result. */
const namesIn = ({names}: FinishedGame): string =>
	COLORS.map((side) => names[side].replace(new RegExp(`^${sideName(side)}(?= \\(|$)`), '')).join(
		' – ',
	);

/** Returns all that is told of a game somewhere. */
function toldOf(game: FinishedGame): string {
	const {outcome, isAnalysed, variant} = game;
	return [
		dayText(game),
		playedOn(game)?.slice(0, 10),
		namesIn(game),
		isInPart(game) ? IN_PART : outcome && ownResult(outcome, personSide(game)),
		playedAs(game),
		variantTitle(variant),
		drilledEnding(game) === undefined ? '' : DRILLS,
		lengthText(game),
		outcome && `${endWords(outcome)} ${outcome.reason}`,
		originText(game),
		sourceText(game),
		isAnalysed ? 'analysed' : '',
	].join(' ');
}

/** Returns the games that fit what is typed, in their order; all of them while nothing is. Pure. */
export function findGames(games: readonly FinishedGame[], typed: string): readonly FinishedGame[] {
	if (typed === '') {
		return games;
	}

	const bare = typed.replace(UNJUDGED, ' ');
	const isUnjudged = bare !== typed;
	const {result, rest} = resultAsked(bare);
	return games.filter(
		(game) =>
			endedSo(game, result) &&
			(!isUnjudged || (!game.isAnalysed && whyNotAnalysed(game) === undefined)) &&
			wordRank(rest, namesIn(game), toldOf(game)) !== undefined,
	);
}
