/** Whether a value has the type. */
export type Guard<T> = (value: unknown) => value is T;

export type Guarded<G> = G extends Guard<infer T> ? T : never;

export const isText: Guard<string> = (value) => typeof value === "string";

export const isNumber: Guard<number> = (value) => typeof value === "number";

export const isFlag: Guard<boolean> = (value) => typeof value === "boolean";

export const isNull: Guard<null> = (value) => value === null;

export function isWord<const W extends string>(word: W): Guard<W> {
	return (value): value is W => value === word;
}

export function isOneOf<G extends Guard<unknown>[]>(...guards: G): Guard<Guarded<G[number]>> {
	return (value): value is Guarded<G[number]> => guards.some((isIt) => isIt(value));
}

export function isListOf<T>(isEntry: Guard<T>): Guard<T[]> {
	return (value): value is T[] => Array.isArray(value) && value.every(isEntry);
}

/** An object with any keys. */
export function isDictionaryOf<T>(isEntry: Guard<T>): Guard<Record<string, T>> {
	return (value): value is Record<string, T> => isObject(value) && Object.values(value).every(isEntry);
}

/** An object with at least these fields. */
export function hasFields<G extends Record<string, Guard<unknown>>>(
	fields: G,
): Guard<{ [K in keyof G]: Guarded<G[K]> }> {
	return (value): value is { [K in keyof G]: Guarded<G[K]> } =>
		isObject(value) && Object.entries(fields).every(([name, isField]) => isField(value[name]));
}

/**
 * The JSON stored under a key, or null if there is none, it has another shape, or storage is blocked. Extensions, other
 * tabs and older versions of these pages write to the same storage.
 */
export function readStored<T>(shelf: Pick<Storage, "getItem">, key: string, isShape: Guard<T>): T | null {
	try {
		const value: unknown = JSON.parse(shelf.getItem(key) ?? "null");
		return isShape(value) ? value : null;
	} catch {
		return null;
	}
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
