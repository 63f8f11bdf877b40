import { setTimeout as wait } from "node:timers/promises";
import type { Delivery, State } from "../objects/state.ts";
import type { StripeEvent } from "../objects/wire-objects.ts";
import { post } from "./post.ts";
import { seededRandom } from "./random.ts";
import { signatureHeader } from "./signature.ts";

/** Where events go, and the secrets that sign them (several during a rotation). */
export interface WebhookTarget {
	url: string;
	secrets: readonly string[];
}

/** How often and how fast an undelivered event is retried. */
export interface RetryPlan {
	attempts: number;
	firstDelayMs: number;
	maxDelayMs: number;
}

/** The order in which held events leave. */
export type ReleaseOrder = "generated" | "reversed" | "shuffled";

interface Dependencies {
	state: State;
	target: WebhookTarget | undefined;
	retry: RetryPlan;
	now: () => number;
	changed: () => void;
	log: (line: string) => void;
}

/**
 * Sends events to the webhook endpoint in the background, one after another, and retries them until they are
 * accepted.
 */
export class Deliverer {
	readonly #deps: Dependencies;
	readonly #stopping = new AbortController();
	readonly #retries = new Set<NodeJS.Timeout>();
	#ready: string[] = [];
	#idleWaiters: (() => void)[] = [];
	#pumping = false;
	#held = false;
	#copies = 1;
	#delayMs = 0;
	#toDrop = 0;
	#random: (() => number) | undefined;

	constructor(deps: Dependencies) {
		this.#deps = deps;
		for (const { id, status } of deps.state.deliveries.toJSON()) {
			if (status === "pending") this.#enqueue(id);
		}
	}

	setTarget(target: WebhookTarget | undefined): void {
		this.#deps.target = target;
		this.#pump();
	}

	/** Queues a new event. */
	accept(event: StripeEvent): void {
		const hasTarget = this.#deps.target !== undefined;
		event.pending_webhooks = hasTarget ? 1 : 0;
		this.#deps.state.deliveries.add({ id: event.id, status: hasTarget ? "pending" : "none", attempts: [] });
		if (hasTarget) this.#enqueue(event.id);
	}

	/** Sends an event again, whatever its state; only attempts that failed are forgotten. */
	redeliver(eventId: string): void {
		const delivery = this.#deliveryOf(eventId);
		delivery.status = "pending";
		delivery.attempts = delivery.attempts.filter(({ outcome }) => isTaken(outcome));
		this.#enqueue(eventId);
	}

	hold(): void {
		this.#held = true;
	}

	release(order: ReleaseOrder = "generated"): void {
		this.#held = false;
		if (order === "reversed") this.#ready.reverse();
		if (order === "shuffled") this.#ready = this.#shuffled(this.#ready);
		this.#pump();
	}

	/** From now on sends each event this many times concurrently. */
	sendCopies(copies: number): void {
		this.#copies = Math.max(1, copies);
	}

	/** From now on picks the next event at random from the queue; `undefined` keeps their order. */
	shuffle(seed: number | undefined): void {
		this.#random = seed === undefined ? undefined : seededRandom(seed);
	}

	/** From now on waits this long before each delivery. */
	delay(milliseconds: number): void {
		this.#delayMs = milliseconds;
	}

	/** Loses the next deliveries for good. */
	drop(count: number): void {
		this.#toDrop = count;
	}

