import { type EsewaStandIn, startEsewaStandIn } from "@learnin/stand-ins/esewa/esewa-stand-in";
import { dialects, type Forgery, forgeries } from "@learnin/stand-ins/esewa/return-data";
import { shapes } from "@learnin/stand-ins/esewa/status-answer";
import { visitEsewa } from "@learnin/stand-ins/esewa/visit-esewa";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createEsewa, type Esewa } from "./esewa-client.ts";
import type { EsewaReturnRefusal } from "./read-return.ts";

const merchant = { productCode: "EPAYTEST", secret: "8gBm/:&EnhH.1/q" };

let standIn: EsewaStandIn;
let esewa: Esewa;
beforeAll(async () => {
	standIn = await startEsewaStandIn(merchant);
	const { formUrl, statusUrl } = standIn;
	esewa = createEsewa({ ...merchant, formUrl, statusUrl });
});
beforeEach(() => standIn.controls.reset());
afterAll(() => standIn.stop());

/** The payer's whole path, and what is read from the return. */
async function pay(amount_minor: number, transaction_uuid = "lrn-1") {
	const form = esewa.signRequest({
		amount_minor,
		transaction_uuid,
		success_url: "http://shop.test/paid",
		failure_url: "http://shop.test/failed",
	});
	const back = await visitEsewa(esewa.formUrl, { ...form }, "pay");
	return esewa.readReturn(back?.searchParams.get("data") ?? undefined);
}

describe.each(dialects)("an eSewa that writes amounts %s", (dialect) => {
	test.each([1, 130_000, 130_050, 123_456_789])("reports %d paisa as paid", async (amount_minor) => {
		standIn.controls.speak(dialect);
		const [read, payment] = [await pay(amount_minor), standIn.controls.payments()[0]];
		expect(read).toEqual({
			ok: true,
			fields: {
				transaction_code: payment?.ref_id,
				status: "COMPLETE",
				amount_minor,
				transaction_uuid: "lrn-1",
				product_code: "EPAYTEST",
			},
		});
		for (const shape of shapes) {
			standIn.controls.shape(shape);
			expect(await esewa.checkStatus({ transaction_uuid: "lrn-1", amount_minor })).toEqual({
				kind: "known",
				status: "COMPLETE",
				amount_minor,
				ref_id: payment?.ref_id,
			});
		}
	});
});

describe("does not trust a forged return:", () => {
	const reasons: Record<Exclude<Forgery, "replay">, EsewaReturnRefusal> = {
		bad_signature: "wrong_signature",
		other_amount: "wrong_signature",
		other_uuid: "wrong_signature",
		other_product: "wrong_signature",
		other_status: "wrong_signature",
		shrunk: "incomplete",
		request_fields: "incomplete",
		garbage: "unreadable",
		no_data: "missing",
	};

	test.each(forgeries.filter((forgery) => forgery !== "replay"))("%s", async (forgery) => {
		standIn.controls.forge(forgery);
		expect(await pay(130_000)).toEqual({ ok: false, reason: reasons[forgery] });
	});

	test("a replayed return names the payment that it was made for", async () => {
		await pay(130_000, "lrn-0");
		standIn.controls.forge("replay");
		expect(await pay(130_000)).toMatchObject({ ok: true, fields: { transaction_uuid: "lrn-0" } });
	});
});

test.each([
	["words", "outage"],
	["error", "outage"],
	["page", "unreadable"],
	["drop", "unreachable"],
] as const)("an eSewa that fails with %s gives no answer", async (how, reason) => {
	standIn.controls.down(how);
	const payment = { transaction_uuid: "lrn-1", amount_minor: 130_000 };
	expect(await esewa.checkStatus(payment)).toEqual({ kind: "unavailable", reason });
});
