import { createHmac } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type EsewaStandIn, startEsewaStandIn } from "./esewa-stand-in.ts";
import { forgeries } from "./return-data.ts";
import { visitEsewa } from "./visit-esewa.ts";

// What eSewa publishes for its sandbox.
const merchant = { productCode: "EPAYTEST", secret: "8gBm/:&EnhH.1/q" };
const signedNames = "total_amount,transaction_uuid,product_code";

let esewa: EsewaStandIn;
beforeAll(async () => {
	esewa = await startEsewaStandIn(merchant);
});
beforeEach(() => esewa.controls.reset());
afterAll(() => esewa.stop());

function sign(message: string): string {
	return createHmac("sha256", merchant.secret).update(message).digest("base64");
}

/** A valid form with changes, which are made before it is signed. */
function formOf(changes: Record<string, string> = {}): Record<string, string> {
	const fields = {
		amount: "1300",
		tax_amount: "0",
		total_amount: "1300",
		transaction_uuid: "lrn-1",
		product_code: "EPAYTEST",
		product_service_charge: "0",
		product_delivery_charge: "0",
		success_url: "http://shop.test/paid/lrn-1",
		failure_url: "http://shop.test/failed/lrn-1",
		signed_field_names: signedNames,
		...changes,
	};
	const { total_amount, transaction_uuid, product_code } = fields;
	const message = `total_amount=${total_amount},transaction_uuid=${transaction_uuid},product_code=${product_code}`;
	return { ...fields, signature: sign(message) };
}

async function visit(
	choice: "pay" | "cancel" = "pay",
	changes: Record<string, string> = {},
): Promise<string> {
	return (await visitEsewa(esewa.formUrl, formOf(changes), choice))?.href ?? "nowhere";
}

function refusalOf(fields: Record<string, string>): Promise<string> {
	return visitEsewa(esewa.formUrl, fields, "pay").then(
		() => "taken",
		(error: Error) => error.message,
	);
}

/** The decoded data of a payer's return. */
function broughtBack(address: string): string {
	return Buffer.from(address.split("?data=")[1] ?? "", "base64").toString();
}

async function status(changes: Record<string, string> = {}): Promise<string> {
	const query = new URLSearchParams({
		product_code: "EPAYTEST",
		total_amount: "1300",
		transaction_uuid: "lrn-1",
		...changes,
	});
	return (await fetch(`${esewa.statusUrl}?${query}`)).text();
}

describe("a form", () => {
	test("of eSewa's own example is accepted", async () => {
		const example = formOf({
			amount: "100",
			tax_amount: "10",
			total_amount: "110",
			transaction_uuid: "241028",
		});
		expect(example["signature"]).toBe("i94zsd3oXF6ZsSr/kGqT4sSzYQzjj1W/waxjWyRwaME=");
		expect(await refusalOf(example)).toBe("taken");
	});

	test.each([
		[
			"signature of something else",
			{ ...formOf(), total_amount: "1", amount: "1" },
			"signature does not fit",
		],
		["wrong sum", formOf({ tax_amount: "1" }), "do not add up"],
		["amount of nothing", formOf({ amount: "0", total_amount: "0" }), "do not add up"],
		["amount with commas", formOf({ amount: "1,300", total_amount: "1,300" }), "do not add up"],
		["empty field", formOf({ tax_amount: "" }), "missing or empty: tax_amount"],
		[
			"other order of signed fields",
			formOf({ signed_field_names: "transaction_uuid" }),
			"signed_field_names must",
		],
		["other merchant", formOf({ product_code: "OTHER" }), "no such product_code"],
		["id with signs", formOf({ transaction_uuid: "lrn_1" }), "letters, digits and hyphens"],
		["place to come back to that is none", formOf({ success_url: "javascript:0" }), "must be addresses"],
	])("with a %s is refused", async (_, fields, words) => {
		expect(await refusalOf(fields)).toContain(words);
		expect(esewa.controls.payments()).toEqual([]);
	});

	test("with an id that was used before is refused", async () => {
		await visit();
		expect(await refusalOf(formOf())).toContain("was used before");
	});
});

