import type { State } from "../objects/state.ts";
import type { EventType, WireObject } from "../objects/wire-objects.ts";
import type { Params } from "../protocol/params.ts";

/** What a resource may use while it changes state: the clock and events. */
export interface Activity {
	state: State;
	/** Unix time in seconds. */
	now: number;
	/** `previous` has the old values of the fields that the event is about. */
	emit(type: EventType, object: WireObject, previous?: object): void;
}

/** One authenticated request to the API. */
export interface Call extends Activity {
	params: Params;
	/** Values of the `:name` parts of the path. */
	path: Readonly<Record<string, string>>;
	/** Made with the publishable key, so from a browser. */
	fromBrowser: boolean;
}

/** Handles one kind of request. */
export type Handler = (call: Call) => object;

/** The `:id` of the path. */
export function idOf(call: Call): string {
	return call.path["id"] ?? "";
}
