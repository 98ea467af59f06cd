/** A record whose fields may be left out instead of being undefined. */
type Given<T> = {
	readonly [name in keyof T as undefined extends T[name] ? never : name]: T[name];
} & {
	readonly [name in keyof T as undefined extends T[name] ? name : never]?: Exclude<
		T[name],
		undefined
	>;
};

/** Returns a record without the fields that are undefined. */
export const given = <T extends object>(fields: T): Given<T> =>
	Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>;
