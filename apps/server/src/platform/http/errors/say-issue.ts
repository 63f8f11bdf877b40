import type * as z from "zod/v4/core";

type Issue = z.$ZodRawIssue;

/** How many values of a list to choose from are named. */
const mostNamed = 12;

/**
 * What is wrong with a field, in the words of a person who fills in a form; the parser's own wording
 * ("expected number, received null") stays internal. Passed to the parser as its `error`; a schema's own
 * messages take precedence.
 */
export function sayIssue(issue: Issue): string {
	switch (issue.code) {
		case "invalid_type":
			return isMissing(issue.input) ? "This is required." : (kinds[issue.expected] ?? notAllowed);
		case "too_small":
			return tooSmall(issue);
		case "too_big":
			return tooBig(issue);
		case "not_multiple_of":
			return `This must be a multiple of ${issue.divisor}.`;
		case "invalid_format":
			return isMissing(issue.input)
				? "This is required."
				: (forms[issue.format] ?? "This isn’t in the right format.");
		case "unrecognized_keys":
			return unknownFields(issue.keys);
		case "invalid_value":
			return isMissing(issue.input) ? "This is required." : oneOf(issue.values);
		case "invalid_union":
			return isMissing(issue.input) ? "This is required." : notAllowed;
		default:
			return notAllowed;
	}
}

const notAllowed = "This value isn’t allowed here.";

function isMissing(input: unknown): boolean {
	return input === undefined || input === null;
}

const kinds: Readonly<Record<string, string>> = {
	string: "This must be text.",
	number: "This must be a number.",
	int: "This must be a whole number.",
	boolean: "This must be yes or no (true or false).",
	array: "This must be a list.",
	object: "This must be a group of fields.",
	record: "This must be a group of fields.",
	date: "This must be a date.",
};

const forms: Readonly<Record<string, string>> = {
	email: "Please enter a valid email address.",
	url: "Please enter a full web address, such as https://example.com.",
	uuid: "This isn’t a valid ID.",
	guid: "This isn’t a valid ID.",
	datetime: "This must be a date with a time, such as 2026-11-30T08:00:00Z.",
	date: "This must be a date, such as 2026-11-30.",
	time: "This must be a time, such as 08:30.",
};

function tooSmall({ origin, minimum, inclusive }: Issue & { code: "too_small" }): string {
	const least = Number(minimum);
	switch (origin) {
		case "string":
			return least <= 1 ? "This is required." : `This needs at least ${least} characters.`;
		case "array":
		case "set":
			return least <= 1 ? "At least one is needed." : `At least ${least} are needed.`;
		default:
			return inclusive === false ? `This must be more than ${least}.` : `This must be at least ${least}.`;
	}
}

function tooBig({ origin, maximum, inclusive }: Issue & { code: "too_big" }): string {
	const most = Number(maximum);
	switch (origin) {
		case "string":
			return `This may have at most ${most} characters.`;
		case "array":
		case "set":
			return most === 0 ? "None may be given here." : `At most ${most} may be given.`;
		default:
			return inclusive === false ? `This must be less than ${most}.` : `This may be at most ${most}.`;
	}
}

function unknownFields(keys: readonly string[]): string {
	const names = keys
		.slice(0, 5)
		.map((key) => key.slice(0, 40))
		.join(", ");
	return `There is no such field here: ${names}.`;
}

function oneOf(values: readonly unknown[]): string {
	const named = values.map(String).filter((value) => value !== "");
	if (named.length === 0 || named.length > mostNamed) return notAllowed;
	if (named.length === 1) return `This must be ${named.join("")}.`;
	return `Please choose one of these: ${named.join(", ")}.`;
}

/** An object of the request has a repeated key. */
export function sayTwice(key: string): string {
	return `This field is given twice: ${key.slice(0, 40)}.`;
}
