import Stripe from "stripe";
import { expect, test } from "vitest";
import { secretKey } from "../../../platform/testing/payments/payments-fixture.ts";
import { type TestApp, twoNodes } from "../../../platform/testing/test-app.ts";

const [older, newer] = ["whsec_older", "whsec_newer"] as const;

// Stripe is down, so that a job that asks it stays in the queue.
const [app, otherNode] = await twoNodes({ STRIPE_WEBHOOK_SECRETS: `${older},${newer}` });

const stripe = new Stripe(secretKey);

interface Sent {
	id?: string;
	type?: string;
	object?: object | null;
	secret?: string;
	node?: TestApp;
}

async function send(sent: Sent = {}): Promise<number> {
	const {
		id = `evt_${crypto.randomUUID()}`,
		type = "payment_intent.succeeded",
		secret = newer,
		node = app,
	} = sent;
	const { object = { id: "pi_1", metadata: { order_id: crypto.randomUUID() } } } = sent;
	const payload = JSON.stringify({ id, object: "event", type, data: { object } });
	const timestamp = Math.floor(app.clock.now.getTime() / 1000);
	const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
	const headers = { "content-type": "application/json", "stripe-signature": signature };
	const answer = await node.inject({ method: "POST", url: "/api/payments/stripe/webhook", payload, headers });
	return answer.statusCode;
}

async function jobsSince(work: () => Promise<unknown>): Promise<string[]> {
	const read = async () =>
		(await app.database.pool.query<{ id: string; name: string }>("select id, name from jobs.job")).rows;
	const before = new Set((await read()).map(({ id }) => id));
	await work();
	return (await read()).filter(({ id }) => !before.has(id)).map(({ name }) => name);
}

test("during a rotation both secrets are accepted, and no other", async () => {
	expect(await Promise.all([older, newer, "whsec_other"].map((secret) => send({ secret })))).toEqual([
		200, 200, 400,
	]);
});

test("an event that arrives forty times at once on two nodes is one job", async () => {
	const id = `evt_${crypto.randomUUID()}`;
	const made = await jobsSince(async () => {
		const refund = { type: "refund.updated", object: { id: "re_1", payment_intent: "pi_1" } };
		const sent = Array.from({ length: 40 }, (_, at) =>
			send({ ...refund, id, node: at % 2 === 0 ? app : otherNode }),
		);
		expect(new Set(await Promise.all(sent))).toEqual(new Set([200]));
	});
	expect(made).toEqual(["settle-refunds"]);
});

test.each([
	["refund.updated", { id: "re_1", payment_intent: "pi_1" }, ["settle-refunds"]],
	["charge.refunded", { id: "ch_1", payment_intent: { id: "pi_1" } }, ["settle-refunds"]],
	["charge.refunded", { id: "ch_1", payment_intent: null }, []],
	["charge.dispute.created", { id: "dp_1" }, ["note-dispute"]],
	["payment_intent.succeeded", { id: "pi_1", metadata: {} }, []],
	["payment_intent.succeeded", { id: "pi_1", metadata: { order_id: "' or 1=1" } }, []],
	["customer.created", { id: "cus_1" }, []],
	["a.type.nobody.knows", {}, []],
])("%s of %j adds %j", async (type, object, expected) => {
	expect(await jobsSince(async () => expect(await send({ type, object })).toBe(200))).toEqual(expected);
});
