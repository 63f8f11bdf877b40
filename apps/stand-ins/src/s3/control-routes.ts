import type { IncomingMessage, ServerResponse } from "node:http";
import { answerControl, type ControlRoutes } from "../answer-control.ts";
import { type How, ways } from "./behaviour.ts";
import type { S3Controls } from "./controls.ts";

const routes: ControlRoutes<S3Controls> = {
	"POST behave": (controls, input) => controls.behave(howOf(input["how"])),
	"POST next": (controls, input) => controls.next(howOf(input["how"])),
	"POST lose": (controls, input) => controls.lose(String(input["key"])),
	"POST reset": (controls) => controls.reset(),
	"GET objects": (controls) => controls.objects(),
	"GET calls": (controls) => controls.calls(),
};

/** Serves `/_controls/…` of this stand-in. */
export function handleControl(
	controls: S3Controls,
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
