import { invalidRequest, noSuchObject } from "../protocol/api-error.ts";
import type { StripeEvent } from "../objects/wire-objects.ts";
import { type Call, type Handler, idOf } from "./call.ts";
import { LIST_PARAMS, page, withinCreated } from "./lists.ts";

const MAX_TYPES = 20;
const KEPT_SECONDS = 30 * 24 * 60 * 60;

const retrieve: Handler = (call) => {
	const event = call.state.events.get(idOf(call));
	if (event === undefined) throw noSuchObject("event", idOf(call));
	return event;
};

const list: Handler = (call) => {
	call.params.allowOnly([...LIST_PARAMS, "created", "delivery_success", "type", "types"]);
	const types = readTypes(call);
	const delivered = call.params.boolean("delivery_success");
	const found = call.state.events
		.newestFirst()
		.filter((event) => event.created > call.now - KEPT_SECONDS)
		.filter((event) => types.length === 0 || types.some((type) => matches(event, type)))
		.filter((event) => delivered === undefined || isDelivered(call, event) === delivered)
		.filter(withinCreated(call));
	return page(call, "/v1/events", found);
};

function readTypes(call: Call): string[] {
	const type = call.params.text("type");
	const types = call.params.texts("types");
	if (type !== undefined && types.length > 0) {
		throw invalidRequest("You may only specify one of these parameters: type, types.");
	}
	if (types.length > MAX_TYPES)
		throw invalidRequest(`You may pass at most ${MAX_TYPES} types.`, { param: "types" });
	return type === undefined ? types : [type];
}

function matches(event: StripeEvent, type: string): boolean {
	return type.endsWith("*") ? event.type.startsWith(type.slice(0, -1)) : event.type === type;
}

/** Delivered, or without an endpoint; only those that an endpoint still misses count as not delivered. */
function isDelivered({ state }: Call, event: StripeEvent): boolean {
	const status = state.deliveries.get(event.id)?.status ?? "none";
	return status === "delivered" || status === "none";
}

export const eventRoutes: Record<string, Handler> = {
	"GET /v1/events": list,
	"GET /v1/events/:id": retrieve,
};
