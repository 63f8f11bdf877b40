import { expect, test } from "vitest";
import {
	hasFields,
	isDictionaryOf,
	isListOf,
	isNumber,
	isOneOf,
	isText,
	isWord,
	readStored,
} from "./stored.ts";

const isKept = hasFields({
	at: isOneOf(isNumber, isWord("never")),
	names: isListOf(isText),
	pairs: isDictionaryOf(isText),
});

test.each([1, "never"])("what has the shape is read, like %s", (at) => {
	const kept = { at, names: ["a"], pairs: { a: "b" } };
	expect(readStored({ getItem: () => JSON.stringify(kept) }, "key", isKept)).toEqual(kept);
});

test.each([
	null,
	"no json",
	"null",
	"[]",
	'{"at":1,"names":["a"]}',
	'{"at":"1","names":[],"pairs":{}}',
	'{"at":1,"names":[2],"pairs":{}}',
	'{"at":1,"names":{},"pairs":{}}',
	'{"at":1,"names":[],"pairs":["a"]}',
	'{"at":1,"names":[],"pairs":{"a":null}}',
])("%s is not", (stored) => {
	expect(readStored({ getItem: () => stored }, "key", isKept)).toBeNull();
});

test("blocked storage holds nothing", () => {
	const getItem = () => {
		throw new Error("blocked");
	};
	expect(readStored({ getItem }, "key", isKept)).toBeNull();
});
