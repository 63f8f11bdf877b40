import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { EsewaSettings } from "./esewa-settings.ts";
import { readReturn } from "./read-return.ts";
import { signRequest } from "./sign-request.ts";
import { signMessage } from "./signature.ts";

const settings: EsewaSettings = {
	formUrl: "https://esewa.example/form",
	statusUrl: "https://esewa.example/status/",
	productCode: "EPAYTEST",
	secret: "8gBm/:&EnhH.1/q",
};

const signedNames = "transaction_code,status,total_amount,transaction_uuid,product_code,signed_field_names";

/** The example that eSewa prints, in its order. */
const example = {
	transaction_code: "000AWEO",
	status: "COMPLETE",
	total_amount: "1000.0",
	transaction_uuid: "250610-162413",
	product_code: "EPAYTEST",
	signed_field_names: signedNames,
	signature: "62GcfZTmVkzhtUeh+QJ1AqiJrjoWWGof3U+eTPTZ7fA=",
};
const paid = {
	transaction_code: "000AWEO",
	status: "COMPLETE",
	amount_minor: 100_000,
	transaction_uuid: "250610-162413",
	product_code: "EPAYTEST",
};

type Values = Record<string, unknown>;

function encode(values: unknown): string {
	return Buffer.from(JSON.stringify(values)).toString("base64");
}

/** Signed with this key over the listed names, as anyone with the key could. */
function signed(values: Values, secret = settings.secret): Values {
	const names = String(values["signed_field_names"]).split(",");
	const message = names.map((name) => `${name}=${String(values[name])}`).join(",");
	return { ...values, signature: signMessage(secret, message) };
}

function reasonFor(data: unknown): string {
	const result = readReturn(settings, data);
	return result.ok ? "believed" : result.reason;
}

describe("a return from eSewa", () => {
	test("is trusted with the signature that eSewa prints", () => {
		expect(readReturn(settings, encode(example))).toEqual({ ok: true, fields: paid });
	});

	test("is trusted with a number, as it was written", () => {
		const text = JSON.stringify(example).replace('"1000.0"', "1000.0");
		expect(text).toContain('"total_amount":1000.0,');
		const data = Buffer.from(text).toString("base64");
		expect(readReturn(settings, data)).toEqual({ ok: true, fields: paid });
	});

	test("is signed with the commas, and compared without them", () => {
		const grouped = signed({ ...example, total_amount: "1,000.0" });
		expect(readReturn(settings, encode(grouped))).toEqual({ ok: true, fields: paid });
		expect(reasonFor(encode({ ...grouped, total_amount: "1000.0" }))).toBe("wrong_signature");
	});

	test("is trusted if it has our transaction id", () => {
		const own = {
			...example,
			transaction_code: "000TEST",
			total_amount: "30.0",
			transaction_uuid: "lrn-20261121-000001",
			signature: "b4sB7smjwcHB6q8IUCtjRvz5jo5i42xBtyOvyJZOCks=",
		};
		expect(readReturn(settings, encode(own))).toMatchObject({ ok: true, fields: { amount_minor: 3000 } });
	});

	test("survives what a URL does to base64", () => {
		const data = encode(signed({ ...example, note: "???>>>~~~", signed_field_names: signedNames }));
		expect(data).toMatch(/[+/]/);
		for (const sent of [
			data.replaceAll("+", " "),
			data.replaceAll("+", "-").replaceAll("/", "_"),
			data.replaceAll("=", ""),
		])
			expect(readReturn(settings, sent)).toEqual({ ok: true, fields: paid });
	});

	test("may have more signed fields, in any order", () => {
		const more = signed({
			...example,
			is_test: true,
			signed_field_names:
				"is_test,status,transaction_code,total_amount,transaction_uuid,product_code,signed_field_names",
		});
		expect(reasonFor(encode(more))).toBe("believed");
		expect(reasonFor(encode({ ...more, is_test: false }))).toBe("wrong_signature");
	});

	test("reports every signed status; this module does not decide what is paid", () => {
		const pending = signed({ ...example, status: "PENDING" });
		expect(readReturn(settings, encode(pending))).toMatchObject({ ok: true, fields: { status: "PENDING" } });
		expect(reasonFor(encode(signed({ ...example, status: "complete" })))).toBe("incomplete");
	});

	test("works with a key full of special characters", () => {
		const secret = "a&b=c%20+\"'<>é";
		const data = encode(signed(example, secret));
		expect(readReturn({ ...settings, secret }, data).ok).toBe(true);
		expect(readReturn({ ...settings, secret: secret.replace("&", "&amp;") }, data).ok).toBe(false);
	});
});

