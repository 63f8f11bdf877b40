import type { FastifyInstance } from "fastify";
import { ApiError } from "../errors/api-error.ts";

const served = new Set(["/healthz", "/readyz"]);

/** For a node that only runs jobs: everything but the health checks is not found. */
export function serveHealthAlone(server: FastifyInstance): void {
	server.addHook("onRequest", (request, _, done) => {
		done(served.has(request.routeOptions.url ?? "") ? undefined : new ApiError("not_found"));
	});
}
