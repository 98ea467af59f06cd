import {hasNoFog, isGameOver, menScene} from '../panes/scene.js';
import {opposite} from '../../core/color.js';
import {isAnyMan, manColor} from '../../core/man.js';
import {squareName} from '../../core/square.js';
import type {Ghost} from '../../knowledge/ghosts.js';
import {seesEverySquare} from '../../knowledge/hidden-men.js';
import {currentView} from '../../rules/history.js';
import {variantOf} from '../../rules/registry.js';
import type {SeatId} from '../../rules/seat.js';
import type {SeatReport} from '../../match/seat-report.js';
import {ago, asTold, ghostsTitle} from '../../text/ghosts.js';
import {sideName} from '../../text/men.js';
import {toldLog} from '../../session/told/told-log.js';
import {TOLD_SO_FAR} from '../../text/turn.js';
import {countedMen} from '../../session/told/counted-men.js';
import {aboutTurn, type CardPart, rulesCard} from '../../text/rules-card.js';
import {type Line, lineOf, wrapText} from '../frame/text-lines.js';
import {helpLines} from '../panes/help-lines.js';
import {isTurnContext, type KeyContext} from '../shell/keys/key-map.js';
import type {BoardModel} from '../board/model.js';
import type {Size} from '../frame/box.js';
import type {CellSize} from '../frame/layout.js';
import {manGlyph} from '../theme/glyphs.js';
import type {Theme} from '../theme/theme.js';
import type {Turn} from '../../session/told/turn-of.js';
import type {PageName} from './dialog.js';

/** What a page is made from: a seat's report, the men it remembers, the key map that holds, that of the seat's turn, the board's squares, the board as it is drawn. */
type PageSource = {
	readonly report: SeatReport;
	readonly ghosts: readonly Ghost[];
	readonly context: KeyContext;
	readonly own: Turn;
	readonly cell: CellSize;
	readonly board: BoardModel;
};

function paragraphs(
	parts: readonly CardPart[],
	width: number,
	{palette, glyphs}: Theme,
): readonly Line[] {
	return parts.flatMap(({title, lines, link}, index) => [
		...(index === 0 ? [] : [lineOf(' ', palette.text)]),
		lineOf(title, palette.title),
		...lines.flatMap((text) =>
			wrapText(text, Math.max(4, width - 2)).map((row, place) => [
				{text: place === 0 ? `${glyphs.bullet} ` : '  ', style: palette.faint},
				{
					text: row,
					style: link === undefined ? palette.text : {...palette.text, underline: true, link},
				},
			]),
		),
	]);
}

/** Returns the rules of a game as a page, for a seat or for whoever reads of it. */
export function rulesLines(
	variantId: string,
	width: number,
	theme: Theme,
	seat?: SeatId,
): readonly Line[] {
	return paragraphs(rulesCard(variantOf(variantId), seat), width, theme);
}

/** Returns the men that a seat sees, remembers and counts, as a page. Made from its report alone. */
function menLines({report, ghosts}: PageSource, width: number, theme: Theme): readonly Line[] {
	const {history, seat} = report;
	const {cells} = currentView(history);
	const other = opposite(seat);
	const sign = (man: number, square: number): string =>
		`${manGlyph(theme.glyphs, man)} ${squareName(square)}`;
	const seen = [...cells.entries()].filter(([, man]) => isAnyMan(man) && manColor(man) === other);
	const remembered = ghosts.map(({man, square, age, isTold}) =>
		isTold === true ? asTold(sign(man, square), age) : `${sign(man, square)}, ${ago(age)}`,
	);
	return paragraphs(
		[
			{
				title: `${sideName(other)}’s men in sight`,
				lines: seen.length === 0 ? ['none'] : seen.map(([square, man]) => sign(man, square)),
			},
			...(remembered.length === 0 && seesEverySquare(history)
				? []
				: [
						{
							title: ghostsTitle(ghosts),
							lines: remembered.length === 0 ? ['none'] : remembered,
						},
					]),
			{title: 'Counted', lines: countedMen(report)},
		],
		width,
		theme,
	);
}

/** Returns all that a seat was told so far, a ply a paragraph, the newest last. Made from its report alone. */
const toldLines = ({report}: PageSource, width: number, {palette}: Theme): readonly Line[] => [
	lineOf(TOLD_SO_FAR, palette.title),
	...toldLog(report).flatMap(({text, tone}) =>
		wrapText(text, width - 2).map((row, place) =>
			lineOf(`${place === 0 ? '' : '  '}${row}`, palette[tone === 'accent' ? 'accent' : 'text']),
		),
	),
];

const choosesSquares = (context: KeyContext): boolean =>
	isTurnContext(context) && context.chooses === 'squares';

export function pageLines(
	page: PageName,
	source: PageSource,
	{width, height}: Size,
	theme: Theme,
): readonly Line[] {
	switch (page) {
		case 'keys':
			return helpLines(
				source.context,
				{
					// Where a word was begun whose square comes next, the signs are those of squares; of a game that is over none is of a turn.
					screen:
						choosesSquares(source.context) || isGameOver(source.context)
							? source.context
							: source.own,
					about: aboutTurn(variantOf(source.report.variant)),
					cell: source.cell,
					boards: [source.board],
					seat: source.report.seat,
					hasClock: source.report.clocks !== undefined,
					...menScene(source.report.variant, currentView(source.report.history)),
					hasNoFog: hasNoFog(source.report.variant, source.board),
				},
				width,
				theme,
				height,
			);
		case 'rules':
			return rulesLines(source.report.variant, width, theme, source.report.id);
		case 'told':
			return toldLines(source, width, theme);
		default:
			return menLines(source, width, theme);
	}
}
