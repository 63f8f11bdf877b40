import type { Route, RouteResponse } from "@learnin/contract/define-route";
import * as z from "zod/mini";

/**
 * The `data` of a response, in the shape of the contract. The server sends nothing that does not have it, so in the
 * browser of a family nothing is checked twice, and neither schemas nor their library are loaded. Only tests check, so
 * that what they answer instead of the server is a possible answer; null if it is none.
 */
export function checkResponse<R extends Route>(route: R, data: unknown): { data: RouteResponse<R> } | null {
	if (!import.meta.env.DEV) return { data: data as RouteResponse<R> };
	const parsed = z.safeParse(route.response, data);
	return parsed.success ? { data: parsed.data as RouteResponse<R> } : null;
}
