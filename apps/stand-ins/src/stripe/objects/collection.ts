/** Objects by id, remembering the order in which they were added. */
export class Collection<T extends { id: string }> {
	readonly #byId = new Map<string, T>();

	constructor(objects: readonly T[] = []) {
		for (const object of objects) this.add(object);
	}

	add(object: T): T {
		this.#byId.set(object.id, object);
		return object;
	}

	get(id: string): T | undefined {
		return this.#byId.get(id);
	}

	oldestFirst(): Iterable<T> {
		return this.#byId.values();
	}

	newestFirst(): T[] {
		return [...this.#byId.values()].reverse();
	}

	remove(id: string): void {
		this.#byId.delete(id);
	}

	clear(): void {
		this.#byId.clear();
	}

	toJSON(): T[] {
		return [...this.#byId.values()];
	}
}
