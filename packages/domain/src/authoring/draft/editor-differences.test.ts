import { describe, expect, test } from "vitest";
import { exampleFillOne } from "../../examples/questions.ts";
import { differencesOf, piecesOf } from "./editor-differences.ts";

const filed = (changes: Parameters<typeof exampleFillOne>[0] = {}) => ({
	question: exampleFillOne(changes),
	skill_id: "add-within-100",
	difficulty: 2,
	tags: ["sums"],
});

describe("differences of two versions", () => {
	test("there are none between a version and itself", () => {
		expect(differencesOf(filed(), filed())).toEqual([]);
	});

	test("lists each field that differs, in the order of a question", () => {
		const after = { ...filed({ prompt: "Quite another question?" }), difficulty: 3, tags: ["sums", "easy"] };
		expect(differencesOf(filed(), after).map(({ field }) => field)).toEqual(["prompt", "difficulty", "tags"]);
	});

	test("an added hint is added as a whole", () => {
		const before = filed({ hints: ["One.", "Two."] });
		const after = filed({ hints: ["One.", "Two.", "Three."] });
		expect(differencesOf(before, after)).toEqual([
			{ field: "hints[2]", pieces: [{ kind: "added", text: "Three." }] },
		]);
	});
});

describe("words of two texts", () => {
	test("words of both appear once", () => {
		expect(piecesOf("How many apples are left?", "How many red pears are left?")).toEqual([
			{ kind: "same", text: "How many " },
			{ kind: "removed", text: "apples " },
			{ kind: "added", text: "red pears " },
			{ kind: "same", text: "are left?" },
		]);
	});

	test("the pieces of each side join to its text", () => {
		const [before, after] = ["a b c d e", "b x d e f g"];
		const side = (kind: string) =>
			piecesOf(before, after)
				.filter((piece) => piece.kind !== kind)
				.map(({ text }) => text)
				.map((text) => text.trim())
				.join(" ");
		expect(side("added")).toBe(before);
		expect(side("removed")).toBe(after);
	});

	test("very long texts are compared as a whole", () => {
		const long = "word ".repeat(2000);
		expect(piecesOf(long, `${long}end`)).toHaveLength(2);
	});
});
