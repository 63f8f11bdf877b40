/** A value that is made when it is first needed, and kept. A failure is not kept: the next call makes it again. */
export function lazy<T>(make: () => T): () => T {
	let made: { value: T } | null = null;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}
