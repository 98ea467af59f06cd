import {drillsOf} from '../../drill/catalogue.js';
import {ENDING_KINDS} from '../../text/drill.js';
import {countOf} from '../../text/men.js';
import {useNavigation, useWindowContext} from '../shell/app-context.js';
import type {ChoosingEnding} from '../shell/screen-stack.js';
import {ListScreen} from './ListScreen.js';

/** A narrower window has room for White's men alone. */
const NARROW = 56;

/** The endings of a game by difficulty, one of which is chosen; the cursor begins on the one that is. */
export function EndingsScreen({game, role, chosen, take}: ChoosingEnding) {
	const {back} = useNavigation();
	const {columns} = useWindowContext();
	const endings = drillsOf(game);
	return (
		<ListScreen
			title="Endings"
			aside={countOf(endings.length, 'ending')}
			note={undefined}
			items={endings.map(({ending, title, men, isAlwaysWon, isHeld}) => ({
				label: ending,
				about: columns < NARROW ? men : title,
				group: ENDING_KINDS[isAlwaysWon ? 'always' : isHeld ? 'seldom' : 'mostly'],
			}))}
			purpose="endings"
			first={() => endings.findIndex(({ending}) => ending === chosen)}
			does="pick"
			choose={(at) => {
				take(endings[at].ending);
				back();
			}}
			// What is known of the king counts most; the drills’ form says the rest.
			foot={(at) => endings[at].summary[role].replace(/;.*$/, '.')}
		/>
	);
}
