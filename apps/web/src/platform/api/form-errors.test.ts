import { describe, expect, it } from "vitest";
import { ApiError, type ApiErrorParts } from "./api-error.ts";
import { formErrorsOf } from "./form-errors.ts";

const refusal = (parts: Partial<ApiErrorParts>) =>
	new ApiError({ code: "invalid_request", status: 400, fields: {}, text: "Refused.", ...parts });
const form = (...names: string[]) => names.includes.bind(names);

describe("the errors of a form", () => {
	it.each([
		[
			"a field of the form",
			refusal({ fields: { email: "Is wrong." } }),
			{ fields: { email: "Is wrong." }, form: null },
		],
		[
			"a field that the form lacks",
			refusal({ fields: { email: "Is wrong.", grade: "Is too high." } }),
			{ fields: { email: "Is wrong." }, form: "Is too high." },
		],
		["no field", refusal({ code: "order_open", text: "Wait." }), { fields: {}, form: "Wait." }],
		[
			"a code that means a field",
			refusal({ code: "wrong_password", text: "Wrong." }),
			{ fields: { password: "Wrong." }, form: null },
		],
		[
			"a code whose field the form lacks",
			refusal({ code: "wrong_code", text: "Wrong." }),
			{ fields: {}, form: "Wrong." },
		],
		["something unknown", new Error("secret"), { fields: {}, form: "We are having some problems." }],
	])("shows %s", (_, error, errors) => {
		expect(formErrorsOf(error, form("email", "password"))).toEqual(errors);
	});

	it("prefers the current password to the new one", () => {
		expect(formErrorsOf(refusal({ code: "wrong_password" }), form("password", "current_password"))).toEqual({
			fields: { current_password: "Refused." },
			form: null,
		});
	});
});
