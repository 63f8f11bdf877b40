import type { RouteRequest } from "@learnin/contract/define-route";
import * as generated from "@learnin/contract/routes/bank/generated-candidates.contract";
import * as contract from "@learnin/contract/routes/bank/question-generation.contract";
import { type ModelsStandIn, startModelsStandIn } from "@learnin/stand-ins/models/models-stand-in";
import { afterAll, beforeEach } from "vitest";
import type { Db } from "../../../platform/db/database.ts";
import type { ModelSetting } from "../../../platform/models/model-settings.ts";
import { createModels, type ModelsOptions } from "../../../platform/models/models.ts";
import { buildAdmin, type Person } from "../../../platform/testing/factories.ts";
import { type TestApp, testApp } from "../../../platform/testing/test-app.ts";
import { keepJobs } from "../../../platform/testing/test-jobs.ts";
import { makeCandidate } from "../make-candidate.ts";

const apiKey = "sk-stand-in";

export type Order = RouteRequest<typeof contract.startGeneration>["body"];

export interface GenerationFixture {
	app: TestApp;
	standIn: ModelsStandIn;
	admin: Person;
	/** Starts a job whose candidates are not made automatically; returns its id. */
	start(order?: Partial<Order>): Promise<string>;
	/** Makes the waiting candidates of a job one by one, as a node with these settings does. */
	make(job_id: string, options?: NodeOptions): Promise<void>;
	/** Runs one candidate's job. */
	makeOne(candidate_id: string, options?: NodeOptions): Promise<void>;
	read(job_id: string): ReturnType<typeof readJob>;
	candidate(candidate_id: string): ReturnType<typeof readCandidate>;
	/** Its model calls, verbatim. */
	callsOf(candidate_id: string): ReturnType<typeof readCalls>;
}

type NodeOptions = Partial<ModelsOptions>;

const readJob = async (app: TestApp, admin: Person, job_id: string) =>
	(await app.call(contract.getGeneration, { params: { job_id } }, admin.token)).data;
const readCandidate = async (app: TestApp, admin: Person, candidate_id: string) =>
	(await app.call(generated.getCandidate, { params: { candidate_id } }, admin.token)).data;

const readCalls = async (app: TestApp, admin: Person, candidate_id: string) =>
	(await app.call(generated.getCandidateCalls, { params: { candidate_id } }, admin.token)).data;

/** Of a skill whose questions need no image. */
const usual: Order = {
	kind: "several",
	skill_id: "add-within-100",
	question_type: "FILL_ONE",
	answer_type: "INTEGER",
	difficulty: 2,
	wish: "",
	example: null,
	models: ["Thorough"],
	number: 1,
	sends_to_review: false,
};

/**
 * A server whose candidates wait until a test makes them, with a stand-in for two models with different
 * prices; stopped after the last test of the file. Each test begins without jobs and costs.
 */
export async function testGeneration(): Promise<GenerationFixture> {
	const standIn = await startModelsStandIn({ apiKey });
	afterAll(() => standIn.stop());
	const settings = settingsOf(standIn);
	const app = await testApp({ jobs: true, settings: { LLM_MODELS: JSON.stringify(settings) } });
	const { db } = app.database;
	await keepJobs(app, "make-candidate");
	beforeEach(async () => {
		standIn.controls.reset();
		// Otherwise the previous test's questions are duplicates: the stand-in starts over.
		await db.deleteFrom("generation_jobs").execute();
		await db.deleteFrom("model_days").execute();
	});
	const admin = await buildAdmin(app);
	const node = (options: NodeOptions = {}) => {
		const now = () => app.clock.now;
		const own: Db = options.db ?? db;
		return {
			db: own,
			now,
			workers: app.workers,
			models: createModels({ settings, dailyLimit: 10_000, now, ...options, db: own }),
		};
	};
	const makeOne = (candidate_id: string, options?: NodeOptions) => makeCandidate(node(options), candidate_id);
	return {
		app,
		standIn,
		admin,
		makeOne,
		async start(order = {}) {
			const { data, body } = await app.call(
				contract.startGeneration,
				{ body: { ...usual, ...order } },
				admin.token,
			);
			if (body.code !== undefined) throw new Error(`it was refused: ${body.code}`);
			return data.job_id;
		},
		async make(job_id, options) {
			const waiting = (await readJob(app, admin, job_id)).candidates.filter(
				({ state }) => state === "waiting",
			);
			for (const { id } of waiting.toSorted((a, b) => a.number - b.number)) await makeOne(id, options);
		},
		read: (job_id) => readJob(app, admin, job_id),
		candidate: (candidate_id) => readCandidate(app, admin, candidate_id),
		callsOf: (candidate_id) => readCalls(app, admin, candidate_id),
	};
}

function settingsOf({ baseUrls }: ModelsStandIn): ModelSetting[] {
	const model = (name: string, provider: ModelSetting["provider"], price: number): ModelSetting => ({
		name,
		provider,
		baseUrl: baseUrls[provider],
		apiKey,
		model: name.toLowerCase(),
		inputPrice: price,
		outputPrice: 5 * price,
		standIn: true,
	});
	return [model("Thorough", "openai-compatible", 3), model("Quick", "anthropic", 0.25)];
}
