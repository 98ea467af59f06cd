/** Adds the tables of endings, and those they need, to some tables. `solver` exports the builder. */
export function addTables(solver, tables, endings) {
	const {buildTable, materialName, neededMaterials, parseMaterial, unwrap} = solver;
	for (const material of endings.flatMap((one) => neededMaterials(unwrap(parseMaterial(one))))) {
		const name = materialName(material);
		if (!tables.has(name)) {
			const building = buildTable(material, tables);
			let step = building.next();
			while (!step.done) {
				step = building.next();
			}

			tables.set(name, step.value);
		}
	}

	return tables;
}
