/**
 * The little of WebAssembly's JavaScript interface that is used here. Node and browsers have it; the types
 * of ECMAScript have not.
 */
declare namespace WebAssembly {
	interface Module {
		readonly [Symbol.toStringTag]: string;
	}

	interface Instance {
		readonly exports: unknown;
	}

	const Module: new (bytes: Uint8Array) => Module;
	const Instance: new (module: Module) => Instance;
}
