/** The values used most recently, at most `limit` of them; for what never changes and is asked for again and again. */
export class Recent<K, V> {
	readonly #values = new Map<K, V>();
	readonly #limit: number;

	constructor(limit: number) {
		this.#limit = limit;
	}

	get(key: K): V | undefined {
		const value = this.#values.get(key);
		if (value === undefined) return undefined;
		// A Map keeps the order of insertion: the one used last goes to the end.
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
