import { mkdir, mkdtemp, readdir, rm, rmdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { realStripe, startStripeFixture, WEBHOOK_SECRET } from "../testing/stripe-fixture.ts";
import type { StripeFixture } from "../testing/stripe-fixture.ts";
import { startWebhookReceiver } from "../testing/webhook-receiver.ts";

const HOUR_MS = 60 * 60 * 1000;
const PAYMENT = { amount: 1000, currency: "usd" };

let fixture: StripeFixture;
let now = Date.now();

beforeEach(async () => {
	now = Date.now();
	fixture = await startStripeFixture({ now: () => now });
});

afterEach(() => fixture.stop());

describe("an idempotency key", () => {
	test("returns the first response again and does nothing more", async () => {
		const { paymentIntents } = fixture.stripe;
		const first = await paymentIntents.create(PAYMENT, { idempotencyKey: "order:1:attempt:1" });
		const second = await paymentIntents.create(PAYMENT, { idempotencyKey: "order:1:attempt:1" });
		expect(second.id).toBe(first.id);
		expect(second.lastResponse.headers["idempotent-replayed"]).toBe("true");
		expect(first.lastResponse.headers["idempotent-replayed"]).toBeUndefined();
		expect(fixture.standIn.controls.objects("paymentIntents")).toHaveLength(1);
	});

	test("cannot be used for another request", async () => {
		const { customers, paymentIntents } = fixture.stripe;
		await paymentIntents.create(PAYMENT, { idempotencyKey: "key" });
		const otherAmount = paymentIntents.create({ ...PAYMENT, amount: 2000 }, { idempotencyKey: "key" });
		await expect(otherAmount).rejects.toThrow(Stripe.errors.StripeIdempotencyError);
		const otherPath = customers.create({}, { idempotencyKey: "key" });
		await expect(otherPath).rejects.toThrow(Stripe.errors.StripeIdempotencyError);
	});

	test("repeats an error too", async () => {
		const { paymentIntents } = fixture.stripe;
		const { id } = await paymentIntents.create(PAYMENT);
		const params = { payment_method: "pm_card_visa_chargeDeclined", return_url: "https://example.test" };
		const confirm = () => paymentIntents.confirm(id, params, { idempotencyKey: "confirm" });
		await expect(confirm()).rejects.toThrow(Stripe.errors.StripeCardError);
		await expect(confirm()).rejects.toThrow(Stripe.errors.StripeCardError);
		expect(fixture.standIn.controls.objects("charges")).toHaveLength(1);
	});

	test("stays free after an invalid request", async () => {
		const { paymentIntents } = fixture.stripe;
		const wrong = paymentIntents.create({ ...PAYMENT, amount: 1 }, { idempotencyKey: "key" });
		await expect(wrong).rejects.toMatchObject({ code: "amount_too_small" });
		expect(await paymentIntents.create(PAYMENT, { idempotencyKey: "key" })).toMatchObject({ amount: 1000 });
	});

	test("is refused with 409 while its first request runs", async () => {
		fixture.standIn.controls.slow(50);
		const create = () => fixture.stripe.customers.create({}, { idempotencyKey: "key" });
		const results = await Promise.allSettled([create(), create()]);
		expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
		expect(results.find(({ status }) => status === "rejected")).toMatchObject({
			reason: { statusCode: 409, code: "idempotency_key_in_use" },
		});
		expect(fixture.standIn.controls.objects("customers")).toHaveLength(1);
	});

	test("expires after a day", async () => {
		const create = () => fixture.stripe.customers.create({}, { idempotencyKey: "key" });
		const first = await create();
		now += 23 * HOUR_MS;
		expect((await create()).id).toBe(first.id);
		now += 2 * HOUR_MS;
		expect((await create()).id).not.toBe(first.id);
	});
});

describe("faults", () => {
	test("the real library recovers from a lost response without doing things twice", async () => {
		const patient = realStripe(fixture.standIn.url, { retries: 2 });
		fixture.standIn.controls.loseResponses();
		await patient.customers.create({ name: "Once" });
		expect(fixture.standIn.controls.objects("customers")).toHaveLength(1);
		expect(fixture.standIn.controls.requests().map(({ status, replayed }) => ({ status, replayed }))).toEqual(
			[
				{ status: 0, replayed: false },
				{ status: 200, replayed: true },
			],
		);
	});

	test("only the responses to requests that contain a text are lost, on request", async () => {
		const patient = realStripe(fixture.standIn.url, { retries: 2 });
		fixture.standIn.controls.loseResponses({ holding: "family-7" });
		for (const family_id of ["family-8", "family-7"])
			await patient.customers.create({ metadata: { family_id } });
		expect(fixture.standIn.controls.requests().map(({ status }) => status)).toEqual([200, 0, 200]);
	});

	test("the real library recovers from a failing request", async () => {
		const patient = realStripe(fixture.standIn.url, { retries: 2 });
		fixture.standIn.controls.failNext({ status: 500 });
		expect(await patient.customers.create({})).toMatchObject({ object: "customer" });
	});

	test("while it is down, everything fails", async () => {
		const { controls, url } = fixture.standIn;
		controls.down();
		await expect(fixture.stripe.customers.list()).rejects.toMatchObject({ statusCode: 503 });
		expect((await fetch(`${url}/stripe.js`)).status).toBe(503);
		controls.down("refuse");
		await expect(fixture.stripe.customers.list()).rejects.toThrow(Stripe.errors.StripeConnectionError);
		controls.up();
		expect((await fixture.stripe.customers.list()).data).toEqual([]);
	});
});

describe("controls over HTTP", () => {
	const control = async (
		path: string,
		method: string,
		body?: object,
		headers: Record<string, string> = {},
	) => {
		const response = await fetch(`${fixture.standIn.url}/_controls/${path}`, {
			method,
			headers,
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		});
		return { status: response.status, body: await response.json() };
	};

	test("change the same stand-in", async () => {
		const customer = await fixture.stripe.customers.create({});
		expect((await control("objects?kind=customers", "GET")).body).toMatchObject([{ id: customer.id }]);
		expect((await control("requests", "GET")).body).toMatchObject([{ path: "/v1/customers", status: 200 }]);
		await control("down", "POST", { how: "unavailable" });
		await expect(fixture.stripe.customers.list()).rejects.toMatchObject({ statusCode: 503 });
		await control("behave", "POST");
		expect(await control("idle", "GET")).toMatchObject({ status: 200 });
		await control("reset", "POST");
		expect((await fixture.stripe.customers.list()).data).toEqual([]);
	});

	test("refuse invalid input, unknown names and pages in a browser", async () => {
		expect((await control("copies", "POST", { copies: "many" })).status).toBe(400);
		expect((await control("nothing", "POST")).status).toBe(404);
		expect((await control("reset", "POST", {}, { origin: "https://evil.test" })).status).toBe(403);
	});
});

describe("a state file", () => {
	let folder: string;

	beforeEach(async () => {
		folder = await mkdtemp(join(tmpdir(), "stripe-stand-in-"));
	});

	afterEach(() => rm(folder, { recursive: true }));

	test("keeps objects, saved cards and idempotency keys across a restart", async () => {
		const stateFile = join(folder, "nested", "stripe.json");
		const before = await startStripeFixture({ stateFile });
		const customer = await before.stripe.customers.create({ name: "Kept" }, { idempotencyKey: "key" });
		const method = await before.stripe.paymentMethods.attach("pm_card_visa", { customer: customer.id });
		await before.stop();
		expect(await readdir(join(folder, "nested"))).toEqual(["stripe.json"]);

		const after = await startStripeFixture({ stateFile });
		expect(await after.stripe.customers.retrieve(customer.id)).toMatchObject({ name: "Kept" });
		const again = await after.stripe.customers.create({ name: "Kept" }, { idempotencyKey: "key" });
		expect(again.id).toBe(customer.id);
		const paid = await after.stripe.paymentIntents.create({
			...PAYMENT,
			customer: customer.id,
			payment_method: method.id,
			confirm: true,
			off_session: true,
		});
		expect(paid.status).toBe("succeeded");
		await after.stop();
	});

	test("has undelivered events sent after the restart", async () => {
		const stateFile = join(folder, "stripe.json");
		const receiver = await startWebhookReceiver();
		const webhook = { url: receiver.url, secrets: [WEBHOOK_SECRET] };
		const before = await startStripeFixture({ stateFile, webhook });
		before.standIn.controls.hold();
		await before.stripe.customers.create({});
		await before.stop();
		const after = await startStripeFixture({ stateFile, webhook });
		await after.standIn.controls.idle();
		expect(receiver.types()).toEqual(["customer.created"]);
		await after.stop();
		await receiver.stop();
	});

	test("that cannot be written is reported and does not stop the stand-in", async () => {
		const lines: string[] = [];
		const stateFile = join(folder, "stripe.json");
		const running = await startStripeFixture({ stateFile, log: (line) => lines.push(line) });
		await mkdir(`${stateFile}.writing`);
		await running.stripe.customers.create({});
		await expect.poll(() => lines).toContainEqual(expect.stringContaining("cannot save its state"));
		await rmdir(`${stateFile}.writing`);
		await running.stripe.customers.create({});
		await running.stop();
		expect(await readdir(folder)).toEqual(["stripe.json"]);
	});

	test("that is damaged aborts the start with its path", async () => {
		const stateFile = join(folder, "stripe.json");
		await writeFile(stateFile, "{");
		await expect(startStripeFixture({ stateFile })).rejects.toThrow(stateFile);
	});
});

test("refuses a live key", async () => {
	await expect(startStripeFixture({ secretKey: "sk_live_1" })).rejects.toThrow("live");
});
