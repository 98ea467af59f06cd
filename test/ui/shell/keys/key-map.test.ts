import {describe, expect, it} from 'vitest';
import {
	bindingsFor,
	commandFor,
	helpLine,
	type KeyContext,
	keyLines,
	keyName,
	keyOf,
	listedCommands,
} from '../../../../source/ui/shell/keys/key-map.js';
import type {Press, PressName} from '../../../../source/ui/shell/press.js';
import {makeGlyphs} from '../../../../source/ui/theme/glyphs.js';
import type {Turn} from '../../../../source/session/told/turn-of.js';
import {findEntries} from '../../../../source/ui/panes/palette.js';
import {KEY_CONTEXTS, LATER, TURNS} from '../../key-contexts.js';

const glyphs = makeGlyphs('figurines', false);

const press = (name: PressName, text = '', flags: Partial<Press> = {}): Press => ({
	name,
	text,
	ctrl: false,
	shift: false,
	meta: false,
	...flags,
});

describe('key maps', () => {
	it.each(KEY_CONTEXTS)('%s: no key asks for two things', (_name, context) => {
		const everywhere = context === 'anywhere' ? [] : bindingsFor('anywhere');
		const keys = [...bindingsFor(context), ...everywhere].flatMap(({keys}) => keys);
		expect(new Set(keys).size).toBe(keys.length);
	});

	it.each(KEY_CONTEXTS)(
		'%s: the list of all keys tells of no key but the own',
		(_name, context) => {
			const bindings = [...bindingsFor(context), ...bindingsFor('anywhere')];
			for (const {keys, help} of keyLines(context, glyphs)) {
				const own = bindings
					.filter((binding) => binding.help === help)
					.flatMap((binding) => binding.keys.map((key) => keyName(key, glyphs)));
				const told = keys === '↑↓←→' ? Array.from(keys) : keys.split(/ (?:or )?/);
				expect(
					keys === '' || own.length === 0 || told.every((key) => own.includes(key)),
					`${keys}: ${help}`,
				).toBe(true);
			}
		},
	);

	it('tells the digits for a PIN, which have no one key', () => {
		const pin = keyLines('pin', glyphs).find(({command}) => command === 'type');
		expect(pin).toMatchObject({keys: '0-9', help: 'the four digits of your PIN'});
	});

	it('tells both keys by which one goes back in a review', () => {
		expect(keyLines(LATER.review, glyphs)[0]).toMatchObject({
			keys: '← or h',
			help: 'one move back',
		});
	});

	it.each([TURNS.turn, TURNS.drill])(
		'$of: no command’s sign can begin or go on with a move',
		(context) => {
			const signs = bindingsFor(context)
				.flatMap(({keys}) => keys)
				.filter((key) => key.length === 1 && !'hjkl'.includes(key));
			expect(signs.length).toBeGreaterThan(5);
			for (const sign of signs) {
				expect(sign).not.toMatch(/[a-hA-HKQRBNOknqrbo0-8xX]/);
			}
		},
	);

	it('offers nothing to know to who sees all men, also while another seat is to move', () => {
		const offers = (context: KeyContext) =>
			bindingsFor(context).some(({command}) => command === 'know');
		expect(offers({of: 'wait'})).toBe(true);
		expect(offers({of: 'wait', hasNothingToKnow: true})).toBe(false);
	});

	it.each([TURNS.turn, TURNS.drill, LATER.confirm, LATER.wait] as const)(
		'$of: what has a letter for a key is in the list of commands too, or has another key',
		(context) => {
			const listed = listedCommands(context).map(({command}) => command);
			for (const {command, keys} of bindingsFor(context)) {
				const isLetterOnly = keys.length > 0 && keys.every((key) => /^[a-z]$/.test(key));
				expect(!isLetterOnly || listed.includes(command), command).toBe(true);
			}
		},
	);

	it.each(Object.entries(TURNS))(
		'%s: leaving is told without where it leads, which may be the shell',
		(_name, turn) => {
			const leave = listedCommands(turn).find(({command}) => command === 'leave');
			expect(leave?.help).toMatch(/^(?:save the game and )?leave /);
		},
	);

	it('match characters, named keys and keys with Ctrl', () => {
		expect(commandFor(TURNS.turn, press('character', 's'))).toBe('ghosts');
		expect(commandFor(TURNS.turn, press('character', 'g', {ctrl: true}))).toBe('ghosts');
		expect(commandFor(TURNS.turn, press('character', 'g'))).toBeUndefined();
		expect(commandFor(TURNS.turn, press('tab', '', {shift: true}))).toBe('previous');
		expect(commandFor('handoff', press('space', ' '))).toBe('take');
		expect(commandFor('handoff', press('enter'))).toBeUndefined();
		expect(commandFor(TURNS.turn, press('other'))).toBeUndefined();
		expect(keyOf(press('character', 'x', {meta: true}))).toBe('meta+x');
	});

	it('let no one key pass both the confirmation and the hand-off', () => {
		const confirm =
			bindingsFor(LATER.confirm).find(({command}) => command === 'confirm')?.keys ?? [];
		const take = bindingsFor('handoff').find(({command}) => command === 'take')?.keys ?? [];
		expect(confirm.filter((key) => take.includes(key))).toEqual([]);
	});
});

