import { expect, test } from "vitest";
import { exampleFillOne, exampleSelectOne } from "../../examples/questions.ts";
import { adviseAuthor } from "./advise-author.ts";

const named = (question: Parameters<typeof adviseAuthor>[0]) =>
	adviseAuthor(question).map(({ field, advice }) => `${field}: ${advice}`);

test("a good question needs no advice", () => {
	expect(named(exampleSelectOne())).toEqual([]);
});

test.each([
	[exampleFillOne({ known_mistakes: [] }), "known_mistakes: no-known-mistakes"],
	[exampleFillOne({ prompt: "word ".repeat(81) }), "prompt: long-prompt"],
	[exampleFillOne({ explanation: "Just add." }), "explanation: short-explanation"],
	[exampleFillOne({ hints: ["Look again.", "Look  again."] }), "hints: hints-alike"],
])("%#: %s", (question, expected) => {
	expect(named(question)).toContain(expected);
});

test("options that reveal the answer", () => {
	const options = [
		{ id: "a", label: "the sum of the two numbers that stand at the top" },
		{ id: "b", label: "the product" },
		{ id: "c", label: "None of the above" },
	];
	const question = exampleSelectOne({ options, key: { option_id: "a" }, known_mistakes: [] });
	expect(named(question)).toEqual(
		expect.arrayContaining(["options: all-of-the-above", "options: longest-option-is-right"]),
	);
});

test("a blank explanation is a fault, and not called short too", () => {
	expect(named(exampleFillOne({ explanation: " " }))).not.toContain("explanation: short-explanation");
});
