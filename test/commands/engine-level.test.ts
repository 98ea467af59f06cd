import {expect, it} from 'vitest';
import {readNew} from '../../source/commands/engine-game.js';

const NEW = {type: 'new', side: 'white'};

it.each([
	[{level: 3}, 'level-3'],
	[{level: '10'}, 'level-10'],
	[{level: 'woodpusher'}, 'level-1'],
	[{bot: 'level-7'}, 'level-7'],
	[{}, 'level-5'],
])('an engine that is told %j plays as %s', (more, id) => {
	const opening = readNew({...NEW, ...more});
	expect(opening.ok ? opening.value.entry.id : opening.error).toBe(id);
});

it.each([
	[{level: 11}, 'there is no bot “11”; there are the levels 1 to 10'],
	[{level: {}}, '"level" must be a number, or a name'],
])('an engine does not understand %j', (more, reason) => {
	const opening = readNew({...NEW, ...more});
	expect(opening.ok ? '' : opening.error).toContain(reason);
});