describe("refuses a return that was changed:", () => {
	test.each([
		["amount", { total_amount: "1.0" }],
		["amount as a number of the same worth", { total_amount: 1000 }],
		["uuid", { transaction_uuid: "250610-162414" }],
		["product", { product_code: "OTHER" }],
		["status", { status: "PENDING" }],
		["transaction code", { transaction_code: "000AWEP" }],
		["signature", { signature: `A${example.signature.slice(1)}` }],
		["half a signature", { signature: example.signature.slice(0, 20) }],
		["no signature", { signature: "" }],
	])("%s", (_, change) => {
		expect(reasonFor(encode({ ...example, ...change }))).toBe("wrong_signature");
	});

	test.each([
		"transaction_code",
		"status",
		"total_amount",
		"transaction_uuid",
		"product_code",
		"signed_field_names",
	])("%s not signed, although the signature is right for the rest", (name) => {
		const names = signedNames.split(",").filter((one) => one !== name);
		// Signed with the true key, as another kind of message might be.
		const shrunk = signed({ ...example, signed_field_names: names.join(",") });
		expect(reasonFor(encode(shrunk))).toBe("incomplete");
	});

	test("only the three fields of a request signed, with a signature that we produced", () => {
		const form = signRequest(settings, {
			amount_minor: 100_000,
			transaction_uuid: example.transaction_uuid,
			success_url: "https://learnin.example/s",
			failure_url: "https://learnin.example/f",
		});
		const { total_amount, signed_field_names, signature } = form;
		expect(reasonFor(encode({ ...example, total_amount, signed_field_names, signature }))).toBe("incomplete");
		// And a genuine one is not what signing those three gives.
		const { signature: own } = signed({ ...example, signed_field_names });
		expect(reasonFor(encode({ ...example, signature: own }))).toBe("wrong_signature");
	});

	test("a name listed twice, or one that is missing", () => {
		const twice = signed({ ...example, signed_field_names: `status,${signedNames}` });
		const absent = { ...example, signed_field_names: `${signedNames},bonus` };
		const inherited = { ...example, signed_field_names: `${signedNames},constructor` };
		for (const values of [twice, absent, inherited]) expect(reasonFor(encode(values))).toBe("incomplete");
	});

	test("meant for another merchant", () => {
		expect(reasonFor(encode(signed({ ...example, product_code: "NP-ES-OTHER" })))).toBe("other_product");
	});

	test("signed with another key", () => {
		expect(reasonFor(encode(signed(example, "8gBm/:&EnhH.1/q(")))).toBe("wrong_signature");
	});

	test.each(["1000.001", "0x10", "1e3", "", "-1000"])("signed, with the amount %j", (total_amount) => {
		expect(reasonFor(encode(signed({ ...example, total_amount })))).toBe("incomplete");
	});

	test("with another field of the same name: what was read is what was signed", () => {
		const text = JSON.stringify(example).replace("{", '{"total_amount":"1.0",');
		const result = readReturn(settings, Buffer.from(text).toString("base64"));
		expect(result).toEqual({ ok: true, fields: paid });
		const last = JSON.stringify(example).replace(/}$/, ',"total_amount":"1.0"}');
		expect(reasonFor(Buffer.from(last).toString("base64"))).toBe("wrong_signature");
	});

	test.each([
		["nothing", undefined, "missing"],
		["an empty text", "", "missing"],
		["two of them", [encode(example), encode(example)], "missing"],
		["no base64", "{}", "unreadable"],
		["no UTF-8", "////", "unreadable"],
		["no JSON", Buffer.from("paid").toString("base64"), "unreadable"],
		["a list", encode([example]), "unreadable"],
		["a text", encode("COMPLETE"), "unreadable"],
		["nothing of all", encode(null), "unreadable"],
		["an empty object", encode({}), "incomplete"],
		["an object for a field", encode({ ...example, status: { toString: "COMPLETE" } }), "incomplete"],
		["far too much", encode({ ...example, note: "x".repeat(4096) }), "unreadable"],
		["a depth without end", Buffer.from("[".repeat(3000)).toString("base64"), "unreadable"],
	])("%s", (_, data, reason) => {
		expect(reasonFor(data)).toBe(reason);
	});
});

describe("whatever comes back", () => {
	const names = fc.constantFrom(...Object.keys(example), "note", "__proto__", "");
	const anything = fc.oneof(
		fc.anything(),
		fc.string(),
		fc.base64String(),
		fc.json().map((text) => Buffer.from(text).toString("base64")),
		fc.dictionary(names, fc.jsonValue()).map(encode),
		fc
			.tuple(names, fc.oneof(fc.jsonValue(), fc.string()))
			.map(([name, value]) => encode({ ...example, [name]: value })),
	);

	test("never throws, and trusts only what eSewa signed", () => {
		fc.assert(
			fc.property(anything, (data) => {
				const result = readReturn(settings, data);
				if (result.ok) expect(result.fields).toEqual(paid);
			}),
			{ numRuns: 2000 },
		);
	});
});
