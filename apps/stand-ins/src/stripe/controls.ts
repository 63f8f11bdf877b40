import type { Faults, FaultRule } from "./faults.ts";
import type { Delivery, State } from "./objects/state.ts";
import type { Payout } from "./objects/balance-objects.ts";
import type { Dispute } from "./objects/dispute.ts";
import type { Refund, StripeEvent, WireObject } from "./objects/wire-objects.ts";
import type { RecordedRequest, RequestLog } from "./request-log.ts";
import { settlePayout } from "./resources/balance.ts";
import { closeDispute, escalateDispute, openDispute } from "./resources/disputes.ts";
import type { DisputeOutcome, NewDispute } from "./resources/disputes.ts";
import type { Activity } from "./resources/call.ts";
import { settleRefund } from "./resources/refunds.ts";
import type { Intent } from "./resources/intents.ts";
import type { Deliverer, ReleaseOrder, WebhookTarget } from "./webhooks/deliverer.ts";

/** The kinds of objects that can be listed. */
export const OBJECT_KINDS = [
	"balanceTransactions",
	"charges",
	"customers",
	"disputes",
	"events",
	"paymentIntents",
	"paymentMethods",
	"payouts",
	"refunds",
	"setupIntents",
] as const;

export type ObjectKind = (typeof OBJECT_KINDS)[number];

/** How a forged event differs from a valid one. */
export interface Forgery {
	type?: string;
	object?: object;
	/** Signs with this secret instead of one that the receiver does not know. */
	secret?: string;
}

/** What a test, or a person trying things out, can make the stand-in do. */
export interface StripeControls {
	/** Changes where events go; `undefined` stops sending them anywhere. */
	setWebhook(target: WebhookTarget | undefined): void;
	/** Holds events until `release`. */
	hold(): void;
	release(order?: ReleaseOrder): void;
	/** Sends each event this many times concurrently; 1 is normal. */
	sendCopies(copies: number): void;
	/** Sends events in a random order, deterministic for the seed; `undefined` is the order of creation. */
	shuffle(seed: number | undefined): void;
	/** Waits this long before each delivery; 0 is normal. */
	delay(milliseconds: number): void;
	/** Loses the next deliveries for good: only the list of events still contains them. */
	drop(count: number): void;
	/** Sends an event again. */
	redeliver(eventId: string): void;
	/** Sends an event with a signature the receiver must refuse; returns the status of its response. */
	forge(forgery?: Forgery): Promise<number>;
	/** Responds to everything with 503, or closes connections without a response, until `up`. */
	down(how?: "refuse" | "unavailable"): void;
	up(): void;
	/** Responds to each API request only after this long; 0 is normal. */
	slow(milliseconds: number): void;
	/** Responds to the next requests with a server error and does nothing. */
	failNext(rule?: Partial<Omit<FaultRule, "kind">>): void;
	/** Carries out the next requests but closes the connection instead of responding. */
	loseResponses(rule?: Partial<Omit<FaultRule, "kind" | "status">>): void;
	/** Carries out the next requests and never responds; with `stall` it does not even carry them out. */
	hang(rule?: Partial<Omit<FaultRule, "kind" | "status">>): void;
	stall(rule?: Partial<Omit<FaultRule, "kind" | "status">>): void;
	/** Answers the bank's challenge for an intent in `requires_action`. */
	authenticate(intentId: string, outcome?: "complete" | "fail"): Intent;
	/** The later outcome of a refund. */
	settleRefund(refundId: string, outcome: "failed" | "succeeded"): Refund;
	/** The card's owner disputes a payment at the bank. */
	dispute(intentId: string, wanted?: NewDispute): Dispute;
	/** An inquiry becomes a chargeback. */
	escalateDispute(disputeId: string): Dispute;
	closeDispute(disputeId: string, outcome: DisputeOutcome): Dispute;
	/** The outcome of a payout. */
	settlePayout(payoutId: string, outcome: "failed" | "paid"): Payout;
	/** Requests to the API, oldest first. */
	requests(): RecordedRequest[];
	clearRequests(): void;
	/** Objects of one kind, newest first. */
	objects<K extends ObjectKind>(kind: K): ReturnType<State[K]["newestFirst"]>;
	/** The results of deliveries, oldest event first. */
	deliveries(): Delivery[];
	/** Resolves when no delivery is in progress or scheduled; held events do not count. */
	idle(): Promise<void>;
	/** Back to normal behaviour; keeps all objects. */
	behave(): void;
	/** Deletes all objects and behaves normally again. */
	reset(): void;
}

