/** The modules that building tables needs. */
export const TABLE_MODULES = [
	'source/core/result.ts',
	'source/bot/game-tables.ts',
	'source/solver/build-table.ts',
	'source/solver/material.ts',
	'source/solver/table-game.ts',
];

/**
 * Adds the tables of endings in a game, and those they need, to those of all games. `modules` are TABLE_MODULES;
 * the game is the fog when it is left out.
 */
export function addTables(modules, tables, endings, game = modules.tableGame('fog')) {
	const {buildTable, materialName, neededTables, parseMaterial, tableKey, tablesOfGame, unwrap} =
		modules;
	for (const material of endings.flatMap((one) => neededTables(game, unwrap(parseMaterial(one))))) {
		const key = tableKey(game, materialName(material));
		if (!tables.has(key)) {
			const building = buildTable(material, tablesOfGame(tables, game), game);
			let step = building.next();
			while (!step.done) {
				step = building.next();
			}

			tables.set(key, step.value);
		}
	}

	return tables;
}
