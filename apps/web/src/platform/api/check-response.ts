import type { Route, RouteResponse } from "@learnin/contract/define-route";
import * as z from "zod/mini";

/**
 * The `data` of a response, in the shape of the contract. The server validates every response before it sends it, so the
 * built pages trust it and load neither schemas nor their library. Tests validate again, to catch a stubbed response that
 * the server could never send; null if it is invalid.
 */
export function checkResponse<R extends Route>(route: R, data: unknown): { data: RouteResponse<R> } | null {
	if (!import.meta.env.DEV) return { data: data as RouteResponse<R> };
	const parsed = z.safeParse(route.response, data);
	return parsed.success ? { data: parsed.data as RouteResponse<R> } : null;
}
