import { createServer } from "node:net";
import { streamActivity } from "@learnin/contract/routes/practice/activity.contract";
import { submitAnswer } from "@learnin/contract/routes/practice/practice.contract";
import { loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import { JOBS } from "@learnin/domain/workshop/jobs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildParent, buildStudent } from "../../platform/testing/factories.ts";
import { sendWrongAnswer, startedIds } from "../../platform/testing/send-answer.ts";
import { createTestApp, type TestApp } from "../../platform/testing/test-app.ts";

let app: TestApp;
let address: string;
let port: number;

async function freePort(): Promise<number> {
	const probe = createServer();
	await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
	const found = probe.address();
	await new Promise((resolve) => probe.close(resolve));
	return typeof found === "object" && found !== null ? found.port : 0;
}

beforeAll(async () => {
	port = await freePort();
	app = await createTestApp({ jobs: true, settings: { METRICS_PORT: String(port), HOST: "127.0.0.1" } });
	address = await app.listen();
});
afterAll(() => app.stop());

interface Sample {
	name: string;
	labels: Record<string, string>;
	value: number;
}

async function scrape(): Promise<Sample[]> {
	const response = await fetch(`http://127.0.0.1:${port}/metrics`);
	expect(response.status).toBe(200);
	const lines = (await response.text()).split("\n").filter((line) => line !== "" && !line.startsWith("#"));
	return lines.map((line) => {
		const [, name = "", inside = "", value = ""] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
		const labels = [...inside.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key = "", text = ""]) => [
			key,
			text,
		]);
		return { name, labels: Object.fromEntries(labels) as Sample["labels"], value: Number(value) };
	});
}

function valueOf(samples: Sample[], name: string, labels: Record<string, string> = {}): number {
	const found = samples.filter(
		(sample) =>
			sample.name === name && Object.entries(labels).every(([key, text]) => sample.labels[key] === text),
	);
	return found.reduce((sum, { value }) => sum + value, 0);
}

async function answerOnce(): Promise<void> {
	const child = await buildStudent(app, await buildParent(app));
	const [question_id] = await startedIds(app, child);
	expect((await sendWrongAnswer(app, child, question_id)).status).toBe(200);
}

describe("metrics", () => {
	test("count requests by route and status, and every acknowledged answer", async () => {
		await answerOnce();
		await app.call(loginUser, { body: { email: "nobody@example.com", password: "not this one" } });
		const samples = await scrape();
		const requests = "http_server_request_duration_seconds_count";
		expect(valueOf(samples, requests, { route: submitAnswer.path, status: "200", who: "student" })).toBe(1);
		expect(valueOf(samples, requests, { route: loginUser.path, status: "401", role: "all" })).toBe(1);
		expect(valueOf(samples, "learnin_answers_acknowledged_total")).toBe(1);
	});

	test("report connections, streams, the event loop, queues and money", async () => {
		const { token } = await buildParent(app);
		const leave = new AbortController();
		await fetch(address + streamActivity.path, {
			headers: { authorization: `Bearer ${token}` },
			signal: leave.signal,
		});
		const samples = await scrape();
		leave.abort();
		expect(valueOf(samples, "learnin_live_streams")).toBe(1);
		expect(valueOf(samples, "learnin_database_connections", { state: "most" })).toBe(10);
		expect(samples.filter(({ name }) => name === "learnin_database_waiting")).toHaveLength(2);
		expect(samples.filter(({ name }) => name === "nodejs_eventloop_lag_seconds")).toHaveLength(3);
		const queues = samples.filter(({ name }) => name === "learnin_job_oldest_seconds");
		expect(queues.map(({ labels }) => labels["queue"]).toSorted()).toEqual(Object.keys(JOBS).toSorted());
		const money = samples.filter(({ name }) => name === "learnin_money_waiting");
		expect(money.map(({ labels }) => labels["what"]).toSorted()).toEqual(
			["disagreements", "disputes", "esewa_payments", "orders", "refunds"].toSorted(),
		);
	});

	test("contain nothing about a person: labels have few names, and only our own values", async () => {
		const canary = "canary";
		await app.inject(`/api/${canary}?email=${canary}@example.com`);
		await app.inject({ method: "GET", url: `/${canary}`, headers: { "user-agent": canary } });
		await app.inject({
			method: "POST",
			url: loginUser.path,
			payload: { email: `${canary}@example.com`, password: canary },
		});
		await app.inject({ method: "POST", url: submitAnswer.path.replace(":question_id", canary), payload: {} });
		const samples = await scrape();
		expect(JSON.stringify(samples)).not.toContain(canary);
		const named = new Set(samples.flatMap(({ labels }) => Object.keys(labels)));
		const known = [
			"method",
			"route",
			"status",
			"who",
			"role",
			"le",
			"queue",
			"outcome",
			"state",
			"pool",
			"what",
		];
		expect([...named].filter((name) => ![...known, "quantile", "node"].includes(name))).toEqual([]);
		const routes = new Set([...app.routes().map(({ url }) => url), "page"]);
		for (const { labels } of samples) expect(routes.has(labels["route"] ?? "page")).toBe(true);
		const ids = samples
			.flatMap(({ labels }) => Object.values(labels))
			.filter((text) => /[0-9a-f]{8}-|@/.test(text));
		expect(ids).toEqual([]);
	});

	test("do not exist without their port, and explain a port in use", async () => {
		const without = await createTestApp();
		await without.stop();
		const taken = createTestApp({ settings: { METRICS_PORT: String(port), HOST: "127.0.0.1" } });
		await expect(taken).rejects.toThrow(`METRICS_PORT: another program listens on port ${port} already`);
	});
});
