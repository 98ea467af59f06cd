/**
 * The three games that Bolognesi & Ciancarini (2003, section 7) list from their Diagram 5, as they are
 * printed: `{I}` is a refused try, `{C}` a check.
 */
export const SEED_GAMES: readonly {readonly black: string; readonly listing: string}[] = [
	{
		black: 'a8',
		listing:
			'1. d6c7 a8b7{I} a8a7 2. d7d6 a7b6{I} a7b7{I} a7a6{I} a7a8 3. d6a6{C} 1-0 {White mates}',
	},
	{
		black: 'c8',
		listing: '1. d6c7{I} d7f7 c8d7{I} c8c7{I} c8b7{I} c8d8 2. f7f8{C} 1-0 {White mates}',
	},
	{
		black: 'b8',
		listing: `1. d6c7{I} d7f7 b8c7{I} b8b7{I} b8a7{I} b8c8 2. f7f8{C} c8d7{I} c8c7{I}
			c8b7 3. d6c7{I} f8g8 b7c6{I} b7b6 4. d6c6{I} g8g5 b6c5{I} b6c6{I} b6b5{I}
			b6b7 5. d6c7{I} d6d7 b7c6{I} b7b6 6. d7c6{I} d7d6 b6c5{I} b6c6{I} b6b5{I}
			b6b7 7. d6c6{I} g5c5 b7c6{I} b7b6 8. d6c7{I} d6c6{I} d6d5 b6c5{I} b6c6{I}
			b6b5{I} b6b7 9. d5c6{I} d5d6 b7c6{I} b7b6 10. d6c6{I} d6d5 b6c5{I} b6c6{I}
			b6b5{I} b6b7 11. d5d6 b7c6{I} b7b6 12. d6c6{I} c5c7 b6c5{I}
			b6c6{I} b6b5 13. d6c5{I} c7c6 b5c4{I} b5c5{I} b5c6{I} b5b4 14. d6c5{I}
			d6d5 b4c3{I} b4c4{I} b4c5{I} b4b3 15. d5c4{I} c6d6 b3c3 16. d5c4{I} d5c5
			c3d4{I} c3d3{I} c3c4{I} c3d2{I} c3c2 17. c5b4 c2c3{I} c2d3{I} c2d2{I}
			c2b3{I} c2b2 18. b4c3{I} b4a3{I} d6c6 b2c3{I} b2c2{I} b2b3{I} b2c1{I}
			b2b1 19. b4b3 b1b2{I} b1c2{I} b1c1{I} b1a2{I} b1a1 20. c6c4 a1b2{I} a1b1
			21. c4a4 b1b2{I} b1c2{I} b1c1 22. a4d4 c1b2{I} c1c2{I} c1d2{I} c1d1{I}
			c1b1 23. d4d1{C} 1-0 {White mates}`,
	},
];

/** One try of a listed game. */
export type ListedTry = {
	readonly from: string;
	readonly to: string;
	readonly isRefused: boolean;
	readonly isCheck: boolean;
};

/** Returns the tries of a listed game in order, White's and Black's. */
export const listedTries = (listing: string): ListedTry[] =>
	[...listing.matchAll(/\b([a-h][1-8])([a-h][1-8])(\{[IC]\})?/g)].map(([, from, to, said]) => ({
		from,
		to,
		isRefused: said === '{I}',
		isCheck: said === '{C}',
	}));
