import {baseName} from '../../rules/registry.js';
import {KIND_TITLES} from '../../text/game-kinds.js';
import {countOf} from '../../text/men.js';
import {useNavigation} from '../shell/app-context.js';
import type {ChoosingVariant} from '../shell/screen-stack.js';
import {ListScreen} from './ListScreen.js';

/** Games under what is secret in them, one of which is chosen; the cursor begins on the one that is. */
export function VariantsScreen({variants, chosen, take}: ChoosingVariant) {
	const {back, open} = useNavigation();
	const items = variants.map(({title, summary, kind, id}) => ({
		label: title,
		about: summary,
		group: KIND_TITLES[kind],
		find: id,
	}));
	return (
		<ListScreen
			title="Kinds of game"
			aside={countOf(variants.length, 'game')}
			note={undefined}
			items={items}
			purpose="variants"
			first={() => variants.findIndex(({id}) => id === baseName(chosen))}
			does="pick"
			rules={(at) => open({name: 'rules', first: variants[at].id})}
			choose={(at) => {
				take(variants[at].id);
				back();
			}}
			foot={(at) => variants[at].summary}
		/>
	);
}
