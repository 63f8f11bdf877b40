import { createDatabaseFrom } from "@learnin/embedded-postgres/create-database-from";
import { type ModelsStandIn, startModelsStandIn } from "@learnin/stand-ins/models/models-stand-in";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import * as z from "zod";
import { type Database, openDatabase } from "../db/database.ts";
import { templateDatabase } from "../testing/global-setup.ts";
import type { ModelSetting } from "./model-settings.ts";
import { createModels, type ModelsOptions } from "./models.ts";

const apiKey = "sk-secret-key-of-the-test";
let standIn: ModelsStandIn;
let own: Awaited<ReturnType<typeof createDatabaseFrom>>;
let database: Database;
const clock = { now: new Date("2026-11-21T12:00:00Z") };
beforeAll(async () => {
	standIn = await startModelsStandIn({ apiKey });
	own = await createDatabaseFrom(inject("postgres"), templateDatabase);
	const onError = (error: Error) => {
		throw error;
	};
	database = openDatabase({ connectionString: own.connectionString, maxConnections: 5, onError });
});
beforeEach(async () => {
	standIn.controls.reset();
	await database.db.deleteFrom("model_calls").execute();
	await database.db.deleteFrom("model_days").execute();
});
afterAll(async () => {
	await database.close();
	await own.drop();
	await standIn.stop();
});

const setting = (provider: ModelSetting["provider"], key = apiKey): ModelSetting => ({
	name: provider,
	provider,
	baseUrl: standIn.baseUrls[provider],
	apiKey: key,
	model: "reader-1",
});

const models = (options: Partial<ModelsOptions> = {}) =>
	createModels({
		settings: [setting("openai-compatible"), setting("anthropic"), setting("google")],
		dailyLimit: 100,
		db: database.db,
		now: () => clock.now,
		...options,
	});

const task = {
	question: "What is half of ten?",
	sample_answer: "Half of ten is five.",
	requirements: [{ id: "r1", requirement: "Says that half of ten is five." }],
};
const schema = z.strictObject({
	requirements_met: z.strictObject({ r1: z.boolean() }),
	instruction_present: z.boolean(),
	confidence: z.number(),
});
const question = (model = "openai-compatible") => ({
	model,
	purpose: "review-answer" as const,
	prompt_version: "test",
	instructions: "Judge.",
	messages: [JSON.stringify(task), JSON.stringify("half of 10 is 5")],
	schema,
});
const answered = {
	outcome: "answered",
	value: { requirements_met: { r1: true }, instruction_present: false, confidence: 0.97 },
};
const rows = () => database.db.selectFrom("model_calls").selectAll().orderBy("created_at").execute();

describe("a model", () => {
	test.each(["openai-compatible", "anthropic", "google"] as const)(
		"of the provider %s gives a structured response, and the call is recorded without its texts",
		async (provider) => {
			expect(await models().askModel(question(provider))).toEqual(answered);
			const [call] = await rows();
			expect(call).toMatchObject({
				day: "2026-11-21",
				model: provider,
				purpose: "review-answer",
				prompt_version: "test",
				outcome: "answered",
			});
			expect(call?.input_tokens).toBeGreaterThan(0);
			expect(call?.output_tokens).toBeGreaterThan(0);
			expect(JSON.stringify(call)).not.toContain("half");
		},
	);

	test("is asked for strict JSON, at temperature 0, with a limit", async () => {
		await models().askModel(question());
		const [call] = standIn.controls.calls();
		expect(JSON.parse(call?.body ?? "")).toMatchObject({
			model: "reader-1",
			temperature: 0,
			max_tokens: 2000,
			messages: [{ role: "system", content: "Judge." }, { role: "user" }, { role: "user" }],
			response_format: {
				type: "json_schema",
				json_schema: { strict: true, schema: { additionalProperties: false } },
			},
		});
	});

	test("that is not configured is a programming error", async () => {
		await expect(models().askModel(question("other"))).rejects.toThrow("no model of this name");
		expect(models({ settings: [] }).names).toEqual([]);
	});
});

describe.each(["openai-compatible", "anthropic", "google"] as const)("a bad response of %s", (provider) => {
	test.each([
		["refuse", "refused"],
		["truncate", "truncated"],
		["cut_json", "truncated"],
		["huge", "truncated"],
		["bad_json", "not_json"],
		["other_json", "not_json"],
		["script", "not_json"],
		["empty", "not_json"],
		["nonsense", "not_json"],
		["wrong_key", "unavailable"],
		["redirect", "unavailable"],
	] as const)("%s is the outcome %s, without a retry", async (how, outcome) => {
		standIn.controls.behave(how);
		expect(await models().askModel(question(provider))).toEqual({ outcome });
		expect((await rows()).map((call) => call.outcome)).toEqual([outcome]);
		expect(standIn.controls.calls()).toHaveLength(1);
	});

	test.each([
		["rate_limit", "rate_limited"],
		["error", "unavailable"],
		["drop", "unavailable"],
	] as const)("%s is retried once; twice is the outcome %s", async (how, outcome) => {
		standIn.controls.next(how);
		expect(await models().askModel(question(provider))).toEqual(answered);
		standIn.controls.next(how, how);
		expect(await models().askModel(question(provider))).toEqual({ outcome });
		expect(standIn.controls.calls()).toHaveLength(4);
	});
});

