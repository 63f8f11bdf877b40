import type { Route, RouteInput, RouteResponse } from "@learnin/contract/define-route";
import type { App } from "@learnin/server/app";

/** Calls the server's own routes without a port; throws for anything but a success. */
export type Call = <R extends Route>(route: R, input: RouteInput<R>, token?: string) => Promise<RouteResponse<R>>;

export function callsOf(server: App["server"]): Call {
	return async (route, input, token) => {
		const { params = {}, body } = input as unknown as { params?: Record<string, string>; body?: object };
		const response = await server.inject({
			method: route.method,
			url: route.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? ""),
			...(route.method === "GET" ? {} : { payload: body ?? {} }),
			headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
		});
		if (response.statusCode !== 200) throw new Error(`${route.method} ${route.path}: ${response.statusCode} ${response.body}`);
		return response.json<{ data: RouteResponse<typeof route> }>().data;
	};
}
