import {useState} from 'react';
import {given} from '../../core/given.js';
import {byColor, type Color, COLORS} from '../../core/color.js';
import {settingsOf, stepSetting} from '../../rules/book-settings.js';
import {baseName, findVariant} from '../../rules/registry.js';
import {cleanName} from '../../storage/decode.js';
import {adviserOf, type BySeat, isAdviser, type SeatId} from '../../rules/seat.js';
import {noPin, SEALING_PINS, shortPin} from '../../text/hand-off.js';
import {seatName, sideName} from '../../text/men.js';
import {useNavigation, useServices, useSettings} from '../shell/app-context.js';
import type {AskedForPins} from '../shell/screen-stack.js';
import {useKept} from '../shell/use-kept.js';
import {useLiveRecord} from '../shell/use-live-reducer.js';
import {
	type NewGame,
	offeredGame,
	personName,
	personSeats,
	PIN_LENGTH,
	SIDE_CHOICES,
	wantsPins,
} from '../../session/new-game.js';
import {describeThinkingTime, THINKING_TIMES} from '../../session/clock-text.js';
import {
	actionRow,
	botRow,
	choiceRow,
	clockRow,
	fieldRow,
	type FormRow,
	nameRow,
	switchRow,
	variantRow,
} from './form.js';
import {NEW_GAME_HELP} from '../../text/form-help.js';
import {FormScreen} from './FormScreen.js';
import {startGame} from '../../session/host-match.js';
import {NoKeys} from '../shell/use-keys.js';
import {rulesLines} from '../play/pages.js';
import {useTheme} from '../theme/theme.js';

/** What is filled in: the game, and the digits of the PINs. */
type Draft = NewGame & {readonly pins: BySeat<string>};

const SIDE_WORDS = {white: 'White', black: 'Black', random: 'at random'} as const;