describe("a payer who pays", () => {
	test("returns with a payment that eSewa signed, and the status says so", async () => {
		const address = await visit();
		expect(address).toMatch(/^http:\/\/shop\.test\/paid\/lrn-1\?data=[A-Za-z0-9+/]+=*$/);
		const [payment] = esewa.controls.payments();
		const fields = JSON.parse(broughtBack(address)) as Record<string, string>;
		const message = `transaction_code=${payment?.ref_id},status=COMPLETE,total_amount=1300.0,transaction_uuid=lrn-1,product_code=EPAYTEST,signed_field_names=transaction_code,status,total_amount,transaction_uuid,product_code,signed_field_names`;
		expect(fields).toEqual({
			transaction_code: payment?.ref_id,
			status: "COMPLETE",
			total_amount: "1300.0",
			transaction_uuid: "lrn-1",
			product_code: "EPAYTEST",
			signed_field_names:
				"transaction_code,status,total_amount,transaction_uuid,product_code,signed_field_names",
			signature: sign(message),
		});
		expect(await status()).toBe(
			`{"product_code":"EPAYTEST","transaction_uuid":"lrn-1","total_amount":1300.0,"status":"COMPLETE","ref_id":"${payment?.ref_id}"}`,
		);
	});

	test.each([
		["plain", '"total_amount":"1300.0"', "1300.0"],
		["commas", '"total_amount":"1,300.0"', "1,300.0"],
		["number", '"total_amount":1300.0,', "1300.0"],
	] as const)("returns with the amount %s, signed as written", async (dialect, written, signed) => {
		esewa.controls.speak(dialect);
		const text = broughtBack(await visit());
		expect(text).toContain(written);
		const { transaction_code, signature } = JSON.parse(text) as Record<string, string>;
		expect(signature).toBe(
			sign(
				`transaction_code=${transaction_code},status=COMPLETE,total_amount=${signed},transaction_uuid=lrn-1,product_code=EPAYTEST,signed_field_names=transaction_code,status,total_amount,transaction_uuid,product_code,signed_field_names`,
			),
		);
	});

	test("gets the data appended to the address, whatever it looks like", async () => {
		expect(await visit("pay", { success_url: "http://shop.test/paid?order=1" })).toContain(
			"/paid?order=1?data=",
		);
	});

	test("may not come back", async () => {
		esewa.controls.next("closed");
		expect(await visit()).toBe("nowhere");
		expect(await status()).toContain('"status":"COMPLETE"');
	});

	test("cannot pay twice", async () => {
		await visit();
		const [payment] = esewa.controls.payments();
		const page = `${esewa.url}/epay?bookingId=${payment?.booking_id}`;
		const again = await fetch(page, { method: "POST", body: new URLSearchParams({ choice: "pay" }) });
		expect([again.status, await again.text()]).toEqual([
			404,
			expect.stringContaining("This payment is over"),
		]);
	});
});

describe("a payer who does not pay", () => {
	test.each([
		["pending", "PENDING", false],
		["ambiguous", "AMBIGUOUS", true],
		["canceled", "CANCELED", true],
		["failed", "NOT_FOUND", false],
	] as const)("%s: comes to the failure_url with nothing", async (outcome, said, hasRef) => {
		esewa.controls.next(outcome);
		expect(await visit()).toBe("http://shop.test/failed/lrn-1");
		expect(JSON.parse(await status())).toMatchObject({
			status: said,
			ref_id: hasRef ? expect.any(String) : null,
		});
		expect(await visit("pay", { transaction_uuid: "lrn-2" })).toContain("?data=");
	});

	test("goes back with Cancel", async () => {
		expect(await visit("cancel")).toBe("http://shop.test/failed/lrn-1");
		expect(await status()).toContain('"status":"CANCELED"');
	});
});

describe("a payer who returns with a forgery", () => {
	test.each(forgeries)("%s: this payment is not paid", async (forgery) => {
		await visit("pay", { transaction_uuid: "lrn-0" });
		const genuine = broughtBack(await visit("pay", { transaction_uuid: "lrn-2" }));
		esewa.controls.forge(forgery);
		const address = await visit();
		expect(address).toMatch(/^http:\/\/shop\.test\/paid\/lrn-1/);
		expect(await status()).toContain('"status":"PENDING"');
		if (forgery === "no_data") expect(address).not.toContain("?");
		else if (forgery === "replay") expect(broughtBack(address)).toBe(genuine);
		else if (forgery === "garbage") expect(address).toBe("http://shop.test/paid/lrn-1?data=%%%");
		else expect(JSON.parse(broughtBack(address))).toHaveProperty("signature");
	});

	test("keeps the signature of the payment it began with", async () => {
		esewa.controls.forge("other_amount");
		const forged = JSON.parse(broughtBack(await visit())) as Record<string, string>;
		expect(forged).toMatchObject({ total_amount: "1.0", transaction_uuid: "lrn-1", status: "COMPLETE" });
	});
});

