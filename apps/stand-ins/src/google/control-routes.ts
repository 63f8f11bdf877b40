import type { IncomingMessage, ServerResponse } from "node:http";
import { answerControl, type ControlInput, type ControlRoutes } from "../answer-control.ts";
import type { AccountDraft } from "./accounts.ts";
import type { GoogleControls } from "./controls.ts";
import { type Fault, faults } from "./tamper.ts";

const routes: ControlRoutes<GoogleControls> = {
	"GET accounts": (controls) => controls.accounts(),
	"POST accounts": (controls, input) => controls.addAccount(draftOf(input)),
	"POST next": (controls, input) => controls.next(faultOf(input["fault"])),
	"POST down": (controls) => controls.down(),
	"POST up": (controls) => controls.up(),
	"POST cut-opener": (controls) => controls.cutOpener(),
	"POST reset": (controls) => controls.reset(),
};

/** Serves `/_controls/…` of this stand-in. */
export function handleControl(
	controls: GoogleControls,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	return answerControl(routes, controls, request, response);
}

function draftOf(input: ControlInput): AccountDraft {
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
