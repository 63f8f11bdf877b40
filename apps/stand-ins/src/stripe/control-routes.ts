import type { IncomingMessage, ServerResponse } from "node:http";
import { OBJECT_KINDS, type StripeControls } from "./controls.ts";
import { readBody } from "./protocol/read-body.ts";

type Input = Record<string, unknown>;
type ControlRoute = (controls: StripeControls, input: Input) => unknown;

const LOOPBACK = ["127.0.0.1", "::1", "::ffff:127.0.0.1"];

const ROUTES: Record<string, ControlRoute> = {
	"POST webhook": (controls, input) => controls.setWebhook(readTarget(input)),
	"POST hold": (controls) => controls.hold(),
	"POST release": (controls, input) =>
		controls.release(choice(input, "order", ["generated", "reversed", "shuffled"])),
	"POST copies": (controls, input) => controls.sendCopies(integer(input, "copies", 1)),
	"POST shuffle": (controls, input) =>
		controls.shuffle("seed" in input ? integer(input, "seed", 1) : undefined),
	"POST delay": (controls, input) => controls.delay(integer(input, "milliseconds", 0)),
	"POST drop": (controls, input) => controls.drop(integer(input, "count", 1)),
	"POST redeliver": (controls, input) => controls.redeliver(text(input, "event", "")),
	"POST forge": async (controls, input) => ({ status: await controls.forge(readForgery(input)) }),
	"POST down": (controls, input) => controls.down(choice(input, "how", ["refuse", "unavailable"])),
	"POST up": (controls) => controls.up(),
	"POST slow": (controls, input) => controls.slow(integer(input, "milliseconds", 0)),
	"POST fail": (controls, input) =>
		controls.failNext({
			path: text(input, "path", "/v1"),
			status: integer(input, "status", 500),
			times: integer(input, "times", 1),
		}),
	"POST lose": (controls, input) =>
		controls.loseResponses({ path: text(input, "path", "/v1"), times: integer(input, "times", 1) }),
	"POST hang": (controls, input) =>
		controls.hang({
			path: text(input, "path", "/v1"),
			holding: text(input, "holding", ""),
			times: integer(input, "times", 1),
		}),
	"POST stall": (controls, input) =>
		controls.stall({
			path: text(input, "path", "/v1"),
			holding: text(input, "holding", ""),
			times: integer(input, "times", 1),
		}),
	"POST authenticate": (controls, input) =>
		controls.authenticate(text(input, "intent", ""), choice(input, "outcome", ["complete", "fail"])),
	"POST settle-refund": (controls, input) =>
		controls.settleRefund(
			text(input, "refund", ""),
			choice(input, "outcome", ["failed", "succeeded"]) ?? "succeeded",
		),
	"POST dispute": (controls, input) =>
		controls.dispute(text(input, "intent", ""), {
			reason: text(input, "reason", "fraudulent"),
			isInquiry: input["inquiry"] === true || input["inquiry"] === "true",
		}),
	"POST escalate-dispute": (controls, input) => controls.escalateDispute(text(input, "dispute", "")),
	"POST settle-payout": (controls, input) =>
		controls.settlePayout(text(input, "payout", ""), choice(input, "outcome", ["failed", "paid"]) ?? "paid"),
	"POST close-dispute": (controls, input) =>
		controls.closeDispute(text(input, "dispute", ""), choice(input, "outcome", ["lost", "won"]) ?? "lost"),
	"POST behave": (controls) => controls.behave(),
	"POST reset": (controls) => controls.reset(),
	"GET requests": (controls) => controls.requests(),
	"DELETE requests": (controls) => controls.clearRequests(),
	"GET objects": (controls, input) =>
		controls.objects(choice(input, "kind", OBJECT_KINDS) ?? "paymentIntents"),
	"GET deliveries": (controls) => controls.deliveries(),
	"GET idle": (controls) => controls.idle(),
};

/** Serves `/_controls/…`: the controls for tests and scripts in another process. */
export async function handleControl(
	controls: StripeControls,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	// A page open in a browser on the same machine must not be able to control the stand-in.
	if (!LOOPBACK.includes(request.socket.remoteAddress ?? "") || request.headers.origin !== undefined) {
		answer(response, 403, { error: "Controls are for programs on this machine" });
		return;
	}
	const url = new URL(request.url ?? "/", "http://stand-in");
	const route = ROUTES[`${request.method} ${url.pathname.replace("/_controls/", "")}`];
	if (route === undefined) {
		answer(response, 404, { error: "No such control", controls: Object.keys(ROUTES) });
		return;
	}
	try {
		const body = await readBody(request);
		const input = {
			...Object.fromEntries(url.searchParams),
			...(body === "" ? {} : (JSON.parse(body) as Input)),
		};
		answer(response, 200, (await route(controls, input)) ?? { done: true });
	} catch (error) {
		answer(response, 400, { error: error instanceof Error ? error.message : String(error) });
	}
}

function answer(response: ServerResponse, status: number, body: unknown): void {
	response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body, undefined, 2));
}

function integer(input: Input, name: string, fallback: number): number {
	const value = Number(input[name] ?? fallback);
	if (Number.isInteger(value)) return value;
	throw new Error(`${name} must be an integer`);
}

function text(input: Input, name: string, fallback: string): string {
	const value = input[name] ?? fallback;
	if (typeof value === "string") return value;
	throw new Error(`${name} must be text`);
}

function choice<T extends string>(input: Input, name: string, choices: readonly T[]): T | undefined {
	if (input[name] === undefined) return undefined;
	const found = choices.find((one) => one === input[name]);
	if (found !== undefined) return found;
	throw new Error(`${name} must be one of ${choices.join(", ")}`);
}

function readTarget(input: Input) {
	const url = text(input, "url", "");
	if (url === "") return undefined;
	const secrets = Array.isArray(input["secrets"]) ? input["secrets"].map(String) : [];
	return { url, secrets };
}

function readForgery(input: Input) {
	const object = typeof input["object"] === "object" && input["object"] !== null ? input["object"] : {};
	const secret = typeof input["secret"] === "string" ? { secret: input["secret"] } : {};
	return { type: text(input, "type", "payment_intent.succeeded"), object, ...secret };
}
