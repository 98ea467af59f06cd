import {useState} from 'react';

/** What a person has typed while the other side thinks. */
export type TypedAhead = {
	read(): string;
	keep(text: string): void;
};

/** Keeps what is typed ahead for the calling screen: the board's tree below it, made anew for each ply, would lose it. */
export function useTypedAhead(): TypedAhead {
	const [ahead] = useState((): TypedAhead => {
		let kept = '';
		return {
			read: () => kept,
			keep(text) {
				kept = text;
			},
		};
	});
	return ahead;
}
