const names = new Map<string, string>();

/** From now on, connections keep the statement with this text prepared, under this name. */
export function keepPrepared(text: string, name: string): void {
	names.set(text, name);
}

/** The name under which connections keep this text prepared; undefined if it is parsed and planned each time. */
export function preparedName(text: string): string | undefined {
	return names.get(text);
}
