import { describe, expect, test } from "vitest";
import { exampleFillList, exampleFillMultiple, exampleFillOne } from "../../examples/questions.ts";
import type { Blank, BlankKey, FillMultipleQuestion, FillOneQuestion } from "../question.ts";
import { faultsOf, someMistake } from "../testing/fault-codes.ts";

describe("a FILL_ONE question", () => {
	const text = (key: BlankKey): Partial<FillOneQuestion> => ({
		answer_type: "STRING",
		key,
		known_mistakes: [],
	});
	const decimal = (key: BlankKey): Partial<FillOneQuestion> => ({
		answer_type: "FLOAT",
		key,
		known_mistakes: [],
	});
	test.each<[string, Partial<FillOneQuestion>, string]>([
		["an unreadable key", { key: { answers: ["five"] } }, "key.answers: key-unreadable"],
		["a key with a unit", { key: { answers: ["5/8 cm"] } }, "key.answers: key-unreadable"],
		["a key over nothing", { key: { answers: ["5/0"] } }, "key.answers: key-unreadable"],
		["a key that says infinity", decimal({ answers: ["Infinity"] }), "key.answers: key-unreadable"],
		["a key with an exponent", decimal({ answers: ["1e3"] }), "key.answers: key-unreadable"],
		["a key that says percent", decimal({ answers: ["45%"] }), "key.answers: key-unreadable"],
		["a key with a comma for the point", decimal({ answers: ["0,5"] }), "key.answers: key-unreadable"],
		["an empty key", { key: { answers: [""] } }, "key.answers: key-unreadable"],
		["an endless key", decimal({ answers: ["1".repeat(201)] }), "key.answers: key-unreadable"],
		["no key", { key: { answers: [] } }, "key.answers: key-count"],
		["two numbers as key", { key: { answers: ["5/8", "10/16"] } }, "key.answers: key-count"],
		["no text as key", text({ answers: [] }), "key.answers: key-count"],
		["an empty text among its keys", text({ answers: ["cube", " "] }), "key.answers: key-unreadable"],
		["an unsimplified key", { key: { answers: ["10/16"] } }, "key.answers: key-fails-own-grader"],
		["a decimal key of a fraction question", { key: { answers: ["0.625"] } }, "key.answers: key-unlike-type"],
		["a fraction key of a decimal question", decimal({ answers: ["1/2"] }), "key.answers: key-unlike-type"],
		[
			"an improper key of a mixed number question",
			{ answer_type: "MIXED_FRACTION", key: { answers: ["3/2"] }, known_mistakes: [] },
			"key.answers: key-unlike-type",
		],
		[
			"a decimal key of an integer question",
			{ answer_type: "INTEGER", key: { answers: ["2.5"] }, known_mistakes: [] },
			"key.answers: key-unlike-type",
		],
		[
			"a tolerance on a fraction",
			{ key: { answers: ["5/8"], tolerance: "0.1" } },
			"key.tolerance: bad-tolerance",
		],
		["a tolerance of zero", decimal({ answers: ["3.14"], tolerance: "0" }), "key.tolerance: bad-tolerance"],
		[
			"a tolerance below zero",
			decimal({ answers: ["3.14"], tolerance: "-0.1" }),
			"key.tolerance: bad-tolerance",
		],
		[
			"a tolerance in words",
			decimal({ answers: ["3.14"], tolerance: "some" }),
			"key.tolerance: bad-tolerance",
		],
		[
			"a simplest rule on a decimal",
			decimal({ answers: ["3.14"], simplest: "required" }),
			"key.simplest: simplest-without-fraction",
		],
		[
			"a simplest rule on a text",
			text({ answers: ["cube"], simplest: "optional" }),
			"key.simplest: simplest-without-fraction",
		],
		["pi on a text", text({ answers: ["cube"], pi: "multiple" }), "key.pi: pi-without-number"],
		[
			"case on a number",
			{ key: { answers: ["5/8"], is_case_sensitive: true } },
			"key.is_case_sensitive: case-without-text",
		],
		[
			"a mistake equal to the key",
			{ known_mistakes: [someMistake("5/8")] },
			"known_mistakes[0].answer: mistake-equals-key",
		],
		[
			"a mistake equal in value to the key",
			{ known_mistakes: [someMistake("10/16")] },
			"known_mistakes[0].answer: mistake-equals-key",
		],
		[
			"a mistake in the key's tolerance",
			{ ...decimal({ answers: ["3.14"], tolerance: "0.1" }), known_mistakes: [someMistake("3.2")] },
			"known_mistakes[0].answer: mistake-equals-key",
		],
		[
			"a mistake nobody can read",
			{ known_mistakes: [someMistake("many")] },
			"known_mistakes[0].answer: mistake-unreadable",
		],
		[
			"two equal mistakes",
			{ known_mistakes: [someMistake("1/3"), someMistake("2/6", { id: "n" })] },
			"known_mistakes[1].answer: equal-mistakes",
		],
	])("with %s has that fault", (_, changes, fault) => {
		expect(faultsOf(exampleFillOne(changes))).toContain(fault);
	});
	test.each<[string, Partial<FillOneQuestion>]>([
		["a tolerance", decimal({ answers: ["3.14"], tolerance: "0.01" })],
		["an unsimplified key where that is optional", { key: { answers: ["10/16"], simplest: "optional" } }],
		["several texts", text({ answers: ["cube", "a cube"], is_case_sensitive: true })],
		["pi behind the box", { ...decimal({ answers: ["8"], pi: "multiple" }), answer_suffix: "π" }],
		[
			"a mistake that is one slip away",
			{ ...text({ answers: ["heptagon"] }), known_mistakes: [someMistake("hectagon")] },
		],
	])("may have %s", (_, changes) => {
		expect(faultsOf(exampleFillOne(changes))).toEqual([]);
	});
});

