/** Operators between two expressions, and what may stand in their place. */
const SWAPS = {
	'<': ['<=', '>='],
	'<=': ['<', '>'],
	'>': ['>=', '<='],
	'>=': ['>', '<'],
	'===': ['!=='],
	'!==': ['==='],
	'+': ['-'],
	'-': ['+'],
	'*': ['/'],
	'/': ['*'],
	'&': ['|'],
	'|': ['&'],
	'&&': ['||'],
	'||': ['&&'],
};

/** Methods that have a twin. */
const TWINS = {some: 'every', every: 'some', min: 'max', max: 'min'};

/** Returned values for which `undefined` would be much the same. */
const NOTHING = /^(?:undefined|false|null|void 0)$/;

const isText = ({type, value, left, right, operator}) =>
	type === 'TemplateLiteral' ||
	typeof value === 'string' ||
	(operator === '+' && (isText(left) || isText(right)));

const change = (operator, {start, end}, after) => ({operator, start, end, after});

/** The place of the operator between two expressions. */
function between({left, right, operator}, text) {
	const start = text.indexOf(operator, left.end);
	return start === -1 || start >= right.start ? undefined : {start, end: start + operator.length};
}

function swaps(node, text) {
	const place = between(node, text);
	const isJoin = node.operator === '+' && isText(node);
	return place === undefined || isJoin
		? []
		: (SWAPS[node.operator] ?? []).map((after) => change('operator', place, after));
}

const conditions = ({test}) =>
	test.type === 'Literal' ? [] : ['true', 'false'].map((after) => change('condition', test, after));

/** Whether a statement does something that may be left out: a call, an assignment, a count. */
const isDeed = ({type, argument, callee}) =>
	type === 'AwaitExpression'
		? isDeed(argument)
		: ['AssignmentExpression', 'UpdateExpression'].includes(type) ||
			(type === 'CallExpression' && callee.type !== 'Super');

/** One item of a list left out, with the comma after it. */
const withoutItems = (items, text, isLeftOut) =>
	items.flatMap((item) => {
		if (item === null || !isLeftOut(item)) {
			return [];
		}

		const comma = /^\s*,/.exec(text.slice(item.end))?.[0].length ?? 0;
		return [change('item dropped', {start: item.start, end: item.end + comma}, '')];
	});

/** For each kind of node in a syntax tree, the changes that make a mutant of it. */
const OPERATORS = {
	BinaryExpression: swaps,
	LogicalExpression: (node, text) =>
		node.operator === '??'
			? [change('?? dropped', node, text.slice(node.left.start, node.left.end))]
			: swaps(node, text),
	UnaryExpression: (node, text) =>
		node.operator === '!'
			? [change('! dropped', node, text.slice(node.argument.start, node.argument.end))]
			: [],
	Literal(node) {
		if (typeof node.value === 'boolean') {
			return [change('constant', node, String(!node.value))];
		}

		return typeof node.value === 'number' && Number.isSafeInteger(node.value)
			? [...new Set([node.value + 1, Math.abs(node.value - 1)])].map((number) =>
					change('constant', node, String(number)),
				)
			: [];
	},
	ConditionalExpression: conditions,
	IfStatement: conditions,
	// A loop without an end would tell nothing.
	WhileStatement: (node) => conditions(node).filter(({after}) => after === 'false'),
	ReturnStatement({argument, ...node}, text) {
		if (argument === null) {
			return [change('return dropped', node, ';')];
		}

		return NOTHING.test(text.slice(argument.start, argument.end))
			? []
			: [change('return undefined', argument, 'undefined')];
	},
	ArrowFunctionExpression: ({body, expression}, text) =>
		expression && !NOTHING.test(text.slice(body.start, body.end))
			? [change('return undefined', body, 'undefined')]
			: [],
	ExpressionStatement: (node) =>
		isDeed(node.expression) ? [change('statement dropped', node, ';')] : [],
	CallExpression(node, text) {
		const {object, property} = node.callee;
		if (property?.name === 'filter' && node.arguments.length === 1) {
			return [change('filter dropped', node, text.slice(object.start, object.end))];
		}

		const twin = property === undefined ? undefined : TWINS[property.name];
		return twin === undefined ? [] : [change('twin', property, twin)];
	},
	ArrayExpression: (node, text) => withoutItems(node.elements, text, () => true),
	ObjectExpression: (node, text) =>
		withoutItems(node.properties, text, ({type}) => type === 'SpreadElement'),
};

/** Returns the changes that make mutants of one node of a syntax tree. */
export const changesOf = (node, text) =>
	Object.hasOwn(OPERATORS, node.type) ? OPERATORS[node.type](node, text) : [];