	/** Resolves when nothing is being sent, queued or waiting for a retry; held events do not count. */
	async idle(): Promise<void> {
		if (this.#isIdle()) return;
		await new Promise<void>((resolve) => this.#idleWaiters.push(resolve));
	}

	/** Sends an event signed with a secret the receiver does not know; returns the status of the response. */
	async forge(event: StripeEvent, secret: string): Promise<number> {
		if (this.#deps.target === undefined) throw new Error("There is no webhook endpoint to send to");
		return this.#send(this.#deps.target, event, [secret]);
	}

	/** Drops everything that is queued or waiting for a retry. */
	forgetWaiting(): void {
		for (const timer of this.#retries) clearTimeout(timer);
		this.#retries.clear();
		this.#ready = [];
		this.#settle();
	}

	stop(): void {
		this.#stopping.abort();
		this.forgetWaiting();
	}

	#enqueue(eventId: string): void {
		this.#ready.push(eventId);
		this.#pump();
	}

	#pump(): void {
		if (this.#pumping || this.#stopping.signal.aborted) return;
		this.#pumping = true;
		// Later, so that all events of one request are queued before the first is picked.
		setImmediate(() => void this.#deliverAll());
	}

	async #deliverAll(): Promise<void> {
		while (!this.#held && this.#ready.length > 0 && this.#deps.target !== undefined) {
			await this.#deliver(this.#takeNext(), this.#deps.target);
		}
		this.#pumping = false;
		this.#settle();
	}

	#takeNext(): string {
		const position = this.#random === undefined ? 0 : Math.floor(this.#random() * this.#ready.length);
		const [eventId] = this.#ready.splice(position, 1);
		if (eventId === undefined) throw new Error("No delivery is waiting");
		return eventId;
	}

	async #deliver(eventId: string, target: WebhookTarget): Promise<void> {
		const event = this.#deps.state.events.get(eventId);
		const delivery = this.#deliveryOf(eventId);
		// Deleted since it was queued.
		if (event === undefined || this.#stopping.signal.aborted) return;
		if (this.#toDrop > 0) {
			this.#toDrop -= 1;
			this.#end(event, delivery, "dropped");
			return;
		}
		await this.#waitForDelay();
		const outcomes = await Promise.all(
			Array.from({ length: this.#copies }, () => this.#attempt(event, target)),
		);
		if (this.#stopping.signal.aborted) return;
		for (const outcome of outcomes) delivery.attempts.push({ at: this.#deps.now(), outcome });
		if (outcomes.every(isTaken)) this.#end(event, delivery, "delivered");
		else this.#tryAgain(event, delivery);
	}

	async #waitForDelay(): Promise<void> {
		if (this.#delayMs === 0) return;
		await wait(this.#delayMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
	}

	async #attempt(event: StripeEvent, target: WebhookTarget): Promise<number | string> {
		try {
			return await this.#send(target, event, target.secrets);
		} catch (error) {
			return error instanceof Error ? error.message : String(error);
		}
	}

	#send(target: WebhookTarget, event: StripeEvent, secrets: readonly string[]): Promise<number> {
		// Indented like the real service's, to expose a receiver that verifies a re-serialized body.
		const body = JSON.stringify(event, undefined, 2);
		const time = Math.floor(this.#deps.now() / 1000);
		const headers = {
			"stripe-signature": signatureHeader(body, secrets, time),
			"user-agent": "Stripe/1.0 (stand-in)",
		};
		return post(target.url, body, headers, this.#stopping.signal);
	}

	#tryAgain(event: StripeEvent, delivery: Delivery): void {
		const { attempts, firstDelayMs, maxDelayMs } = this.#deps.retry;
		const failed = delivery.attempts.filter(({ outcome }) => !isTaken(outcome));
		const failures = Math.ceil(failed.length / this.#copies);
		const last = delivery.attempts.at(-1)?.outcome;
		this.#deps.log(
			`webhook ${event.type} ${event.id} was not taken (${last}), attempt ${failures} of ${attempts}`,
		);
		this.#deps.changed();
		if (failures >= attempts) {
			this.#end(event, delivery, "failed");
			return;
		}
		const timer = setTimeout(
			() => {
				this.#retries.delete(timer);
				this.#enqueue(event.id);
			},
			Math.min(maxDelayMs, firstDelayMs * 2 ** (failures - 1)),
		);
		this.#retries.add(timer);
	}

	#end(event: StripeEvent, delivery: Delivery, status: "delivered" | "dropped" | "failed"): void {
		delivery.status = status;
		if (status === "delivered") event.pending_webhooks = 0;
		this.#deps.changed();
	}

	#deliveryOf(eventId: string): Delivery {
		const delivery = this.#deps.state.deliveries.get(eventId);
		if (delivery === undefined) throw new Error(`There is no event ${eventId}`);
		return delivery;
	}

	#shuffled(eventIds: readonly string[]): string[] {
		const random = this.#random ?? Math.random;
		return eventIds
			.map((eventId) => ({ eventId, rank: random() }))
			.sort((a, b) => a.rank - b.rank)
			.map(({ eventId }) => eventId);
	}

	#isIdle(): boolean {
		const nothingToSend = this.#held || this.#deps.target === undefined || this.#ready.length === 0;
		return !this.#pumping && nothingToSend && this.#retries.size === 0;
	}

	#settle(): void {
		if (!this.#isIdle() && !this.#stopping.signal.aborted) return;
		for (const resolve of this.#idleWaiters.splice(0)) resolve();
	}
}

function isTaken(outcome: number | string): boolean {
	return typeof outcome === "number" && outcome >= 200 && outcome < 300;
}
