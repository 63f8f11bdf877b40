import type { IncomingMessage, ServerResponse } from "node:http";
import { answerControl, type ControlRoutes } from "../answer-control.ts";
import type { ModelsControls } from "./controls.ts";
import { type How, ways } from "./ways.ts";

const routes: ControlRoutes<ModelsControls> = {
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

/** Serves `/_controls/…` of this stand-in. */
export function handleControl(
	controls: ModelsControls,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	return answerControl(routes, controls, request, response);
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
