import {useState} from 'react';
import {type ByColor, byColor, type Color, COLORS} from '../../core/color.js';
import {settingsOf, stepSetting} from '../../rules/book-settings.js';
import {baseName, findVariant} from '../../rules/registry.js';
import {cleanName} from '../../storage/decode.js';
import {sideName} from '../../text/men.js';
import {useNavigation, useServices, useSettings} from '../shell/app-context.js';
import {useLiveRecord} from '../shell/use-live-reducer.js';
import {lastGame, type NewGame, PIN_LENGTH, SIDE_CHOICES} from '../../session/new-game.js';
import {describeThinkingTime, THINKING_TIMES} from '../../session/clock-text.js';
import {
	actionRow,
	botRow,
	clockRow,
	fieldRow,
	type FormRow,
	switchRow,
	textRow,
	variantRows,
} from './form.js';
import {FormScreen} from './FormScreen.js';
import {startGame} from '../../session/host-match.js';

/** What is filled in: the game, and the digits of the PINs. */
type Draft = NewGame & {readonly pins: ByColor<string>};

const SIDE_WORDS = {white: 'White', black: 'Black', random: 'at random'} as const;

/** What is asked before a game; Enter at once starts one like the last. */
export function NewGameScreen({opponent}: {readonly opponent: NewGame['opponent']}) {
	const services = useServices();
	const {settings, change, remember} = useSettings();
	const {replace} = useNavigation();
	const [note, setNote] = useState<string>();
	const draft = useLiveRecord<Draft>(() => ({
		...lastGame(opponent, settings, services),
		pins: {white: '', black: ''},
	}));
	const {now, dispatch} = draft;

	const start = () => {
		const game = now();
		const names = byColor((color) => cleanName(game.names[color], sideName(color)));
		const missing = COLORS.find(
			(color) => game.pins[color] !== '' && game.pins[color].length < PIN_LENGTH,
		);
		if (missing !== undefined) {
			setNote(`${sideName(missing)}'s PIN needs ${PIN_LENGTH} digits, or none.`);
			return;
		}

		const pins: Partial<Record<Color, string>> = {};
		for (const color of COLORS) {
			if (opponent === 'person' && game.pins[color] !== '') {
				pins[color] = services.pins.hash(game.pins[color]);
			}
		}

		const host = startGame({...game, names}, {pins}, services);
		if (!host.ok) {
			setNote(host.error);
			return;
		}

		change(opponent === 'person' ? {names, clock: game.clock} : {names, botMs: game.botMs});
		remember({
			variant: game.variant,
			...(opponent === 'bot' ? {side: game.you, bot: game.bot} : {}),
		});
		replace({name: 'match', host: host.value});
	};

	const nameRow = (color: Color): FormRow =>
		textRow(`${sideName(color)} is`, now().names[color], (text) =>
			dispatch({names: {...now().names, [color]: text}}),
		);
	const pinRow = (color: Color): FormRow => ({
		kind: 'pin',
		label: `  PIN of ${sideName(color)}`,
		value: now().pins[color],
		about: 'asked for at each hand-off; leave it empty for none',
		write: (digits) => dispatch({pins: {...now().pins, [color]: digits}}),
	});
	const bookRows = (): readonly FormRow[] => {
		const base = findVariant(baseName(now().variant));
		const book = findVariant(now().variant);
		return !base.ok || !book.ok
			? []
			: settingsOf(book.value).map(({id, label, value, about}) => ({
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
			fieldRow(draft, 'You play', 'you', SIDE_CHOICES, {title: SIDE_WORDS[you]}),
			botRow('Level', bot, services.bots, (id) => dispatch({bot: id})),
			...(services.bots.describe(bot)?.isTimed === true
				? [fieldRow(draft, 'It thinks', 'botMs', THINKING_TIMES, thinks)]
				: []),
		];
	};
	const personRows = (): readonly FormRow[] => [
		nameRow('white'),
		...(settings.usePin ? [pinRow('white')] : []),
		nameRow('black'),
		...(settings.usePin ? [pinRow('black')] : []),
		switchRow(
			'PINs',
			settings.usePin,
			'four digits that only you know, at each hand-off',
			(usePin) => {
				change({usePin});
				dispatch({pins: {white: '', black: ''}});
			},
		),
	];

	const rows = (): readonly FormRow[] => [
		actionRow('Start', 'with the choices below', start),
		...(opponent === 'bot' ? botRows() : []),
		...variantRows(now().variant, (variant) => dispatch({variant})),
		...bookRows(),
		clockRow(now().clock, (clock) => dispatch({clock})),
		...(opponent === 'person' ? personRows() : []),
	];

	return (
		<FormScreen
			title={opponent === 'person' ? 'Hotseat' : 'Against the bot'}
			aside="a new game"
			rows={rows}
			note={note}
		/>
	);
}
