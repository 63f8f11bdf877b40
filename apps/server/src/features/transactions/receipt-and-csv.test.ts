import { getReceipt, saveTransactions } from "@learnin/contract/routes/money/transactions.contract";
import { describe, expect, test } from "vitest";
import { buildParent, type Parent } from "../../platform/testing/factories.ts";
import { testApp } from "../../platform/testing/test-app.ts";
import { buildChild, buildOrder, post, postMany } from "./testing/post.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const app = await testApp();

const receipt = (parent: Parent, order_id: string) =>
	app.call(getReceipt, { params: { order_id } }, parent.token);

async function paidOrder() {
	const parent = await buildParent(app, "Amara Okafor");
	const student_id = await buildChild(app, parent);
	const children = [
		{ student_id, name: "Maya Okafor" },
		// Deleted since.
		{ student_id: null, name: "" },
	];
	const order_id = await buildOrder(app, parent, { amount_minor: 2000, children });
	const fee = { kind: "renewal_fee", from: "stripe_clearing", to: "registration_revenue" } as const;
	await post(app, parent, { ...fee, order_id, amount_minor: 2000 });
	return { parent, student_id, order_id };
}

describe("a receipt", () => {
	test("says who paid what, for whom and how", async () => {
		const { parent, order_id } = await paidOrder();
		const { data } = await receipt(parent, order_id);
		expect(data).toEqual({
			number: expect.stringMatching(/^LRN-[0-9A-F]{12}$/) as string,
			purpose: "renewal",
			paid_at: app.clock.now.toISOString(),
			payer: { name: "Amara Okafor", email: parent.email },
			seller: {
				name: app.config.SELLER_NAME,
				address: app.config.SELLER_ADDRESS,
				tax_id: app.config.SELLER_TAX_ID,
			},
			billing_address: null,
			card: null,
			statement: "LEARNIN* MATH",
			provider: "STRIPE",
			currency: "USD",
			line_items: [
				{ name: "Maya Okafor", days: 30, from: null, until: null, amount: 10 },
				{ name: "", days: 30, from: null, until: null, amount: 10 },
			],
			amount: 20,
			tax_amount: 0,
			total_amount: 20,
			refunds: [],
			give_back: {
				answer: "may",
				until: new Date(app.clock.now.getTime() + 14 * DAY_MS).toISOString(),
				destination: "wallet",
			},
		});
		expect((await receipt(parent, order_id)).data.number).toBe(data.number);
	});

	test("counts only its own refunds so far", async () => {
		const { parent, order_id } = await paidOrder();
		const refund = { order_id, kind: "refund", from: "registration_revenue", amount_minor: 300 } as const;
		await post(app, parent, { ...refund, to: "wallet" });
		app.clock.now = new Date(app.clock.now.getTime() + 1000);
		await post(app, parent, { ...refund, to: "refunds_payable" });
		// The same order was paid twice; the second payment was in the wallet and is refunded to the card.
		await post(app, parent, { ...refund, from: "wallet", to: "refunds_payable", amount_minor: 200 });
		expect((await receipt(parent, order_id)).data.refunds).toMatchObject([
			{ amount: 3, provider: "WALLET", state: "done" },
			{ amount: 3, provider: "STRIPE", state: "on_its_way" },
		]);
	});

	test("for a wallet top-up counts what was refunded from the wallet", async () => {
		const parent = await buildParent(app);
		const order_id = await buildOrder(app, parent, { purpose: "wallet_load" });
		const money = { order_id, amount_minor: 1000 } as const;
		await post(app, parent, { ...money, kind: "wallet_load", from: "stripe_clearing", to: "wallet" });
		await post(app, parent, { ...money, kind: "refund", from: "wallet", to: "refunds_payable" });
		const { data } = await receipt(parent, order_id);
		expect(data).toMatchObject({ purpose: "wallet_load", line_items: [], total_amount: 10 });
		expect(data.refunds).toMatchObject([{ amount: 10, provider: "STRIPE" }]);
	});

	test("exists only for the own paid orders", async () => {
		const { parent, order_id } = await paidOrder();
		const stranger = await buildParent(app);
		expect((await receipt(stranger, order_id)).status).toBe(404);
		for (const state of ["draft", "expired"] as const)
			expect((await receipt(parent, await buildOrder(app, parent, { state }))).status).toBe(404);
		expect((await receipt(parent, await buildOrder(app, parent, { state: "refunded" }))).status).toBe(200);
	});

	test("remains when the account that paid is gone", async () => {
		const { parent, order_id } = await paidOrder();
		const { db } = app.database;
		await db.updateTable("orders").set({ account_id: null }).where("id", "=", order_id).execute();
		expect((await receipt(parent, order_id)).data.payer).toBeNull();
	});
});

