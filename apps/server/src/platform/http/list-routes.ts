import type { FastifyInstance } from "fastify";

/** A route that is served, with who may call it. */
export interface ServedRoute {
	method: string;
	url: string;
	who: string | undefined;
}

/** Notes every route that is registered from now on. */
export function listRoutes(server: FastifyInstance): ServedRoute[] {
	const routes: ServedRoute[] = [];
	server.addHook("onRoute", ({ method, url, config }) => {
		for (const one of [method].flat())
			routes.push({ method: one, url, who: (config as { who?: string } | undefined)?.who });
	});
	return routes;
}
