import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody } from "../stripe/protocol/read-body.ts";
import { type How, ways } from "./behaviour.ts";
import type { ModelsControls } from "./controls.ts";

type Input = Record<string, unknown>;

const loopback = ["127.0.0.1", "::1", "::ffff:127.0.0.1"];

const routes: Record<string, (controls: ModelsControls, input: Input) => unknown> = {
	"POST behave": (controls, input) =>
		controls.behave(howOf(input["how"]), {
			slowMs: numberOf(input["slow_ms"]),
			retryAfter: numberOf(input["retry_after"]),
		}),
	"POST next": (controls, input) => controls.next(howOf(input["how"])),
	"POST release": (controls) => controls.release(),
	"POST reset": (controls) => controls.reset(),
	"GET calls": (controls) => controls.calls(),
	"DELETE calls": (controls) => controls.clearCalls(),
};

/** Answers `/_controls/…`: the controls for tests and scripts in another process. */
export async function handleControl(
	controls: ModelsControls,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const answer = (status: number, body: unknown) =>
		void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
	// A page open in a browser on the same machine must not be able to steer the stand-in.
	if (!loopback.includes(request.socket.remoteAddress ?? "") || request.headers.origin !== undefined)
		return answer(403, { error: "Controls are for programs on this machine" });
	const route = routes[`${request.method} ${(request.url ?? "").replace("/_controls/", "")}`];
	if (route === undefined) return answer(404, { error: "No such control", controls: Object.keys(routes) });
	try {
		const body = await readBody(request);
		answer(200, route(controls, body === "" ? {} : (JSON.parse(body) as Input)) ?? { done: true });
	} catch (error) {
		answer(400, { error: error instanceof Error ? error.message : String(error) });
	}
}

function howOf(value: unknown): How {
	const how = ways.find((one) => one === value);
	if (how === undefined) throw new Error(`how must be one of ${ways.join(", ")}`);
	return how;
}

function numberOf(value: unknown): number {
	const number = Number(value ?? 0);
	if (Number.isFinite(number) && number >= 0) return number;
	throw new Error("a number is negative or none");
}
