import type { IncomingMessage, ServerResponse } from "node:http";
import type { Faults } from "./faults.ts";
import type { State } from "./objects/state.ts";
import type { WireObject } from "./objects/wire-objects.ts";
import { ApiError, type ErrorBody } from "./protocol/api-error.ts";
import { type ApiKeys, authenticate, type Caller, requireOpenToBrowsers } from "./protocol/authentication.ts";
import { parseForm } from "./protocol/form-body.ts";
import { IdempotencyStore, type KeyedRequest, type Reply } from "./protocol/idempotency.ts";
import { newId } from "./protocol/ids.ts";
import { Params } from "./protocol/params.ts";
import { readBody } from "./protocol/read-body.ts";
import { Routes } from "./protocol/routes.ts";
import { type RequestLog, recordableParams } from "./request-log.ts";
import type { Handler } from "./resources/call.ts";
import { balanceRoutes } from "./resources/balance.ts";
import { chargeRoutes } from "./resources/charges.ts";
import { customerRoutes } from "./resources/customers.ts";
import { disputeRoutes } from "./resources/disputes.ts";
import { eventRoutes } from "./resources/events.ts";
import { expand } from "./resources/expand.ts";
import { publicView } from "./resources/intents.ts";
import { paymentIntentRoutes } from "./resources/payment-intents.ts";
import { paymentMethodRoutes } from "./resources/payment-methods.ts";
import { refundRoutes } from "./resources/refunds.ts";
import { setupIntentRoutes } from "./resources/setup-intents.ts";

/** The request that caused a change; shown on the change's event. */
export interface Cause {
	id: string | null;
	idempotency_key: string | null;
}

/** Emits an event about a change. */
export type EmitEvent = (type: string, object: WireObject, cause: Cause, previous?: object) => void;

interface Dependencies {
	state: State;
	keys: ApiKeys;
	faults: Faults;
	requests: RequestLog;
	now: () => number;
	emit: EmitEvent;
	changed: () => void;
}

interface Exchange {
	method: string;
	path: string;
	form: string;
	requestId: string;
	idempotencyKey: string | null;
	caller?: Caller;
	replayed: boolean;
}

const routes = new Routes<Handler>({
	...balanceRoutes,
	...chargeRoutes,
	...customerRoutes,
	...disputeRoutes,
	...eventRoutes,
	...paymentIntentRoutes,
	...paymentMethodRoutes,
	...refundRoutes,
	...setupIntentRoutes,
});

/** The versioned HTTP API: authentication, idempotency, dispatch to the resources, error envelopes. */
export class Api {
	readonly #deps: Dependencies;
	readonly #idempotency: IdempotencyStore;

	constructor(deps: Dependencies) {
		this.#deps = deps;
		this.#idempotency = new IdempotencyStore(deps.state, deps.now);
	}

	async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
		allowBrowsers(request, response);
		if (request.method === "OPTIONS") {
			response.writeHead(204).end();
			return;
		}
		const exchange = await readExchange(request);
		// A client eventually hangs up.
		if (this.#deps.faults.take("stall", exchange) !== undefined) return this.#record(exchange, 0);
		const reply = await this.#answer(exchange, request.headers.authorization);
		if (this.#deps.faults.take("hang", exchange) !== undefined) return this.#record(exchange, 0);
		const isLost = this.#deps.faults.take("lost-response", exchange) !== undefined;
		this.#record(exchange, isLost ? 0 : reply.status);
		if (isLost) {
			request.socket.destroy();
			return;
		}
		send(response, exchange, reply);
	}

	async #answer(exchange: Exchange, authorization: string | undefined): Promise<Reply> {
		try {
			const keyParam = new URLSearchParams(exchange.form).get("key");
			exchange.caller = authenticate(this.#deps.keys, authorization, keyParam);
			if (exchange.caller.fromBrowser) requireOpenToBrowsers(exchange.method, exchange.path);
			return await this.#answerOnce(exchange, exchange.caller);
		} catch (error) {
			return errorReply(error, exchange);
		}
	}

	async #answerOnce(exchange: Exchange, caller: Caller): Promise<Reply> {
		const keyed = keyedRequest(exchange, caller);
		if (keyed === undefined) return this.#carryOut(exchange, caller);
		const stored = this.#idempotency.begin(keyed);
		if (stored !== undefined) {
			exchange.replayed = true;
			return stored;
		}
		try {
			const reply = await this.#carryOut(exchange, caller);
			this.#idempotency.finish(keyed, reply);
			return reply;
		} catch (error) {
			this.#idempotency.abandon(keyed);
			throw error;
		}
	}

