import { type ControlRoutes, oneOf, serveControls } from "../answer-control.ts";
import type { ModelsControls } from "./controls.ts";
import { ways } from "./ways.ts";

const routes: ControlRoutes<ModelsControls> = {
	"POST behave": (controls, input) =>
		controls.behave(oneOf(input, "how", ways), {
			slowMs: numberOf(input["slow_ms"]),
			retryAfter: numberOf(input["retry_after"]),
		}),
	"POST next": (controls, input) => controls.next(oneOf(input, "how", ways)),
	"POST release": (controls) => controls.release(),
	"POST reset": (controls) => controls.reset(),
	"GET calls": (controls) => controls.calls(),
	"DELETE calls": (controls) => controls.clearCalls(),
};

/** Serves `/_controls/…` of this stand-in. */
export const handleControl = serveControls(routes);

function numberOf(value: unknown): number {
	const number = Number(value ?? 0);
	if (Number.isFinite(number) && number >= 0) return number;
	throw new Error("a number is negative or none");
}
