import { describe, expect, test } from "vitest";
import { exampleSelectAll } from "../../examples/questions.ts";
import type { SelectAllQuestion } from "../../question/question.ts";
import { gradeAnswer } from "../grade-answer.ts";
import { sayGrade } from "../testing/say-grade.ts";

/** "ace" ticks the options a, c and e. */
const grade = (ticks: string, changes: Partial<SelectAllQuestion> = {}) =>
	gradeAnswer(exampleSelectAll(changes), { question_type: "SELECT_ALL", option_ids: [...ticks] });
const say = (ticks: string, changes: Partial<SelectAllQuestion> = {}) => sayGrade(grade(ticks, changes));

describe("exactly the right set, in any order", () => {
	test.each(["ace", "aec", "cae", "cea", "eac", "eca", "aacee"])("%s", (ticks) => {
		expect(say(ticks)).toBe("correct");
	});
	test.each([
		["a", "incorrect"],
		["ac", "incorrect"],
		["d", "incorrect"],
		["acde", "incorrect"],
		["acd", "incorrect"],
		["abcde", "incorrect: near-a-multiple"],
		["b", "incorrect: near-a-multiple"],
	])("%s is %s", (ticks, expected) => {
		expect(say(ticks)).toBe(expected);
	});
});

describe("chosen options are confirmed if all of them are right, and none is told apart otherwise", () => {
	test.each([
		["a", { ids: ["a"], total: 1 }],
		["ac", { ids: ["a", "c"], total: 2 }],
		["d", null],
		["acde", null],
	])("%s", (ticks, right_parts) => {
		expect(grade(ticks)).toMatchObject({ verdict: "incorrect", right_parts });
	});
});

describe("the wrong number of options gets a free retry only if the page gave the number", () => {
	test.each([
		["a", "wrong-count"],
		["ac", "wrong-count"],
		["bd", "wrong-count"],
		["abcd", "wrong-count"],
	])("%s: %s", (ticks, reason) => {
		expect(say(ticks, { answer_count: 3 })).toBe(`unreadable: ${reason}`);
		expect(say(ticks)).toMatch(/^incorrect/);
	});
	test("the right number of wrong ticks is incorrect", () => {
		expect(say("acd", { answer_count: 3 })).toBe("incorrect");
		expect(say("ace", { answer_count: 3 })).toBe("correct");
	});
});

describe('"none of these" with another option is reported and gets a free retry', () => {
	const none = { none_option_id: "d" };
	test.each([
		["d", none, "incorrect"],
		["ad", none, "unreadable: none-with-others"],
		["aced", none, "unreadable: none-with-others"],
		["ace", none, "correct"],
		["d", { ...none, key: { option_ids: ["d"] } }, "correct"],
		["ad", { ...none, key: { option_ids: ["d"] } }, "unreadable: none-with-others"],
		["ad", { ...none, answer_count: 3 }, "unreadable: none-with-others"],
	])("%s with %o: %s", (ticks, changes, expected) => {
		expect(say(ticks, changes)).toBe(expected);
	});
});

describe("nothing ticked and unknown ids are unreadable", () => {
	test.each([
		["", "nothing-chosen"],
		["z", "unknown-option"],
		["acez", "unknown-option"],
		["aaccee", "unknown-option"],
	])("%j: %s", (ticks, reason) => {
		expect(say(ticks)).toBe(`unreadable: ${reason}`);
	});
	test.each(["__proto__", "constructor", "toString", "a c e"])("%j", (id) => {
		const answer = { question_type: "SELECT_ALL" as const, option_ids: ["a", id] };
		expect(sayGrade(gradeAnswer(exampleSelectAll(), answer))).toBe("unreadable: unknown-option");
	});
});

test.each([
	["abd", "b"],
	["ab", "b"],
	["abce", "b"],
	["b", undefined],
	["acd", undefined],
])(
	"a mistake of %s is about %s, if several options are chosen and nothing missed is told",
	(ticks, option) => {
		const known_mistakes = [
			{ id: "near-a-multiple", answer: "b", feedback: "Nearly." },
			{ id: "forgot-the-last", answer: "e", feedback: "Look again." },
		];
		const given = grade(ticks, { known_mistakes });
		expect("mistaken_option" in given ? given.mistaken_option : undefined).toBe(option);
	},
);

test("the same wrong set has one spelling", () => {
	expect(grade("da")).toEqual(grade("add"));
	expect(grade("da")).toMatchObject({ answer_read: "a d", right_parts: null });
});

test("a mistake is one option wrongly selected or left out", () => {
	const known_mistakes = [{ id: "forgot-itself", answer: "e", feedback: "Look at the last one." }];
	expect(say("ac", { known_mistakes })).toBe("incorrect: forgot-itself");
	expect(say("abce", { known_mistakes })).toBe("incorrect");
});

test("beside a wrong choice nothing is said of what is missing", () => {
	const known_mistakes = [
		{ id: "missed-a-true-one", answer: "e", feedback: "One of the others is true as well." },
	];
	expect(say("acd", { known_mistakes })).toBe("incorrect");
	expect(say("d", { known_mistakes })).toBe("incorrect");
	expect(say("ac", { known_mistakes })).toBe("incorrect: missed-a-true-one");
	const both = [...known_mistakes, { id: "near-a-multiple", answer: "b", feedback: "Nearly." }];
	expect(say("abd", { known_mistakes: both })).toBe("incorrect: near-a-multiple");
});
