import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { InjectOptions } from "fastify";
import { createDatabaseFrom } from "@learnin/embedded-postgres/create-database-from";
import { afterAll, inject } from "vitest";
import type { Route, RouteInput, RouteResponse } from "@learnin/contract/define-route";
import { createApp } from "../../app.ts";
import { type Config, parseConfig } from "../config.ts";
import type { Database } from "../db/database.ts";
import type { LogSink } from "../http/server.ts";
import { makerThreads } from "../workers/makers.ts";
import { createWorkers, type Workers } from "../workers/workers.ts";
import { templateDatabase } from "./global-setup.ts";

export interface Answer<T> {
	status: number;
	/** `data` of a success; undefined otherwise. */
	data: T;
	/** The whole body. */
	body: { code?: string; detail?: string; message?: string | Record<string, string> };
	headers: Record<string, string | string[] | number | undefined>;
}

export interface TestApp {
	config: Config;
	database: Database;
	/** This server's threads. */
	workers: Workers;
	connectionString: string;
	/** The injected clock: `clock.now` may be moved. */
	clock: { now: Date };
	/**
	 * Calls a route of the contract as a browser would, and waits until the mastery updates that it requested
	 * are done.
	 */
	call<R extends Route>(route: R, input: RouteInput<R>, token?: string): Promise<Answer<RouteResponse<R>>>;
	/** Any request, for what the contract does not allow. */
	inject: Awaited<ReturnType<typeof createApp>>["server"]["inject"];
	/** Every route that the server actually has. */
	routes(): { method: string; url: string; who: string | undefined }[];
	/** Listens on a free port and returns the address. */
	listen(): Promise<string>;
	stop(): Promise<void>;
}

interface Parts {
	params?: Record<string, string>;
	query?: Record<string, string>;
	body?: object;
}

interface TestAppOptions {
	settings?: Record<string, string>;
	/** Also start the jobs (email, settling orders). */
	jobs?: boolean;
	/** A folder with a built web app; without it only the API is served. */
	pages?: string;
	/** Use this database instead of a fresh one: a second node. */
	connectionString?: string;
	/** The clock, if not one of its own: that of another node. */
	clock?: TestApp["clock"];
	/** Threads that generate questions, if not the shared ones. */
	makers?: Workers;
	/** For tests that wait for a busy database in vain. */
	databasePatienceMs?: number;
	/** Receives what the server logs, at the level in the settings. */
	log?: LogSink;
}

/** Settings of a server under test; the outside services' addresses are unreachable by default. */
function testSettings(connectionString: string): Record<string, string> {
	return {
		NODE_ENV: "test",
		APP_BASE_URL: "http://learnin.test",
		DATABASE_URL: connectionString,
		DATA_DIR: path.join(os.tmpdir(), `learnin-test-${randomUUID()}`),
		DATABASE_POOL: "10",
		JWT_SECRET: "a secret that is only used in tests 0123456789",
		LOG_LEVEL: "silent",
		QUESTION_SEED: process.env["QUESTION_SEED"] ?? "1",
		STRIPE_SECRET_KEY: "sk_test_learnin",
		STRIPE_PUBLISHABLE_KEY: "pk_test_learnin",
		STRIPE_WEBHOOK_SECRETS: "whsec_test_learnin",
		STRIPE_API_URL: "http://127.0.0.1:9",
		STRIPE_JS_URL: "http://127.0.0.1:9/stripe.js",
		SMTP_URL: "smtp://127.0.0.1:9",
		ADMIN_SECOND_FACTOR: "offered",
		MAIL_FROM: "Learnin <hello@learnin.test>",
		SELLER_NAME: "Learnin Demo, LLC",
		SELLER_ADDRESS: "1 Ten Frame Road, Springfield, IL 62701, USA",
		SELLER_TAX_ID: "US 00-0000000",
		STATEMENT_DESCRIPTOR: "LEARNIN* MATH",
	};
}

/**
 * Shared by all apps of this process: each would load the curriculum and the receipt library again. A busy
 * machine takes longer to load them than a child would wait.
 */
const makers = createWorkers({ threads: makerThreads, most_waiting: 500, longest_wait_ms: 60_000 });
const workers = createWorkers({ longest_wait_ms: 60_000 });

/** Far longer than a person would wait: tests of a frozen database open their own connections. */
const databasePatienceMs = 60_000;

/** A whole server on a fresh copy of the template database, without the pages. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
	const own =
		options.connectionString === undefined
			? await createDatabaseFrom(inject("postgres"), templateDatabase)
			: undefined;
	const connectionString = options.connectionString ?? own?.connectionString ?? "";
	const clock = options.clock ?? { now: new Date("2026-11-21T12:00:00Z") };
	const config = parseConfig({ ...testSettings(connectionString), ...options.settings });
	const app = await createApp(config, {
		now: () => clock.now,
		pages: options.pages ?? false,
		makers: options.makers ?? makers,
		workers,
		databasePatienceMs: options.databasePatienceMs ?? databasePatienceMs,
		...(options.log && { log: options.log }),
	});
	if (options.jobs === true) await app.start();
	app.health.ready();
	// Once: a retried test asks for it again.
	let address: Promise<string> | undefined;
	return {
		config,
		database: app.database,
		workers: app.workers,
		connectionString,
		clock,
		inject: (async (request: InjectOptions | string) => {
			const response = await app.server.inject(request);
			await app.learningWork.flush();
			return response;
		}) as TestApp["inject"],
		async call<R extends Route>(route: R, input: RouteInput<R>, token?: string) {
			const { params, query, body } = input as unknown as Parts;
			const response = await app.server.inject({
				method: route.method,
				url: fillPath(route.path, params),
				...(query === undefined ? {} : { query: definedOnly(query) }),
				...(route.method === "GET" ? {} : { payload: body ?? {} }),
				headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
			});
			await app.learningWork.flush();
			const json = response.json<{ data?: RouteResponse<R> } & Answer<never>["body"]>();
			return {
				status: response.statusCode,
				data: json.data as RouteResponse<R>,
				body: json,
				headers: response.headers,
			};
		},
		routes: () => app.routes,
		listen: () => (address ??= app.server.listen({ port: 0, host: "127.0.0.1" })),
		async stop() {
			await app.stop();
			if (config.storage.kind === "disk") await rm(config.storage.folder, { recursive: true, force: true });
			await own?.drop();
		},
	};
}

/** A test app for all tests of a file, stopped after the last of them. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
	const app = await createTestApp(options);
	afterAll(() => app.stop());
	return app;
}

/** Two nodes that run jobs, of one database and with one clock, for all tests of a file. */
export async function twoNodes(settings: Record<string, string> = {}): Promise<[TestApp, TestApp]> {
	const app = await testApp({ jobs: true, settings });
	const { connectionString, clock } = app;
	return [app, await testApp({ jobs: true, settings, connectionString, clock })];
}

export function moveClock(app: TestApp, ms: number): void {
	app.clock.now = new Date(app.clock.now.getTime() + ms);
}

export function fillPath(path: string, params: Record<string, string> = {}): string {
	return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}

function definedOnly(query: Record<string, string>): Record<string, string> {
	return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}
