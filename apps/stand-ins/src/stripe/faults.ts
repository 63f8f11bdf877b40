import { setTimeout as wait } from "node:timers/promises";

/**
 * Which requests to disturb: the next `times` requests whose path begins with `path` and whose body contains
 * `holding`.
 */
export interface FaultRule {
	/** `hang`: carried out without a response; `stall`: no response, and nothing is done. */
	kind: "error" | "lost-response" | "hang" | "stall";
	path: string;
	/** An id that distinguishes one payer's requests from others; empty matches all. */
	holding: string;
	status: number;
	times: number;
}

/** How the stand-in misbehaves on request. */
export class Faults {
	#down: "refuse" | "unavailable" | undefined;
	#slowMs = 0;
	#rules: FaultRule[] = [];

	/** Responds 503, or closes every connection without a response. */
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

	/** The rule of this kind that matches the request; counts its use. */
	take(kind: FaultRule["kind"], { path, form }: { path: string; form: string }): FaultRule | undefined {
		const rule = this.#rules.find(
			(one) => one.kind === kind && one.times > 0 && path.startsWith(one.path) && form.includes(one.holding),
		);
		if (rule !== undefined) rule.times -= 1;
		return rule;
	}
}