// The best of three: a busy machine alone is no failure.
describe("the timeout", { retry: 2 }, () => {
	test("ends after the given time, whatever the model does", async () => {
		standIn.controls.behave("hold");
		const begun = performance.now();
		expect(await models({ timeoutMs: 200 }).askModel(question())).toEqual({ outcome: "timeout" });
		expect(performance.now() - begun).toBeLessThan(2_000);
	});

	test("is eight seconds by default", async () => {
		standIn.controls.behave("hold");
		const begun = performance.now();
		expect(await models().askModel(question())).toEqual({ outcome: "timeout" });
		expect(performance.now() - begun).toBeGreaterThan(7_900);
		expect(performance.now() - begun).toBeLessThan(9_500);
	});

	test("does not wait for a provider that wants a long pause", async () => {
		standIn.controls.behave("rate_limit", { retryAfter: 30 });
		expect(await models().askModel(question())).toEqual({ outcome: "rate_limited" });
		expect(standIn.controls.calls()).toHaveLength(1);
	});

	test("includes an unreachable server", async () => {
		const away = { ...setting("openai-compatible"), baseUrl: "http://127.0.0.1:9/v1" };
		expect(await models({ settings: [away] }).askModel(question())).toEqual({ outcome: "unavailable" });
	});
});

describe("the daily limit", () => {
	test("applies to all calls together, also concurrent ones, and resets with the day in UTC", async () => {
		const limited = models({ dailyLimit: 3 });
		const answers = await Promise.all(Array.from({ length: 8 }, () => limited.askModel(question())));
		expect(answers.filter(({ outcome }) => outcome === "answered")).toHaveLength(3);
		expect(answers.filter(({ outcome }) => outcome === "limit_reached")).toHaveLength(5);
		expect(standIn.controls.calls()).toHaveLength(3);
		const tomorrow = models({ dailyLimit: 3, now: () => new Date("2026-11-22T00:00:00Z") });
		expect(await tomorrow.askModel(question())).toEqual(answered);
		expect(await database.db.selectFrom("model_days").selectAll().orderBy("day").execute()).toEqual([
			{ day: "2026-11-21", calls: 3, cost_micros: 0 },
			{ day: "2026-11-22", calls: 1, cost_micros: 0 },
		]);
	});

	test("counts a retry as a call", async () => {
		standIn.controls.next("error");
		expect(await models({ dailyLimit: 1 }).askModel(question())).toEqual({ outcome: "limit_reached" });
		expect((await rows()).map(({ outcome }) => outcome)).toEqual(["unavailable"]);
	});
});

describe("cost", () => {
	const priced = () => ({ ...setting("openai-compatible"), inputPrice: 3, outputPrice: 15 });
	const spent = async () =>
		(await database.db.selectFrom("model_days").select("cost_micros").executeTakeFirst())?.cost_micros;

	test("of a call is computed from the model's prices, rounded up to millionths", async () => {
		await models({ settings: [priced()] }).askModel(question());
		const [call] = await rows();
		const cost = 3 * (call?.input_tokens ?? 0) + 15 * (call?.output_tokens ?? 0);
		expect(call?.cost_micros).toBe(Math.ceil(cost));
		expect(await spent()).toBe(call?.cost_micros);
	});

	test("is unknown for a model without prices, and counts as zero", async () => {
		await models().askModel(question());
		expect((await rows())[0]?.cost_micros).toBeNull();
		expect(await spent()).toBe(0);
	});

	test("must fit the budget at its maximum before the call, also for concurrent calls", async () => {
		// Two thousand tokens at fifteen dollars plus some text: about four cents each.
		const limited = models({ settings: [priced()], dailyCost: 0.1 });
		const answers = await Promise.all(Array.from({ length: 6 }, () => limited.askModel(question())));
		const outcomes = answers.map(({ outcome }) => outcome);
		expect(outcomes.filter((outcome) => outcome === "cost_limit_reached").length).toBeGreaterThanOrEqual(1);
		expect(standIn.controls.calls().length).toBeLessThan(6);
		expect(await models({ settings: [priced()], dailyCost: 0.01 }).askModel(question())).toEqual({
			outcome: "cost_limit_reached",
		});
	});

	test("of a call that timed out counts at its maximum", async () => {
		standIn.controls.behave("hold");
		await models({ settings: [priced()], timeoutMs: 100 }).askModel(question());
		expect(await spent()).toBeGreaterThan(30_000);
	});

	test("is reported with the limits of the day", async () => {
		await models({ settings: [priced()] }).askModel(question());
		const { used, limits } = await models({ settings: [priced()], dailyCost: 2 }).today();
		expect(limits).toEqual({ calls: 100, cost_micros: 2_000_000 });
		expect(used).toEqual({ calls: 1, cost_micros: await spent() });
	});
});

test("no key is in a response or a record, even if the provider repeats it", async () => {
	const wrong = models({ settings: [setting("openai-compatible", "sk-another-secret")] });
	const answer = await wrong.askModel(question());
	expect(answer).toEqual({ outcome: "unavailable" });
	expect(JSON.stringify([answer, await rows()])).not.toContain("secret");
});