describe("the status", () => {
	test("can change later: completed, refunded, another amount", async () => {
		esewa.controls.next("pending");
		await visit();
		for (const said of ["COMPLETE", "PARTIAL_REFUND", "FULL_REFUND"] as const) {
			esewa.controls.settle({ transaction_uuid: "lrn-1", status: said });
			expect(await status()).toContain(`"total_amount":1300.0,"status":"${said}"`);
		}
		esewa.controls.settle({ status: "COMPLETE", amount: 150 });
		expect(await status()).toContain('"total_amount":1.5,"status":"COMPLETE"');
	});

	test("is about the requested amount, however it is written", async () => {
		await visit();
		expect(await status({ total_amount: "1300.00" })).toContain("COMPLETE");
		for (const other of [{ total_amount: "1" }, { transaction_uuid: "lrn-9" }, { product_code: "OTHER" }])
			expect(JSON.parse(await status(other))).toMatchObject({ status: "NOT_FOUND", ref_id: null });
	});

	test("can have the older field names", async () => {
		esewa.controls.shape("old");
		expect(await status()).toBe(
			'{"pid":"lrn-1","scd":"EPAYTEST","totalAmount":1300.0,"status":"NOT_FOUND","refId":null}',
		);
	});

	test("fails in four ways, while payments continue", async () => {
		esewa.controls.down();
		expect(await status()).toBe('{"code":0,"error_message":"Service is currently unavailable"}');
		esewa.controls.down("page");
		expect(await status()).toContain("Down for maintenance");
		esewa.controls.down("error");
		expect((await fetch(esewa.statusUrl)).status).toBe(500);
		esewa.controls.down("drop");
		await expect(status()).rejects.toThrow();
		expect(await visit()).toContain("?data=");
		esewa.controls.up();
		expect(await status()).toContain("COMPLETE");
		expect(esewa.controls.checks()).toHaveLength(5);
	});

	test("can be late", async () => {
		esewa.controls.slow(150);
		const begin = performance.now();
		await status();
		expect(performance.now() - begin).toBeGreaterThan(140);
	});
});

describe("the stand-in", () => {
	test("is controlled from another process, but not from a page", async () => {
		const post = (name: string, body: object, headers: Record<string, string> = {}) =>
			fetch(`${esewa.url}/_controls/${name}`, { method: "POST", body: JSON.stringify(body), headers });
		expect((await post("next", { outcome: "pending" }, { origin: "http://evil.test" })).status).toBe(403);
		expect((await post("next", { outcome: "paid" })).status).toBe(400);
		expect((await post("settle", { status: "COMPLETE" })).status).toBe(400);
		expect((await post("next", { outcome: "pending" })).status).toBe(200);
		await visit();
		expect((await post("settle", { status: "COMPLETE", amount: 7 })).status).toBe(200);
		const payments: unknown = await (await fetch(`${esewa.url}/_controls/payments`)).json();
		expect(payments).toMatchObject([{ transaction_uuid: "lrn-1", status: "COMPLETE", told_amount: 7 }]);
		expect((await post("behave", {})).status).toBe(200);
	});

	test("remembers payments across a restart", async () => {
		const folder = await mkdtemp(path.join(tmpdir(), "learnin-esewa-"));
		const stateFile = path.join(folder, "esewa.json");
		try {
			const first = await startEsewaStandIn({ ...merchant, stateFile });
			await visitEsewa(first.formUrl, formOf(), "pay");
			const kept = first.controls.payments();
			await first.stop();
			const second = await startEsewaStandIn({ ...merchant, stateFile });
			expect(second.controls.payments()).toEqual(kept);
			await second.stop();
		} finally {
			await rm(folder, { recursive: true });
		}
	});
});