const text = (context: KeyContext, width: number): string =>
	helpLine(context, glyphs, width)
		.map(({keys, label}) => `${keys} ${label}`.trim())
		.join('  ');

describe('help', () => {
	it.each(KEY_CONTEXTS)('%s: fits every width, and keeps the way to all keys', (_name, context) => {
		const last = bindingsFor(context).findLast(({label}) => label !== undefined)?.keys[0] ?? '';
		for (let width = 10; width <= 140; width++) {
			const line = text(context, width);
			expect(line.length).toBeLessThanOrEqual(width);
			if (last === '?') {
				expect(line).toMatch(/\?(?: |$)/);
			}
		}
	});

	it('is the key map in words', () => {
		expect(text(TURNS.turn, 120)).toBe(
			'←↑↓→ Enter move  type a move  w what I know  s ghosts  m mark  u take back  Esc leave  : commands  ? help',
		);
		expect(text(TURNS.turn, 80)).toBe(
			'←↑↓→ Enter move  type a move  w know  m mark  u back  Esc leave  : more  ? help',
		);
		expect(text(TURNS.turn, 40)).toBe('←↑↓→ Enter move  Esc leave  : more  ?');
		// The list of commands by its key alone, where there is no room for its name.
		expect(text(TURNS.scene, 40)).toBe('←↑↓→ Enter move  + hint  Esc leave  :  ?');
		const over = {of: 'over', played: 'game', isAlone: true, swaps: true} as const;
		expect(text(over, 39)).toBe('Enter review  a again  Esc leave  :  ?');
		expect(text(TURNS.drill, 40)).toMatch(/\+ hint  Esc leave  :  \?/);
		expect(text('handoff', 80)).toBe('Space I have the keyboard  q save and leave  ? help');
		// What a review is for is kept with the way out.
		expect(text(LATER.review, 39)).toBe('← → step  v eyes  Esc leave  : more  ?');
		// Also where a text scrolls, of which the mark beside it tells.
		const scrolling = helpLine(LATER.review, glyphs, 39, [{keys: 'PgDn', label: 'scroll'}]);
		expect(scrolling.map(({keys}) => keys)).toEqual(['← →', 'v', 'Esc', ':', '?']);
		// The arrows give way to it.
		const king = {...TURNS.defence, hasNoPlan: true};
		expect(text(king, 39)).toBe('Enter move  + hint  Esc leave  :  ?');
		expect(text(LATER.spectator, 39)).toBe('Space stop/go  Esc leave  : more  ?');
		expect(text(LATER['spectator-ended'], 39)).toBe('Space again  Esc leave  : more  ? help');
		expect(text(LATER.review, 80)).toBe(
			'← → step  x analyse  v other eyes  t turn board  Esc leave  : commands  ? help',
		);
	});

	it('has what is done with a watched game that is over once it is', () => {
		expect(text(LATER.spectator, 200)).not.toMatch(/review|save/);
		expect(text(LATER['spectator-ended'], 200)).toMatch(/r review .* s save/);
	});

	it.each(KEY_CONTEXTS)(
		'%s: has the way out and the list of commands at 80 columns',
		(_name, context) => {
			const scrolling = {keys: 'PgDn', label: 'scroll', dropped: 'first'} as const;
			const shown = helpLine(context, glyphs, 79, [scrolling]).map(({keys}) => keys);
			const labelled = bindingsFor(context).filter(({label}) => label !== undefined);
			for (const command of ['back', 'commands']) {
				const binding = labelled.find((one) => one.command === command);
				expect(shown).toEqual(
					expect.arrayContaining(binding === undefined ? [] : [keyName(binding.keys[0], glyphs)]),
				);
			}
		},
	);

	it('has the rules under their letter, though a word of the game begins with it', () => {
		const advised = {...TURNS.refereed, words: ['instructions', 'none']} as const;
		expect(commandFor(advised, press('character', 'r', {ctrl: true}))).toBe('rules');
		expect(commandFor(advised, press('character', 'i'))).toBe('rules');
		expect(text(TURNS.refereed, 200)).not.toContain('rules');
	});

	it('has of what is over only what there is, and says where Esc leads', () => {
		const commands = (context: KeyContext) => bindingsFor(context).map(({command}) => command);
		expect(commands(LATER.ended)).toEqual(expect.arrayContaining(['choose', 'analyse', 'export']));
		const unplayed = commands(LATER['ended-unplayed']);
		expect(unplayed.filter((one) => commands(LATER.ended).includes(one))).toEqual(unplayed);
		expect(unplayed).not.toContain('choose');
		expect(unplayed).not.toContain('analyse');
		expect(unplayed).not.toContain('export');
		expect(commands(LATER['drill-ended'])).toContain('plan');
		expect(commands(LATER['drill-unplanned'])).not.toContain('plan');
		expect(commands(LATER['puzzle-ended'])).toContain('solution');
		expect(commands(LATER['puzzle-told'])).not.toContain('solution');
		expect(text(LATER['puzzle-ended'], 200)).toContain('Esc back');
		expect(text(LATER['puzzle-told'], 200)).toContain('Esc leave');
	});

	it('drops last what ends a set-up', () => {
		for (let width = 16; width <= 140; width++) {
			expect(text(TURNS.arranging, width)).toContain('2 ready');
		}

		expect(text(TURNS.arranging, 40)).toBe('1 random  2 ready  Esc leave  : more  ?');
	});

	it('keeps the number of what ends a set-up, in every game and before it can be said', () => {
		const line = (...says: NonNullable<Turn['says']>) => text({...TURNS.arranging, says}, 79);
		expect(line('random', 'standard')).toMatch(/^1 random {2}3 standard array {2}/);
		expect(line('random', 'ready', 'standard')).toMatch(
			/^1 random {2}2 ready {2}3 standard array {2}/,
		);
		expect(line('random', 'ready')).toMatch(/^1 random {2}2 ready {2}/);
	});

	it('says of a man picked up that Esc lets go of it, and in a set-up that Enter puts it down', () => {
		const held = (turn: Turn) => text({...turn, holds: true}, 79);
		expect(held(TURNS.arranging)).toContain('Enter put  Esc let go');
		expect(held(TURNS.turn)).toMatch(/Enter move .*Esc let go/);
		expect(held(TURNS.arranging) + held(TURNS.turn)).not.toContain('leave');
	});

	it('offers no question and no other taking back while a try is offered back', () => {
		const offered = {...TURNS.refereed, says: ['take-back', 'stand'], chooses: 'words'} as const;
		const commands = bindingsFor(offered).map(({command}) => command);
		expect(commands.filter((one) => ['ask', 'takeback'].includes(one))).toEqual([]);
		expect(commandFor(offered, press('character', 'u'))).toBe('say:take-back');
		expect(commandFor(TURNS.refereed, press('character', 'u'))).toBe('takeback');
	});

	it('numbers words as they are offered, in any order the same', () => {
		for (const says of [
			['open', 'done'],
			['done', 'open'],
		] as const) {
			expect(text({of: 'game', says}, 79)).toMatch(/^1 open play {2}2 done/);
		}
	});

	it('lists every key of a context', () => {
		const lines = keyLines(TURNS.turn, glyphs);
		// The four steps of the cursor are one line, and so are the two through the messages; Esc is told with what else it does.
		const count = bindingsFor(TURNS.turn).length + bindingsFor('anywhere').length;
		expect(lines).toHaveLength(count - 5);
		expect(lines[0]).toMatchObject({keys: '↑↓←→', help: 'move the cursor: k j h l do so, too'});
		expect(lines.find(({help}) => help === 'offer a draw')?.keys).toBe(':draw');
		expect(lines.filter(({keys}) => keys === 'Esc').map(({command}) => command)).toEqual(['back']);
		expect(lines.find(({keys}) => keys === 'PgUp PgDn')).toBeDefined();
		expect(lines.find(({keys}) => keys === 'Ctrl+L')?.help).toBe('draw the screen anew');
		expect(lines.find(({help}) => help.startsWith('show or hide ghosts'))?.keys).toBe(
			's or Ctrl+G',
		);
	});

	it.each(KEY_CONTEXTS)(
		'%s: what the list of commands alone has is named as it is found there',
		(_name, context) => {
			const entries = listedCommands(context).map((binding) => ({binding}));
			for (const {keys, help} of keyLines(context, glyphs)) {
				if (/^:\S/.test(keys)) {
					expect(findEntries(entries, keys.slice(1)).at(0)?.binding.help).toBe(help);
				}
			}
		},
	);

	it('turns the board by one key wherever a board stands', () => {
		const turning = KEY_CONTEXTS.flatMap(([, context]) =>
			bindingsFor(context).filter(({command}) => command === 'flip'),
		);
		expect(turning.length).toBeGreaterThan(0);
		expect(new Set(turning.map(({keys}) => keys[0]))).toEqual(new Set(['t']));
	});

	it('has a key for where the king can be, though arrows are words', () => {
		const ascii = makeGlyphs('letters', true);
		const keys = helpLine(LATER.watch, ascii, 78).map(({keys: names}) => names);
		expect(keys).toEqual(['Left Right', 'a', 'Down', 's', 'n', 'Esc', ':', '?']);
	});

	it('needs nothing but ASCII where only that is safe', () => {
		const ascii = makeGlyphs('letters', true);
		for (const [, context] of KEY_CONTEXTS) {
			const all = [
				...helpLine(context, ascii, 200).flatMap(({keys, label}) => [keys, label]),
				...keyLines(context, ascii).flatMap(({keys, help}) => [keys, help]),
			];
			// Those that stand for others in ASCII are put in when a frame is written.
			expect(all.join('').replaceAll(/[’“”]/g, '')).toMatch(/^[\u0020-\u007E]*$/);
		}
	});
});
