import type { FastifyInstance } from "fastify";
import type { Metrics } from "../metrics/metrics.ts";

interface RouteFacts {
	who?: string;
	isStream?: boolean;
}

/** The load balancer's probes, which would distort the figures. */
const probes = new Set(["/healthz", "/readyz"]);

/** Measures every response by route, except probes and streams, which stay open for hours. */
export function measureRequests(server: FastifyInstance, metrics: Metrics): void {
	server.addHook("onResponse", (request, reply, done) => {
		const { url, config } = request.routeOptions;
		const { who = "public", isStream = false } = config as RouteFacts;
		if (!isStream && !probes.has(url ?? ""))
			metrics.answered({
				method: request.method,
				route: request.is404 || url === undefined ? "page" : url,
				status: reply.statusCode,
				who,
				seconds: reply.elapsedTime / 1000,
			});
		done();
	});
}