	async #carryOut(exchange: Exchange, caller: Caller): Promise<Reply> {
		await this.#deps.faults.slowDown();
		const fault = this.#deps.faults.take("error", exchange);
		// Thrown, not returned: a failure before the API does nothing and leaves the key free.
		if (fault !== undefined)
			throw new ApiError(fault.status, { type: "api_error", message: "An unknown error occurred" });
		try {
			const body = JSON.stringify(this.#dispatch(exchange, caller), undefined, 2);
			return { status: 200, body, requestId: exchange.requestId };
		} catch (error) {
			return errorReply(error, exchange);
		} finally {
			this.#deps.changed();
		}
	}

	#dispatch(exchange: Exchange, caller: Caller): object {
		const { emit, now, state } = this.#deps;
		const route = routes.find(exchange.method, exchange.path);
		if (route === undefined) throw unrecognised(exchange);
		const form = parseForm(exchange.form);
		delete form["key"];
		const params = new Params(form);
		const cause: Cause = { id: exchange.requestId, idempotency_key: exchange.idempotencyKey };
		const result = route.handler({
			state,
			params,
			path: route.values,
			fromBrowser: caller.fromBrowser,
			now: Math.floor(now() / 1000),
			emit: (type, object, previous) => emit(type, object, cause, previous),
		});
		return expand(state, result, params.texts("expand"));
	}

	#record(
		{ caller, form, idempotencyKey, method, path, replayed, requestId }: Exchange,
		status: number,
	): void {
		this.#deps.requests.add({
			id: requestId,
			at: this.#deps.now(),
			method,
			path,
			params: recordableParams(form),
			key: caller === undefined ? "none" : caller.fromBrowser ? "publishable" : "secret",
			idempotencyKey,
			replayed,
			status,
		});
	}
}

async function readExchange(request: IncomingMessage): Promise<Exchange> {
	const url = new URL(request.url ?? "/", "http://stand-in");
	const body = await readBody(request);
	const key = request.headers["idempotency-key"];
	return {
		method: request.method ?? "GET",
		path: url.pathname,
		form: [url.search.slice(1), body].filter(Boolean).join("&"),
		requestId: newId("req", 14),
		idempotencyKey: typeof key === "string" && key !== "" ? key : null,
		replayed: false,
	};
}

function keyedRequest(exchange: Exchange, caller: Caller): KeyedRequest | undefined {
	if (exchange.idempotencyKey === null || exchange.method !== "POST") return undefined;
	const { form, idempotencyKey, method, path } = exchange;
	return { apiKey: caller.apiKey, key: idempotencyKey, method, path, body: form };
}

function unrecognised({ method, path }: Exchange): ApiError {
	return new ApiError(404, {
		type: "invalid_request_error",
		message: `Unrecognized request URL (${method}: ${path}). The stand-in does not speak it, or it does not exist.`,
	});
}

function errorReply(error: unknown, exchange: Exchange): Reply {
	if (!(error instanceof ApiError)) throw error;
	const body = exchange.caller?.fromBrowser ? forBrowser(error.body) : error.body;
	return {
		status: error.status,
		body: JSON.stringify({ error: body }, undefined, 2),
		requestId: exchange.requestId,
	};
}

function forBrowser(body: ErrorBody): ErrorBody {
	const shown = { ...body };
	for (const field of ["payment_intent", "setup_intent"] as const) {
		const intent = body[field];
		if (intent !== undefined) shown[field] = publicView(intent as Parameters<typeof publicView>[0]);
	}
	return shown;
}

function allowBrowsers(request: IncomingMessage, response: ServerResponse): void {
	response.setHeader("access-control-allow-origin", request.headers.origin ?? "*");
	response.setHeader("vary", "origin");
	response.setHeader("access-control-allow-methods", "GET, POST, OPTIONS");
	response.setHeader(
		"access-control-allow-headers",
		"authorization, content-type, idempotency-key, stripe-version",
	);
	response.setHeader("access-control-expose-headers", "request-id");
	response.setHeader("access-control-max-age", "300");
}

function send(response: ServerResponse, exchange: Exchange, reply: Reply): void {
	response.statusCode = reply.status;
	response.setHeader("content-type", "application/json");
	response.setHeader("cache-control", "no-store");
	response.setHeader("request-id", exchange.requestId);
	if (exchange.idempotencyKey !== null) response.setHeader("idempotency-key", exchange.idempotencyKey);
	if (exchange.replayed) {
		response.setHeader("idempotent-replayed", "true");
		response.setHeader("original-request", reply.requestId);
	}
	response.end(reply.body);
}
