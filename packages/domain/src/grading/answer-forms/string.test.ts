import { describe, expect, test } from "vitest";
import { exampleFillOne } from "../../examples/questions.ts";
import { gradeAnswer } from "../grade-answer.ts";
import { sayEntry, sayGrade } from "../testing/say-grade.ts";

const say = (answers: string[], text: string) => sayEntry("STRING", { answers }, text);
const triangle = ["isosceles", "isosceles triangle"];

describe("case, blanks and invisible marks do not count", () => {
	test.each([
		"isosceles",
		"Isosceles",
		"ISOSCELES",
		"  isosceles  ",
		"isosceles\t",
		"isosceles\u00a0",
		"\u200bisosceles",
		"isosceles triangle",
		"Isosceles   Triangle",
		"\uff49sosceles",
	])("%j", (text) => {
		expect(say(triangle, text)).toBe("correct");
	});
});

describe("another word is incorrect", () => {
	test.each(["scalene", "triangle", "isosceles square", "iso", "i", "5", "isosceles isosceles"])(
		"%j",
		(text) => {
			expect(say(triangle, text)).toBe("incorrect");
		},
	);
});

describe("nothing is unreadable", () => {
	test.each([
		["", "empty"],
		["   ", "empty"],
		["\u200b\u00a0", "empty"],
		["x".repeat(201), "too-long"],
	])("%j: %s", (text, reason) => {
		expect(say(triangle, text)).toBe(`unreadable: ${reason}`);
	});
});

describe("accents are kept, however they are written", () => {
	test.each([
		["caf\u00e9", "cafe\u0301", "correct"],
		["cafe\u0301", "CAF\u00c9", "correct"],
		["caf\u00e9", "cafe", "incorrect"],
		["r\u00e9sum\u00e9", "resum\u00e9", "wrong form: check-spelling"],
	])("key %s, entry %s: %s", (key, text, expected) => {
		expect(say([key], text)).toBe(expected);
	});
});

describe("one typo in a word of six letters or more asks to check the spelling", () => {
	test.each([
		["hexagon", "hexagn", "a letter missing"],
		["hexagon", "hexxagon", "a letter too many"],
		["hexagon", "hexegon", "another letter"],
		["hexagon", "hexgaon", "two neighbours swapped"],
		["hexagon", "exagon", "the first letter missing"],
		["hexagon", "hexago", "the last letter missing"],
		["hexagon", "hexagons", "an s behind it"],
		["HEXAGON", "hexagn", "in any case"],
		["right triangle", "right triangel", "in the second word"],
		["twenty-three", "twenty three", "a blank for a hyphen"],
		["twenty-three", "twentythree", "no hyphen"],
		["twenty-three", "twenty-thre", "no slip", "incorrect"],
		["twenty-three", "twinty-three", "in one part of a word with a hyphen"],
		["right angle", "rightangle", "no blank"],
		["rectangle", "rect angle", "a blank too many"],
	])("%s as %s: %s", (key, text, _, expected = "wrong form: check-spelling") => {
		expect(say([key], text)).toBe(expected);
	});
});

describe("but not if another letter makes another word", () => {
	test.each([
		["cube", "cub"],
		["cube", "tube"],
		["three", "thre"],
		["acute", "cute"],
		["hexagon", "hexgn"],
		["hexagon", "hexogen"],
		["hexagon", "pentagon"],
		["right triangle", "rihgt triangel"],
		["triangle", "triangle abc"],
		["123456", "123457"],
		["a1b2c3", "a1b2c4"],
		["a b", "ab"],
	])("%s as %s", (key, text) => {
		expect(say([key], text)).toBe("incorrect");
	});
	test("and a known mistake wins over a typo", () => {
		const question = exampleFillOne({
			answer_type: "STRING",
			key: { answers: ["heptagon"] },
			known_mistakes: [{ id: "six-sides", answer: "hectagon", feedback: "Count the sides once more." }],
		});
		const grade = gradeAnswer(question, { question_type: "FILL_ONE", text: " Hectagon " });
		expect(sayGrade(grade)).toBe("incorrect: six-sides");
	});
});

describe("where the author says that case counts", () => {
	const cased = (key: string, text: string) =>
		sayEntry("STRING", { answers: [key], is_case_sensitive: true }, text);
	test.each([
		["cm", "cm", "correct"],
		["cm", "CM", "incorrect"],
		["cm", "Cm", "incorrect"],
		["cm", "  cm ", "correct"],
		["Monday", "Monday", "correct"],
		["Monday", "monday", "wrong form: check-spelling"],
		["Monday", "Munday", "wrong form: check-spelling"],
	])("key %s, entry %s: %s", (key, text, expected) => {
		expect(cased(key, text)).toBe(expected);
	});
});

describe("several texts with commas, pairs and formulas: a blank beside a sign does not count", () => {
	test.each([
		["(3, 4)", "(3,4)", "correct"],
		["(3, 4)", "( 3 , 4 )", "correct"],
		["(3,4)", "(3, 4)", "correct"],
		["(3, 4)", "(4, 3)", "incorrect"],
		["(3, 4)", "3, 4", "incorrect"],
		["red, green, blue", "red,green,blue", "correct"],
		["red, green, blue", "red, green", "incorrect"],
		["2x + 3", "2x+3", "correct"],
		["2x + 3", "2X + 3", "correct"],
		["2x + 3", "2x + 4", "incorrect"],
		["3:40", "3 : 40", "correct"],
		["3:40", "3.40", "incorrect"],
		["-5", "\u22125", "correct"],
		["x = 5", "x=5", "correct"],
		["x > 5", "x>5", "correct"],
		["x > 5", "x<5", "incorrect"],
		["12 34", "1234", "incorrect"],
		["it's", "it\u2019s", "correct"],
	])("key %s, entry %s: %s", (key, text, expected) => {
		expect(say([key], text)).toBe(expected);
	});
});

describe("words that the page prints beside the box may be repeated", () => {
	test.each([
		["isosceles", "isosceles triangle", { answer_suffix: "triangle" }, "correct"],
		["isosceles", "Isosceles  Triangle", { answer_suffix: "triangle" }, "correct"],
		["isosceles", "isosceles", { answer_suffix: "triangle" }, "correct"],
		["isosceles triangle", "isosceles", { answer_suffix: "triangle" }, "correct"],
		["square", "a square", { answer_prefix: "a" }, "correct"],
		["acute", "cute", { answer_prefix: "a" }, "incorrect"],
		["triangle", "triangle", { answer_suffix: "triangle" }, "correct"],
		["isosceles", "isosceles square", { answer_suffix: "triangle" }, "incorrect"],
	])("key %s, entry %s, %o: %s", (key, text, printed, expected) => {
		expect(sayEntry("STRING", key, text, printed)).toBe(expected);
	});
});
