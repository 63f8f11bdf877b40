import { type ControlRoutes, oneOf, serveControls } from "../answer-control.ts";
import { ways } from "./behaviour.ts";
import type { S3Controls } from "./controls.ts";

const routes: ControlRoutes<S3Controls> = {
	"POST behave": (controls, input) => controls.behave(oneOf(input, "how", ways)),
	"POST next": (controls, input) => controls.next(oneOf(input, "how", ways)),
	"POST lose": (controls, input) => controls.lose(String(input["key"])),
	"POST reset": (controls) => controls.reset(),
	"GET objects": (controls) => controls.objects(),
	"GET calls": (controls) => controls.calls(),
};

/** Serves `/_controls/…` of this stand-in. */
export const handleControl = serveControls(routes);
