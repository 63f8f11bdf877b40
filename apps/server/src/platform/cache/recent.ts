/** An LRU cache of at most `limit` values, for what never changes and is read repeatedly. */
export class Recent<K, V> {
	readonly #values = new Map<K, V>();
	readonly #limit: number;

	constructor(limit: number) {
		this.#limit = limit;
	}

	get(key: K): V | undefined {
		const value = this.#values.get(key);
		if (value === undefined) return undefined;
		// A Map keeps insertion order: the most recently used entry moves to the end.
		this.#values.delete(key);
		this.#values.set(key, value);
		return value;
	}

	set(key: K, value: V): void {
		this.#values.set(key, value);
		if (this.#values.size <= this.#limit) return;
		const [oldest] = this.#values.keys();
		if (oldest !== undefined) this.#values.delete(oldest);
	}
}
