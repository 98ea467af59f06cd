import {expect, it} from 'vitest';
import {listFoot} from '../../../source/ui/panes/list-foot.js';
import {makeTheme} from '../../../source/ui/theme/theme.js';

const THEME = makeTheme({id: 'night', men: 'letters', isAscii: false, level: 3});

it('ends what it tells of an entry behind a whole part, where not all has room', () => {
	const foot = (width: number, height: number): readonly string[] =>
		listFoot(
			'not analysed · White won by time · from games',
			{index: 0, count: 3},
			{width, height},
			THEME,
		)
			.map((line) => line.map(({text}) => text).join(''))
			.map((text) => text.replace(/ {2,}/, ' | '));
	expect(foot(60, 1)).toEqual(['not analysed · White won by time · from games | row 1 of 3']);
	expect(foot(50, 1)).toEqual(['not analysed · White won by time | row 1 of 3']);
	expect(foot(32, 1)).toEqual(['not analysed | row 1 of 3']);
	expect(foot(32, 2)).toEqual(['not analysed · White won by time', '· from games | row 1 of 3']);
});
