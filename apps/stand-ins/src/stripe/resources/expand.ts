import { findObject, type State } from "../objects/state.ts";

type Fields = Record<string, unknown>;

/** A copy of `object` with the ids at the given paths (`latest_charge`, `data.customer`) replaced by objects. */
export function expand(state: State, object: object, paths: readonly string[]): object {
	return paths.reduce<object>((expanded, path) => expandPath(state, expanded, path.split(".")), object);
}

function expandPath(state: State, object: object, path: readonly string[]): object {
	const [field, ...rest] = path;
	if (field === undefined) return object;
	const fields: Fields = { ...object };
	fields[field] = expandValue(state, fields[field], rest);
	return fields;
}

function expandValue(state: State, value: unknown, rest: readonly string[]): unknown {
	if (Array.isArray(value)) return value.map((entry) => expandValue(state, entry, rest));
	const target = typeof value === "string" ? (findObject(state, value) ?? value) : value;
	return typeof target === "object" && target !== null ? expandPath(state, target, rest) : target;
}