/** What is asked before a game; Enter at once starts one like the last. */
export function NewGameScreen({
	opponent,
	variant: wanted,
	wish,
}: {
	readonly opponent: NewGame['opponent'];
	readonly variant?: string;
	readonly wish?: AskedForPins['wish'];
}) {
	const services = useServices();
	const {settings, change, remember} = useSettings();
	const {open, replace} = useNavigation();
	const theme = useTheme();
	const [isSealing, setIsSealing] = useState(false);
	const keptVariant = useKept<string>('game chosen');
	const draft = useLiveRecord<Draft>(() => ({
		...offeredGame(opponent, settings, services),
		...given({variant: wanted ?? keptVariant.now()}),
		...wish?.game,
		pins: {},
	}));
	const {now} = draft;

	/** Returns who has a seat: by name, where no two have the same. */
	const nameOf = (seat: SeatId): string => {
		const {names} = now();
		return names.white.trim() === names.black.trim()
			? seatName(seat)
			: cleanName(personName(now(), seat), seatName(seat));
	};

	/** Whether it was said that a PIN is wanted and none typed: then who starts means it. */
	const [isWarned, setIsWarned] = useState(wish !== undefined);
	const [note, setNote] = useState(() => wish && noPin(personSeats(now()).map(nameOf)));
	/** What was said of what is changed holds no more. */
	const dispatch = (changes: Partial<Draft>) => {
		setNote(undefined);
		setIsWarned(false);
		draft.dispatch(changes);
		if (changes.variant !== undefined) {
			keptVariant.keep(changes.variant);
		}
	};

	const begin = (game: NewGame, pins: BySeat<string>) => {
		const host = startGame(game, {...wish?.one, pins}, services);
		if (!host.ok) {
			setNote(host.error);
			return;
		}

		// What the command line asks for once is not what a menu offers next.
		if (wish === undefined) {
			const {names, clock, botMs} = game;
			change(opponent === 'person' ? {names, clock} : {botMs});
			remember({
				variant: game.variant,
				advisers: game.advisers.join(' '),
				...(opponent === 'bot' ? {side: game.you, bot: game.bot} : {}),
			});
		}

		replace({name: 'match', host: host.value});
	};

	/** Begins once it is made what is kept of the PINs, which takes a moment. */
	const seal = async (game: NewGame, pins: BySeat<string>) => {
		setNote(SEALING_PINS);
		setIsSealing(true);
		const sealed = await Promise.all(
			Object.entries(pins).map(async ([seat, pin]) => [seat, await services.pins.hash(pin)]),
		);
		setIsSealing(false);
		begin(game, Object.fromEntries(sealed) as BySeat<string>);
	};

	const start = () => {
		const game = now();
		const names = byColor((color) => cleanName(game.names[color], sideName(color)));
		const typed: {[seat in SeatId]?: string} = {};
		for (const seat of personSeats(game)) {
			const digits = game.pins[seat] ?? '';
			if (digits !== '' && digits.length < PIN_LENGTH) {
				setNote(shortPin(nameOf(seat), PIN_LENGTH));
				return;
			}

			if (opponent === 'person' && digits !== '') {
				typed[seat] = digits;
			}
		}

		const without = personSeats(game).filter((seat) => typed[seat] === undefined);
		const isBare = wantsPins(now(), settings) && without.length > 0;
		if (isBare && !isWarned) {
			setIsWarned(true);
			setNote(noPin(without.map(nameOf)));
			return;
		}

		if (without.length < personSeats(game).length) {
			void seal({...game, names}, typed);
		} else {
			begin({...game, names}, {});
		}
	};

	const pinRow = (seat: SeatId): FormRow => ({
		kind: 'pin',
		label: `  PIN of ${nameOf(seat)}`,
		value: now().pins[seat] ?? '',
		about: 'asked for at each hand-off; leave it empty for none',
		write: (digits) => dispatch({pins: {...now().pins, [seat]: digits}}),
	});
	const bookRows = (): readonly FormRow[] => {
		const base = findVariant(baseName(now().variant));
		const book = findVariant(now().variant);
		return !base.ok || !book.ok
			? []
			: settingsOf(base.value, book.value).map(({id, label, value, about}) => ({
					kind: 'choice',
					label: `  ${label}`,
					value,
					about,
					step: (direction) =>
						dispatch({variant: stepSetting(base.value, book.value, id, direction).id}),
				}));
	};

	/** Who plays against a bot, and which bot. */
	const botRows = (): readonly FormRow[] => {
		const {you, bot, botMs} = now();
		const thinks = {
			title: describeThinkingTime(botMs),
			about:
				botMs === 0
					? 'so that a seed gives the same game again'
					: 'the longer the stronger; it depends on the machine',
		};
		return [
			fieldRow({now, dispatch}, 'You play', 'you', SIDE_CHOICES, {title: SIDE_WORDS[you]}),
			botRow('Level', bot, services.bots, (id) => dispatch({bot: id})),
			...(services.bots.describe(bot)?.isTimed === true
				? [fieldRow({now, dispatch}, 'It thinks', 'botMs', THINKING_TIMES, thinks)]
				: []),
		];
	};
	/** Who advises, in a game that has advisers: of each side, or of the person against a bot. */
	const adviserRow = (label: string, sides: readonly Color[]): FormRow => {
		const {advisers} = now();
		const isOne = sides.every((side) => advisers.includes(side));
		const others = advisers.filter((side) => !sides.includes(side));
		const words = isOne
			? {
					title: 'a person',
					about: 'sees all, answers when asked, and twice plays a move for his side',
				}
			: {title: 'our bot', about: 'which answers when asked, and plays no move'};
		return choiceRow(label, words, [false, true], isOne, (one) =>
			dispatch({advisers: one ? [...others, ...sides] : others}),
		);
	};
	const adviserRows = (): readonly FormRow[] => {
		const {variant, advisers} = now();
		if (!personSeats({variant, advisers: COLORS}).some(isAdviser)) {
			return [];
		}

		return opponent === 'bot'
			? [adviserRow('Your adviser', COLORS)]
			: COLORS.flatMap((side) => [
					adviserRow(seatName(adviserOf(side)), [side]),
					...(settings.usePin && advisers.includes(side) ? [pinRow(adviserOf(side))] : []),
				]);
	};
	const personRows = (): readonly FormRow[] => [
		...COLORS.map((color) =>
			nameRow(color, now().names, (text) => dispatch({names: {...now().names, [color]: text}})),
		),
		switchRow(
			'PINs',
			settings.usePin,
			'four digits that only you know, at each hand-off',
			(usePin) => {
				change({usePin});
				dispatch({pins: {}});
			},
		),
		// Below the row that opens them, so that the way down leads to them.
		...(settings.usePin ? COLORS.map(pinRow) : []),
	];

	const rows = (): readonly FormRow[] => [
		actionRow('Start', 'with the choices below', start),
		...(opponent === 'bot' ? botRows() : []),
		variantRow(now().variant, (variant) => dispatch({variant}), open),
		...bookRows(),
		...adviserRows(),
		clockRow(now().clock, (clock) => dispatch({clock})),
		...(opponent === 'person' ? personRows() : []),
	];

	return (
		<>
			<FormScreen
				title={opponent === 'person' ? 'Hotseat' : 'Against the bot'}
				aside={wish?.one.fen === undefined ? 'a new game' : 'a new game from the given FEN'}
				rows={rows}
				explains={NEW_GAME_HELP}
				note={note}
				below={(width) => rulesLines(now().variant, width, theme)}
				onRules={() => open({name: 'rules', first: now().variant})}
			/>
			{isSealing && <NoKeys />}
		</>
	);
}
