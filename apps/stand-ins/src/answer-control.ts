import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody } from "./stripe/protocol/read-body.ts";

export type ControlInput = Record<string, unknown>;

/** The controls of a stand-in, by method and name: "POST next". */
export type ControlRoutes<Controls> = Record<string, (controls: Controls, input: ControlInput) => unknown>;

const loopback = ["127.0.0.1", "::1", "::ffff:127.0.0.1"];

/** One of the choices, or an error that lists them. */
export function oneOf<T extends string>(input: ControlInput, name: string, choices: readonly T[]): T {
	const found = choices.find((one) => one === input[name]);
	if (found !== undefined) return found;
	throw new Error(`${name} must be one of ${choices.join(", ")}`);
}

/** Serves `/_controls/…`: the controls for tests and scripts in another process. */
export function serveControls<Controls>(routes: ControlRoutes<Controls>) {
	return (controls: Controls, request: IncomingMessage, response: ServerResponse): Promise<void> =>
		answerControl(routes, controls, request, response);
}

async function answerControl<Controls>(
	routes: ControlRoutes<Controls>,
	controls: Controls,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const answer = (status: number, body: unknown) =>
		void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
	// A page open in a browser on the same machine must not be able to control the stand-in.
	if (!loopback.includes(request.socket.remoteAddress ?? "") || request.headers.origin !== undefined)
		return answer(403, { error: "Controls are for programs on this machine" });
	const route = routes[`${request.method} ${(request.url ?? "").replace("/_controls/", "")}`];
	if (route === undefined) return answer(404, { error: "No such control", controls: Object.keys(routes) });
	try {
		const body = await readBody(request);
		answer(200, route(controls, body === "" ? {} : (JSON.parse(body) as ControlInput)) ?? { done: true });
	} catch (error) {
		answer(400, { error: error instanceof Error ? error.message : String(error) });
	}
}