describe("a FILL_MULTIPLE question", () => {
	const [quotient, rest] = exampleFillMultiple().blanks as [Blank, Blank];
	const at = (answer: string, part: string) => someMistake(answer, { part });
	test.each<[string, Partial<FillMultipleQuestion>, string]>([
		["one box", { blanks: [quotient], prompt: "It is [[quotient]]." }, "blanks: too-few-parts"],
		["two boxes of one name", { blanks: [quotient, rest, rest] }, "blanks: repeated-id"],
		["a box without a place", { prompt: "It is [[quotient]]." }, "prompt: blank-without-place"],
		[
			"a box with two places",
			{ prompt: "It is [[quotient]] [[rest]] [[rest]]." },
			"prompt: blank-without-place",
		],
		["a place without a box", { prompt: "[[quotient]] [[rest]] [[more]]" }, "prompt: place-without-blank"],
		["a place that is none", { prompt: "[[quotient]] [[rest]] [[More!]]" }, "prompt: place-without-blank"],
		["a place in a formula", { prompt: "$x = [[quotient]]$ [[rest]]" }, "prompt: place-in-formula"],
		[
			"an unreadable key",
			{ blanks: [quotient, { ...rest, key: { answers: ["two"] } }] },
			"blanks[1].key.answers: key-unreadable",
		],
		[
			"a key that fails its own grader",
			{ blanks: [quotient, { ...rest, key: { answers: ["2.5"] } }] },
			"blanks[1].key.answers: key-unlike-type",
		],
		["boxes of the prompt in any order", { is_any_order: true }, "is_any_order: blank-without-place"],
		["boxes of the prompt to be added", { initial_count: 1 }, "initial_count: initial-count"],
		[
			"a mistake at no box",
			{ known_mistakes: [at("5", "more")] },
			"known_mistakes[0].part: mistake-unreadable",
		],
		[
			"a mistake that is right there",
			{ known_mistakes: [at("3", "quotient")] },
			"known_mistakes[0].answer: mistake-equals-key",
		],
		[
			"a mistake of all boxes that is right in one",
			{ known_mistakes: [someMistake("2")] },
			"known_mistakes[0].answer: mistake-equals-key",
		],
		[
			"an unreadable mistake of all boxes",
			{ known_mistakes: [someMistake("x")] },
			"known_mistakes[0].answer: mistake-unreadable",
		],
	])("with %s has that fault", (_, changes, fault) => {
		expect(faultsOf(exampleFillMultiple({ known_mistakes: [], ...changes }))).toContain(fault);
	});
	test("a fault of a mistake in all boxes is reported once", () => {
		expect(faultsOf(exampleFillMultiple({ known_mistakes: [someMistake("x")] }))).toHaveLength(1);
	});
	test("a mistake may be right in another box", () => {
		expect(faultsOf(exampleFillMultiple({ known_mistakes: [at("2", "quotient")] }))).toEqual([]);
	});
});

test("a dollar amount before a box is not a formula", () => {
	const { prompt } = exampleFillMultiple();
	expect(faultsOf(exampleFillMultiple({ prompt: `It costs \\$5. ${prompt}` }))).toEqual([]);
});

describe("a FILL_MULTIPLE question in any order", () => {
	const list = exampleFillList();
	const changed = (blank: Partial<Blank>): Partial<FillMultipleQuestion> => ({
		blanks: list.blanks.map((each, place) => (place === 1 ? { ...each, ...blank } : each)),
	});
	test.each<[string, Partial<FillMultipleQuestion>, string]>([
		["two equal answers", changed({ key: { answers: ["4"] } }), "blanks[2].key: equal-keys"],
		["answers equal in value", changed({ key: { answers: ["4.0"] } }), "blanks[2].key: equal-keys"],
		["boxes of two types", changed({ answer_type: "FLOAT" }), "blanks[1]: unequal-blanks"],
		["boxes with two suffixes", changed({ answer_suffix: "cm" }), "blanks[1]: unequal-blanks"],
		[
			"a tolerance",
			changed({ key: { answers: ["2"], tolerance: "1" } }),
			"blanks[1].key.tolerance: bad-tolerance",
		],
		["no box at first", { initial_count: 0 }, "initial_count: initial-count"],
		["more boxes at first than there are", { initial_count: 5 }, "initial_count: initial-count"],
		["half a box at first", { initial_count: 1.5 }, "initial_count: initial-count"],
		[
			"a mistake that is one of the answers",
			{ known_mistakes: [someMistake("8")] },
			"known_mistakes[0].answer: mistake-equals-key",
		],
		[
			"a mistake about one box",
			{ known_mistakes: [someMistake("3", { part: "factor-1" })] },
			"known_mistakes[0].part: mistake-unreadable",
		],
		[
			"an unreadable mistake",
			{ known_mistakes: [someMistake("x")] },
			"known_mistakes[0].answer: mistake-unreadable",
		],
	])("with %s has that fault", (_, changes, fault) => {
		expect(faultsOf(exampleFillList({ known_mistakes: [], ...changes }))).toContain(fault);
	});
	test("may show all its boxes", () => {
		expect(faultsOf(exampleFillList({ initial_count: 4 }))).toEqual([]);
	});
});