interface Dependencies {
	state: State;
	deliverer: Deliverer;
	faults: Faults;
	requests: RequestLog;
	authenticate: (intentId: string, completed: boolean) => Intent;
	/** A change without an API request. */
	activity: () => Activity;
	newEvent: (type: string, object: unknown) => StripeEvent;
	changed: () => void;
}

const UNKNOWN_SECRET = "whsec_not_the_receivers_secret";

/** Builds the controls over the parts that they change. */
export function createControls(deps: Dependencies): StripeControls {
	return { ...webhookControls(deps), ...apiControls(deps), ...observations(deps), ...resets(deps) };
}

function webhookControls({ deliverer, newEvent }: Dependencies) {
	return {
		setWebhook: (target: WebhookTarget | undefined) => deliverer.setTarget(target),
		hold: () => deliverer.hold(),
		release: (order?: ReleaseOrder) => deliverer.release(order),
		sendCopies: (copies: number) => deliverer.sendCopies(copies),
		shuffle: (seed: number | undefined) => deliverer.shuffle(seed),
		delay: (milliseconds: number) => deliverer.delay(milliseconds),
		drop: (count: number) => deliverer.drop(count),
		redeliver: (eventId: string) => deliverer.redeliver(eventId),
		forge: ({ object = {}, secret = UNKNOWN_SECRET, type = "payment_intent.succeeded" }: Forgery = {}) =>
			deliverer.forge(newEvent(type, object), secret),
		idle: () => deliverer.idle(),
	};
}

function apiControls({ activity, authenticate, faults }: Dependencies) {
	return {
		down: (how?: "refuse" | "unavailable") => faults.goDown(how),
		up: () => faults.comeUp(),
		slow: (milliseconds: number) => faults.slowResponses(milliseconds),
		failNext: (rule: Partial<Omit<FaultRule, "kind">> = {}) =>
			faults.add({ path: "/v1", holding: "", status: 500, times: 1, ...rule, kind: "error" }),
		loseResponses: (rule: Partial<Omit<FaultRule, "kind" | "status">> = {}) =>
			faults.add({ path: "/v1", holding: "", times: 1, ...rule, status: 0, kind: "lost-response" }),
		hang: (rule: Partial<Omit<FaultRule, "kind" | "status">> = {}) =>
			faults.add({ path: "/v1", holding: "", times: 1, ...rule, status: 0, kind: "hang" }),
		stall: (rule: Partial<Omit<FaultRule, "kind" | "status">> = {}) =>
			faults.add({ path: "/v1", holding: "", times: 1, ...rule, status: 0, kind: "stall" }),
		authenticate: (intentId: string, outcome: "complete" | "fail" = "complete") =>
			authenticate(intentId, outcome === "complete"),
		settleRefund: (refundId: string, outcome: "failed" | "succeeded") =>
			settleRefund(activity(), refundId, outcome),
		dispute: (intentId: string, wanted?: NewDispute) => openDispute(activity(), intentId, wanted),
		escalateDispute: (disputeId: string) => escalateDispute(activity(), disputeId),
		settlePayout: (payoutId: string, outcome: "failed" | "paid") =>
			settlePayout(activity(), payoutId, outcome),
		closeDispute: (disputeId: string, outcome: DisputeOutcome) =>
			closeDispute(activity(), disputeId, outcome),
	};
}

function observations({ requests, state }: Dependencies) {
	return {
		requests: () => requests.list(),
		clearRequests: () => requests.clear(),
		objects: <K extends ObjectKind>(kind: K) =>
			state[kind].newestFirst() as (WireObject | StripeEvent)[] as ReturnType<State[K]["newestFirst"]>,
		deliveries: () => state.deliveries.toJSON(),
	};
}

function resets({ changed, deliverer, faults, requests, state }: Dependencies) {
	const behave = () => {
		faults.clear();
		deliverer.sendCopies(1);
		deliverer.shuffle(undefined);
		deliverer.delay(0);
		deliverer.drop(0);
		deliverer.release();
	};
	return {
		behave,
		reset: () => {
			for (const collection of Object.values(state)) collection.clear();
			deliverer.forgetWaiting();
			behave();
			requests.clear();
			changed();
		},
	};
}
