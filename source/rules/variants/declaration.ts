import {START_FEN} from '../../core/fen.js';
import {sealed} from '../machines/sealed.js';
import {ORTHODOX} from '../move-rules.js';
import type {Variant} from '../variant.js';

/** Declaration Chess: moves are written down, and shown a move later. */
export const declaration: Variant = sealed({
	id: 'declaration',
	title: 'Declaration Chess',
	summary:
		'You seal your move and answer one that you have not seen, or look and are bound in your reply.',
	source:
		'Stasch Mlotkowski, British Chess Magazine, October 1917, in Pritchard & Beasley, The Classified Encyclopedia of Chess Variants, 2.3',
	rules: [
		'White’s first move is open. Then Black seals a move (“seal:e7e5”), and from then on the side whose opponent’s move lies sealed either seals one as well or looks.',
		'You may seal any move that your man could make on the board that you see. Then the other side’s move is opened and played, and yours is tested. It stays sealed when it is legal and gives no check. With a check it is played at once, and the other side replies openly.',
		'An illegal one is told. At once you must play the same man openly, neither taking nor checking with it, else your king without taking, else the man that the other side names.',
		'When you look (“look”), the move is opened and played, and you reply openly with a capture or a check, else with your king, else with the man that the other side names (“name:g1”).',
		'After an open reply nothing lies there, and the other side seals any legal move. Mate and stalemate are judged only when nothing lies there or an open reply is due.',
		'With sixteen men or fewer on the board you may add “open” when you have sealed: the other side seals or looks once more, both moves are played, and from then on all moves are open.',
	],
	kind: 'bluff',
	setup: {kind: 'fixed', fen: START_FEN},
	moves: ORTHODOX,
	see: ['everything'],
	hides: 'move',
	hear: {},
	options: [],
	end: ['checkmate', 'stalemate', 'insufficient'],
});
