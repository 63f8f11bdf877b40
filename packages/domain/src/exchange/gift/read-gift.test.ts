import { describe, expect, test } from "vitest";
import { checkQuestion } from "../../question/checks/check-question.ts";
import { outcomeOf } from "../exchange-note.ts";
import { readGift } from "./read-gift.ts";

function one(text: string) {
	const [item, ...others] = readGift(text);
	if (item === undefined) throw new Error("nothing was read");
	expect(others).toEqual([]);
	if (item.question !== null) expect(checkQuestion(item.question)).toEqual([]);
	return item;
}
const flags = (text: string) =>
	one(text)
		.notes.map(({ code, detail }) => (detail === "" ? code : `${code}: ${detail}`))
		.filter((code) => !code.startsWith("general-"));

describe("one question of each kind", () => {
	test.each<[string, string, object]>([
		[
			"a choice",
			"Red?{=yes ~no}",
			{ question_type: "SELECT_ONE", options: [{ label: "yes" }, { label: "no" }], key: { option_id: "a" } },
		],
		[
			"a gap in the text",
			"It is {~one =two} now.",
			{ prompt: "It is \\_\\_\\_\\_ now.", key: { option_id: "b" } },
		],
		[
			"true or false",
			"2 is even.{T}",
			{ options: [{ label: "True" }, { label: "False" }], key: { option_id: "a" } },
		],
		[
			"weights that share the whole",
			"Even?{~%50%2 ~%50%4 ~%-100%5}",
			{ question_type: "SELECT_ALL", key: { option_ids: ["a", "b"] } },
		],
		[
			"short answers",
			"Say one.{=one =an apple}",
			{ question_type: "FILL_ONE", answer_type: "STRING", key: { answers: ["one", "an apple"] } },
		],
		[
			"a fraction as a short answer",
			"Half of it?{=1/2}",
			{ answer_type: "SIMPLE_FRACTION", key: { answers: ["1/2"] } },
		],
		["a number", "How many?{#12}", { answer_type: "INTEGER", key: { answers: ["12"] } }],
		[
			"a number with a tolerance",
			"Pi?{#3.1415:0.0005}",
			{ answer_type: "FLOAT", key: { answers: ["3.1415"], tolerance: "0.0005" } },
		],
		[
			"a range",
			"Pi?{#3.141..3.142}",
			{ answer_type: "FLOAT", key: { answers: ["3.1415"], tolerance: "0.0005" } },
		],
		["a range below zero", "Which?{#-3.142..-3.141}", { key: { answers: ["-3.1415"], tolerance: "0.0005" } }],
		[
			"pairs",
			"Match.{=1+1 -> two =2+2 -> four = -> six}",
			{
				question_type: "MATCH_THE_FOLLOWING",
				right_options: [{ label: "two" }, { label: "four" }, { label: "six" }],
			},
		],
		[
			"an essay with a model answer",
			"Why?{####Because it is so.}",
			{ question_type: "VERIFY_WITH_LLM", key: { sample_answer: "Because it is so." } },
		],
		[
			"HTML",
			"[html]<p>Is <b>this</b> <script>alert(1)</script>it&#63;</p>{T}",
			{ prompt: "Is **this** it?" },
		],
		[
			"formulas",
			"[markdown]What is $$\\frac\\{1\\}\\{2\\}$$ of \\$4?{#2}",
			{ prompt: "What is $\\frac{1}{2}$ of \\$4?" },
		],
	])("%s", (_, text, question) => {
		expect(one(text).question).toMatchObject(question);
	});

	test("a wrong choice with feedback is a known mistake; general feedback explains", () => {
		expect(one("Red?{=yes ~no#Look again.####It is red.}").question).toMatchObject({
			explanation: "It is red.",
			known_mistakes: [{ answer: "b", feedback: "Look again." }],
		});
	});
});

describe("notes", () => {
	test.each([
		["half the credit", "Which?{~%50%half =whole ~none}", ["partial-credit: half"]],
		["several whole ones among others", "Which?{=a =b ~c}", ["several-right"]],
		["a star", "Which?{=frog =%0%*#No.}", ["catch-all-left-out: *"]],
		["a picture", '[html]What is <img src\\="a.png" alt\\="a bee">?{=bee}', ["picture-left-out: a bee"]],
	])("%s", (_, text, codes) => {
		expect(flags(text)).toEqual(codes);
		expect(outcomeOf(one(text).notes)).toBe("flagged");
	});

	test.each([
		["a text that asks nothing", "You may use a pencil.", "no-answer"],
		["an essay without a model answer", "Why?{}", "no-model-answer"],
		["a choice without a right one", "Which?{~a ~b}", "no-right-answer"],
		["a number that is none", "Which?{#many}", "no-right-answer"],
		["one right side for two", "Match.{=a -> x =b -> x}", "not-supported: one answer for several pairs"],
	])("%s cannot come in", (_, text, code) => {
		expect(one(text).question).toBeNull();
		expect(flags(text)).toContain(code);
	});
});

test("a file: comments, tags, categories, names, escaped signs, empty lines within braces", () => {
	const items = readGift(
		[
			"$CATEGORY: $course$/top/Sums of ten",
			"// [id:7] [tag:easy] [tag:skill\\:x]",
			"::Name \\: one::What is 2 \\= 2 \\{really\\}? {",
			"",
			"=yes",
			"~no",
			"}",
			"",
			"// alone",
			"",
			"$CATEGORY: Others",
			"",
			"What is 3+3?{#6}",
		].join("\r\n"),
	);
	expect(items).toMatchObject([
		{
			name: "Name : one",
			filing: { tags: ["Sums of ten", "easy"], skill_id: "x" },
			question: { prompt: "What is 2 = 2 \\{really\\}?" },
		},
		{ name: "What is 3+3?", filing: { tags: ["Others"] } },
	]);
});

test("endless and broken files are read quickly", () => {
	// In processor time: other work on the machine does not count.
	const begun = process.cpuUsage();
	for (const text of [
		"{".repeat(200_000),
		"a{=\n\n".repeat(20_000),
		"::".repeat(100_000),
		"\\".repeat(200_000),
		`x{${"~%".repeat(90_000)}}`,
	])
		expect(Array.isArray(readGift(text))).toBe(true);
	expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(10_000);
});
