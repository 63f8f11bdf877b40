import {
	getReceipt,
	saveReceipt,
	setBillingAddress,
} from "@learnin/contract/routes/money/transactions.contract";
import { cardPaymentOf } from "@learnin/contract/schemas/order.schema";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../../platform/testing/eventually.ts";
import { buildAccount, buildParent, type Person } from "../../platform/testing/factories.ts";
import { child, testPayments } from "../../platform/testing/payments/payments-fixture.ts";
import { createTestApp } from "../../platform/testing/test-app.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const fixture = await testPayments();
const { app } = fixture;

interface Mailed {
	subject: string;
	text: string;
	attachments: { name: string; type: string; base64: string }[];
}

/** Emails with receipts that wait for the unavailable mail server. */
const mailsOf = async (order_id: string) =>
	(
		await app.database.pool.query<{ data: Mailed }>(
			"select data from jobs.job where name = 'send-mail' and data ->> 'message_key' = $1",
			[`receipt-${order_id}`],
		)
	).rows.map(({ data }) => data);

async function paid(parent: Person, names = ["Maya", "Leo"]) {
	const { data } = await fixture.post(
		parent,
		"payment",
		names.map((name, at) => child(name, `child.${at}.${crypto.randomUUID()}@example.com`)),
	);
	await address(parent, "Amara Okafor\n12 Main Street\nSpringfield");
	await fixture.confirm(cardPaymentOf(data.payment).client_secret);
	await fixture.expectEnrolled(parent, data.order.id, names.length);
	return data.order.id;
}

const address = (parent: Person, billing_address: string) =>
	app.call(setBillingAddress, { body: { billing_address } }, parent.token);

const see = async (parent: Person, order_id: string) =>
	(await app.call(getReceipt, { params: { order_id } }, parent.token)).data;

async function mailed(order_id: string): Promise<Mailed> {
	await eventually(async () => expect(await mailsOf(order_id)).toHaveLength(1));
	const [mail] = await mailsOf(order_id);
	if (mail === undefined) throw new Error("no receipt");
	return mail;
}

test("the email has number, items with their days, card, seller, the link and the PDF", async () => {
	const parent = await buildAccount(app);
	const order_id = await paid(parent);
	const mail = await mailed(order_id);
	const { number, line_items } = await see(parent, order_id);
	expect(mail.subject).toBe(`Your Learnin receipt ${number}`);
	const day = (moment: string | null) =>
		new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(moment ?? ""));
	const [first] = line_items;
	for (const part of [
		"What you paid for",
		"- 30 days of Learnin for Maya: $10.00",
		"- 30 days of Learnin for Leo: $10.00",
		`- Covers: ${day(first?.from ?? null)} to ${day(first?.until ?? null)}`,
		"- Tax: $0.00",
		"- Total paid: $20.00",
		"- Paid with: Visa ending in 4242",
		"- On your bank statement: LEARNIN* MATH",
		`- Sold by: ${app.config.SELLER_NAME}, ${app.config.SELLER_ADDRESS}`,
		`- Tax ID: ${app.config.SELLER_TAX_ID}`,
		`http://learnin.test/parent/transactions/receipt/${order_id}`,
		"you confirmed that you are the parent or guardian of Maya and Leo and agreed that they may use Learnin.",
	])
		expect(mail.text).toContain(part);
	expect(mail.attachments).toMatchObject([
		{ name: `learnin-receipt-${number}.pdf`, type: "application/pdf" },
	]);
	const pdf = Buffer.from(mail.attachments[0]?.base64 ?? "", "base64").toString("latin1");
	expect(pdf.slice(0, 5)).toBe("%PDF-");
	expect(pdf).toContain(`Receipt ${number}`);
});

test("the receipt keeps card, address and seller from the time of payment, and its days", async () => {
	const parent = await buildAccount(app);
	const order_id = await paid(parent, ["Maya"]);
	await mailed(order_id);
	await address(parent, "Somewhere else");
	const receipt = await see(parent, order_id);
	expect(receipt).toMatchObject({
		card: { brand: "visa", last_four: "4242" },
		billing_address: "Amara Okafor\n12 Main Street\nSpringfield",
		seller: { name: app.config.SELLER_NAME },
		statement: "LEARNIN* MATH",
	});
	const [line] = receipt.line_items;
	expect(Date.parse(line?.until ?? "") - Date.parse(line?.from ?? "")).toBe(30 * DAY_MS);
	const [charge] = fixture.paidIntents(order_id);
	expect(charge?.statement_descriptor_suffix).toBe("MATH");
});

test("the receipt keeps the bank statement text from the time of payment; older ones have none", async () => {
	const parent = await buildAccount(app);
	const order_id = await paid(parent, ["Maya"]);
	await mailed(order_id);
	const renamed = await createTestApp({
		connectionString: app.connectionString,
		settings: { STATEMENT_DESCRIPTOR: "ANOTHER NAME" },
	});
	renamed.clock.now = app.clock.now;
	onTestFinished(() => renamed.stop());
	const later = async () =>
		(await renamed.call(getReceipt, { params: { order_id } }, parent.token)).data.statement;
	expect(await later()).toBe("LEARNIN* MATH");
	await app.database.pool.query("update order_receipts set statement = null where order_id = $1", [order_id]);
	expect(await later()).toBeNull();
});

test("is emailed once, although the job is repeated", async () => {
	const parent = await buildAccount(app);
	const order_id = await paid(parent, ["Maya"]);
	await mailed(order_id);
	await fixture.doJob("send-receipt", { order_id });
	expect(await mailsOf(order_id)).toHaveLength(1);
});

test("can be saved as a PDF only by the own family", async () => {
	const parent = await buildAccount(app);
	const order_id = await paid(parent, ["Maya 李"]);
	const save = (person: Person) =>
		app.inject({
			method: "GET",
			url: saveReceipt.path.replace(":order_id", order_id),
			headers: { authorization: `Bearer ${person.token}` },
		});
	const { number } = await see(parent, order_id);
	const file = await save(parent);
	expect(file.headers).toMatchObject({
		"content-type": "application/pdf",
		"content-disposition": `attachment; filename="learnin-receipt-${number}.pdf"`,
	});
	expect(file.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
	expect((await save(await buildParent(app))).statusCode).toBe(404);
});

test("an address is trimmed, removed by an empty one, and limited in length", async () => {
	const parent = await buildParent(app);
	expect((await address(parent, "  12 Main Street  ")).data.billing_address).toBe("12 Main Street");
	expect((await address(parent, " ")).data.billing_address).toBeNull();
	expect((await address(parent, "x".repeat(301))).status).toBe(400);
});
