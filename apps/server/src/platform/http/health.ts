import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { ApiError } from "./api-error.ts";

/** How far the clock of this node may be from the database's before tokens and windows go wrong. */
const maxSkewMs = 30_000;

export interface Health {
	/** Migrated and started: from now on the node may say it is ready. */
	ready(): void;
	/** From now on the node says it is not ready, so that the balancer sends no more. */
	drain(): void;
}

/** `/healthz`: the process lives. `/readyz`: it can serve: database reachable, clock right, not shutting down. */
export function serveHealth(server: FastifyInstance, pool: pg.Pool, now: () => Date): Health {
	let state: "starting" | "ready" | "shutting down" = "starting";
	server.get("/healthz", { config: { who: "public" }, logLevel: "silent" }, async () => ({ status: "ok" }));
	server.get("/readyz", { config: { who: "public" }, logLevel: "silent" }, async (_, reply) => {
		const problem = state === "ready" ? await databaseProblem(pool, now) : state;
		return problem === null ? { status: "ready" } : reply.status(503).send({ status: "not ready", problem });
	});
	server.addHook("onRequest", async (request, reply) => {
		// Before the migrations the tables may be missing.
		if (state === "starting" && request.url.startsWith("/api/"))
			throw new ApiError("unavailable", { retryAfter: 1 });
		// So that clients that keep their connection go elsewhere while this node still answers.
		if (state === "shutting down") reply.header("connection", "close");
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

async function databaseProblem(pool: pg.Pool, now: () => Date): Promise<string | null> {
	try {
		const { rows } = await pool.query<{ now: Date }>("select now()");
		const skew = Math.abs((rows[0]?.now ?? new Date(0)).getTime() - now().getTime());
		return skew > maxSkewMs ? "the clock of this node differs from the database's" : null;
	} catch {
		return "the database does not answer";
	}
}
