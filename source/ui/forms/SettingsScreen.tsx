import {useState} from 'react';
import {byColor, COLORS} from '../../core/color.js';
import {MARKED_SAMPLE} from '../board/sample.js';
import {cleanName} from '../../storage/decode.js';
import {
	type AppSettings,
	COLOR_MODES,
	DEFAULT_SETTINGS,
	MEN_STYLES,
} from '../../storage/settings-file.js';
import {sideName} from '../../text/men.js';
import {useSettings} from '../shell/app-context.js';
import {useLiveRecord} from '../shell/use-live-reducer.js';
import {THEME_IDS, type ThemeId, THEMES} from '../theme/themes.js';
import {chosenTheme, useTheme} from '../theme/theme.js';
import {
	choiceRow,
	clockRow,
	fieldRow,
	type FormRow,
	nameRow,
	switchRow,
	textRow,
	type ValueWords,
} from './form.js';
import {SETTINGS_HELP} from '../../text/form-help.js';
import {FormScreen} from './FormScreen.js';

const MEN_WORDS: {readonly [style in AppSettings['men']]: ValueWords} = {
	unicode: {title: 'drawn', about: 'large, where a square has the room'},
	symbols: {title: 'symbols', about: 'one sign a man'},
	letters: {title: 'letters', about: 'a letter a man, as in the moves'},
	ascii: {title: 'ASCII letters', about: 'for terminals without other signs'},
};
const automaticTheme = (now: ThemeId): ValueWords => ({
	title: `automatic (${THEMES[now].title} now)`,
	about: 'what suits the terminal',
});
const COLOR_WORDS: {readonly [mode in AppSettings['color']]: string} = {
	auto: 'automatic',
	always: 'always',
	never: 'never',
};

/** The theme that suits the terminal, which is the first, then those by name. */
const THEME_CHOICES = [DEFAULT_SETTINGS.theme, ...THEME_IDS] as const;

/** Everything that is set for all games, applied and saved at once. */
export function SettingsScreen() {
	const {now, change} = useSettings();
	const [note, setNote] = useState<string>();
	const names = useLiveRecord(() => ({...now().names, person: now().person}));
	const set = (patch: Partial<AppSettings>) => setNote(change(patch));

	const form = {now, dispatch: set};
	const onOff = (
		label: string,
		field: 'autoFlip' | 'mouse' | 'motion' | 'notice' | 'usePin',
		about: string,
	): FormRow => switchRow(label, now()[field], about, (isOn) => set({[field]: isOn}));
	const keepNames = () => {
		const typed = names.now();
		const clean = byColor((color) => cleanName(typed[color], sideName(color)));
		const person = cleanName(typed.person, DEFAULT_SETTINGS.person);
		const settings = now();
		if (
			clean.white !== settings.names.white ||
			clean.black !== settings.names.black ||
			person !== settings.person
		) {
			set({names: clean, person});
		}
	};

	const {id: theme} = useTheme();
	const themeRow = (): FormRow => {
		const chosen = chosenTheme(now());
		const words = chosen === undefined ? automaticTheme(theme) : THEMES[chosen];
		return choiceRow('Theme', words, THEME_CHOICES, chosen ?? DEFAULT_SETTINGS.theme, (next) =>
			set({theme: next}),
		);
	};

	const rows = (): readonly FormRow[] => [
		themeRow(),
		fieldRow(form, 'Men', 'men', MEN_STYLES, MEN_WORDS[now().men]),
		fieldRow(form, 'Colours', 'color', COLOR_MODES, {
			title: COLOR_WORDS[now().color],
			about: 'from the next start on',
		}),
		onOff('Turn the board', 'autoFlip', 'in a hotseat game, to whoever is at the keyboard'),
		onOff('Motion', 'motion', 'what a bot’s move changed is lit for a moment'),
		onOff('Bell', 'notice', 'when it is your turn and the window is not in front'),
		onOff('Mouse', 'mouse', 'hold Shift to mark text while it is on'),
		clockRow(now().clock, (clock) => set({clock})),
		...COLORS.map((color) =>
			nameRow(color, names.now(), (text) => names.dispatch({[color]: text}), 'in a hotseat game'),
		),
		onOff('PINs', 'usePin', 'a new hotseat game asks for them'),
		textRow(
			'Your name',
			names.now().person,
			DEFAULT_SETTINGS.person,
			(person) => names.dispatch({person}),
			'against the bot; your progress in lessons is kept under it',
		),
	];

	return (
		<FormScreen
			title="Settings"
			aside="saved as you change them"
			rows={rows}
			explains={SETTINGS_HELP}
			note={note}
			picture={MARKED_SAMPLE}
			onBack={keepNames}
		/>
	);
}
