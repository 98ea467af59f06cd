import {describe, expect, it, vi} from 'vitest';
import {HandOff} from '../../../source/ui/play/HandOff.js';
import {KEYS, settle} from '../../helpers/render-screen.js';
import {show} from '../show.js';

function open(
	props: Partial<Parameters<typeof HandOff>[0]> = {},
	size: {columns?: number; rows?: number} = {},
) {
	const onTaken = vi.fn<() => void>();
	const onLeave = vi.fn<() => void>();
	const screen = show(
		<HandOff
			variant="fog"
			seat="black"
			name="Ben"
			hasClocks={false}
			onTaken={onTaken}
			onLeave={onLeave}
			{...props}
		/>,
		size,
	);
	return {...screen, onTaken, onLeave};
}

describe('HandOff', () => {
	it('names who is next and fills the window with nothing else', () => {
		const {text, lines, unmount} = open();
		expect(text()).toContain('B L A C K');
		expect(text()).toContain('Ben');
		expect(lines()).toHaveLength(24);
		expect(text()).not.toMatch(/[♔-♟░▒]/);
		unmount();
	});

	it.each(['black', 'white', 'white-adviser'] as const)(
		'has its whole footer in the smallest window: %s',
		(seat) => {
			for (const columns of [40, 80]) {
				const {lines, unmount} = open({seat}, {columns});
				expect(lines().at(-1)?.trimEnd()).toMatch(/ q (save and )?leave {2}\? help$/u);
				unmount();
			}
		},
	);

	it.each([
		[11, 'White has moved. Black has no pawn capture. Black has 2 moves in this turn.'],
		[12, 'White has moved. Black has no pawn capture. Black has 2 moves in this turn.'],
		[12, `${'White has moved. '.repeat(9)}Black has 5 moves in this turn.`],
		[24, `${'White has moved. '.repeat(9)}Black has 5 moves in this turn.`],
	])('says in %i rows whole sentences, the last ones where not all have room', (rows, said) => {
		const summary = said.split(/(?<=\.) /);
		const {text, lines, unmount} = open({summary, name: ''}, {columns: 40, rows});
		const all = text().replaceAll(/\s+/g, ' ');
		const [, shown] = / press Space\. (.*?) Space I am/.exec(all) ?? [];
		expect(lines()).toHaveLength(rows);
		expect(said.endsWith(shown.replace('… ', ''))).toBe(true);
		expect(shown.startsWith(said.length < 120 || rows === 24 ? 'White' : '… White')).toBe(true);
		unmount();
	});

	it('waits for Space and for nothing else', async () => {
		const {type, onTaken, unmount} = open();
		for (const key of [KEYS.enter, KEYS.escape, 'e4', KEYS.up, '1234', KEYS.tab]) {
			await type(key);
		}

		expect(onTaken).not.toHaveBeenCalled();
		await type(' ');
		expect(onTaken).toHaveBeenCalledTimes(1);
		unmount();
	});

	it('has a help that shows nothing of the game, and takes no key meant for it', async () => {
		for (const checkPin of [undefined, async () => true]) {
			const {type, text, onTaken, onLeave, unmount} = open({checkPin});
			await type('?');
			expect(text()).toContain('the board is blank');
			expect(text()).not.toMatch(/[♔-♟░▒]|NaN|Signs/);
			await type('q');
			expect(text()).toContain('B L A C K');
			expect(onLeave).not.toHaveBeenCalled();
			expect(onTaken).not.toHaveBeenCalled();
			unmount();
		}
	});

	it('says of another key that it does nothing, and names none: it may be one of a move or of a PIN', async () => {
		for (const checkPin of [undefined, async () => true]) {
			for (const columns of [40, 80]) {
				const {type, text, unmount} = open({checkPin}, {columns});
				const before = text();
				await type(':');
				expect(text()).toContain('That key does nothing; ? lists keys.');
				const said = text();
				await type('N');
				expect(text()).toBe(said);
				await type(KEYS.up);
				expect(text()).toBe(before);
				unmount();
			}
		}
	});

	it('leaves with q', async () => {
		const {type, onLeave, onTaken, unmount} = open();
		await type('q');
		expect(onLeave).toHaveBeenCalledTimes(1);
		expect(onTaken).not.toHaveBeenCalled();
		unmount();
	});

	it('takes a PIN without ever drawing a digit of it', async () => {
		const screen = open({checkPin: async (digits) => digits === '7391'});
		await screen.type(' ');
		expect(screen.onTaken).not.toHaveBeenCalled();
		for (const digit of '7391') {
			expect(screen.onTaken).not.toHaveBeenCalled();
			await screen.type(digit);
		}

		expect(screen.onTaken).toHaveBeenCalledTimes(1);
		for (const frame of screen.frames) {
			expect(frame).not.toMatch(/[7391](?![\d;]*m)/);
		}

		screen.unmount();
	});

	it('says that a PIN is checked, and drops what is typed meanwhile', async () => {
		let answer = (_isRight: boolean) => {};
		const screen = open({
			checkPin: () =>
				new Promise((resolve) => {
					answer = resolve;
				}),
		});
		await screen.type('7391');
		expect(screen.text()).toContain('Checking the PIN …');
		await screen.type('q52');
		answer(false);
		await settle();
		await screen.type('4');
		expect(screen.text()).toContain('● ○ ○ ○');
		expect(screen.text()).not.toContain('Checking');
		expect(screen.onLeave).not.toHaveBeenCalled();
		expect(screen.onTaken).not.toHaveBeenCalled();
		screen.unmount();
	});

	it('says that a PIN is wrong, and takes the right one afterwards', async () => {
		const screen = open({checkPin: async (digits) => digits === '7391'});
		await screen.type('7392');
		expect(screen.onTaken).not.toHaveBeenCalled();
		expect(screen.text()).toContain('That is not the PIN.');
		await screen.type('73');
		expect(screen.text()).not.toContain('That is not the PIN.');
		expect(screen.text()).toContain('● ● ○ ○');
		await screen.type(KEYS.backspace);
		expect(screen.text()).toContain('○ ○ ○ ○');
		await screen.type('7391');
		expect(screen.onTaken).toHaveBeenCalledTimes(1);
		screen.unmount();
	});

	it.each([
		[40, 12],
		[24, 13],
		[120, 40],
	])('fills a window of %d×%d', (columns, rows) => {
		const {lines, unmount} = show(
			<HandOff
				variant="fog"
				seat="white"
				name={'x'.repeat(200)}
				hasClocks
				onTaken={() => {}}
				onLeave={() => {}}
			/>,
			{columns, rows},
		);
		expect(lines()).toHaveLength(rows);
		expect(Math.max(...lines().map((line) => line.length))).toBeLessThanOrEqual(columns);
		expect(lines().join('\n')).toContain('W H I T E');
		unmount();
	});
});
