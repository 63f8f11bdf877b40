import type Stripe from "stripe";
import type { Config } from "./config.ts";
import type { AnswerConnections, Connections } from "./db/database.ts";
import type { Esewa } from "./esewa/esewa-client.ts";
import type { HttpContext } from "./http/register-route.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { DebouncedWork } from "./jobs/debounced-work.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { Models } from "./models/models.ts";
import type { RateLimit } from "./rate-limit/rate-limit.ts";
import type { Storage } from "./storage/storage.ts";
import type { Workers } from "./workers/workers.ts";

/** What features are built from. Passed down from `app.ts`, never imported as a global. */
export interface AppContext extends HttpContext, Connections {
	config: Config;
	jobs: Jobs;
	/** Called with the student when a question ends: what is known about the student will change shortly. */
	learningWork: DebouncedWork;
	models: Models;
	/** Where images are stored. */
	storage: Storage;
	/** Threads for work whose cost depends on untrusted content. */
	workers: Workers;
	/** Threads that generate practice questions. */
	makers: Workers;
	/** Connections reserved for students' answers. */
	forAnswers: AnswerConnections;
	/** From 0 to 2 ** 31 - 1; seeds all randomness in generated questions. */
	drawSeed(): number;
	stripe: Stripe;
	/** Null where eSewa payments are not configured. */
	esewa: Esewa | null;
	limit: RateLimit;
	metrics: Metrics;
	log: {
		info(data: object, text: string): void;
		warn(data: object, text: string): void;
		error(data: object, text: string): void;
	};
}
