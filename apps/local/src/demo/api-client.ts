import type { Route, RouteInput, RouteResponse } from "@learnin/contract/define-route";
import type { App } from "@learnin/server/app";

/** The user agents of the demo's people, so that their devices have names. */
export const demoBrowser =
	"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

/** Calls one route; rejects unless it succeeds. */
export type Call = <R extends Route>(
	route: R,
	input: RouteInput<R>,
	token?: string,
) => Promise<RouteResponse<R>>;

/** Calls the server's own routes without a port, until the signal aborts. */
export function callsOf(server: App["server"], signal: AbortSignal): Call {
	return async (route, input, token) => {
		signal.throwIfAborted();
		const { params = {}, body } = input as unknown as { params?: Record<string, string>; body?: object };
		const response = await server.inject({
			method: route.method,
			url: route.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? ""),
			...(route.method === "GET" ? {} : { payload: body ?? {} }),
			headers: {
				"user-agent": demoBrowser,
				...(token !== undefined && { authorization: `Bearer ${token}` }),
			},
		});
		if (response.statusCode !== 200)
			throw new Error(`${route.method} ${route.path}: ${response.statusCode} ${response.body}`);
		return response.json<{ data: RouteResponse<typeof route> }>().data;
	};
}
