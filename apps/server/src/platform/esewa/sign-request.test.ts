import { describe, expect, test } from "vitest";
import type { EsewaSettings } from "./esewa-settings.ts";
import { signRequest } from "./sign-request.ts";
import { isSignatureOf, signMessage } from "./signature.ts";

const settings: EsewaSettings = {
	formUrl: "https://esewa.example/form",
	statusUrl: "https://esewa.example/status/",
	productCode: "EPAYTEST",
	// The public key of eSewa's sandbox.
	secret: "8gBm/:&EnhH.1/q",
};

const request = {
	amount_minor: 11_000,
	transaction_uuid: "241028",
	success_url: "https://learnin.example/esewa/241028/success",
	failure_url: "https://learnin.example/esewa/241028/failure",
};

describe("the form for eSewa", () => {
	test("is eSewa's own example, with every field and none empty", () => {
		expect(signRequest(settings, request)).toEqual({
			amount: "110",
			tax_amount: "0",
			total_amount: "110",
			transaction_uuid: "241028",
			product_code: "EPAYTEST",
			product_service_charge: "0",
			product_delivery_charge: "0",
			success_url: request.success_url,
			failure_url: request.failure_url,
			signed_field_names: "total_amount,transaction_uuid,product_code",
			signature: "i94zsd3oXF6ZsSr/kGqT4sSzYQzjj1W/waxjWyRwaME=",
		});
	});

	test("signs the text of the amount that it submits", () => {
		expect(
			signRequest(settings, { ...request, amount_minor: 3000, transaction_uuid: "lrn-20261121-000001" })
				.signature,
		).toBe("sXNDxF5oI/zZH5A417bdOdym/pZIaiS2t4DvWDwhvFc=");
		const form = signRequest(settings, { ...request, amount_minor: 130_050 });
		expect([form.amount, form.total_amount]).toEqual(["1300.50", "1300.50"]);
		const message = "total_amount=1300.50,transaction_uuid=241028,product_code=EPAYTEST";
		expect(isSignatureOf(settings.secret, message, form.signature)).toBe(true);
	});

	test.each([
		["a blank in the id", { transaction_uuid: "24 10" }],
		["a comma in the id", { transaction_uuid: "1,product_code=X" }],
		["no id", { transaction_uuid: "" }],
		["a query to come back to", { success_url: "https://learnin.example/paid?order=1" }],
		["a query to fail to", { failure_url: "https://learnin.example/failed?order=1" }],
		["nothing to pay", { amount_minor: 0 }],
		["half a paisa", { amount_minor: 10.5 }],
	])("is refused with %s", (_, change) => {
		expect(() => signRequest(settings, { ...request, ...change })).toThrow(RangeError);
	});
});

describe("a signature", () => {
	test("is the one that eSewa prints for its callback", () => {
		const message =
			"transaction_code=000AWEO,status=COMPLETE,total_amount=1000.0,transaction_uuid=250610-162413,product_code=EPAYTEST,signed_field_names=transaction_code,status,total_amount,transaction_uuid,product_code,signed_field_names";
		expect(signMessage(settings.secret, message)).toBe("62GcfZTmVkzhtUeh+QJ1AqiJrjoWWGof3U+eTPTZ7fA=");
	});

	test.each(["", "i94zsd3oXF6ZsSr/kGqT4sSzYQzjj1W/waxjWyRwaME", "é".repeat(22)])(
		"rejects %j for every key",
		(signature) => {
			expect(isSignatureOf(settings.secret, "m", signature)).toBe(false);
		},
	);
});
