/** A decoded form value: text, a list, or a group of named values. */
export type FormValue = string | FormValue[] | FormGroup;
/** Named form values. Has no prototype, so a field called `__proto__` is an ordinary field. */
export interface FormGroup {
	[name: string]: FormValue;
}

/** Decodes `a=1&b[c]=2&d[0]=3&e[]=4` into nested groups and lists. */
export function parseForm(encoded: string): FormGroup {
	const root = newGroup();
	for (const [name, value] of new URLSearchParams(encoded)) insert(root, pathOf(name), value);
	return listsFromGroups(root);
}

function newGroup(): FormGroup {
	return Object.create(null) as FormGroup;
}

function pathOf(name: string): string[] {
	const open = name.indexOf("[");
	if (open <= 0 || !name.endsWith("]")) return [name];
	return [name.slice(0, open), ...name.slice(open + 1, -1).split("][")];
}

function insert(group: FormGroup, path: string[], value: string): void {
	const [head = "", ...rest] = path;
	const key = head === "" ? String(Object.keys(group).length) : head;
	if (rest.length === 0) {
		group[key] = value;
		return;
	}
	const existing = group[key];
	const child = isGroup(existing) ? existing : newGroup();
	group[key] = child;
	insert(child, rest, value);
}

/** Whether a form value is a group of named values. */
export function isGroup(value: FormValue | undefined): value is FormGroup {
	return typeof value === "object" && !Array.isArray(value);
}

function listsFromGroups(group: FormGroup): FormGroup {
	const result = newGroup();
	for (const [key, value] of Object.entries(group)) result[key] = settle(value);
	return result;
}

function settle(value: FormValue): FormValue {
	if (!isGroup(value)) return value;
	const keys = Object.keys(value);
	const isList = keys.length > 0 && keys.every((key, index) => key === String(index));
	return isList ? Object.values(value).map(settle) : listsFromGroups(value);
}
