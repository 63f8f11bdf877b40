import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ModelsStandIn, startModelsStandIn } from "./models-stand-in.ts";
import { readWrittenAnswer } from "./read-written-answer.ts";

const apiKey = "sk-test";
let standIn: ModelsStandIn;
beforeAll(async () => {
	standIn = await startModelsStandIn({ apiKey });
});
beforeEach(() => standIn.controls.reset());
afterAll(() => standIn.stop());

const task = {
	question: "Maya adds 50 and takes 1 away. What is 33 + 49?",
	sample_answer:
		"The answer is 82. 50 is one more than 49, so Maya added one too many and takes the 1 away again.",
	requirements: [
		{ id: "r1", requirement: "Says that 50 is one more than 49, so one too many was added." },
		{ id: "r2", requirement: "Says that the 1 is taken away to put this right, so the sum does not change." },
		{ id: "r3", requirement: "Names a moon of the planet Jupiter." },
	],
};
const texts = (answer: string) => [JSON.stringify(task), `fence\n${JSON.stringify(answer)}\nfence`];

interface Chat {
	choices: { message: { content: string | null; refusal: string | null }; finish_reason: string }[];
}

async function chat(user: string[], key = apiKey, format: object = { type: "json_schema", json_schema: {} }) {
	const response = await fetch(`${standIn.baseUrls["openai-compatible"]}/chat/completions`, {
		method: "POST",
		headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
		body: JSON.stringify({
			model: "m",
			messages: [
				{ role: "system", content: "Judge." },
				...user.map((content) => ({ role: "user", content })),
			],
			response_format: format,
		}),
	});
	return { status: response.status, body: (await response.json()) as Chat };
}

const control = (method: string, name: string, body?: object, headers: Record<string, string> = {}) =>
	fetch(`${standIn.url}/_controls/${name}`, {
		method,
		headers,
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	});

describe("a written answer", () => {
	test.each([
		[task.sample_answer, [true, true, false]],
		["82. 50 is 1 more than 49 so you add one too much, then you take the 1 away.", [true, true, false]],
		["82 because 50 is one more than 49", [true, false, false]],
		["The answer is 82 because I counted.", [false, false, false]],
		["Europa and Ganymede are there.", [false, false, false]],
		["", [false, false, false]],
	])("is read by its keywords: %s", (answer, met) => {
		const reading = readWrittenAnswer({ ...task, answer });
		expect(Object.values(reading.requirements_met)).toEqual(met);
		expect(reading.confidence).toBeGreaterThanOrEqual(0.8);
		expect(reading.instruction_present).toBe(false);
	});

	test.each([
		["that says no where the sample does not", "82. 50 is not one more than 49, nothing is taken away"],
		["that lies between", "82, because she adds 50 and then takes 1"],
	])("%s leaves it unsure", (_, answer) => {
		expect(readWrittenAnswer({ ...task, answer }).confidence).toBeLessThan(0.8);
	});
});

describe("the protocol", () => {
	test("has the reading as the content of a chat completion, and the call is recorded", async () => {
		const { status, body } = await chat(texts(task.sample_answer));
		expect(status).toBe(200);
		expect(body.choices[0]).toMatchObject({ finish_reason: "stop", message: { refusal: null } });
		expect(JSON.parse(body.choices[0]?.message.content ?? "")).toEqual({
			requirements_met: { r1: true, r2: true, r3: false },
			instruction_present: false,
			confidence: 0.97,
		});
		expect(standIn.controls.calls()).toMatchObject([{ path: "/v1/chat/completions", how: "honest" }]);
	});

	test("refuses unsupported requests with a message: another task, or one without a schema", async () => {
		for (const { body } of [await chat(["Write a poem."]), await chat(texts("82"), apiKey, { type: "text" })])
			expect(body.choices[0]?.message).toMatchObject({
				content: null,
				refusal: expect.stringContaining("offline stand-in") as string,
			});
	});

	test("refuses another key, an unknown path and a body that is not JSON", async () => {
		expect((await chat(texts("82"), "sk-other")).status).toBe(401);
		expect((await fetch(`${standIn.url}/v1/embeddings`, { method: "POST" })).status).toBe(404);
		const response = await fetch(`${standIn.url}/v1/chat/completions`, {
			method: "POST",
			headers: { authorization: `Bearer ${apiKey}` },
			body: "{",
		});
		expect(((await response.json()) as Chat).choices[0]?.message.content).toBeNull();
	});
});

describe("the controls over HTTP", () => {
	test("change how it responds, once or from now on, and list the requests", async () => {
		await control("POST", "next", { how: "rate_limit" });
		expect((await chat(texts("82"))).status).toBe(429);
		await control("POST", "behave", { how: "truncate" });
		expect((await chat(texts("82"))).body.choices[0]?.finish_reason).toBe("length");
		await control("POST", "reset");
		expect((await chat(texts("82"))).body.choices[0]?.finish_reason).toBe("stop");
		expect(await (await control("GET", "calls")).json()).toHaveLength(1);
		await control("DELETE", "calls");
		expect(await (await control("GET", "calls")).json()).toEqual([]);
	});

	test("keep a fault of a written question for a request that writes one", async () => {
		await control("POST", "next", { how: "wrong_answer" });
		expect((await chat(texts("82"))).status).toBe(200);
		const calls = (await (await control("GET", "calls")).json()) as { how: string }[];
		expect(calls.map(({ how }) => how)).toEqual(["honest"]);
	});

	test("refuse unknown input, and every page in a browser", async () => {
		expect((await control("POST", "behave", { how: "kindly" })).status).toBe(400);
		expect((await control("POST", "behave", { how: "honest", slow_ms: -1 })).status).toBe(400);
		expect((await control("POST", "explode")).status).toBe(404);
		expect((await control("POST", "reset", {}, { origin: "http://evil.example" })).status).toBe(403);
	});
});
