import { invalidRequest } from "../protocol/api-error.ts";
import type { Call } from "./call.ts";

/** The parameters of every list. */
export const LIST_PARAMS = ["limit", "starting_after", "ending_before", "expand"] as const;

const DEFAULT_LIMIT = 10;

/** One page of `objects` (newest first), cut by limit, starting_after and ending_before. */
export function page<T extends { id: string }>(call: Call, url: string, objects: readonly T[]): object {
	const limit = readLimit(call);
	const after = call.params.text("starting_after");
	const before = call.params.text("ending_before");
	if (before !== undefined) {
		const newer = objects.slice(0, positionOf(objects, before, "ending_before"));
		// The page next to the cursor: paging backwards must not skip objects.
		return list(url, newer.slice(Math.max(0, newer.length - limit)), newer.length > limit);
	}
	const rest =
		after === undefined ? objects : objects.slice(positionOf(objects, after, "starting_after") + 1);
	return list(url, rest.slice(0, limit), rest.length > limit);
}

function list(url: string, data: readonly object[], hasMore: boolean): object {
	return { object: "list", data, has_more: hasMore, url };
}

function readLimit(call: Call): number {
	const limit = call.params.integer("limit") ?? DEFAULT_LIMIT;
	if (limit >= 1 && limit <= 100) return limit;
	throw invalidRequest("Invalid limit: must be between 1 and 100", { param: "limit" });
}

function positionOf(objects: readonly { id: string }[], id: string, param: string): number {
	const position = objects.findIndex((object) => object.id === id);
	if (position >= 0) return position;
	throw invalidRequest(`No such object: '${id}'`, { code: "resource_missing", param });
}

/** Whether a time matches a filter such as `created[gte]=…` or `created=…`. */
export function withinCreated(call: Call): (object: { created: number }) => boolean {
	if (!call.params.has("created")) return () => true;
	const range = readRange(call);
	return ({ created }) => created >= range.from && created <= range.to;
}

function readRange(call: Call): { from: number; to: number } {
	if (isPlainNumber(call)) {
		const exact = call.params.integer("created") ?? 0;
		return { from: exact, to: exact };
	}
	const created = call.params.group("created");
	const after = (created?.integer("gt") ?? Number.NEGATIVE_INFINITY) + 1;
	const before = (created?.integer("lt") ?? Number.POSITIVE_INFINITY) - 1;
	return {
		from: Math.max(after, created?.integer("gte") ?? Number.NEGATIVE_INFINITY),
		to: Math.min(before, created?.integer("lte") ?? Number.POSITIVE_INFINITY),
	};
}

function isPlainNumber(call: Call): boolean {
	try {
		return call.params.integer("created") !== undefined;
	} catch {
		return false;
	}
}
