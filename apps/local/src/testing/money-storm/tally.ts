/** The results of the calls of one operation. */
export interface Seen {
	/** Successful calls. */
	done: number;
	/** Calls that were refused with a reason: a wallet with too little money, a closed order. */
	refused: number;
	/** Calls that failed because a payment provider is down. */
	away: number;
	/** Calls without a response, however long the family tried. */
	unanswered: number;
}

export const zeroCounts = (): Seen => ({ done: 0, refused: 0, away: 0, unanswered: 0 });

/** How the operations of one kind ended. */
export interface Ends extends Seen {
	begun: number;
	/** There was nothing to do: no order to settle, no child to pay out. */
	idle: number;
}

/** The figures of a chaos test. */
export class Tally {
	/** Operations by their name. */
	readonly operations = new Map<string, Ends>();
	/** Responses by status and code. */
	readonly #answers = new Map<string, number>();
	/** Responses of servers that could not serve, by the failure at that time. */
	readonly #unavailable = new Map<string, number>();
	kills = 0;
	/** How often all connections to the database were lost. */
	cuts = 0;
	/** Connections that broke during a request. */
	resets = 0;
	/** Operations that timed out waiting for the database. */
	timeouts = 0;
	/** Forged events, returns and requests in others' names. */
	forgeries = 0;
	readonly #broken = new Map<string, number>();

	/** An operation has the worst result among its calls, or is done if all succeeded. */
	did(name: string, { done, refused, away, unanswered }: Seen, asks: boolean): void {
		const ends = this.operations.get(name) ?? { begun: 0, idle: 0, ...zeroCounts() };
		this.operations.set(name, ends);
		ends.begun += 1;
		if (unanswered > 0) ends.unanswered += 1;
		else if (away > 0) ends.away += 1;
		else if (done > 0 || !asks) ends.done += 1;
		else if (refused > 0) ends.refused += 1;
		else ends.idle += 1;
	}

	answered(status: number, code: string | undefined): void {
		count(this.#answers, code === undefined ? `${status}` : `${status} ${code}`);
	}

	/** A server could not serve during these failures. */
	unavailable(troubles: string): void {
		count(this.#unavailable, troubles);
	}

	/** Complaints of the chaos test's own connection to the jobs. */
	broke(error: Error): void {
		count(this.#broken, error.message);
	}

	get total(): number {
		return [...this.operations.values()].reduce((sum, { begun }) => sum + begun, 0);
	}

	/** Lines for a person. */
	lines(): string[] {
		return [
			`answers: ${listed(this.#answers)}`,
			`could not be served while: ${listed(this.#unavailable)}`,
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
