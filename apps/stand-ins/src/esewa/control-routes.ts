import { type ControlInput, type ControlRoutes, oneOf, serveControls } from "../answer-control.ts";
import { outages, outcomes } from "./behaviour.ts";
import type { EsewaControls } from "./controls.ts";
import { statuses } from "./payments.ts";
import { dialects, forgeries } from "./return-data.ts";
import { shapes } from "./status-answer.ts";

const routes: ControlRoutes<EsewaControls> = {
	"POST next": (controls, input) => controls.next(oneOf(input, "outcome", outcomes)),
	"POST forge": (controls, input) => controls.forge(oneOf(input, "forgery", forgeries)),
	"POST settle": (controls, input) => controls.settle(changeOf(input)),
	"POST speak": (controls, input) => controls.speak(oneOf(input, "dialect", dialects)),
	"POST shape": (controls, input) => controls.shape(oneOf(input, "shape", shapes)),
	"POST down": (controls, input) => controls.down("how" in input ? oneOf(input, "how", outages) : undefined),
	"POST up": (controls) => controls.up(),
	"POST slow": (controls, input) => controls.slow(wholeNumber(input["milliseconds"], "milliseconds")),
	"POST behave": (controls) => controls.behave(),
	"POST reset": (controls) => controls.reset(),
	"GET payments": (controls) => controls.payments(),
	"GET checks": (controls) => controls.checks(),
};

/** Serves `/_controls/…` of this stand-in. */
export const handleControl = serveControls(routes);

function changeOf(input: ControlInput): Parameters<EsewaControls["settle"]>[0] {
	const { transaction_uuid, amount } = input;
	return {
		status: oneOf(input, "status", statuses),
		...(typeof transaction_uuid === "string" && { transaction_uuid }),
		...(amount !== undefined && { amount: wholeNumber(amount, "amount") }),
	};
}

function wholeNumber(value: unknown, name: string): number {
	if (Number.isSafeInteger(value) && Number(value) >= 0) return Number(value);
	throw new Error(`${name} must be a whole number`);
}
