/** What happened in a storm, in figures. */
export class Tally {
	/** Operations by their name. */
	readonly operations = new Map<string, number>();
	/** Answers by their status. */
	readonly #answers = new Map<string, number>();
	kills = 0;
	/** Times that all connections to the database were lost. */
	cuts = 0;
	/** Connections that broke under a request. */
	resets = 0;
	/** Operations that gave up waiting for the database. */
	timeouts = 0;
	/** Forged events, returns and requests in the name of others. */
	forgeries = 0;
	readonly #broken = new Map<string, number>();

	did(name: string): void {
		count(this.operations, name);
	}

	answered(status: number, what = ""): void {
		count(this.#answers, `${status} ${what}`);
	}

	/** What the storm's own connection to the jobs complains about. */
	broke(error: Error): void {
		count(this.#broken, error.message);
	}

	get total(): number {
		return [...this.operations.values()].reduce((sum, number) => sum + number, 0);
	}

	/** Lines for a person. */
	lines(): string[] {
		return [
			`operations: ${listed(this.operations)}`,
			`answers: ${listed(this.#answers)}`,
			`${this.kills} times killed, ${this.cuts} times cut off from the database, ${this.resets} broken connections, ${this.timeouts} waited too long, ${this.forgeries} forgeries`,
			...(this.#broken.size === 0 ? [] : [`trouble of the storm's own: ${listed(this.#broken)}`]),
		];
	}
}

function count<K>(map: Map<K, number>, key: K): void {
	map.set(key, (map.get(key) ?? 0) + 1);
}

function listed(map: ReadonlyMap<number | string, number>): string {
	return [...map]
		.toSorted(([, one], [, other]) => other - one)
		.map(([name, number]) => `${name} ${number}`)
		.join(", ");
}
