import { type ControlInput, type ControlRoutes, oneOf, serveControls } from "../answer-control.ts";
import type { AccountDraft } from "./accounts.ts";
import type { GoogleControls } from "./controls.ts";
import { faults } from "./tamper.ts";

const routes: ControlRoutes<GoogleControls> = {
	"GET accounts": (controls) => controls.accounts(),
	"POST accounts": (controls, input) => controls.addAccount(draftOf(input)),
	"POST next": (controls, input) => controls.next(oneOf(input, "fault", faults)),
	"POST down": (controls) => controls.down(),
	"POST up": (controls) => controls.up(),
	"POST cut-opener": (controls) => controls.cutOpener(),
	"POST reset": (controls) => controls.reset(),
};

/** Serves `/_controls/…` of this stand-in. */
export const handleControl = serveControls(routes);

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
