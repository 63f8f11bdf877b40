import type { Route, RouteInput, RouteResponse } from "@learnin/contract/define-route";
import type { App } from "@learnin/server/app";

/** Calls one route; rejects for anything but a success. */
export type Call = <R extends Route>(
	route: R,
	input: RouteInput<R>,
	token?: string,
) => Promise<RouteResponse<R>>;

/** Calls the server's own routes without a port, until the signal fires. */
export function callsOf(server: App["server"], signal: AbortSignal): Call {
	return async (route, input, token) => {
		signal.throwIfAborted();
		const { params = {}, body } = input as unknown as { params?: Record<string, string>; body?: object };
		const response = await server.inject({
			method: route.method,
			url: route.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? ""),
			...(route.method === "GET" ? {} : { payload: body ?? {} }),
			headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
		});
		if (response.statusCode !== 200)
			throw new Error(`${route.method} ${route.path}: ${response.statusCode} ${response.body}`);
		return response.json<{ data: RouteResponse<typeof route> }>().data;
	};
}
