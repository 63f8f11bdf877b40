import { setTimeout as wait } from "node:timers/promises";

/** What to spoil: the next `times` requests whose path begins with `path` and whose body holds `holding`. */
export interface FaultRule {
	/** `hang`: carried out and never answered; `stall`: never answered, and nothing is done. */
	kind: "error" | "lost-response" | "hang" | "stall";
	path: string;
	/** An id that sets one payer's requests apart from what else is under way; empty fits all. */
	holding: string;
	status: number;
	times: number;
}

/** How the stand-in misbehaves when asked to. */
export class Faults {
	#down: "refuse" | "unavailable" | undefined;
	#slowMs = 0;
	#rules: FaultRule[] = [];

	/** Answers 503, or closes every connection without an answer. */
	goDown(how: "refuse" | "unavailable" = "unavailable"): void {
		this.#down = how;
	}

	comeUp(): void {
		this.#down = undefined;
	}

	get down(): "refuse" | "unavailable" | undefined {
		return this.#down;
	}

	slowResponses(milliseconds: number): void {
		this.#slowMs = milliseconds;
	}

	add(rule: FaultRule): void {
		this.#rules.push(rule);
	}

	clear(): void {
		this.#down = undefined;
		this.#slowMs = 0;
		this.#rules = [];
	}

	async slowDown(): Promise<void> {
		if (this.#slowMs > 0) await wait(this.#slowMs);
	}

	/** The rule of this kind that spoils the request, counting it as used. */
	take(kind: FaultRule["kind"], { path, form }: { path: string; form: string }): FaultRule | undefined {
		const rule = this.#rules.find(
			(one) => one.kind === kind && one.times > 0 && path.startsWith(one.path) && form.includes(one.holding),
		);
		if (rule !== undefined) rule.times -= 1;
		return rule;
	}
}
