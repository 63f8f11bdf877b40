import { describe, expect, it } from "vitest";
import { errorFields, errorText } from "./error-text.ts";

describe("the text of an error", () => {
	it.each([
		["no answer", 0, undefined, "Network error please try after few seconds"],
		["a server in trouble", 500, { detail: "secret" }, "We are having some problems."],
		[
			"something not found, with its two spaces",
			404,
			{ detail: "x" },
			"Problem  with what you are looking for",
		],
		["a detail before a message", 409, { detail: "Taken.", message: "Other" }, "Taken."],
		["a message that is a string", 400, { message: "Please wait." }, "Please wait."],
		[
			"each key of a message with a capital",
			400,
			{ message: { email: "is wrong", name: "is empty" } },
			"Email: is wrong\nName: is empty",
		],
		[
			"the name of a field as words",
			400,
			{ message: { daily_goal: "is too high" } },
			"Daily goal: is too high",
		],
		["a body that is no JSON object", 502, "<html>", "We are having some problems."],
		["a list as message value", 400, { message: { email: ["one", "two"] } }, "Email: one two"],
	])("shows %s", (_, status, body, text) => {
		expect(errorText(status, body)).toBe(text);
	});

	it("returns the messages of single fields", () => {
		expect(errorFields({ code: "invalid_request", message: { email: "is wrong" } })).toEqual({
			email: "is wrong",
		});
		expect(errorFields({ message: "plain" })).toEqual({});
	});
});
