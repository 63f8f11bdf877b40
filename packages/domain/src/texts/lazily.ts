/** Calls `make` at the first use, and returns the same result from then on. Formatters take a phone milliseconds. */
export function lazily<T extends object>(make: () => T): () => T {
	let made: T | undefined;
	return () => {
		made ??= make();
		return made;
	};
}