async function save(parent: Parent, query: Record<string, string> = {}) {
	const response = await app.inject({
		method: "GET",
		url: saveTransactions.path,
		query,
		headers: { authorization: `Bearer ${parent.token}` },
	});
	return { response, text: response.rawPayload.toString("utf8") };
}

describe("the list as a CSV file", () => {
	test("is read correctly by a spreadsheet, with amounts as numbers", async () => {
		const { parent, order_id } = await paidOrder();
		const { response, text } = await save(parent);
		expect(response.headers).toMatchObject({
			"content-type": "text/csv; charset=utf-8",
			"content-disposition": `attachment; filename="learnin-transactions-${app.clock.now.toISOString().slice(0, 10)}.csv"`,
			"cache-control": "no-store",
		});
		const number = (await receipt(parent, order_id)).data.number;
		const [header, line, end] = text.split("\r\n");
		expect(header).toBe("\uFEFFDate (UTC),Kind,Child,Amount,Currency,State,Paid with,Receipt,ID");
		expect(line?.slice(0, line.lastIndexOf(","))).toBe(
			`${app.clock.now.toISOString()},More days,Maya Okafor,-20.00,USD,Done,Card,${number}`,
		);
		expect(end).toBe("");
	});

	test.each([
		["=1+2", "'=1+2"],
		["+49", "'+49"],
		["-Lea", "'-Lea"],
		["@here", "'@here"],
		['=HYPERLINK("http://x"), Bo', `"'=HYPERLINK(""http://x""), Bo"`],
		["Zoë Ünal", "Zoë Ünal"],
	])("a child called %s is plain text", async (name, cell) => {
		const parent = await buildParent(app);
		const order_id = await buildOrder(app, parent, { children: [{ student_id: null, name }] });
		const fee = { kind: "renewal_fee", from: "stripe_clearing", to: "registration_revenue" } as const;
		await post(app, parent, { ...fee, order_id, amount_minor: 1000 });
		expect((await save(parent)).text).toContain(`,More days,${cell},-10.00,USD,`);
	});

	test("has every row of the filter, however many, newest first", async () => {
		const { parent, order_id, student_id } = await paidOrder();
		await post(app, parent, {
			kind: "wallet_load",
			from: "stripe_clearing",
			to: "wallet",
			amount_minor: 100,
		});
		await postMany(app, parent, 1010);
		const rows = (text: string) => text.split("\r\n").slice(1, -1);
		const all = rows((await save(parent)).text);
		expect(all).toHaveLength(1012);
		expect(new Set(all.map((row) => row.split(",").at(-1))).size).toBe(1012);
		expect(all).toEqual(
			all.toSorted((one, other) => Date.parse(other.slice(0, 24)) - Date.parse(one.slice(0, 24))),
		);
		const ofChild = rows((await save(parent, { kind: "fees", student_id })).text);
		expect(ofChild).toEqual([expect.stringContaining((await receipt(parent, order_id)).data.number)]);
	});

	test("is rate limited per hour", async () => {
		const parent = await buildParent(app);
		const statuses = new Set<number>();
		for (let each = 0; each < 61; each += 1) statuses.add((await save(parent)).response.statusCode);
		expect([...statuses]).toEqual([200, 429]);
	});
});
