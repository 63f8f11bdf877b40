import type { FastifyInstance } from "fastify";
import { ApiError } from "./api-error.ts";
import type { DatabaseWatch } from "./database-watch.ts";

export interface Health {
	/** Migrated and started: from now on the node may say it is ready. */
	ready(): void;
	/** From now on the node says it is not ready, so that the balancer sends no more. */
	drain(): void;
}

/** `/healthz`: the process lives. `/readyz`: it can serve: database reachable, clock right, not shutting down. */
export function serveHealth(server: FastifyInstance, database: Pick<DatabaseWatch, "problem">): Health {
	let state: "starting" | "ready" | "shutting down" = "starting";
	server.get("/healthz", { config: { who: "public" }, logLevel: "silent" }, async () => ({ status: "ok" }));
	server.get("/readyz", { config: { who: "public" }, logLevel: "silent" }, async (_, reply) => {
		const problem = state === "ready" ? await database.problem() : state;
		return problem === null ? { status: "ready" } : reply.status(503).send({ status: "not ready", problem });
	});
	server.addHook("onRequest", (request, reply, done) => {
		// So that clients that keep their connection go elsewhere while this node still answers.
		if (state === "shutting down") reply.header("connection", "close");
		// Before the migrations the tables may be missing.
		const isTooEarly = state === "starting" && request.url.startsWith("/api/");
		done(isTooEarly ? new ApiError("unavailable", { retryAfter: 1 }) : undefined);
	});
	return {
		ready() {
			state = "ready";
		},
		drain() {
			state = "shutting down";
		},
	};
}
