/** What came of the calls of one operation. */
export interface Seen {
	/** Calls that were answered with what was asked for. */
	done: number;
	/** Calls that were refused for a reason: a wallet with too little in it, an order that is closed. */
	refused: number;
	/** Calls that the server answered, but could not carry out because a payment provider is away. */
	away: number;
	/** Calls that nobody answered, however long the family tried. */
	unanswered: number;
}

export const nothingSeen = (): Seen => ({ done: 0, refused: 0, away: 0, unanswered: 0 });

/** How the operations of one kind ended. */
export interface Ends extends Seen {
	begun: number;
	/** There was nothing to do: no order to settle, no child to pay out. */
	idle: number;
}

/** What happened in a storm, in figures. */
export class Tally {
	/** Operations by their name. */
	readonly operations = new Map<string, Ends>();
	/** Answers by their status and code. */
	readonly #answers = new Map<string, number>();
	/** Answers of servers that could not serve, by what went wrong at that moment. */
	readonly #unavailable = new Map<string, number>();
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

	/** An operation is of the worst kind that one of its calls met, and done where none met any. */
	did(name: string, { done, refused, away, unanswered }: Seen, asks: boolean): void {
		const ends = this.operations.get(name) ?? { begun: 0, idle: 0, ...nothingSeen() };
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

	/** A server could not serve while these things went wrong. */
	unavailable(troubles: string): void {
		count(this.#unavailable, troubles);
	}

	/** What the storm's own connection to the jobs complains about. */
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
