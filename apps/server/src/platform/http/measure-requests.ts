import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Metrics } from "../metrics/metrics.ts";

interface RouteFacts {
	who?: string;
	isStream?: boolean;
}

/** The load balancer's probes, which would distort the figures. */
export const probes = new Set(["/healthz", "/readyz"]);

/** The pattern of a request's route, never its address; "page" for documents and for what is nowhere. */
export function routeOf(request: FastifyRequest): { route: string; who: string; isStream: boolean } {
	const { url, config } = request.routeOptions;
	const { who = "public", isStream = false } = config as RouteFacts;
	return { route: request.is404 || url === undefined ? "page" : url, who, isStream };
}

/** Measures every response by route, except probes and streams, which stay open for hours. */
export function measureRequests(server: FastifyInstance, metrics: Metrics): void {
	server.addHook("onResponse", (request, reply, done) => {
		const { route, who, isStream } = routeOf(request);
		if (!isStream && !probes.has(route))
			metrics.answered({
				method: request.method,
				route,
				status: reply.statusCode,
				who,
				seconds: reply.elapsedTime / 1000,
			});
		done();
	});
}
