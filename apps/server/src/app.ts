import { submitAnswer } from "@learnin/contract/routes/practice/practice.contract";
import type { FastifyInstance } from "fastify";
import { productMetrics } from "./features/metrics/index.ts";
import { warmUpMakers } from "./features/practice/index.ts";
import { forgetOldTriesAndNetworks } from "./features/sign-in/index.ts";
import { seedSkills } from "./features/skills/index.ts";
import type { AppContext } from "./platform/app-context.ts";
import { allEnded } from "./platform/all-ended.ts";
import { createAccessTokens } from "./platform/auth/access-token.ts";
import { createViewers } from "./platform/auth/viewers.ts";
import type { Config } from "./platform/config.ts";
import { type Database, openDatabase } from "./platform/db/database.ts";
import { createEsewa } from "./platform/esewa/esewa-client.ts";
import { createDatabaseWatch } from "./platform/http/database-watch.ts";
import { closerOf } from "./platform/http/close-server.ts";
import { createStreamBound } from "./platform/http/guards/stream-bound.ts";
import { type Health, serveHealth } from "./platform/http/health.ts";
import { serveHealthAlone } from "./platform/http/pages/health-alone.ts";
import { listRoutes, type ServedRoute } from "./platform/http/list-routes.ts";
import { measureRequests } from "./platform/http/measure-requests.ts";
import { serveSecurityText } from "./platform/http/guards/security-text.ts";
import { traceRequests } from "./platform/http/trace-requests.ts";
import { createHttpServer, type LogSink } from "./platform/http/server.ts";
import { createJobs, type Jobs } from "./platform/jobs/jobs.ts";
import { createDebouncedWork, type DebouncedWork } from "./platform/jobs/debounced-work.ts";
import { logFailedTry } from "./platform/jobs/log-failed-try.ts";
import { mailInLanguage } from "./platform/languages/mail-language.ts";
import { withEmailLog } from "./platform/mail/mail-log.ts";
import { createMailer } from "./platform/mail/mailer.ts";
import { withSealedLinks } from "./platform/mail/sealed-links.ts";
import { createMetrics } from "./platform/metrics/create-metrics.ts";
import type { Metrics } from "./platform/metrics/metrics.ts";
import { createModels } from "./platform/models/models.ts";
import { createRateLimit, forgetRateLimits, noRateLimit } from "./platform/rate-limit/rate-limit.ts";
import { createSeeds } from "./platform/seeds.ts";
import { createStorage, type Storage } from "./platform/storage/storage.ts";
import { createStripe } from "./platform/stripe/stripe-client.ts";
import { registerFeatures } from "./register-features.ts";
import { serveDocuments } from "./serve-documents.ts";
import { createTraces } from "./platform/traces/create-traces.ts";
import { createMakers } from "./platform/workers/makers.ts";
import { createWorkers, type Workers } from "./platform/workers/workers.ts";

export interface App {
	server: FastifyInstance;
	database: Database;
	health: Health;
	storage: Storage;
	workers: Workers;
	/** Students whose answers will be applied to mastery shortly. */
	learningWork: DebouncedWork;
	/** Every route that is served, with who may call it. */
	routes: ServedRoute[];
	/** Starts the jobs; the database must be migrated. After a failure it can be called again. */
	start(): Promise<void>;
	/** Finishes what is running and releases everything. */
	stop(): Promise<void>;
}

interface AppOptions {
	now?: () => Date;
	/** The folder of the built web app, if not the one in this checkout; false serves only the API. */
	pages?: string | false;
	/** Where to log instead of standard output. */
	log?: LogSink;
	/** Threads shared with other apps of this process, which outlive this one. */
	makers?: Workers;
	workers?: Workers;
	/** How long to wait for the database when no one waits for the response. */
	databasePatienceMs?: number;
}

/** About once a set; reading mastery applies pending answers first and does not wait for this. */
const learningPatience = { afterMs: 180_000, atMost: 10, yieldMs: 30_000 };

