import {parseSync} from 'vite';
import {changesOf} from './operators.js';

/** Keys of a syntax tree that hold types, which are gone before anything runs. */
const TYPES = new Set(['typeAnnotation', 'typeArguments', 'typeParameters', 'returnType']);

/** TypeScript's nodes that are an expression with a type beside it; all its others are types. */
const TYPED_EXPRESSIONS = new Set([
	'TSAsExpression',
	'TSNonNullExpression',
	'TSSatisfiesExpression',
	'TSTypeAssertion',
]);

/** What an import names is no behaviour, and the words of an error are for whoever broke the program. */
const LEFT_OUT = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'ThrowStatement']);

/** A row of a table of data, such as the starts of lessons: its own tests prove each. Offsets of a rule have no text among them. */
const isRow = ({type, elements}) =>
	type === 'ArrayExpression' &&
	elements.every((element) => element?.type === 'Literal') &&
	elements.some(({value}) => typeof value === 'string');

const isTable = ({type, elements}) =>
	type === 'ArrayExpression' &&
	elements.length > 1 &&
	elements.every((element) => element !== null && isRow(element));

const isNode = (value) => typeof value?.type === 'string';

function* walk(node) {
	const isType = node.type.startsWith('TS') && !TYPED_EXPRESSIONS.has(node.type);
	if (isType || LEFT_OUT.has(node.type) || isTable(node)) {
		return;
	}

	yield node;
	for (const [key, value] of Object.entries(node)) {
		const isName = key === 'key' && !node.computed;
		if (!TYPES.has(key) && !isName) {
			for (const child of [value].flat().filter(isNode)) {
				yield* walk(child);
			}
		}
	}
}

/** The text of a file with one mutant in it. */
export const mutate = (text, {start, end, after}) => text.slice(0, start) + after + text.slice(end);

/** Whether a mutant can be read as a program: `a ?? b && c` cannot. */
export const isProgram = (text, mutant) =>
	parseSync(mutant.path, mutate(text, mutant)).errors.length === 0;

/**
 * Returns every mutant of a file's text: where it is, the operator that makes it, the piece of text
 * that it replaces, and with what. Types, imports, comments and strings are never touched.
 */
export function collectMutants(path, text) {
	const mutants = new Map();
	for (const node of walk(parseSync(path, text).program)) {
		for (const {operator, start, end, after} of changesOf(node, text)) {
			const before = text.slice(start, end);
			const mutant = {path, operator, start, end, before, after};
			const id = `${start} ${end} ${after}`;
			if (before !== after && !mutants.has(id)) {
				const line = text.slice(0, start).split('\n').length;
				mutants.set(id, {...mutant, line});
			}
		}
	}

	return [...mutants.values()];
}
