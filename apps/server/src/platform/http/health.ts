import type { FastifyInstance } from "fastify";
import { ApiError } from "./errors/api-error.ts";
import type { DatabaseWatch } from "./database-watch.ts";

export interface Health {
	/** Migrated and started: the node may report ready from now on. */
	ready(): void;
	/** The node reports not ready from now on, so that the load balancer stops sending requests. */
	drain(): void;
}

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve: database reachable, clock right, not shutting
 * down.
 */
export function serveHealth(server: FastifyInstance, database: Pick<DatabaseWatch, "problem">): Health {
	let state: "starting" | "ready" | "shutting down" = "starting";
	server.get("/healthz", { config: { who: "public" }, logLevel: "silent" }, async () => ({ status: "ok" }));
	server.get("/readyz", { config: { who: "public" }, logLevel: "silent" }, async (_, reply) => {
		const problem = state === "ready" ? await database.problem() : state;
		return problem === null ? { status: "ready" } : reply.status(503).send({ status: "not ready", problem });
	});
	server.addHook("onRequest", (request, reply, done) => {
		// Makes clients with keep-alive connections reconnect elsewhere while this node still responds.
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