/** The whole server from its settings: platform first, then the list of features. */
export async function createApp(config: Config, options: AppOptions = {}): Promise<App> {
	const now = options.now ?? (() => new Date());
	const server = createHttpServer(config, options.log);
	const closeServer = closerOf(server);
	const onError = (error: Error) => server.log.error({ message: error.message }, "database connection lost");
	const traces = await createTraces(config);
	const database = openDatabase({
		traces,
		connectionString: config.DATABASE_URL,
		maxConnections: config.DATABASE_POOL,
		keptForAnswers: Math.floor(config.DATABASE_POOL / 4),
		patienceMs: options.databasePatienceMs,
		onError,
	});
	const metrics = await createMetrics(config, submitAnswer.path);
	const queue = createJobs({
		connectionString: config.DATABASE_URL,
		onError,
		onFailedTry: (failure) => logFailedTry(server.log, failure),
		onTried: metrics.jobTried,
		traces,
		works: config.NODE_ROLE !== "web",
	});
	const jobs = withSealedLinks(withEmailLog(queue, { db: database.db, now }), config.keyring);
	const routes = listRoutes(server);
	const watch = createDatabaseWatch({ connectionString: config.DATABASE_URL, now });
	const health = serveHealth(server, watch);
	serveSecurityText(server, config, now);
	measureRequests(server, metrics);
	traceRequests(server, traces);
	if (config.NODE_ROLE === "worker") serveHealthAlone(server);
	const storage = createStorage(config.storage);
	const workers = options.workers ?? createWorkers();
	const makers = options.makers ?? createMakers();
	const learningWork = createDebouncedWork({
		...learningPatience,
		isBusy: database.forAnswers.isBusy,
	});
	const context = createContext(config, {
		server,
		database,
		jobs,
		learningWork,
		storage,
		workers,
		makers,
		metrics,
		now,
	});
	registerFeatures(context);
	productMetrics(context, database);
	await serveDocuments(config, server, options);
	const mailer = serveMail(config, context);
	forgetRegularly(context);
	return {
		server,
		database,
		health,
		storage,
		workers,
		learningWork,
		routes,
		async start() {
			// The threads load the curriculum while this one prepares the database.
			const prepared = seedSkills(database.db).then(() => jobs.start());
			const isAsked = config.NODE_ROLE !== "worker";
			await allEnded([isAsked ? warmUpMakers(makers) : Promise.resolve(), prepared]);
		},
		async stop() {
			await closeServer();
			await learningWork.close();
			await jobs.stop();
			if (options.workers === undefined) await workers.close();
			if (options.makers === undefined) await makers.close();
			mailer.close();
			await metrics.close();
			await watch.close();
			await database.close();
			await traces.close();
		},
	};
}

function forgetRegularly({ jobs, db, now }: AppContext): void {
	jobs.handle("forget-rate-limits", async () => {
		await forgetRateLimits(db, now());
		await forgetOldTriesAndNetworks(db, now());
	});
}

interface Parts {
	server: FastifyInstance;
	database: Database;
	jobs: Jobs;
	learningWork: DebouncedWork;
	storage: Storage;
	workers: Workers;
	makers: Workers;
	metrics: Metrics;
	now: () => Date;
}

function createContext(
	config: Config,
	{ server, database, jobs, learningWork, storage, workers, makers, metrics, now }: Parts,
): AppContext {
	const { db, pool } = database;
	const requiresSecondFactor = config.ADMIN_SECOND_FACTOR === "required";
	return {
		config,
		server,
		db,
		pool,
		jobs,
		learningWork,
		models: createModels({
			settings: config.LLM_MODELS,
			dailyLimit: config.LLM_DAILY_LIMIT,
			dailyCost: config.LLM_DAILY_COST,
			db,
			now,
			onCall: metrics.modelCalled,
		}),
		metrics,
		storage,
		workers,
		makers,
		forAnswers: database.forAnswers,
		drawSeed: createSeeds(config.QUESTION_SEED),
		now,
		streams: createStreamBound(),
		viewers: createViewers({ pool, now, requiresSecondFactor }),
		log: server.log,
		accessTokens: createAccessTokens(config.keyring, now),
		stripe: createStripe({ secretKey: config.STRIPE_SECRET_KEY, apiUrl: config.STRIPE_API_URL }),
		esewa: config.esewa === null ? null : createEsewa(config.esewa),
		requiresSecondFactor,
		limit: config.AUTH_LIMITS === "off" ? noRateLimit : createRateLimit(db, now, config.keyring),
	};
}

function serveMail(config: Config, { jobs, pool, metrics }: AppContext) {
	const domain = new URL(config.APP_BASE_URL).hostname;
	const mailer = createMailer({
		url: config.SMTP_URL,
		from: config.MAIL_FROM,
		domain,
		onTried: metrics.mailSent,
	});
	jobs.handle("send-mail", async (mail) =>
		mailer.send(await mailInLanguage(pool, mail, config.APP_BASE_URL)),
	);
	return mailer;
}
