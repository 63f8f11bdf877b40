import type { FastifyInstance } from "fastify";
import type { Metrics } from "../metrics/metrics.ts";

interface RouteFacts {
	who?: string;
	isStream?: boolean;
}

/** Probes of the balancer, which would hide what people wait for. */
const probes = new Set(["/healthz", "/readyz"]);

/** Measures every answer by its route; streams, which are open for hours, and probes are left out. */
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
