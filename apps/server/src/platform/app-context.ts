import type Stripe from "stripe";
import type { Config } from "./config.ts";
import type { AnswerConnections, Connections } from "./db/database.ts";
import type { Esewa } from "./esewa/esewa-client.ts";
import type { HttpContext } from "./http/register-route.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { Later } from "./jobs/later.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { Models } from "./models/models.ts";
import type { RateLimit } from "./rate-limit/rate-limit.ts";
import type { Storage } from "./storage/storage.ts";
import type { Workers } from "./workers/workers.ts";

/** What features are built from; handed down from `app.ts`, never imported as a global. */
export interface AppContext extends HttpContext, Connections {
	config: Config;
	jobs: Jobs;
	/** Asked, by student, whenever a question ends: what is known of the student moves in a while. */
	learnLater: Later;
	models: Models;
	/** Where pictures are kept. */
	storage: Storage;
	/** Threads for work whose cost other people's content decides. */
	workers: Workers;
	/** Threads that make the questions of practice. */
	makers: Workers;
	/** Connections that are kept for the answers of students. */
	forAnswers: AnswerConnections;
	/** From 0, below 2 ** 31: all chance in the questions that are made. */
	drawSeed(): number;
	stripe: Stripe;
	/** Null where no payments with eSewa are set up. */
	esewa: Esewa | null;
	limit: RateLimit;
	metrics: Metrics;
	log: {
		info(data: object, text: string): void;
		warn(data: object, text: string): void;
		error(data: object, text: string): void;
	};
}
