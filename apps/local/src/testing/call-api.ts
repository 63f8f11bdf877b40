import type { Route, RouteInput, RouteResponse } from "@learnin/contract/define-route";
import { fillPath } from "@learnin/server/platform/testing/test-app";

export interface ApiAnswer<T> {
	status: number;
	data: T;
	code: string | undefined;
}

/** Calls a route over the network, as a browser would. */
export async function callApi<R extends Route>(
	address: string,
	route: R,
	input: RouteInput<R>,
	token?: string,
): Promise<ApiAnswer<RouteResponse<R>>> {
	const { params, body } = input as unknown as { params?: Record<string, string>; body?: object };
	const response = await fetch(address + fillPath(route.path, params), {
		method: route.method,
		headers: {
			...(route.method === "GET" ? {} : { "content-type": "application/json" }),
			...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
		},
		...(route.method === "GET" ? {} : { body: JSON.stringify(body ?? {}) }),
	});
	const json = (await response.json()) as { data: RouteResponse<R>; code?: string };
	return { status: response.status, data: json.data, code: json.code };
}

/** The status of a GET, or the code of a network error. */
export async function statusOf(address: string): Promise<number | string> {
	try {
		const response = await fetch(address, { signal: AbortSignal.timeout(10_000) });
		await response.arrayBuffer();
		return response.status;
	} catch (error) {
		const cause = error instanceof Error ? error.cause : undefined;
		return cause instanceof Error && "code" in cause ? String(cause.code) : String(error);
	}
}
