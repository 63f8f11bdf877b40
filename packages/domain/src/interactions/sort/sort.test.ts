import { describe, expect, test } from "vitest";
import { everyQuestion } from "../../examples/every-question.ts";
import { checkQuestion } from "../../question/checks/check-question.ts";
import type { LabeledInputQuestion, PictureLabel } from "../../question/question.ts";
import { madePicture } from "../interaction-kinds.ts";
import { binsOf, moved, put, type Sorted, takeOut } from "./sort.ts";

const bins = ["Less", "Equal", "Greater"];
const example = everyQuestion
	.map(({ question }) => question)
	.find((question): question is LabeledInputQuestion => question.interaction?.kind === "sort");
if (example === undefined) throw new Error("no example of cards to sort");
const sorting: LabeledInputQuestion = example;

describe("a card moved by bins", () => {
	test.each<[Sorted, card: string, by: number, Sorted]>([
		[{}, "a", 1, { a: "Less" }],

		[{}, "a", -1, { a: "Greater" }],
		[{ a: "Less" }, "a", 1, { a: "Equal" }],
		[{ a: "Less" }, "a", 10, { a: "Greater" }],
		[{ a: "Less" }, "a", -1, { a: "Less" }],
		[{ b: "Less" }, "a", 1, { a: "Less", b: "Less" }],
	])("%j: %s by %i", (sorted, card, by, expected) => {
		expect(moved(bins, sorted, card, by)).toEqual(expected);
	});
});

test("a card is put into any bin, and taken out again", () => {
	expect(takeOut(put({ a: "Less" }, "b", "Equal"), "a")).toEqual({ b: "Equal" });
});

test.each([
	[
		[
			["A", "B"],
			["A", "B"],
		],
		["A", "B"],
	],
	[
		[
			["A", "B"],
			["B", "A"],
		],
		null,
	],
	[[["A", "B"], null], null],
	[[], null],
])("labels with the choices %j have the bins %j", (choices, expected) => {
	expect(binsOf(choices.map((each) => ({ choices: each })))).toEqual(expected);
});

test("the sorted cards are drawn in their bins", () => {
	const answer_dict = { "card-1": "Less", "card-2": "Less", "card-3": "Equal" };
	const made = madePicture(sorting, { question_type: "LABELED_INPUT", answer_dict });
	expect(made?.alt).toBe("Less: 3/8, 2/3; Equal: 5/10; Greater: —");
});

describe("a question", () => {
	const faults = (labels: PictureLabel[]) =>
		checkQuestion({ ...sorting, labels, known_mistakes: [] }).map(({ detail }) => detail);
	test("whose cards share their bins is valid", () => {
		expect(faults(sorting.labels)).toEqual([]);
	});
	test("with other bins for one card, too few cards or a number to type is not", () => {
		const [first, ...others] = sorting.labels;
		if (first === undefined) throw new Error("no cards");
		expect(faults([{ ...first, choices: ["Less", "Greater"] }, ...others])).toEqual([""]);
		expect(faults(sorting.labels.slice(0, 2))).toEqual(["2"]);
		expect(faults([{ ...first, key: null }, ...others])).toEqual(["card-1"]);
	});
});
