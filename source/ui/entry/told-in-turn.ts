import type {SeatHistory} from '../../rules/history.js';
import type {ToldInTurn} from './move-knowledge.js';

/** Returns what an umpire told a seat of its own tries and questions in the turn that is on. Made from its history alone. */
export function toldInTurn({tries = [], seat}: SeatHistory): ToldInTurn {
	const own = tries.filter(({by}) => by === seat);
	const any = own.flatMap(({heard}) => heard).find((record) => record.type === 'any');
	return {
		refused: own.flatMap(({text, heard}) =>
			text !== undefined && heard.some(({type}) => type === 'refused' || type === 'nonsense')
				? [text]
				: [],
		),
		...(any?.type === 'any' ? {any: any.answer} : {}),
	};
}
