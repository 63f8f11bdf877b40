import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody } from "../stripe/protocol/read-body.ts";
import type { AccountDraft } from "./accounts.ts";
import type { GoogleControls } from "./controls.ts";
import { type Fault, faults } from "./tamper.ts";

type Input = Record<string, unknown>;

const loopback = ["127.0.0.1", "::1", "::ffff:127.0.0.1"];

const routes: Record<string, (controls: GoogleControls, input: Input) => unknown> = {
	"GET accounts": (controls) => controls.accounts(),
	"POST accounts": (controls, input) => controls.addAccount(draftOf(input)),
	"POST next": (controls, input) => controls.next(faultOf(input["fault"])),
	"POST down": (controls) => controls.down(),
	"POST up": (controls) => controls.up(),
	"POST cut-opener": (controls) => controls.cutOpener(),
	"POST reset": (controls) => controls.reset(),
};

/** Answers `/_controls/…`: the controls for tests and scripts in another process. */
export async function handleControl(
	controls: GoogleControls,
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

function draftOf(input: Input): AccountDraft {
	const { email, name, subject, email_verified } = input;
	if (typeof email !== "string") throw new Error("email is missing");
	return {
		email,
		...(typeof name === "string" && { name }),
		...(typeof subject === "string" && { subject }),
		...(typeof email_verified === "boolean" && { email_verified }),
	};
}

function faultOf(value: unknown): Fault {
	const fault = faults.find((one) => one === value);
	if (fault === undefined) throw new Error(`fault must be one of ${faults.join(", ")}`);
	return fault;
}
