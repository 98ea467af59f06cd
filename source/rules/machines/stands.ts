import {byColor} from '../../core/color.js';
import {type Announcement, tellEnd} from '../news.js';
import type {Ruling, State} from '../variant.js';

/** Returns the ruling of an act that stands, of which both sides hear the same, and how the game ended where it has. */
export function stands<Extra>(
	state: State<Extra>,
	said: readonly Announcement[] = [],
): Ruling<Extra> {
	const heard = [...said, ...tellEnd(state.outcome)];
	return {verdict: 'stands', state, news: heard.length === 0 ? {} : byColor(() => heard)};
}
