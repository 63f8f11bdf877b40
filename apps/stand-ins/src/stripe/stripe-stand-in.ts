import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { close, listen } from "../local-server.ts";
import { Api, type Cause } from "./api.ts";
import { serveBrowserFile } from "./browser-files.ts";
import { handleControl } from "./control-routes.ts";
import { createControls, type StripeControls } from "./controls.ts";
import { Faults } from "./faults.ts";
import { fillBalance } from "./objects/fill-balance.ts";
import { createState, findObject, type State } from "./objects/state.ts";
import { StateFile } from "./objects/state-file.ts";
import type { StripeEvent } from "./objects/wire-objects.ts";
import { newId } from "./protocol/ids.ts";
import { RequestLog } from "./request-log.ts";
import type { Activity } from "./resources/call.ts";
import { noSuchObject } from "./protocol/api-error.ts";
import type { Intent } from "./resources/intents.ts";
import { authenticatePayment } from "./resources/payment-intents.ts";
import { authenticateSetup } from "./resources/setup-intents.ts";
import { Deliverer, type RetryPlan, type WebhookTarget } from "./webhooks/deliverer.ts";

export type { StripeControls } from "./controls.ts";
export type { RetryPlan, WebhookTarget } from "./webhooks/deliverer.ts";

/** The supported API version; the Node library pins the same. */
export const API_VERSION = "2026-10-28.endive";

const RETRY: RetryPlan = { attempts: 12, firstDelayMs: 500, maxDelayMs: 30_000 };

/** How to start the stand-in. */
export interface StripeStandInOptions {
	/** 0, the default, takes a free port. */
	port?: number;
	host?: string;
	secretKey: string;
	publishableKey: string;
	/** Where events go; may be set or changed later with `controls.setWebhook`. */
	webhook?: WebhookTarget;
	/** Stores all objects in this file, so that they survive a restart. */
	stateFile?: string;
	retry?: Partial<RetryPlan>;
	/** The clock, in milliseconds. */
	now?: () => number;
	log?: (line: string) => void;
}

/** A running stand-in. */
export interface StripeStandIn {
	url: string;
	stop(): Promise<void>;
	controls: StripeControls;
}

/** Starts a server that speaks Stripe's wire protocol, keeps state and serves a browser library. */
export async function startStripeStandIn(options: StripeStandInOptions): Promise<StripeStandIn> {
	if (options.secretKey.startsWith("sk_live_"))
		throw new Error("The Stripe stand-in does not take live keys");
	const opened = await openState(options);
	const state = opened?.state ?? createState();
	fillBalance(state);
	const changed = () => opened?.file.saveSoon();
	const parts = assemble(options, state, changed);
	const server = createServer((request, response) => {
		answer(parts, request, response).catch((error: unknown) => {
			options.log?.(`stripe stand-in: ${error instanceof Error ? error.stack : String(error)}`);
			respondWithError(response, 500, "The stand-in failed");
		});
	});
	const host = options.host ?? "127.0.0.1";
	const port = await listen(server, options.port ?? 0, host);
	return {
		url: `http://${host === "0.0.0.0" ? "127.0.0.1" : host}:${port}`,
		controls: parts.controls,
		stop: async () => {
			parts.deliverer.stop();
			await close(server);
			await opened?.file.flush();
		},
	};
}

function openState({ log, stateFile }: StripeStandInOptions) {
	if (stateFile === undefined) return undefined;
	return StateFile.open(stateFile, (error) =>
		log?.(`stripe stand-in: cannot save its state: ${String(error)}`),
	);
}

interface Parts {
	api: Api;
	controls: StripeControls;
	deliverer: Deliverer;
	faults: Faults;
}

function assemble(options: StripeStandInOptions, state: State, changed: () => void): Parts {
	const { log = () => undefined, now = Date.now } = options;
	const faults = new Faults();
	const requests = new RequestLog();
	const retry = { ...RETRY, ...options.retry };
	const deliverer = new Deliverer({ state, target: options.webhook, retry, now, changed, log });
	const emit = (type: string, object: unknown, cause: Cause, previous?: object) => {
		const event = newEvent({ type, object, cause, previous, now: now() });
		state.events.add(event);
		deliverer.accept(event);
		changed();
	};
	const activity = (): Activity => ({
		state,
		now: Math.floor(now() / 1000),
		emit: (type, object, previous) => emit(type, object, { id: null, idempotency_key: null }, previous),
	});
	const authenticate = (intentId: string, completed: boolean): Intent => {
		const kind = findObject(state, intentId)?.object;
		if (kind === "payment_intent") return authenticatePayment(activity(), intentId, completed);
		if (kind === "setup_intent") return authenticateSetup(activity(), intentId, completed);
		throw noSuchObject("intent", intentId);
	};
	const forgedEvent = (type: string, object: unknown) =>
		newEvent({ type, object, cause: { id: null, idempotency_key: null }, previous: undefined, now: now() });
	const keys = { secretKey: options.secretKey, publishableKey: options.publishableKey };
	const api = new Api({ state, keys, faults, requests, now, emit, changed });
	const controls = createControls({
		state,
		deliverer,
		faults,
		requests,
		authenticate,
		activity,
		newEvent: forgedEvent,
		changed,
	});
	return { api, controls, deliverer, faults };
}

interface Change {
	type: string;
	object: unknown;
	cause: Cause;
	previous: object | undefined;
	now: number;
}

function newEvent({ cause, now, object, previous, type }: Change): StripeEvent {
	// A copy: an event has the object as it was when the event happened.
	const data = { object: structuredClone(object), ...(previous ? { previous_attributes: previous } : {}) };
	return {
		id: newId("evt"),
		object: "event",
		api_version: API_VERSION,
		created: Math.floor(now / 1000),
		data,
		livemode: false,
		pending_webhooks: 0,
		request: cause,
		type,
	};
}

async function answer(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const { pathname } = new URL(request.url ?? "/", "http://stand-in");
	if (pathname.startsWith("/_controls/")) return handleControl(parts.controls, request, response);
	if (parts.faults.down === "refuse") {
		request.socket.destroy();
		return;
	}
	if (parts.faults.down === "unavailable")
		return respondWithError(response, 503, "The service is unavailable");
	if (await serveBrowserFile(request, response)) return;
	return parts.api.handle(request, response);
}

function respondWithError(response: ServerResponse, status: number, message: string): void {
	if (response.headersSent) return;
	response.writeHead(status, { "content-type": "application/json", "access-control-allow-origin": "*" });
	response.end(JSON.stringify({ error: { type: "api_error", message } }));
}
